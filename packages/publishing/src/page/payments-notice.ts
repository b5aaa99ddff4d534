import { belowUrl } from '@sojourn/contract/kit/below-url'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { languageOf } from '../wording/language.ts'
import { Payments, type ShownPayments } from './payments.tsx'
import { InLanguage } from './written.tsx'

export type { ShownInvoice, ShownPayment, ShownPayments, ShownRow } from './payments.tsx'

/**
 * The HTML that shows invoices and payments on the page of an itinerary; empty if there are none.
 * @param url of the link's page
 */
export const paymentsNotice = (publication: Publication, shown: ShownPayments, url: string): string => {
  if (shown.invoices.length === 0 && shown.payments.length === 0) return ''
  const payments = createElement(Payments, {
    shown,
    invoiceUrl: (uuid) => belowUrl(url, `/invoices/${uuid}.pdf`),
    receiptUrl: (uuid) => belowUrl(url, `/payments/${uuid}/receipt.pdf`),
    payUrl: belowUrl(url, '/pay'),
  })
  const text = JSON.stringify({ publication, shown })
  return renderToStaticMarkup(createElement(InLanguage, { own: languageOf(publication), text }, payments))
}
