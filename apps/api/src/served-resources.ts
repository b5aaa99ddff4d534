import type { Actor } from './kit/actor.ts'
import type { Grant } from './kit/records/policy.ts'
import { accommodations } from './resources/accommodations/queries.ts'
import { companyPages } from './resources/company-pages/queries.ts'
import { contacts } from './resources/contacts/queries.ts'
import { destinations } from './resources/destinations/queries.ts'
import { excursions } from './resources/excursions/queries.ts'
import { guides } from './resources/guides/queries.ts'
import { itineraries } from './resources/itineraries/queries.ts'
import { media } from './resources/media/queries.ts'
import { suppliers } from './resources/suppliers/queries.ts'
import { support } from './resources/support/queries.ts'

/** Every resource the api serves. */
export const servedResources = [
  accommodations,
  companyPages,
  contacts,
  destinations,
  excursions,
  guides,
  itineraries,
  media,
  suppliers,
  support,
]

/** Which records of a resource an actor may read. Colleagues are known to everybody in the company. */
export const readGrant = (name: string, actor: Actor): Grant =>
  name === 'user' ||
  (servedResources.find((resource) => resource.definition.name === name)?.policy.read(actor) ?? false)

/** Which records of a resource an actor may make others refer to. */
export const referGrant = (name: string, actor: Actor): Grant =>
  servedResources.find((resource) => resource.definition.name === name)?.policy.refer?.(actor) ?? readGrant(name, actor)
