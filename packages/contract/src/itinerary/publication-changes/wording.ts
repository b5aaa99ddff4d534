import { message } from '../../kit/message.ts'

/* The whole itinerary */

export const title = message('Title')
export const startDate = message('Start date')
export const endDate = message('End date')
export const length = message('Number of days')
export const days = message('{count, plural, one {# day} other {# days}}')
export const travellers = message('Travellers')
export const adults = message('{count, plural, one {# adult} other {# adults}}')
export const children = message('{count, plural, one {# child} other {# children}}')
export const infants = message('{count, plural, one {# infant} other {# infants}}')

/* Days */

export const dayName = message('Day {day}')
export const dayAdded = message('Day {day} has been added')
export const dayRemoved = message('Day {day} has been removed')
export const titleOfDay = message('Title of day {day}')
export const placeOfDay = message('Place of day {day}')
export const descriptionOfDay = message('The description of day {day} has changed')

/* Segments */

export const segmentAdded = message(
  '{role, select, optional {{name} has been added as an option} alternative {{name} has been added as an alternative} other {{name} has been added}}',
)
export const segmentRemoved = message('{name} has been removed')
export const segmentMoved = message('{name} has moved to another day')
export const titleOfSegment = message('{kind} on day {day}')
export const kind = message('{name}: type')
export const inclusion = message('{name}: inclusion')
export const time = message('{name}: time')
export const leg = message('{name}: route')
export const service = message('{name}: operator and number')
export const checkIn = message('{name}: check-in')
export const checkOut = message('{name}: check-out')
export const nights = message('{name}: nights')
export const rooms = message('{name}: rooms')
export const board = message('{name}: board')
export const difference = message('{name}: difference in price')
export const details = message('The travel details of {name} have changed')
export const wordingOfSegment = message('The wording of {name} has changed')
export const segmentDocumentAdded = message('{name}: the document “{title}” has been added')
export const segmentDocumentRemoved = message('{name}: the document “{title}” has been removed')

export const dayRoom = message('Day room')
export const role = message(
  '{role, select, included {Included} optional {Optional} alternative {Alternative} other {Arranged by you}}',
)
export const fromTo = message('{origin} → {destination}')
export const from = message('From {origin}')
export const to = message('To {destination}')
export const startToEnd = message('{start}–{end}')
export const until = message('until {end}')
export const daysLater = message('{count, plural, one {{times} (+# day)} other {{times} (+# days)}}')
export const daysEarlier = message('{count, plural, one {{times} (−# day)} other {{times} (−# days)}}')
export const stayNights = message('{count, plural, =0 {none} one {# night} other {# nights}}')
export const roomsOfType = message('{count} × {type}')
export const sameCharge = message('no extra charge')
export const more = message('{basis, select, person {{amount} more per person} other {{amount} more}}')
export const less = message('{basis, select, person {{amount} less per person} other {{amount} less}}')

/* Price, payments and terms */

export const price = message('Price')
export const breakdown = message('The price breakdown has changed')
export const scope = message('What the price includes has changed')
export const deposit = message('Deposit')
export const schedule = message('Payment schedule')
export const validUntil = message('Prices valid until')
export const terms = message('The terms and conditions have changed')

export const onRequest = message('On request')
export const inTotal = message('{amount} in total')
export const perPerson = message('{amount} per person')
export const aboutPerPerson = message('about {amount} per person')
export const percent = message('{percent}%')
export const percentAndAmount = message('{percent}% ({amount})')
export const payableBy = message('{amount} by {date}')
export const payment = message('{label}: {amount}')

/* Documents, guides and pages */

export const documentAdded = message('The document “{title}” has been added')
export const documentRemoved = message('The document “{title}” has been removed')
export const guideAdded = message('The travel guide “{title}” has been added')
export const guideRemoved = message('The travel guide “{title}” has been removed')
export const pageAdded = message('The page “{title}” has been added')
export const pageRemoved = message('The page “{title}” has been removed')
