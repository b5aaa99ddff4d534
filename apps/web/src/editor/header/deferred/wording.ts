import { message } from '@sojourn/contract/kit/message'

export const cancel = message('Cancel')

export const conflictTitle = message('You and someone else chose differently')
export const conflictHint = message(
  'The itinerary was saved {when} in another window or by a colleague. Only the changes below conflict: all others, yours and theirs, are kept. <strong>Keep mine</strong> replaces their choices below with yours.',
)
export const keepTheirs = message('Use theirs')
export const keepMine = message('Keep mine')
export const yourChanges = message('Your choices')
export const theirChanges = message('Their choices')
export const changesLost = message('Some of your changes were not applied')
export const changesLostHint = message(
  'The same content has been changed or removed since. Not applied: {changes}. Make these changes again if you still need them.',
)

export const draftTitle = message('Unsaved changes')
export const draftHint = message(
  'You have {count, plural, one {# unsaved change} other {# unsaved changes}} from an earlier visit ({when}). The itinerary has changed since then.',
)
export const discardDraft = message('Discard')
export const applyDraft = message('Apply changes')

export const holdTitle = message('Hold itinerary')
export const holdDate = message('Hold until')
export const holdDateHint = message('The day after, the status returns to Quoted.')
export const holdDateInvalid = message('Choose today or a later date')
export const reasonTitle = message('Change status to {status}')
export const reasonLabel = message('Reason')
export const reasonHint = message('Only your company sees it.')
export const changeStatus = message('Change status')
export const statusChanged = message('Status changed to {status}')
export const statusNotPossible = message('Cannot change status to {status}')
export const statusFailed = message('Could not change the status')

export const rejected = message('Your last changes were not saved, but are kept on this device. {reason}')
export const saveAgain = message('Save again')

export const templateCreated = message('Template “{title}” created')
export const templateCreatedHint = message('It has no dates, people or bookings.')
export const itineraryCreated = message('Itinerary “{title}” created')
export const itineraryCreatedHint = message('It starts as an enquiry.')
export const open = message('Open')
export const templateFailed = message('Could not create the template')
export const copyFailed = message('Could not make a copy')

export const duplicateItinerary = message('Duplicate itinerary')
export const duplicateTemplate = message('Duplicate template')
export const createVariant = message('Create variant')
export const compareVariants = message('Compare variants')
export const createFromTemplate = message('Use template')
export const saveAsTemplate = message('Save as template')

export const translations = message('Translations')
export const fieldOfSegment = message('{title}: {field}')
/** The texts of an itinerary, a day or a segment that are translated. */
export const textLabels = {
  title: message('Title'),
  subtitle: message('Subtitle'),
  summary: message('Summary'),
  highlights: message('Highlights'),
  travelStyles: message('Travel styles'),
  priceIncludes: message('Price includes'),
  priceExcludes: message('Price does not include'),
  paymentSchedule: message('Payment schedule'),
  terms: message('Terms and conditions'),
  routeLine: message('Route'),
  description: message('Description'),
  included: message('Included'),
  excluded: message('Not included'),
  notesClient: message('Notes for travellers'),
  class: message('Class'),
  rooms: message('Rooms'),
  alt: message('Alt text'),
  caption: message('Caption'),
  name: message('Name of the file'),
}
export const imagesAndFiles = message('Images and files')
