import { resources } from '@sojourn/contract'
import type { Noun } from '../../kit/records/served-resource.ts'
import { policy } from './policy.ts'

export const guides: Noun = { resource: resources.guide, policy, derive: async (_ctx, rows) => rows }
