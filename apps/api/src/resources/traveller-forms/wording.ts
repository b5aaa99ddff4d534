import { message } from '@sojourn/contract/kit/message'

export const notTravellers = message('must be travellers of the itinerary')
export const noEmail = message('must have an email address, and must not be marked “Do not contact”')
export const tooEarly = message('must be today or later')
export const noAnswers = message('this traveller has not answered, or the answers were deleted')
export const notAnswered = message('must be fields that the traveller has filled in')
