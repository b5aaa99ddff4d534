import { message } from '@sojourn/contract/kit/message'

export const title = message('Start with an example or your own data')
export const addLabel = message('Add a sample itinerary')
export const addingLabel = message('Adding the sample')
export const addHint = message(
  'Five days in Namibia with destinations, accommodations and images. Change anything, and remove all of it at any time.',
)
export const addFailed = message('The sample was not added')
export const importLabel = message('Import your library')
export const cardTitle = message('Sample itinerary')
export const cardText = message(
  'The sample is there to try things out. When you no longer need it, remove the itinerary and everything that was added with it.',
)
export const openLabel = message('Open the sample')
export const removeLabel = message('Remove the sample')
export const removingLabel = message('Removing the sample')
export const removed = message('The sample is in the bin')
export const removedText = message('You can restore its records from the bin for 30 days.')
export const removedTextInUse = message(
  '{count, plural, one {# record is used in your own itineraries and stays.} other {# records are used in your own itineraries and stay.}}',
)
export const removeFailed = message('The sample was not removed')
