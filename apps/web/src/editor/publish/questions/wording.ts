import { message } from '@sojourn/contract/kit/message'

export const title = message('Questions from clients')
export const waitingCount = message('{count, plural, one {# waiting} other {# waiting}}')
export const nothingYet = message(
  'No questions yet. On the page of a link, clients can ask about the whole itinerary, a day or a segment. The owner gets an email and a notification, and the question appears here. Without an owner, the company gets the email.',
)
export const waiting = {
  loading: message('Loading the questions'),
  failed: message('The questions could not be loaded'),
}
export const wholeItinerary = message('The whole itinerary')
export const day = message('Day {day}')
export const titledDay = message('Day {day}: {title}')
export const viaAgent = message('from an agent link')
export const isWaiting = message('Waiting for an answer')
export const isResolved = message('Resolved')
export const isAnswered = message('Answered')
export const formerMember = message('A former member')
export const answer = message('Answer')
export const answerTo = message('Answer to {name}')
export const emailedTo = message('The client can read your answer on the page. It is also sent to {email}.')
export const onPageOnly = message('The client can read your answer on the page. They did not give an email address.')
export const send = message('Send answer')
export const sent = message('Answer sent')
export const emptyText = message('Write an answer first')
export const cancel = message('Cancel')
export const resolve = message('Resolve')
export const reopen = message('Reopen')
