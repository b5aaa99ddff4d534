import { message } from '../../kit/message.ts'

/* Nights and stays */

export const bookedPastEnd = message('{stay} is booked until day {checkOut}, but the itinerary ends on day {last}.')
export const bookedPastJourney = message('{stay} is booked until day {checkOut}, but {journey} leaves on day {last}.')
export const makeNights = message(
  '{nights, plural, =0 {Make it a day room} one {Make it # night} other {Make it # nights}}',
)
export const checkOutAfter = message('Check-out at {stay} is at {time}, after {journey} leaves at {departure}.')
export const checkOutBy = message('Check out by {time}')
export const roomBookedTwice = message('{room} at {stay} is booked twice for the night of day {day}.')
export const anyRoomBookedTwice = message('The room at {stay} is booked twice for the night of day {day}.')
export const removeSecondStay = message('Remove the second stay')
export const noAccommodation = message(
  '{nights, plural, one {No accommodation for the night of day {first}.} other {No accommodation for # nights, from day {first} to day {last}.}}',
)
export const stayLonger = message(
  '{nights, plural, one {Stay one more night at {stay}} other {Stay # more nights at {stay}}}',
)
export const someWithoutBed = message(
  '{without} of {named} travellers {without, plural, one {has} other {have}} no accommodation for the night of day {day}.',
)
export const someNamedWithoutBed = message(
  '{without} of the {named} named travellers {without, plural, one {has} other {have}} no accommodation for the night of day {day}.',
)
export const othersUnclear = message(
  'Only {named} of {all} travellers {named, plural, one {is} other {are}} named, so it is not clear where the {others, plural, one {other one sleeps} other {other # sleep}} on the night of day {day}. Add them to the travellers, or enter the rooms at {stays}.',
)
export const twoStays = message(
  'Two stays overlap on the night of {night}: {one} and {other}. Choose which travellers stay where.',
)
export const leaveAfter = message(
  '{nights, plural, one {Leave {stay} after # night} other {Leave {stay} after # nights}}',
)
export const nightOfDay = message('day {day}')
export const closed = message('{name} is closed on {date}.')
export const outOfSeason = message('{name} does not run on {date}. Its season does not include this date.')

/* Travel and times */

export const arrivesBeforeLeaving = message('{name} arrives before it leaves.')
export const arriveNextDay = message('Arrive the next day')
export const tooFast = message('{name} covers {distance} km in {duration}. That is too fast.')
export const leavesBeforeArrival = message('{name} leaves at {time}, before {previous} arrives at {arrival}.')
export const beginsBeforeArrival = message('{name} begins at {time}, before {previous} arrives at {arrival}.')
export const tooFarAway = message(
  '{previous} arrives at {arrival}, but {name} begins {duration} later and {distance} km away.',
)
export const tooFarAwayIn = message(
  '{previous} arrives at {arrival}, but {name} begins {duration} later and {distance} km away in {place}.',
)
export const stayBeforeArrival = message(
  '{stay} begins on {begins}, but {flight} does not arrive until {arrival}. Check the days and places of both.',
)
export const unclearSide = message(
  'It is not clear whether {name} is before or after {flight} crosses the date line. Add its place to get the right date.',
)
export const timeSkipped = message(
  '{time} does not exist in {place} on {date}, because the clocks go forward from {from} to {to}. Change the {what, select, checkIn {check-in} checkOut {check-out} departure {departure} arrival {arrival} start {start} other {end}} time of {name}.',
)
export const timeTwice = message(
  '{time} occurs twice in {place} on {date}, because the clocks go back from {from} to {to}. The {what, select, checkIn {check-in} checkOut {check-out} departure {departure} arrival {arrival} start {start} other {end}} time of {name} is taken to be the first of the two. If it is the second, say so in the notes.',
)
export const nextDay = message('{time} the next day')

/* Bookings and travellers */

