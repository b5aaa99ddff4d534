import { resources } from '@sojourn/contract'
import { completedBy, completenessOf } from '@sojourn/contract/completeness'
import type { MediaRef } from '@sojourn/contract/kit/values'
import { addPlaces } from '../../kit/list/row-places.ts'
import { addNames } from '../../kit/list/row-names.ts'
import type { ServedResource } from '../../kit/records/served-resource.ts'
import { addUses } from '../itineraries/count-uses.ts'
import { copyingTranslations } from '../translations/copy-translations.ts'
import { policy } from './policy.ts'

export const destinations: ServedResource = {
  definition: resources.destination,
  policy,
  onSave: copyingTranslations('destination'),
  detail: `r.location->>'region'`,
  derive: async (_ctx, rows, wants) =>
    wants('completeness') ? rows.map((row) => ({ ...row, completeness: completenessOf('destination', row) })) : rows,
  derivedFrom: {
    completeness: completedBy('destination'),
    thumbnail: ['media'],
    place: ['location'],
    parentName: ['parent'],
  },
  deriveInLists: async (ctx, rows) => {
    const named = await addNames(ctx, rows, { parentName: ['parent', 'destination'] })
    return addUses(ctx, 'destination', addPlaces(named))
  },
  imagesOf: (row) => row.media as MediaRef[],
}
