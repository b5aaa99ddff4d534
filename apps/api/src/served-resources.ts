import type { resources } from '@sojourn/contract'
import type { Actor } from './kit/actor.ts'
import type { Deps } from './kit/deps.ts'
import type { Grant } from './kit/grant.ts'
import type { ServedResource } from './kit/records/served-resource.ts'
import { recordSql } from './kit/records/records.ts'
import type { Target } from './kit/target.ts'
import { accommodations } from './resources/accommodations/queries.ts'
import { companyPages } from './resources/company-pages/queries.ts'
import { contacts } from './resources/contacts/queries.ts'
import { destinations } from './resources/destinations/queries.ts'
import { exchangeRates } from './resources/exchange-rates/queries.ts'
import { excursions } from './resources/excursions/queries.ts'
import { guides } from './resources/guides/queries.ts'
import { invoices } from './resources/invoices/queries.ts'
import { itineraries } from './resources/itineraries/queries.ts'
import { media } from './resources/media/queries.ts'
import { rateSheets } from './resources/rate-sheets/queries.ts'
import { payables } from './resources/payables/queries.ts'
import { payments } from './resources/payments/queries.ts'
import { snippets } from './resources/snippets/queries.ts'
import { suppliers } from './resources/suppliers/queries.ts'
import { support } from './resources/support/queries.ts'
import { userTarget } from './resources/users/queries.ts'

/** Every resource of the contract as the API serves it. */
const served: Readonly<Record<keyof typeof resources, ServedResource>> = {
  accommodation: accommodations,
  companyPage: companyPages,
  contact: contacts,
  destination: destinations,
  exchangeRate: exchangeRates,
  excursion: excursions,
  guide: guides,
  invoice: invoices,
  itinerary: itineraries,
  mediaItem: media,
  rateSheet: rateSheets,
  payable: payables,
  payment: payments,
  snippet: snippets,
  supplier: suppliers,
  supportRequest: support,
}

/** Every resource that the API serves, as a list. */
export const servedResources = Object.values(served)

const targetOf = ({ definition, link }: ServedResource): Target => ({
  table: definition.table,
  key: 'uuid',
  link: link ?? definition.name.replaceAll('-', '_'),
  live: 'r.deleted_at is null',
  title: recordSql(definition).columnOf(definition.title),
  named: 'true',
})

const byName = new Map(servedResources.map((resource) => [resource.definition.name, resource]))

const readGrant = (name: string, actor: Actor): Grant =>
  name === 'user' || (byName.get(name)?.policy.read(actor) ?? false)

/** What the kit needs to know about all resources. Every member may see the other members of the company. */
export const registry: Pick<Deps, 'owners' | 'targets' | 'readGrant' | 'referGrant'> = {
  owners: servedResources.map(({ definition }) => definition),
  targets: new Map([
    ...servedResources.map((resource) => [resource.definition.name, targetOf(resource)] as const),
    ['user', userTarget],
  ]),
  readGrant,
  referGrant: (name, actor) => byName.get(name)?.policy.refer?.(actor) ?? readGrant(name, actor),
}
