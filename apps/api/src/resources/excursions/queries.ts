import { resources } from '@sojourn/contract'
import { completenessOf } from '@sojourn/contract/completeness'
import type { Noun } from '../../kit/records/served-resource.ts'
import { policy } from './policy.ts'

export const excursions: Noun = {
  resource: resources.excursion,
  policy,
  derive: async (_ctx, rows) => rows.map((row) => ({ ...row, completeness: completenessOf('excursion', row) })),
}
