import { message } from '@sojourn/contract/kit/message'

/** What a refund that was made at the provider says in its notes. */
export const refundNotes = {
  refund: message('Refunded at the payment provider. Payment: {reference}'),
  refund_failed: message('The refund failed, and the money is back at the payment provider. Payment: {reference}'),
  dispute: message('Disputed by the cardholder. The payment provider took the money back. Payment: {reference}'),
  dispute_won: message('The dispute was won, and the payment provider gave the money back. Payment: {reference}'),
}

/* The checkout for trying out */

export const closedTitle = message('This payment page is closed')
export const closedText = message(
  'It has expired, or the invoice has been paid. Open your itinerary again to see what is still to pay.',
)
export const forInvoice = message('Invoice {number} · {title}')
export const pay = message('Pay {amount} with a test card')
export const payDeclined = message('Pay with a test card that is declined')
export const declined = message('The card was declined. Nothing was charged. Try another card.')
export const cancel = message('Cancel and go back')
export const playing = message(
  'This is a test payment, to try out card payments. You do not need a card, and nothing is charged.',
)
