import { message } from '@sojourn/contract/kit/message'

export const notTravellers = message('must be travellers of the itinerary')
export const noEmail = message('must have an email address, and must not be marked as not to be contacted')
export const tooEarly = message('must be today or later')
export const noAnswers = message(
  'there are no answers of this traveller; they have not answered, or the answers were deleted',
)
export const notAnswered = message('must be fields that the traveller has filled in')

/* The email that asks a traveller for their details */

export const askSubject = message('Your details for {title}')
export const askText = message(
  '{company} needs some details from you to arrange this journey. Please fill in the form. It takes a few minutes, and you need no account.',
)
export const answerBy = message('Please answer by {date}.')
export const openForm = message('Fill in the form')
export const personal = message('The link is only for you. Please do not pass it on.')
export const why = message(
  'Sent by {company} with {product}, because you are a traveller on this journey. If that is wrong, report it: {reportTo}',
)

/* The reminder */

export const remindSubject = message('Reminder: your details for {title}')
export const remindText = message(
  '{company} is still waiting for your details for this journey. Please fill in the form. It takes a few minutes, and you need no account.',
)
