import { policyByPermission } from '../../kit/records/policy.ts'

export const policy = policyByPermission('snippets')
