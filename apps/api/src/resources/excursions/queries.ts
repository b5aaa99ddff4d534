import { resources } from '@sojourn/contract'
import { completenessOf } from '@sojourn/contract/completeness'
import type { ServedResource } from '../../kit/records/served-resource.ts'
import { policy } from './policy.ts'

export const excursions: ServedResource = {
  definition: resources.excursion,
  policy,
  detail: `r.location->>'label'`,
  derive: async (_ctx, rows) => rows.map((row) => ({ ...row, completeness: completenessOf('excursion', row) })),
}
