import { message } from '@sojourn/contract/kit/message'

export const title = message('Questions')
export const lead = message('Ask us anything about this itinerary. You can read our answers here.')
export const about = message('About')
export const whole = message('The whole itinerary')
export const day = message('Day {day}')
export const titledDay = message('Day {day}: {title}')
export const waiting = message('We will answer here as soon as we can.')

export const askTitle = message('Ask a question')
export const text = message('Your question')
export const reply = message('Reply')
export const replyText = message('Your reply')
export const name = message('Your name')
export const email = message('Your email address (optional)')
export const emailHint = message('We will also send you our answer by email.')
export const send = message('Send question')
export const sendReply = message('Send reply')

export const fixProblems = message('Nothing has been sent yet. Please correct the following:')
export const textMissing = message('Write your question.')
export const replyMissing = message('Write your reply.')
export const textTooLong = message('Write at most {max} characters.')
export const nameMissing = message('Enter your name. Use at most {max} characters.')
export const emailWrong = message('Enter an email address, such as name@example.com, or leave the field empty.')
export const subjectGone = message('That part is no longer in the itinerary. Choose another.')

export const busy = message(
  'Too many messages were sent in a short time. Your text is still here. Please send it again in a few minutes.',
)
export const full = message('This itinerary has too many questions already. Please contact us directly.')

/* On the page of the itinerary */

export const askLink = message('Ask a question')
export const askAboutDay = message('Ask about day {day}')
export const sectionText = message(
  'Is anything unclear, or would you like something changed? Ask us here. Our answers will appear here too.',
)
export const readLink = message('{count, plural, one {Read your question} other {Read your # questions}}')
export const newAnswers = message(
  '{count, plural, one {One question has been answered.} other {# questions have been answered.}}',
)
