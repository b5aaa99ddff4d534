import { message } from '@sojourn/contract/kit/message'

export const noPermission = message('Your role does not allow this')
export const noPermissionHint = message('Ask an Admin of your company for the Designer role.')
export const draftNote = message('This form contains your unsaved draft.')
export const discardDraft = message('Discard draft')
export const creating = message('Creating')
export const cancel = message('Cancel')

export const newItinerary = message('New itinerary')
export const itineraries = message('Itineraries')
export const backToItineraries = message('Back to itineraries')

export const newTemplate = message('New template')
export const templates = message('Templates')
export const backToTemplates = message('Back to templates')
export const templateNotCreated = message('The template was not created')
export const createTemplate = message('Create template')
export const templateTitleHint = message('A name to find it by, for example “Classic Namibia, 10 days”.')

export const fieldLabels = {
  title: message('Title'),
  client: message('Client'),
  startDate: message('Start date'),
  dayCount: message('Days'),
  adults: message('Adults'),
  children: message('Children'),
  childAges: message('Ages of children'),
  infants: message('Infants'),
}
export const complaints = {
  title: message('Enter a title of up to 160 characters.'),
  client: message('Choose a contact, or leave it empty.'),
  startDate: message('Choose a date, or leave it empty.'),
  dayCount: message('Enter 1 to 180 days.'),
  adults: message('Enter 0 to 99 adults.'),
  children: message('Enter 0 to 99 children.'),
  childAges: message('Enter ages from 0 to 17.'),
  infants: message('Enter 0 to 20 infants.'),
}
export const invalid = message('is not valid')
export const notCreated = message('{reason} Your changes are kept. Try again.')

export const columnTitle = message('Title')
export const variant = message('Variant {letter}')
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
export const createFromTemplate = message('Create itinerary')
