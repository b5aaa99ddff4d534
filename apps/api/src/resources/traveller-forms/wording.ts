import { message } from '@sojourn/contract/kit/message'

export const notTravellers = message('must be travellers of the itinerary')
export const noEmail = message('must have an email address, and must not be marked as not to be contacted')
export const tooEarly = message('must be today or later')
export const noAnswers = message(
  'there are no answers of this traveller; they have not answered, or the answers were deleted',
)
export const notAnswered = message('must be fields that the traveller has filled in')
