import { resources } from '@sojourn/contract'
import type { ServedResource } from '../../kit/records/served-resource.ts'
import { policy } from './policy.ts'

export const snippets: ServedResource = { definition: resources.snippet, policy }
