import type { resources } from '@sojourn/contract'
import type { faq } from '@sojourn/contract/resources/faq'
import type { tenant } from '@sojourn/contract/resources/tenant'
import type { user } from '@sojourn/contract/resources/user'
import { platformClient, resourceClient } from './resource-client.ts'

type Contract = typeof resources

/** The client of each resource, by what the addresses of the API call it. */
export const clients = {
  accommodations: resourceClient<Contract['accommodation']>('accommodations'),
  'company-pages': resourceClient<Contract['companyPage']>('company-pages'),
  contacts: resourceClient<Contract['contact']>('contacts'),
  destinations: resourceClient<Contract['destination']>('destinations'),
  excursions: resourceClient<Contract['excursion']>('excursions'),
  guides: resourceClient<Contract['guide']>('guides'),
  itineraries: resourceClient<Contract['itinerary']>('itineraries'),
  media: resourceClient<Contract['mediaItem']>('media'),
  suppliers: resourceClient<Contract['supplier']>('suppliers'),
  support: resourceClient<Contract['supportRequest']>('support'),
  /** Itineraries without dates, listed apart. */
  templates: resourceClient<Contract['itinerary']>('itineraries', {
    fixed: { template: 'true' },
    countedAs: 'templates',
  }),
  users: resourceClient<typeof user>('users', { hasBin: false }),
  /** The platform's questions and answers. */
  faqs: platformClient<typeof faq>('faqs', '/v1/dashboard/faqs', { hasBin: false }),
  /** Every company there is, for the platform's staff. */
  tenants: platformClient<typeof tenant>('tenants', '/v1/tenants'),
} satisfies Record<Contract[keyof Contract]['plural'] | 'templates' | 'users' | 'faqs' | 'tenants', unknown>
