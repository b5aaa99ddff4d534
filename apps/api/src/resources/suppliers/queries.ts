import { resources } from '@sojourn/contract'
import type { Noun } from '../../kit/records/served-resource.ts'
import { policy } from './policy.ts'

export const suppliers: Noun = { resource: resources.supplier, policy, derive: async (_ctx, rows) => rows }
