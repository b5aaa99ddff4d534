import { resources } from '@sojourn/contract'
import { completedBy, completenessOf } from '@sojourn/contract/completeness'
import type { MediaRef } from '@sojourn/contract/kit/values'
import { addPlaces } from '../../kit/list/row-places.ts'
import { addNames } from '../../kit/list/row-names.ts'
import type { ServedResource } from '../../kit/records/served-resource.ts'
import { addUses } from '../itineraries/count-uses.ts'
import { copyingTranslations } from '../translations/copy-translations.ts'
import { policy } from './policy.ts'

export const accommodations: ServedResource = {
  definition: resources.accommodation,
  policy,
  onSave: copyingTranslations('accommodation'),
  detail: `r.location->>'label'`,
  derive: async (_ctx, rows, wants) =>
    wants('completeness') ? rows.map((row) => ({ ...row, completeness: completenessOf('accommodation', row) })) : rows,
  derivedFrom: {
    completeness: completedBy('accommodation'),
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
    return addUses(ctx, 'accommodation', addPlaces(named))
  },
  imagesOf: (row) => row.media as MediaRef[],
}
