import { resources } from '@sojourn/contract'
import type { Noun } from '../../kit/records/noun.ts'
import { policy } from './policy.ts'

export const suppliers: Noun = { resource: resources.supplier, policy, derive: async (_ctx, rows) => rows }
