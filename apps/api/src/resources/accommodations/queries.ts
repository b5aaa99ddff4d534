import { resources } from '@sojourn/contract'
import { completenessOf } from '@sojourn/contract/completeness'
import type { MediaRef } from '@sojourn/contract/kit/values'
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
  derive: async (_ctx, rows) => rows.map((row) => ({ ...row, completeness: completenessOf('accommodation', row) })),
  deriveInLists: async (ctx, rows) => {
    const named = await addNames(ctx, rows, {
      destinationName: ['destination', 'destination'],
      supplierName: ['supplier', 'supplier'],
    })
    return addUses(ctx, 'accommodation', named)
  },
  imagesOf: (row) => row.media as MediaRef[],
}
