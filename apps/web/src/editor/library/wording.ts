import { message } from '@sojourn/contract/kit/message'

export const scopes = {
  all: message('All'),
  accommodation: message('Accommodations'),
  excursion: message('Excursions'),
}
export const scopeLabel = message('Type')
export const addTitle = message('Add to {day, plural, =0 {Unscheduled} other {day #}}')
export const replaceTitle = message('Replace {title}')
export const replacedHint = message('Nights, times and price were kept. The booking was reset.')
export const added = message(
  'Added {name} to {day, plural, =0 {Unscheduled} other {day #}}. Add another, or press Esc to close.',
)
export const searchLabel = message('Search the library')
export const offlineLibrary = message('Offline: the library as it is on this device')
export const searchPlaceholder = message('A name, or “train to Kyoto 9:03”')
export const sentenceSection = message('As typed')
export const addSentence = message('Add “{title}”')
export const nights = message('{count, plural, one {# night} other {# nights}}')
export const from = message('from {place}')
export const to = message('to {place}')
export const fromLibrary = message('from the library')
export const changeSentence = message('Change before adding')
export const sentenceFields = message('New segment')
export const sentenceTitle = message('Title')
export const sentenceKind = message('Kind')
export const sentenceNights = message('Nights')
export const matchedHint = message('{name}, from the library')
export const backToResults = message('Back to results')
export const addSentenceButton = message('Add segment')
export const targetLabel = message('Add to')
export const loadFailed = message('The library could not be loaded')
export const loading = message('Loading the library')
export const resultsLabel = message('Library results')
export const nothingFound = message('Nothing found. Try another word, or create what is missing.')
export const libraryEmpty = message('The library is empty. Add the first accommodation or excursion here.')
export const newItem = message('{kind, select, accommodation {New accommodation} other {New excursion}}')
export const createItem = message(
  '{kind, select, accommodation {Create accommodation “{text}”} other {Create excursion “{text}”}}',
)
export const near = message('Near {place}')
export const recent = message('Recently used')
export const all = message('All by name')
export const results = message('Results')
export const distance = message('{km} km')

export const editNote = message(
  'You are editing the library. This itinerary shows the new values as soon as you save, except in fields that were changed here. In other itineraries, they are offered as an update, and published versions change only when they are published again.',
)
export const editSaved = message('Saved in the library')
export const edited = message('Updated {title} from the library')

export const updateTitle = message('Update {title}')
export const updateHint = message(
  'The library has changed. Choose what this itinerary shows. Times, prices and bookings stay as they are.',
)
export const cancel = message('Cancel')
export const updateAll = message('Update all')
export const updateNone = message('Keep all')
export const updateSelected = message('Update selected')
export const libraryBefore = message('Library when added')
export const libraryNow = message('Library now')
export const thisItinerary = message('This itinerary')
export const choiceLabel = message('Version of {field}')
export const takeLibrary = message('Use the library’s current version')
export const keepOwn = message('Keep this itinerary’s version')
export const keepBefore = message('Keep the previous version')
export const empty = message('Empty')
