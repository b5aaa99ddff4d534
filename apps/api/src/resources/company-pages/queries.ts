import { resources } from '@sojourn/contract'
import type { Noun } from '../../kit/noun.ts'
import { policy } from './policy.ts'

export const companyPages: Noun = { resource: resources.companyPage, policy, derive: async (_ctx, rows) => rows }
