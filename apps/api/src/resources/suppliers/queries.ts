import { resources } from '@sojourn/contract'
import type { ServedResource } from '../../kit/records/served-resource.ts'
import { addUses } from '../itineraries/count-uses.ts'
import { policy } from './policy.ts'

export const suppliers: ServedResource = {
  definition: resources.supplier,
  policy,
  detail: 'r.legal_name',
  deriveInLists: (ctx, rows) => addUses(ctx, 'supplier', rows),
}
