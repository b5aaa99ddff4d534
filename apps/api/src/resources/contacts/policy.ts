import { type Actor, may } from '../../kit/actor.ts'
import { type Filter, type Grant, type Policy, policyByPermission } from '../../kit/policy.ts'
import { itineraries } from '../itineraries/queries.ts'

const common = policyByPermission('contacts')

/** An Agent sees the contacts they own and those of the trips they own or contribute to. */
const mine = (actor: Actor, grant: Grant): Grant => {
  if (grant !== true || may(actor, 'contacts:all')) return grant
  const trips = itineraries.policy.read(actor)
  const ownTrips = typeof trips === 'function' ? trips.among : undefined
  if (!ownTrips) return grant
  const among: Filter = (bind) =>
    `select own.uuid from search_terms own where own.tenant = nullif(current_setting('app.tenant', true), '')::uuid
       and own.shelf in ('contacts', 'contacts/bin') and own.term = ${bind(`=owner=${actor.uuid}`)}
     union select l.contact from resource_links l
     where l.tenant = nullif(current_setting('app.tenant', true), '')::uuid and l.owner_resource = 'itinerary' and l.contact is not null
       and (l.path in ('client', 'agency') or l.path like 'travellers.%') and l.owner = any(array(${ownTrips(bind)}))`
  return Object.assign((bind: (value: unknown) => string) => `r.uuid = any(array(${among(bind)}))`, { among })
}

export const policy: Policy = {
  ...common,
  read: (actor) => mine(actor, common.read(actor)),
  update: (actor) => mine(actor, common.update(actor)),
  remove: (actor) => mine(actor, common.remove(actor)),
  conceal: (actor, contact) => (may(actor, 'contacts:passports') ? contact : { ...contact, passports: [] }),
}
