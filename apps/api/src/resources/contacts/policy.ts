import { type Actor, may } from '../../kit/actor.ts'
import { type Grant, type Policy, policyByPermission } from '../../kit/policy.ts'

const common = policyByPermission('contacts')

/** An Agent sees the contacts they own and those of the trips they own or contribute to. */
const mine = (actor: Actor, grant: Grant): Grant => {
  if (grant !== true || may(actor, 'contacts:all')) return grant
  return (bind) => {
    const me = bind(actor.uuid)
    return `(r.owner = ${me} or exists (
      select from itineraries i where i.tenant = r.tenant and (i.client = r.uuid or i.agency = r.uuid or i.travellers @> jsonb_build_array(jsonb_build_object('contact', r.uuid)))
        and (i.owner = ${me} or i.contributors @> to_jsonb(${me}::text))))`
  }
}

export const policy: Policy = {
  ...common,
  read: (actor) => mine(actor, common.read(actor)),
  update: (actor) => mine(actor, common.update(actor)),
  remove: (actor) => mine(actor, common.remove(actor)),
  conceal: (actor, contact) => (may(actor, 'contacts:passports') ? contact : { ...contact, passports: [] }),
}
