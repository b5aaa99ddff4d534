import { resources } from '@sojourn/contract'
import { completedBy, completenessOf } from '@sojourn/contract/completeness'
import type { MediaRef } from '@sojourn/contract/kit/values'
import { addPlaces } from '../../kit/list/row-places.ts'
import { addNames } from '../../kit/list/row-names.ts'
import type { ServedResource } from '../../kit/records/served-resource.ts'
import { addUses } from '../itineraries/count-uses.ts'
import { copyingTranslations } from '../translations/copy-translations.ts'
import { policy } from './policy.ts'

export const excursions: ServedResource = {
  definition: resources.excursion,
  policy,
  onSave: copyingTranslations('excursion'),
  detail: `r.location->>'label'`,
  derive: async (_ctx, rows, wants) =>
    wants('completeness') ? rows.map((row) => ({ ...row, completeness: completenessOf('excursion', row) })) : rows,
  derivedFrom: {
    completeness: completedBy('excursion'),
    thumbnail: ['media'],
    place: ['location'],
    destinationName: ['destination'],
    supplierName: ['supplier'],
  },
  deriveInLists: async (ctx, rows) => {
    const named = await addNames(ctx, rows, {
      destinationName: ['destination', 'destination'],
      supplierName: ['supplier', 'supplier'],
    })
    return addUses(ctx, 'excursion', addPlaces(named))
  },
  imagesOf: (row) => row.media as MediaRef[],
}
