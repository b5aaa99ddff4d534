import type { ServerResponse } from 'node:http'
import type { Account } from './account.ts'
import { cardChoices, cardKindOf } from './card-choices.ts'
import { collectInvoice } from './collect-invoice.ts'
import { setCard } from './customer-cards.ts'
import { escaped, form, type Posted, redirect, select, sendPage } from './page.ts'
import { portalCancel, portalChangePrice, portalResume } from './portal-actions.ts'
import { itemOf } from './subscription-item.ts'
import type { WireInvoice, WirePortalSession, WireSubscription } from './wire.ts'

/** The portal, where customers change their plan, cancel or resume, replace their card and see their invoices. */
export const portalPage = (
  account: Account,
  session: WirePortalSession,
  posted: Posted | null,
  response: ServerResponse,
): void => {
  if (posted !== null) {
    act(account, session, posted)
    return redirect(response, session.url)
  }
  const subscriptions = [...account.subscriptions.values()].filter(
    (one) => one.customer === session.customer && one.status !== 'canceled',
  )
  const invoices = [...account.invoices.values()].filter((one) => one.customer === session.customer)
  const back =
    session.return_url === null ? '' : `<p><a href="${escaped(session.return_url)}">Return to the shop</a></p>`
  const onlyCard = session.flow?.type === 'payment_method_update'
  sendPage(response, {
    title: 'Billing',
    body: [
      ...(onlyCard ? [] : subscriptions.map((one) => subscriptionSection(account, one))),
      `<h2>Card</h2>${form('card', cardChoices, 'Use this card')}`,
      ...(onlyCard ? [] : [`<h2>Invoices</h2><ul>${invoices.toReversed().map(invoiceEntry).join('')}</ul>`]),
      back,
    ].join(''),
  })
}

/** The page of an invoice, where an open one can be paid. */
export const invoicePage = (
  account: Account,
  invoice: WireInvoice,
  posted: Posted | null,
  response: ServerResponse,
): void => {
  const isTried = posted !== null && invoice.status === 'open'
  if (isTried) collectInvoice(account, invoice, { payerPresent: true })
  const alert = isTried && invoice.status === 'open' ? 'Your card was declined.' : undefined
  sendPage(response, {
    title: `Invoice ${invoice.number ?? ''}`,
    alert,
    body: `<p>${escaped(amountOf(invoice))}: ${invoice.status}</p>${invoice.status === 'open' ? form('pay', '', 'Pay') : ''}`,
  })
}

const act = (account: Account, session: WirePortalSession, posted: Posted): void => {
  const [action, id = ''] = (posted('action') ?? '').split(' ')
  if (action === 'card') return setCard(account, session.customer, cardKindOf(posted('card')))
  if (account.subscriptions.get(id)?.customer !== session.customer) return
  if (action === 'cancel') portalCancel(account, id)
  if (action === 'resume') portalResume(account, id)
  if (action === 'change') portalChangePrice(account, id, posted('price') ?? '')
}

const subscriptionSection = (account: Account, one: WireSubscription): string => {
  const { price, current_period_end: end } = itemOf(one)
  const day = new Date(end * 1000).toISOString().slice(0, 10)
  const others = [...account.prices.values()]
    .filter((other) => other.active && other.id !== price.id)
    .map((other) => ({ value: other.lookup_key, label: other.lookup_key }))
  const ends = one.cancel_at !== null
  return (
    `<h2>${escaped(price.lookup_key)}</h2><p>${one.status}, ${ends ? 'ends' : 'renews'} ${day}</p>` +
    (ends
      ? form(`resume ${one.id}`, '', 'Don’t cancel subscription')
      : form(`cancel ${one.id}`, '', 'Cancel subscription')) +
    (others.length === 0 ? '' : form(`change ${one.id}`, select('Plan', 'price', others), 'Change plan'))
  )
}

const invoiceEntry = (invoice: WireInvoice): string => {
  const label = escaped(`${invoice.number ?? 'Draft'}: ${amountOf(invoice)}, ${invoice.status}`)
  const to = invoice.hosted_invoice_url ?? null
  return `<li>${to === null ? label : `<a href="${escaped(to)}">${label}</a>`}</li>`
}

const amountOf = ({ amount_due: due, currency }: WireInvoice): string =>
  `${(due / 100).toFixed(2)} ${currency.toUpperCase()}`
