import { message } from '@sojourn/contract/kit/message'

/* Paying an invoice by card on the page of an itinerary */

export const payByCard = message('Pay {amount} by card')
export const payDueByCard = message('Pay what is due now by card: {amount}')
export const payAllByCard = message('Pay everything by card: {amount}')
export const invoiceOfButton = message('for invoice {number}')
export const onStripe = message('You pay on a secure page of Stripe. {company} does not see your card details.')
export const isTest = message('These are test payments: no card is charged.')
export const received = message('Thank you. Your payment of {amount} has been received.')
export const processing = message(
  'Thank you. Your payment of {amount} is being processed. It appears here as soon as it is confirmed.',
)

/* The page between the itinerary and the payment provider */

export const title = message('Payment')
export const unavailable = message(
  'The payment could not be started; nothing was charged. Try again or pay by bank transfer.',
)
export const notOpen = message(
  'This invoice cannot be paid by card now; nothing was charged. It may have been paid already.',
)
export const busy = message(
  'Too many payments have been started with this link; nothing was charged. Try again in an hour or pay by bank transfer.',
)
export const ready = message('Your payment is ready. Continue on the page of the payment provider.')
export const goOn = message('Continue to payment')
export const back = message('Back to invoices and payments')
