import { message } from '@sojourn/contract/kit/message'

/* Saving the page on a device */

export const title = message('On your phone')
export const saveText = message(
  'Save this itinerary with its images and documents, and open it without a connection at this same address.',
)
export const save = message('Save for offline')
export const saving = message('Saving file {done} of {all}, {saved} of {size} MB')
export const saved = message('Saved on {date}. It works without a connection.')
export const savedInPart = message(
  'Saved on {date}. It works without a connection. {count, plural, one {# large file was} other {# large files were}} left out.',
)
export const saveFailed = message(
  'The itinerary could not be saved. Check your connection and the space on your device.',
)
export const saveAgain = message('Try again')
export const remove = message('Remove from this device')
export const removed = message('Removed from this device.')
export const install = message('Add to the home screen')
export const installOnApple = message('To add it to your home screen, tap Share, then “Add to Home Screen”.')

/* Bars at the top of the page */

export const offline = message('Offline. Saved on {date}.')
export const updated = message('Updated just now.')
export const showUpdate = message('Show the new version')

/* What needs a connection */

export const needsConnection = message(
  'This needs a connection. Nothing was sent, and what you entered is still here. Try again when you are online.',
)
export const notSavedTitle = message('This needs a connection')
export const notSavedText = message('This part is not saved on your device. Open it when you are online again.')
export const backToItinerary = message('Back to the itinerary')

/* Today */

export const today = message('Today')
export const startsIn = message(
  '{days, plural, =0 {Your journey starts today} =1 {Your journey starts tomorrow} one {Your journey starts in # day} other {Your journey starts in # days}}',
)
export const dayAndDate = message('Day {day} · {date}')
export const now = message('Now')
export const next = message('Next')
export const wholeDay = message('All day')
export const documents = message('Documents for today')
export const untilTime = message('until {time}')
export const timeOnDate = message('{date}, {time}')
export const timeInZone = message('{time} ({zone})')
export const goToDay = message('Go to day {day}')
export const nothingMore = message('Nothing else is planned for today.')

/* Places */

export const openInMaps = message('Open in maps<place>: {name}</place>')
export const openPlaceInMaps = message('Open <place>{name}</place> in maps')
