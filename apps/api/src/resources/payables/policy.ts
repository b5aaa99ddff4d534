import { policyByPermission } from '../../kit/records/policy.ts'

/** A payable shows a supplier and net prices, so an API key needs the scopes for both as well as its own. */
export const policy = policyByPermission('payables', { needs: ['pricing:read', 'suppliers:read'] })
