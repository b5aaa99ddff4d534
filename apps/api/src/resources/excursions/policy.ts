import { type Policy, policyByPermission } from '../../kit/records/policy.ts'

export const policy: Policy = {
  ...policyByPermission('excursions', { hide: { supplier: 'suppliers:read' } }),
  prices: { fields: ['priceFrom', 'priceFromUnit'] },
}
