import { message } from '@sojourn/contract/kit/message'

export const addTitle = message('Add from template')
export const addDays = message('Add days')
export const addDayCount = message('Add {count, plural, one {# day} other {# days}}')
export const chooseHint = message('Choose a template, then select the days to add.')
export const waitingForTemplate = {
  loading: message('Loading the template'),
  failed: message('The template could not be loaded'),
}
export const positionLabel = message('Position')
export const atBeginning = message('At the beginning')
export const afterDay = message('After day {day}')
export const afterDayWithTitle = message('After day {day}: {title}')

export const templateLabel = message('Template')
export const templatePlaceholder = message('Search for a template')
export const noTemplates = message(
  'No templates found. To create one, choose “Save as template” in the menu of an itinerary.',
)

export const daysLabel = message('Days')
export const allDays = message('All days')
export const moreSegments = message('{titles} and {count} more')
export const nothingPlanned = message('Nothing planned')
