import { message } from '@sojourn/contract/kit/message'

export const columnTitle = message('Title')
export const columnClient = message('Client')
export const columnOwner = message('Owner')
export const columnStatus = message('Status')
export const columnDates = message('Dates')
export const columnLength = message('Length')
export const columnValue = message('Value')
export const columnTravellers = message('Travellers')
export const noDates = message('No dates yet')
export const dayCount = message('{count, plural, one {# day} other {# days}}')
export const sortEarliest = message('Earliest departure first')
export const sortLatest = message('Latest departure first')
export const sortShortest = message('Shortest first')
export const sortLongest = message('Longest first')
export const listEmpty = message(
  'An itinerary is planned day by day: where travellers sleep, what they do and how they get there.',
)
export const templatesEmpty = message('A template is an itinerary without dates. Start new itineraries from it.')
