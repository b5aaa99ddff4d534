import { message } from '@sojourn/contract/kit/message'

export const title = message('New itinerary')
export const notCreated = message('The itinerary was not created')
export const create = message('Create itinerary')
export const creating = message('Creating')
export const cancel = message('Cancel')
export const titleHint = message('Travellers see this title, for example “Dunes and desert elephants”.')
export const contact = message('contact')
export const startDateHint = message('Optional')
export const endDate = message('End date')
export const endDateHint = message('Changes the number of days.')
export const dayCount = message('{count, plural, one {# day} other {# days}}')

export const childAges = message('Ages of children')
export const childAge = message('Child {number}')

export const startFrom = message('Start from')
export const kinds = {
  blank: message('Blank'),
  template: message('Template'),
  itinerary: message('Itinerary'),
  days: message('Some days'),
}
export const template = message('Template')
export const itinerary = message('Earlier itinerary')
export const templates = message('Templates')
export const itineraries = message('Itineraries')
export const searchPlaceholder = message('Search by title')
export const nothingFound = message('Nothing found. Try another word.')
export const takeDaysFrom = message('Itinerary or template to take days from')
export const takeMoreDaysFrom = message('Another itinerary or template')
export const daysOf = message('Days of {title}')
export const removeSource = message('Remove {title}')
export const day = message('Day {day}')
export const dayWithTitle = message('Day {day}: {title}')
export const moreSegments = message('{titles} and {count} more')
export const nothingPlanned = message('Nothing planned')
export const waiting = { loading: message('Loading the days'), failed: message('The days could not be loaded') }
export const templateMissing = message('Choose a template.')
export const itineraryMissing = message('Choose an itinerary.')
export const daysMissing = message('Choose at least one day.')
export const tooManyDays = message('Choose up to {max} days.')
