import { message } from '@sojourn/contract/kit/message'

export const detailsTitle = message('Details')
export const title = message('Itinerary title')
export const titleMissing = message('Enter a title')
export const subtitle = message('Subtitle')
export const introduction = message('Introduction')
export const datesTitle = message('Dates')
export const startDate = message('Start date')
export const days = message('Days')
export const datesHint = message(
  'A new start date moves the whole itinerary. If you make it shorter, segments outside the new dates become unscheduled. If you make it longer again, they return.',
)
export const lengthChanged = message('The itinerary is now {days, plural, one {# day} other {# days}} long')
export const lengthChangedHint = message(
  '{count, plural, one {# segment} other {# segments}} outside the new dates moved to unscheduled.',
)
