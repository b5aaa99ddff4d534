import { message } from '../kit/message.ts'

/* Edits, for undo and status messages */

export const dayName = message('day {day}')
export const unscheduledName = message('unscheduled')
export const changed = message('Changed {fields}')
export const changedOf = message('Changed {fields} of {name}')
export const changedNothing = message('No changes')
export const addedDay = message('Added day {day}')
export const removed = message('Removed {name}')
export const movedDay = message('Moved {name} to day {day}')
export const split = message('Split {name}')
export const merged = message('Merged day {first} and day {second}')
export const mergedTwoDays = message('Merged two days')
export const changedLength = message(
  '{days, plural, one {Changed the length to # day} other {Changed the length to # days}}',
)
export const changedStart = message('Changed the start date to {date}')
export const resetToLibrary = message('Reset {fields} of {name} to the library version')
export const unlinked = message('Unlinked {name} from the library')
export const updated = message('Updated {name} from the library')
export const replaced = message('Replaced {name} with {other}')
export const addedTo = message('Added {name} to {day, plural, =0 {Unscheduled} other {day #}}')
export const movedTo = message('Moved {name} to {day, plural, =0 {Unscheduled} other {day #}}')
export const movedWithin = message('Moved {name} within {day, plural, =0 {Unscheduled} other {day #}}')
export const aSegment = message('a segment')
export const aDay = message('a day')

export const addedRow = message(
  'Added {list, select, travellers {a traveller} paymentSchedule {a payment} markupRules {a markup rule} taxRules {a tax rule} gallery {an image to the gallery} other {a document}}',
)
export const changedRow = message(
  'Changed {list, select, travellers {traveller} paymentSchedule {payment} markupRules {markup rule} taxRules {tax rule} gallery {gallery image} other {document}} {position}',
)
export const removedRow = message(
  'Removed {list, select, travellers {traveller} paymentSchedule {payment} markupRules {markup rule} taxRules {tax rule} gallery {gallery image} other {document}} {position}',
)
export const movedRow = message(
  'Moved {list, select, travellers {traveller} paymentSchedule {payment} markupRules {markup rule} taxRules {tax rule} gallery {gallery image} other {document}} {from} to position {to}',
)
export const changedParty = message('Changed the number of travellers')
export const adjustedLastPayment = message('Adjusted the last payment')
export const addedUsualPayments = message('Used the company payment schedule')
export const addedDepositAndBalance = message('Created deposit and balance payments')
export const movedSection = message('Moved {section} to position {position}')
export const shownSection = message('Showed {section}')
export const hiddenSection = message('Hid {section}')
export const selectedSegment = message('Selected {name}')
export const appliedChoices = message('Applied the client’s choices')
export const addedDaysFrom = message(
  '{count, plural, one {Added # day from {template}} other {Added # days from {template}}}',
)
export const duplicated = message('Duplicated {name}')
export const changedCurrency = message('Changed the currency to {currency}')

/* Travellers of a price, which the client reads */

export const adultNumber = message('Adult {position}')
export const adultAlone = message('Adult {position}, in a room of their own')
export const childNumber = message('Child {position}')
export const childOfAge = message(
  'Child {position}, {age, plural, =0 {under one year old} one {# year old} other {# years old}}',
)

/* Labels of payments, which the client reads */

export const deposit = message('Deposit')
export const balance = message('Balance')

/* Edits that cannot be applied */

export const segmentExists = message('That segment is already in the itinerary.')
export const segmentMissing = message('That segment is no longer in the itinerary.')
export const dayExists = message('That day is already in the itinerary.')
export const dayMissing = message('That day is no longer in the itinerary.')
export const noSuchDay = message('The itinerary has no day {day}.')
export const noNextDay = message('This is the last day, so there is no next day to merge it with.')
export const notesTooLong = message(
  'The internal notes of the two days are too long for one day. Shorten them, then merge the days.',
)
export const descriptionsTooLong = message(
  'The descriptions of the two days are too long for one day. Shorten them, then merge the days.',
)

/* Differences between versions */

export const itineraryTitle = message('Itinerary')
export const unscheduledTitle = message('Unscheduled')
export const dayTitle = message('Day {day}')
export const dayTitleNamed = message('Day {day} · {title}')
export const moved = message('Moved')
export const movedSegment = message('Moved {name}')
export const movedInDay = message('Moved {name} within the day')
export const added = message('Added {name}')
export const addedTheDay = message('Added the day')
export const fieldOf = message('{name}: {field}')
export const anItem = message('an item')

/* Values */

export const yes = message('yes')
export const no = message('no')
export const percent = message('{percent}%')
export const kilometres = message('{distance} km')
export const days = message('{count, plural, one {# day} other {# days}}')
export const images = message('{count, plural, one {# image} other {# images}}')
export const documents = message('{count, plural, one {# document} other {# documents}}')
export const documentKinds = {
  voucher: message('voucher'),
  ticket: message('ticket'),
  confirmation: message('confirmation'),
  other: message('other'),
}
export const hiddenDocument = message('{name} ({kind})')
export const visibleDocument = message('{name} ({kind}, visible to travellers)')
export const aFile = message('a file')
export const hours = message('{hours} h')
export const minutes = message('{minutes} min')
export const hoursAndMinutes = message('{hours} h {minutes} min')
export const selected = message('selected')
export const anImage = message('an image')
export const aTraveller = message('a traveller')
export const hidden = message('{section} (hidden)')
export const roomsOfType = message('{count} × {type}')
export const amountBy = message('{amount} by {date}')
export const markupFor = message('{name} {percent}% markup')
export const marginFor = message('{name} {percent}% margin')
export const taxFor = message('{name} {percent}%')
export const aSupplier = message('A supplier')
export const exchangeRate = message('{from} to {to}: {rate}')
export const payment = message('{label} {amount}')
export const travellerInRoom = message('{name} in {room}')
export const travellerRole = message('{name} ({role})')
export const travellerRoleInRoom = message('{name} ({role}) in {room}')
export const meals = message(
  '{meal, select, breakfast {{served, select, yes {breakfast} other {no breakfast}}} lunch {{served, select, yes {lunch} other {no lunch}}} other {{served, select, yes {dinner} other {no dinner}}}}',
)

export const flightNumber = message('Flight {number}')
