import type { resources } from '@sojourn/contract'
import type { faq } from '@sojourn/contract/resources/faq'
import type { tenant } from '@sojourn/contract/resources/tenant'
import type { user } from '@sojourn/contract/resources/user'
import { platformClient, resourceClient } from './resource-client.ts'

type Contract = typeof resources

/** The client of each resource, by its name in API paths. */
export const clients = {
  accommodations: resourceClient<Contract['accommodation']>('accommodations'),
  'company-pages': resourceClient<Contract['companyPage']>('company-pages'),
  contacts: resourceClient<Contract['contact']>('contacts'),
  destinations: resourceClient<Contract['destination']>('destinations'),
  'exchange-rates': resourceClient<Contract['exchangeRate']>('exchange-rates'),
  excursions: resourceClient<Contract['excursion']>('excursions'),
  guides: resourceClient<Contract['guide']>('guides'),
  invoices: resourceClient<Contract['invoice']>('invoices'),
  itineraries: resourceClient<Contract['itinerary']>('itineraries'),
  media: resourceClient<Contract['mediaItem']>('media'),
  'rate-sheets': resourceClient<Contract['rateSheet']>('rate-sheets'),
  payables: resourceClient<Contract['payable']>('payables'),
  payments: resourceClient<Contract['payment']>('payments'),
  snippets: resourceClient<Contract['snippet']>('snippets'),
  suppliers: resourceClient<Contract['supplier']>('suppliers'),
  support: resourceClient<Contract['supportRequest']>('support'),
  /** Itineraries without dates, which have their own list. */
  templates: resourceClient<Contract['itinerary']>('itineraries', {
    fixed: { template: 'true' },
    countedAs: 'templates',
  }),
  users: resourceClient<typeof user>('users', { hasBin: false }),
  /** The FAQs of the platform. */
  faqs: platformClient<typeof faq>('faqs', '/v1/dashboard/faqs', { hasBin: false }),
  /** All companies, for platform staff. */
  tenants: platformClient<typeof tenant>('tenants', '/v1/tenants'),
} satisfies Record<Contract[keyof Contract]['plural'] | 'templates' | 'users' | 'faqs' | 'tenants', unknown>
