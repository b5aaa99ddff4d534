import { type Policy, policyByPermission } from '../../kit/records/policy.ts'

export const policy: Policy = {
  ...policyByPermission('accommodations', { hide: { supplier: 'suppliers:read' } }),
  prices: { fields: ['priceFrom', 'priceFromUnit'] },
}
