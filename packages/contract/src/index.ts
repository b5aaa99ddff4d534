import { accommodation } from './resources/accommodation.ts'
import { companyPage } from './resources/company-page.ts'
import { contact } from './resources/contact.ts'
import { destination } from './resources/destination.ts'
import { exchangeRate } from './resources/exchange-rate.ts'
import { excursion } from './resources/excursion.ts'
import { guide } from './resources/guide.ts'
import { invoice } from './resources/invoice.ts'
import { itinerary } from './resources/itinerary.ts'
import { mediaItem } from './resources/media-item.ts'
import { rateSheet } from './resources/rate-sheet.ts'
import { payable } from './resources/payable.ts'
import { payment } from './resources/payment.ts'
import { snippet } from './resources/snippet.ts'
import { supplier } from './resources/supplier.ts'
import { supportRequest } from './resources/support-request.ts'

/** Every resource of a tenant. A resource exists by being listed here. */
export const resources = {
  accommodation,
  companyPage,
  contact,
  destination,
  exchangeRate,
  excursion,
  guide,
  invoice,
  itinerary,
  mediaItem,
  rateSheet,
  payable,
  payment,
  snippet,
  supplier,
  supportRequest,
}
