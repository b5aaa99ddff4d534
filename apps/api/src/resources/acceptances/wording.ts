import { message } from '@sojourn/contract/kit/message'

/* Emails after an acceptance */

export const receiptSubject = message('Your acceptance: {title}')
export const receiptText = message(
  'Thank you. You accepted our proposal on {date}. The attached receipt says exactly what you accepted.',
)
export const receiptNext = message('We will be in touch about the next steps.')
export const openItinerary = message('View itinerary')
export const whyReceipt = message(
  'Sent by {company} with {product}, because this address was entered when the proposal was accepted. If that was not you, report it: {reportTo}',
)
export const memberSubject = message('Accepted: {title}')
export const memberText = message('{name} ({email}) accepted the proposal on {date}. The receipt is attached.')
export const memberChoice = message('Day {day}: {title}')
export const memberChoiceInstead = message('Day {day}: {title}, instead of {other}')
export const memberStatus = message('The itinerary is now {status, select, held {held for a week} other {booked}}.')
export const memberStatusLeft = message(
  'The itinerary could not be {status, select, held {held} other {booked}} automatically. {reason}.',
)
export const openInEditor = message('Open the itinerary')
export const whyOwner = message('You receive this email because you own this itinerary.')
export const whyCompany = message('You receive this email because this itinerary has no owner.')
export const receiptFile = message('Acceptance {title}')

export const unprintable = message('cannot be printed; shorten or simplify the texts')
export const revoked = message('this acceptance has already been revoked')
