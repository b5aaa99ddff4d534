import { policyByPermission } from '../../kit/records/policy.ts'

/** A supplier's commission is a price. */
export const policy = policyByPermission('suppliers', { hide: { commissionBps: 'pricing:read' } })
