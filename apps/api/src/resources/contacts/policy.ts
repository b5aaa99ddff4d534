import type { Permission } from '@sojourn/contract/access'
import { type Actor, may } from '../../kit/actor.ts'
import type { Grant, Sql } from '../../kit/grant.ts'
import { type Policy, policyByPermission } from '../../kit/records/policy.ts'
import { itineraries } from '../itineraries/queries.ts'

const common = policyByPermission('contacts')

/** Limits an Agent to the contacts they own and those of the itineraries they own or contribute to. */
const limitToOwn = (actor: Actor, grant: Grant, all: Permission): Grant => {
  if (grant !== true || may(actor, all)) return grant
  const itineraryGrant = itineraries.policy.update(actor)
  const ownItineraries = typeof itineraryGrant === 'object' ? itineraryGrant.among : undefined
  const ofItineraries: Sql = (bind) =>
    ownItineraries
      ? `union select l.contact from resource_links l
     where l.tenant = nullif(current_setting('app.tenant', true), '')::uuid and l.owner_resource = 'itinerary' and l.contact is not null
       and (l.path in ('client', 'agency') or l.path like 'travellers.%') and l.owner = any(array(${ownItineraries(bind)}))`
      : ''
  const among: Sql = (bind) =>
    `select own.uuid from search_terms own where own.tenant = nullif(current_setting('app.tenant', true), '')::uuid
       and own.shelf in ('contacts', 'contacts/bin') and own.term = ${bind(`=owner=${actor.uuid}`)}
     ${ofItineraries(bind)}`
  return { sql: (bind) => `r.uuid = any(array(${among(bind)}))`, among }
}

const update = (actor: Actor): Grant => limitToOwn(actor, common.update(actor), 'contacts:edit-all')

export const policy: Policy = {
  ...common,
  read: (actor) => limitToOwn(actor, common.read(actor), 'contacts:all'),
  // Adding a contact to an itinerary gives its owner access to the contact, so it needs more than read access.
  refer: (actor) => (may(actor, 'contacts:update') ? update(actor) : common.read(actor)),
  update,
  remove: (actor) => limitToOwn(actor, common.remove(actor), 'contacts:edit-all'),
  // Which passports an Agent may see depends on more than the record: `derive` removes the others.
  redact: (actor, contact) => (may(actor, 'contacts:passports') ? contact : { ...contact, passports: [] }),
}
