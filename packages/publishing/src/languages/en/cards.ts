/** Paying an invoice by card: on the page of an itinerary, and on the page between it and the payment provider. */
export const cards = {
  payByCard: 'Pay {amount} by card',
  payDueByCard: 'Pay what is due now by card: {amount}',
  payAllByCard: 'Pay everything by card: {amount}',
  invoiceOfButton: 'for invoice {number}',
  onStripe: 'You pay on Stripe’s secure page. {company} does not see your card details.',
  isTest: 'These are test payments: no card is charged.',
  received: 'Thank you. Your payment of {amount} has been received.',
  processing: 'Thank you. Your payment of {amount} is being processed. It appears here as soon as it is confirmed.',

  title: 'Payment',
  unavailable: 'The payment could not be started; nothing was charged. Try again or pay by bank transfer.',
  notOpen: 'This invoice cannot be paid by card now; nothing was charged. It may have been paid already.',
  busy: 'Too many payments have been started with this link; nothing was charged. Try again in an hour or pay by bank transfer.',
  ready: 'You can pay now. Continue to the payment provider’s page.',
  goOn: 'Continue to payment',
  back: 'Back to invoices and payments',
} as const
