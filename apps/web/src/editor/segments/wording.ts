import { message } from '@sojourn/contract/kit/message'

export const addTitle = message('Add to {day, plural, =0 {Unscheduled} other {day #}}')
export const kindsLabel = message('Kind of segment')

export const segmentLabel = message('{kind}: {title}')
export const titleLabel = message('Title')
export const titleMissing = message('Enter a title.')
export const travellersTitle = message('For travellers')
export const clientNotesLabel = message('Notes for travellers')
export const internalTitle = message('Internal')
export const internalNotesLabel = message('Internal notes')
export const tags = message('Tags')
export const tag = message('tag')
export const tagsHint = message('Shown in the list of days, never to travellers.')
export const neverShown = message('Never shown to travellers.')
export const descriptionLabel = message('Description')

export const actions = message('Segment actions')

export const fromLibrary = message('From your library: <link>{title}</link>')
export const overridden = message('Changed for this itinerary: {fields}')
export const libraryMissing = message(
  'This library item was deleted or could not be loaded. The content of this itinerary stays as it is.',
)
export const libraryChanged = message('Update available. Changed in the library: {fields}.')
export const seeChanges = message('See changes')
export const ownField = message('Changed for this itinerary: {field}')
export const resetField = message('Use library version')
export const resetFieldLabel = message('Use library version: {field}')

export const done = message('Done')
export const showOnMap = message('Map')
export const showOnMapLabel = message('{place} on the map')
export const clear = message('Clear')
export const clearLabel = message('Clear {place}')
export const notOnMap = message('Not on the map yet')

export const roomsTitle = message('Rooms')
export const room = message('room')
export const roomTypeLabel = message('Room type')
export const roomTypePlaceholder = message('e.g. Double room, garden side')
export const roomQuantity = message('Quantity')
export const roomAdults = message('Adults per room')
export const roomChildren = message('Children per room')
export const roomFact = message(
  '{count} × {type}: {adults, plural, one {# adult} other {# adults}}{children, plural, =0 {} one {, # child} other {, # children}}',
)
export const roomsSummary = message(
  '{rooms, plural, one {# room} other {# rooms}}, {guests, plural, one {# guest} other {# guests}}',
)

export const guestsTitle = message('Guests')
export const guestsHint = message(
  'Select travellers to split the group. If none are selected, all travellers stay here.',
)
export const guestsAll = message('All travellers')
export const guestsSome = message('{count} of {total, plural, one {# traveller} other {# travellers}}')
export const guestCount = message('{count, plural, one {# traveller} other {# travellers}}')
export const traveller = message('Traveller')

export const contentsTitle = message('Inclusions')
export const included = message('Included')
export const includedPlaceholder = message('e.g. Entrance fees')
export const excluded = message('Not included')
export const excludedPlaceholder = message('e.g. Drinks')
export const includedCount = message('{count} included')
export const excludedCount = message('{count} not included')
export const imagesTitle = message('Images')
export const imageCount = message('{count, plural, one {# image} other {# images}}')

export const nightsLabel = message('Nights')
export const nights = message('{nights, plural, =0 {Day room} one {# night} other {# nights}}')
export const stayFields = {
  board: message('Board'),
  checkIn: message('Check-in'),
  checkOut: message('Check-out'),
}
export const noBoard = message('Not specified')

export const durationLabel = message('Duration')
export const durationUnit = message('minutes')
export const distanceLabel = message('Distance')
export const distanceUnit = message('km')
export const distance = message('{km} km')
export const durationFact = message('Duration: {duration}.')
export const localTime = message('Local time in {place}.')
export const localTimes = message('Local time: {start} at the start, {end} at the end.')
export const endsBeforeStart = message('This ends before it starts. Check the times, the end day and the time zones.')
export const endDay = message('{days, plural, =0 {the same day} =1 {the next day} other {# days later}}')
export const dayBefore = message('the day before')
export const endTimeOnDay = message('{time}, {day}')

export const ticketsTitle = message('Seats and tickets by traveller')
export const ticketCount = message('{count, plural, one {# ticket} other {# tickets}}')
export const ticketingDeadlineLabel = message('Issue tickets by')

export const bookingTitle = message('Booking')
export const bookingStatusLabel = message('Booking status')
export const priceLockedHint = message('The price is locked.')
export const confirmationLabel = message('Confirmation number')
export const voucherLabel = message('Voucher number')
export const voucher = message('voucher {number}')
export const deadlineLabel = message('Book or release by')
export const supplierLabel = message('Supplier')
export const supplier = message('supplier')
export const deadline = message('by {date}')

export const documentsTitle = message('Documents')
export const documentCount = message('{count, plural, one {# document} other {# documents}}')
export const visibleCount = message('{count} visible to travellers')

export const priceTitle = message('Price')
export const optional = message('Optional')
export const ownArrangement = message('Arranged by traveller')
export const locked = message('Locked')

/** The labels of the fields that depend on the kind of segment. */
export const kindLabels = {
  location: message('Location'),
  startingPoint: message('Starting point'),
  meetingPoint: message('Meeting point'),
  origin: message('From'),
  destination: message('To'),
  pickUpLocation: message('Pick-up location'),
  dropOffLocation: message('Drop-off location'),
  starts: message('Starts'),
  ends: message('Ends'),
  endsOn: message('Ends on'),
  departs: message('Departs'),
  arrives: message('Arrives'),
  arrivesOn: message('Arrives on'),
  pickUpTime: message('Pick-up time'),
  dropOffTime: message('Drop-off time'),
  dropOffDay: message('Drop-off day'),
  airline: message('Airline'),
  operator: message('Operator'),
  cruiseLine: message('Cruise line'),
  driver: message('Driver or company'),
  company: message('Company'),
  guide: message('Guide'),
  flightNumber: message('Flight number'),
  trainNumber: message('Train number'),
  line: message('Line'),
  sailing: message('Ship or sailing'),
  ship: message('Ship'),
  vehicle: message('Vehicle'),
  travelClass: message('Class'),
  cabinCategory: message('Cabin category'),
  vehicleClass: message('Vehicle class'),
  seats: message('Seats'),
  seatsOrCabin: message('Seats or cabin'),
  cabin: message('Cabin'),
  departureTerminal: message('Departure terminal'),
  arrivalTerminal: message('Arrival terminal'),
  departurePlatform: message('Departure platform'),
  arrivalPlatform: message('Arrival platform'),
  departureStop: message('Departure stop'),
  arrivalStop: message('Arrival stop'),
  departurePier: message('Departure pier'),
  arrivalPier: message('Arrival pier'),
  flightDetails: message('Class, seats and terminals'),
  trainDetails: message('Class, seats and platforms'),
  busDetails: message('Seats and stops'),
  ferryDetails: message('Class, seats and piers'),
  cruiseDetails: message('Cabin and piers'),
}
