import { message } from '@sojourn/contract/kit/message'

export const number = message('Flight number')
export const airline = message('Airline')
export const numberHint = message('Enter a number such as KL861 to look up the flight.')

export const times = message('{departure} – {arrival}')
export const dayOffset = message(
  '{days, plural, =-1 {the day before} =0 {the same day} =1 {the next day} other {# days later}}',
)
export const fromTerminal = message('from terminal {terminal}')
export const toTerminal = message('to terminal {terminal}')
export const foundInSegment = message('Found in another {number} segment: {itinerary}, {date}')
export const foundInUndated = message('Found in another {number} segment: {itinerary}')
export const foundAtProvider = message('Found in the timetable: {number}, {date}')
export const filledFromSegment = message('Filled in from another {number} segment.')
export const filledFromProvider = message('Filled in from the timetable for {number}.')
export const fillIn = message('Fill in')
export const fillInLabel = message('Fill in {flight}')
export const undo = message('Undo')
export const undoLabel = message('Undo filling in {number}')
export const providerFailed = message(
  'The timetable did not respond, so only your company’s segments were searched. Try again later, or enter the flight yourself.',
)

export const ticketsOf = message('Ticket of {name}')
export const traveller = message('Traveller {position}')
export const noTravellers = message('Add travellers to this itinerary, under People, to enter their seats and tickets.')
export const ticketFields = {
  seat: message('Seat'),
  baggage: message('Baggage'),
  bookingReference: message('Booking reference'),
  ticketNumber: message('Ticket number'),
}
export const ticketsHint = message(
  'Travellers see seats and baggage, without names. Ticket numbers and booking references are never shown to them.',
)
