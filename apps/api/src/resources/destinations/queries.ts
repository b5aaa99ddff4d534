import { resources } from '@sojourn/contract'
import { completenessOf } from '@sojourn/contract/completeness'
import type { ServedResource } from '../../kit/records/served-resource.ts'
import { policy } from './policy.ts'

export const destinations: ServedResource = {
  definition: resources.destination,
  policy,
  detail: `r.location->>'region'`,
  derive: async (_ctx, rows) => rows.map((row) => ({ ...row, completeness: completenessOf('destination', row) })),
}
