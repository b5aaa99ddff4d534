import { type Actor, may } from '../../kit/actor.ts'
import { type Policy, policyByPermission } from '../../kit/records/policy.ts'

const common = policyByPermission('payables', { hide: { supplier: 'suppliers:read' } })
const mayReadPrices = (actor: Actor): boolean => may(actor, 'pricing:read')

/** A payable is made of net prices: an API key with a scope for it needs the scope for prices too. */
export const policy: Policy = {
  ...common,
  read: (actor) => mayReadPrices(actor) && common.read(actor),
  create: (actor) => mayReadPrices(actor) && common.create(actor),
  update: (actor) => mayReadPrices(actor) && common.update(actor),
  remove: (actor) => mayReadPrices(actor) && common.remove(actor),
}
