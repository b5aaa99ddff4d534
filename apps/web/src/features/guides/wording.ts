import { message } from '@sojourn/contract/kit/message'

export const columnTitle = message('Title')
export const columnKind = message('Kind')
export const columnStatus = message('Status')
export const columnAudience = message('For')
export const columnDestinations = message('Destinations')
export const columnValidUntil = message('Valid until')
export const forTravellers = message('Travellers')
export const forColleagues = message('Colleagues')
export const sortExpiresFirst = message('Expires first')
export const sortExpiresLast = message('Expires last')
export const listEmpty = message(
  'Add what travellers should read before they go, and introduce the people who guide them.',
)