export const confirmedNotSelected = message('{name} is confirmed, but {selected} is selected in its place.')
export const select = message('Select {name}')
export const deadlinePassed = message(
  '{status, select, requested {{name} had to be confirmed by {deadline}. It has been requested, but not confirmed.} provisional {{name} had to be confirmed by {deadline}. The booking is still provisional.} other {{name} had to be confirmed by {deadline}. It is on the waiting list.}}',
)
export const notConfirmed = message(
  '{status, select, not_requested {{name} has not been requested yet} requested {{name} has been requested, but not confirmed} provisional {The booking of {name} is still provisional} other {{name} is on the waiting list}}, and the itinerary {when, select, begun {has begun} other {begins {days, plural, =0 {today} =1 {tomorrow} other {in # days}}}}.',
)
export const confirmedUnscheduled = message('{name} is confirmed, but is not on any day of the itinerary.')
export const confirmedUnscheduledNo = message(
  '{name} is confirmed ({confirmationNo}), but is not on any day of the itinerary.',
)
export const roomForAdults = message(
  '{room} at {stay} sleeps {max, plural, =0 {no adults} one {# adult} other {# adults}}, not {adults}.',
)
export const roomForChildren = message(
  '{room} at {stay} sleeps {max, plural, =0 {no children} one {# child} other {# children}}, not {children}.',
)
export const bedsForNamed = message('The rooms at {stays} sleep {max}, but {people} travellers stay there.')
export const bedsForAll = message(
  'The rooms at {stays} sleep {max}, but there {people, plural, one {is # traveller} other {are # travellers}}.',
)
export const bedsForAdults = message(
  'The rooms at {stays} sleep {max, plural, =0 {no adults} one {# adult} other {# adults}}, but there {adults, plural, one {is # adult} other {are # adults}}.',
)
export const takeRooms = message('Change to {count} × {room}')
export const groupTooLarge = message(
  '{name} takes at most {max, plural, one {# person} other {# people}}, but there are {people} travellers.',
)
export const groupTooSmall = message(
  '{name} needs at least {min} people, but there {people, plural, one {is only # traveller} other {are only # travellers}}.',
)
export const noPassport = message('No passport is on record for {name}.')
export const noPassportExpiry = message('The passport of {name} has no expiry date.')
export const passportExpiresBefore = message(
  'The passport of {name} expires on {date}, before the end of the itinerary.',
)
export const passportExpiresSoon = message(
  'The passport of {name} expires on {date}, less than {months} months after the end of the itinerary.',
)

/* Prices and payments */

export const noPrice = message('The itinerary has no price yet.')
export const segmentHasNoPrice = message('{name} has no price yet.')
export const overrideCurrency = message(
  'The price override is in {found}, but the itinerary is in {currency}. Enter it in {currency}.',
)
export const segmentCurrency = message(
  'The price of {name} is not in {currency}, so it is not part of the total. Override its sell price in {currency}.',
)
export const priceExpired = message('The price was valid until {date}.')
export const extendTo = message('Extend it to {date}')
export const rateChanged = message('The rate of {name} has changed since it was priced: {before} then, {after} now.')
export const ratesChanged = message(
  '{count, plural, one {The rate of # segment has changed since it was priced.} other {The rates of # segments have changed since they were priced.}}',
)
export const noRateOn = message('There is no rate for {name} on {date}. It still has its old price, {before}.')
export const ratesDoNotFit = message(
  'The rates of {name} do not fit it any more. It still has its old price, {before}.',
)
export const noRates = message(
  '{count, plural, one {# segment has no rate any more. It still has its old price.} other {# segments have no rate any more. They still have their old prices.}}',
)
export const exchangeRateMoved = message(
  'The exchange rate from {from} to {to} has moved {direction, select, up {up} other {down}} by {percent}% since {date}.',
)
export const takeRate = message('Use {rate}')
export const priceBelowTotal = message('The price override is {amount} below the calculated price.')
export const showPrice = message('Show {amount}')
export const paymentCurrency = message('The payment “{label}” is not in the currency of the price.')
export const paymentsLess = message('The payments add up to {amount} less than the price.')
export const paymentsMore = message('The payments add up to {amount} more than the price.')
export const adjustLastPayment = message('Adjust the last payment')

/* Content */

export const dayEmpty = message('Day {day} is empty.')
export const dayAtLeisure = message('Mark as a day at leisure')
/** The title that the day gets. */
export const atLeisure = message('At leisure')
export const noCover = message('The itinerary has no cover image.')
export const useFirstImage = message('Use the first image of the itinerary')
export const noImage = message('{name} has no image.')
export const coverWithoutAlt = message('The cover image has no alt text.')
export const galleryWithoutAlt = message('Image {position} of the gallery has no alt text.')
export const dayWithoutAlt = message('The image of day {day} has no alt text.')
export const segmentWithoutAlt = message('An image of {name} has no alt text.')
export const unprintableField = message('Some words cannot be printed in the brochure ({field}): {words}.')
export const unprintableDay = message('Day {day} contains words that cannot be printed in the brochure: {words}.')
export const unprintableSegment = message('{name} contains words that cannot be printed in the brochure: {words}.')
export const quoted = message('“{word}”')
export const more = message('{count} more')
