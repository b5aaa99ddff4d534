import type { resources as contract } from '@sojourn/contract'
import { accommodationResource } from '../features/accommodations/accommodation-resource.ts'
import { companyPageResource } from '../features/company-pages/company-page-resource.ts'
import { contactResource } from '../features/contacts/contact-resource.ts'
import { destinationResource } from '../features/destinations/destination-resource.ts'
import { exchangeRateResource } from '../features/exchange-rates/exchange-rate-resource.ts'
import { excursionResource } from '../features/excursions/excursion-resource.ts'
import { faqResource } from '../features/faqs/faq-resource.ts'
import { guideResource } from '../features/guides/guide-resource.ts'
import { invoiceResource } from '../features/invoices/invoice-resource.ts'
import { itineraryResource } from '../features/itineraries/itinerary-resource.ts'
import { templateResource } from '../features/itineraries/template-resource.ts'
import { mediaItemResource } from '../features/media/media-item-resource.ts'
import { rateSheetResource } from '../features/rate-sheets/rate-sheet-resource.ts'
import { payableResource } from '../features/payables/payable-resource.ts'
import { paymentResource } from '../features/payments/payment-resource.ts'
import { snippetResource } from '../features/snippets/snippet-resource.ts'
import { supplierResource } from '../features/suppliers/supplier-resource.ts'
import { supportRequestResource } from '../features/support/support-request-resource.ts'
import { tenantResource } from '../features/tenants/tenant-resource.ts'
import { userResource } from '../features/users/user-resource.ts'
import { registerResources, type WebResource } from '../data/web-resource.ts'

type Contract = typeof contract

/** Every resource of the contract must be here, with the same name; others may be added. */
type Registry = { [Name in keyof Contract]: WebResource<Contract[Name]> } & Readonly<Record<string, WebResource>>

/** Features may not import the editor, so it is added here. */
const editor = () => import('../editor/editor-page.tsx')

/** All resources of the web app. The sidebar shows them in this order, which is that of their use. */
const registry: Registry = {
  itinerary: {
    ...itineraryResource,
    pages: { ...itineraryResource.pages, record: async () => ({ RecordPage: (await editor()).ItineraryPage }) },
  },
  template: {
    ...templateResource,
    pages: { ...templateResource.pages, record: async () => ({ RecordPage: (await editor()).TemplatePage }) },
  },
  destination: destinationResource,
  accommodation: accommodationResource,
  excursion: excursionResource,
  mediaItem: mediaItemResource,
  contact: contactResource,
  guide: guideResource,
  snippet: snippetResource,
  supplier: supplierResource,
  exchangeRate: exchangeRateResource,
  rateSheet: rateSheetResource,
  invoice: invoiceResource,
  payment: paymentResource,
  payable: payableResource,
  companyPage: companyPageResource,
  user: userResource,
  supportRequest: supportRequestResource,
  tenant: tenantResource,
  faq: faqResource,
}

/** The same as an array. */
export const webResources: readonly WebResource[] = Object.values(registry)

registerResources(webResources)
