import { policyByPermission } from '../../kit/records/policy.ts'

/** A payable is made of a supplier and net prices: an API key with a scope for it needs the scopes for both too. */
export const policy = policyByPermission('payables', { needs: ['pricing:read', 'suppliers:read'] })
