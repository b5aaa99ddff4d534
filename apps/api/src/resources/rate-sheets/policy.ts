import { policyByPermission } from '../../kit/records/policy.ts'

/** A rate sheet is nothing but prices: an API key with a scope for it needs the scope for prices too. */
export const policy = policyByPermission('rate-sheets', {
  hide: { supplier: 'suppliers:read' },
  needs: ['pricing:read'],
})
