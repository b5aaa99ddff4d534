import { message } from '@sojourn/contract/kit/message'

/* Emails after an acceptance */

export const memberSubject = message('Accepted: {title}')
export const memberText = message('{name} ({email}) accepted the proposal on {date}. The receipt is attached.')
export const memberChoice = message('Day {day}: {title}')
export const memberChoiceInstead = message('Day {day}: {title}, instead of {other}')
export const memberStatus = message('The itinerary is now {status, select, held {held for a week} other {booked}}.')
export const memberStatusLeft = message(
  'The itinerary could not be {status, select, held {held} other {booked}} automatically. {reason}.',
)
export const memberPayments = message('The payments that are due on booking are now due on {date}.')
export const memberPaymentsLeft = message(
  'The payments that are due on booking could not be dated automatically. {reason}.',
)
export const memberInvoice = message('An invoice for the payments that are due on booking was drafted.')
export const memberInvoiceLeft = message(
  'An invoice for the payments that are due on booking could not be drafted automatically. {reason}.',
)
export const memberTask = message('To do by {date}: {title}.')
export const openInEditor = message('Open the itinerary')
export const whyOwner = message('You receive this email because you own this itinerary.')
export const whyCompany = message('You receive this email because this itinerary has no owner.')

export const unprintable = message('cannot be printed; shorten or simplify the texts')
export const revoked = message('this acceptance has already been revoked')
export const callbackRejected = message('the signature of the signature provider is missing, invalid or too old')

/* A document that was signed too late */

export const signedFile = message('Signed acceptance.pdf')
export const lateSubject = message('Signed, but not accepted: {title}')
export const lateText = message(
  '{name} ({email}) signed the acceptance of version {version}, but it does not count: a newer version has been published, or the proposal has already been accepted or can no longer be accepted.',
)
export const lateNext = message('Please contact them, and send them the current version if they are to accept it.')
