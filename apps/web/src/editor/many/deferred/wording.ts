import { message } from '@sojourn/contract/kit/message'

export const barName = message('Selected segments and days')
export const chosenCount = message(
  '{kind, select, days {{count, plural, one {# day selected} other {# days selected}}} other {{count, plural, =0 {No segments selected} one {# segment selected} other {# segments selected}}}}',
)
export const chooseHint = message('Press segments or days to select them.')
export const start = message('Select')
export const end = message('Stop selecting')
export const move = message('Move to')
export const moveBefore = message('Before day {day}')
export const moveBeforeWithTitle = message('Before day {day}: {title}')
export const moveToEnd = message('To the end')
export const duplicate = message('Duplicate')
export const remove = message('Remove')
export const more = message('More actions')
export const copyTo = message('Copy to another itinerary…')
export const changeTags = message('Change tags…')
export const setSupplier = message('Set supplier…')
export const setBooking = message('Set booking status')

export const copied = message(
  '{kind, select, days {{count, plural, one {Copied # day} other {Copied # days}}} other {{count, plural, one {Copied # segment} other {Copied # segments}}}}',
)
export const copiedHint = message('Paste it into this or another itinerary with {keys}.')
export const unscheduledHint = message(
  '{count, plural, one {# segment was} other {# segments were}} moved to Unscheduled.',
)
export const shortenedHint = message('The stay at {title} is shorter.')
export const shortenedSeveralHint = message('{count, plural, one {# stay is} other {# stays are}} shorter.')
export const agreedHint = message(
  '{count, plural, one {{title} is confirmed or has a locked price. Confirm the change with the supplier.} other {# of these stays are confirmed or have a locked price. Confirm the changes with the suppliers.}}',
)

export const shiftTitle = message('Shift from day {day}')
export const shiftHint = message('Day {day} and all days after it move to other dates.')
export const shiftDirection = message('Direction')
export const later = message('Later')
export const earlier = message('Earlier')
export const laterHint = message('Empty days are added before day {day}.')
export const earlierHint = message('Empty days before day {day} are removed.')
export const noEmptyDays = message(
  '{day, plural, =1 {Day 1 cannot be shifted earlier.} other {To shift earlier, first empty or remove the day before day #.}}',
)
export const shiftBy = message('Number of days')
export const shift = message('Shift')
export const swapTitle = message('Swap day {day}')
export const swapWith = message('Swap with')
export const swap = message('Swap')
export const cancel = message('Cancel')
export const close = message('Close')

export const tagsTitle = message('{count, plural, one {Tag # segment} other {Tag # segments}}')
export const supplierTitle = message('Set supplier')
export const supplierLabel = message('Supplier')
export const supplier = message('supplier')
export const save = message('Set supplier')

export const copyTitle = message('Copy to another itinerary')
export const itineraryLabel = message('Itinerary')
export const itineraryPlaceholder = message('Search itineraries')
export const noItineraries = message('No itineraries found')
export const dayLabel = message('Day')
export const afterDay = message('After day {day}')
export const afterDayWithTitle = message('After day {day}: {title}')
export const copyAction = message('Copy')
export const copiedTo = message('Copied to {title}')
export const copyFailed = message('Could not copy')
export const open = message('Open')
export const waitingForItinerary = {
  loading: message('Loading itinerary'),
  failed: message('The itinerary could not be loaded'),
}

export const shortcuts = message('Several segments or days')
export const extendKey = message('Select more')
export const toggleKey = message('Select or deselect one')
export const allKey = message('Select the whole day, then everything')
export const copyKey = message('Copy')
export const cutKey = message('Cut')
export const pasteKey = message('Paste after the selected segment or day')
export const removeKey = message('Remove the selection')
export const endKey = message('Stop selecting')

export const replaceTitle = message('Replace {title} in several itineraries')
export const replaceHint = message(
  'Stays that are requested or booked, or whose price is locked, are left unchanged. Nights, rooms, times and prices set by hand are kept.',
)
export const replaceWith = message('Replace with')
export const accommodation = message('accommodation')
export const replaceIn = message('Replace in')
export const thisItinerary = message('{title} (this itinerary)')
export const replacedStays = message(
  '{count, plural, =0 {Nothing to replace} one {# stay: {days}} other {# stays: {days}}}',
)
export const leftStays = message('{count, plural, one {# stay unchanged: {why}} other {# stays unchanged: {why}}}')
export const lockedPrice = message('locked price')
export const notUsed = message('No itinerary uses it.')
export const waitingForUses = {
  loading: message('Searching itineraries'),
  failed: message('The itineraries could not be loaded'),
}
export const loadingStays = message('Loading its stays…')
export const unreadable = message('This itinerary could not be loaded. Close this dialog and try again.')
export const replaceIt = message('{count, plural, one {Replace in # itinerary} other {Replace in # itineraries}}')
export const replaceNone = message('Replace')
export const retry = message('Try again')
export const replaceResults = message(
  '{failed, plural, =0 {{count, plural, one {Replaced in # itinerary} other {Replaced in # itineraries}}} other {{count, plural, one {Replaced in # itinerary} other {Replaced in # itineraries}}, failed in #}}',
)
export const resultDone = message('Replaced')
export const resultOutdated = message('Someone else changed it in the meantime. Check it and try again.')
