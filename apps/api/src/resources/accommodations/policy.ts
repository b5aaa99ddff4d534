import { type Policy, policyByPermission } from '../../kit/records/policy.ts'

export const policy: Policy = {
  ...policyByPermission('accommodations'),
  prices: { fields: ['priceFrom', 'priceFromUnit'] },
}
