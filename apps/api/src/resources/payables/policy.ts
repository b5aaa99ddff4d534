import { type Actor, may } from '../../kit/actor.ts'
import { type Policy, policyByPermission } from '../../kit/records/policy.ts'

const common = policyByPermission('payables')
const mayReadCosts = (actor: Actor): boolean => may(actor, 'pricing:read') && may(actor, 'suppliers:read')

/** A payable shows a supplier and net prices, so an API key needs the scopes for both as well as its own. */
export const policy: Policy = {
  ...common,
  read: (actor) => mayReadCosts(actor) && common.read(actor),
  create: (actor) => mayReadCosts(actor) && common.create(actor),
  update: (actor) => mayReadCosts(actor) && common.update(actor),
  remove: (actor) => mayReadCosts(actor) && common.remove(actor),
}
