import { type Actor, may } from '../../kit/actor.ts'
import type { Grant } from '../../kit/grant.ts'
import { type Policy, policyByPermission } from '../../kit/records/policy.ts'

const common = policyByPermission('support')

/** Limits access to the requester, the company's Admins and the platform's staff, who visit as Admins. */
const mine = (actor: Actor, grant: Grant): Grant =>
  grant !== true || may(actor, 'support:all') ? grant : { sql: (bind) => `r.created_by = ${bind(actor.uuid)}` }

export const policy: Policy = {
  ...common,
  read: (actor) => mine(actor, common.read(actor)),
  update: (actor) => mine(actor, common.update(actor)),
  remove: (actor) => mine(actor, common.remove(actor)),
}
