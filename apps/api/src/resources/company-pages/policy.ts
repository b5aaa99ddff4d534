import { policyByPermission } from '../../kit/policy.ts'

export const policy = policyByPermission('company-pages')
