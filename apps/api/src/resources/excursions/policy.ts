import { type Policy, policyByPermission } from '../../kit/records/policy.ts'

export const policy: Policy = {
  ...policyByPermission('excursions'),
  prices: { fields: ['priceFrom', 'priceFromUnit'] },
}
