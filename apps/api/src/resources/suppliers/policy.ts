import { may } from '../../kit/actor.ts'
import { type Policy, policyByPermission } from '../../kit/records/policy.ts'

const common = policyByPermission('suppliers')

/** Rates are net prices: users who may change prices but not edit suppliers may change the rates only. */
export const policy: Policy = {
  ...common,
  prices: { fields: ['rates'] },
  hidden: (actor) => (may(actor, 'pricing:read') ? [] : ['rates', 'commissionBps']),
  redact: (actor, supplier) =>
    may(actor, 'pricing:read') ? supplier : { ...supplier, rates: [], commissionBps: null },
}
