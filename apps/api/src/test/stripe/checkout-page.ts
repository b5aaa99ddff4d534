import type { ServerResponse } from 'node:http'
import { type Account, found } from './account.ts'
import { ApiError } from './api-error.ts'
import { cardChoices, cardKindOf } from './card-choices.ts'
import { escaped, field, form, type Posted, redirect, select, sendPage } from './page.ts'
import { confirm3ds, pay } from './pay-session.ts'
import type { Payment, PaymentOutcome } from './stand-in-options.ts'
import type { WireSession } from './wire.ts'

/** The page of a session: what it costs, who pays, and a link back. */
export const checkoutPage = (
  account: Account,
  session: WireSession,
  posted: Posted | null,
  response: ServerResponse,
): void => {
  if (session.status !== 'open') {
    const alert = session.status === 'expired' ? 'This page has expired.' : 'You are all done here.'
    return sendPage(response, { title: 'Checkout', body: backLink(session), alert, status: 410 })
  }
  if (posted === null) return showOrder(account, session, response)
  try {
    const action = posted('action')
    const outcome =
      action === 'pay'
        ? pay(account, session.id, paymentOf(posted))
        : confirm3ds(account, session.id, action === 'confirm')
    goOn(account, session, outcome, response)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    showOrder(account, session, response, error.message)
  }
}

const goOn = (account: Account, session: WireSession, { outcome }: PaymentOutcome, response: ServerResponse): void => {
  if (outcome === 'paid') return redirect(response, session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id))
  if (outcome === 'declined') return showOrder(account, session, response, 'Your card was declined.')
  sendPage(response, {
    title: '3D Secure',
    body: form('confirm', '', 'Complete authentication') + form('refuse', '', 'Fail authentication'),
  })
}

const showOrder = (account: Account, session: WireSession, response: ServerResponse, alert?: string): void => {
  const { price, quantity, trialEnd } = found(account.orders, 'checkout.session', session.id)
  const product = found(account.products, 'product', price.product)
  const amount = `${(price.unit_amount / 100).toFixed(2)} ${price.currency.toUpperCase()}`
  const trial = trialEnd === null ? '' : '<p>The first payment is due when the trial ends.</p>'
  const fields = [
    field('Name', 'name', session.customer_details?.name ?? ''),
    session.customer === null && session.customer_email === null ? field('Email', 'email') : '',
    session.billing_address_collection === 'required' ? addressFields : '',
    session.tax_id_collection?.enabled === true ? taxIdFields : '',
    session.allow_promotion_codes === true ? field('Promotion code', 'promotion_code') : '',
    cardChoices,
  ]
  sendPage(response, {
    title: 'Checkout',
    alert,
    body:
      `<p>${quantity} × ${escaped(product.name)}: ${amount} per ${price.recurring.interval}</p>${trial}` +
      form('pay', fields.join(''), trialEnd === null ? 'Subscribe' : 'Start trial') +
      backLink(session),
  })
}

const addressFields = [
  field('Address', 'line1'),
  field('City', 'city'),
  field('Postal code', 'postal_code'),
  field('Country', 'country', 'DE'),
].join('')

const taxIdFields =
  select('Tax ID type', 'tax_id_type', [
    { value: 'eu_vat', label: 'EU VAT' },
    { value: 'gb_vat', label: 'UK VAT' },
    { value: 'ch_vat', label: 'Swiss VAT' },
    { value: 'za_vat', label: 'South African VAT' },
  ]) + field('Tax ID', 'tax_id')

const backLink = ({ cancel_url: to }: WireSession): string =>
  to === null ? '' : `<p><a href="${escaped(to)}">Back</a></p>`

const paymentOf = (posted: Posted): Payment => {
  const taxId = posted('tax_id')
  const [line1, city, postalCode] = [posted('line1'), posted('city'), posted('postal_code')]
  return {
    card: cardKindOf(posted('card')),
    name: posted('name'),
    email: posted('email'),
    promotionCode: posted('promotion_code'),
    ...(taxId === undefined ? {} : { taxId: { type: posted('tax_id_type') ?? 'eu_vat', value: taxId } }),
    ...(line1 === undefined || city === undefined || postalCode === undefined
      ? {}
      : { address: { line1, city, postalCode, country: posted('country') ?? 'DE' } }),
  }
}
