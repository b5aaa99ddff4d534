import { message } from '@sojourn/contract/kit/message'

export const linkEnded = message(
  'the link to the page where this was asked no longer works, and the client gave no email address; contact them directly',
)
export const full = message('this question has too many replies; contact the client directly')

export const notAMember = message('only members of the company can answer clients')

/* Replies by email */

export const replyAbove = message('Write your reply above this line.')
export const replyGone = message('This address no longer works.')
export const replyWrong = message('The reply could not be stored. Shorten it, or write on the page instead.')
export const tooManyReplies = message('Too many replies. Please try again later.')

/* The email to members with a question */

export const questionSubject = message('Question from {name}: {title}')
export const questionText = message('{name} wrote about {subject}:')
export const whole = message('the whole itinerary')
export const day = message('day {day}')
export const titledDay = message('day {day}: {title}')
export const openQuestion = message('Answer the question')
export const replyByEmail = message(
  'If you reply to this email, your reply goes directly to {email} and is not stored with the question.',
)
export const replyStored = message('Reply to this email to answer. The client can read your reply on the page.')
export const whyMember = message('You received this email because you own this itinerary or have answered this client.')
export const whyCompany = message('You received this email because this itinerary has no owner.')
