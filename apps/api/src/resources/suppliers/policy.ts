import { may } from '../../kit/actor.ts'
import { type Policy, policyByPermission } from '../../kit/records/policy.ts'

const common = policyByPermission('suppliers')

/** Rates are net prices; who may change prices may change them, and nothing else, without being allowed to edit suppliers. */
export const policy: Policy = {
  ...common,
  prices: { fields: ['rates'] },
  hidden: (actor) => (may(actor, 'pricing:read') ? [] : ['rates', 'commissionBps']),
  redact: (actor, supplier) =>
    may(actor, 'pricing:read') ? supplier : { ...supplier, rates: [], commissionBps: null },
}
