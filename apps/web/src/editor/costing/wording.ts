import { message } from '@sojourn/contract/kit/message'

export const explanationTitle = message('Net price calculation')
export const columns = { what: message('Charge'), how: message('Calculation'), amount: message('Amount') }
export const sum = message('Net')
export const converted = message('{net} at {rate} ({date})')
export const convertedWithBuffer = message('{net} at {rate} ({date}), plus a buffer of {buffer}%')
export const cost = message('Net in {currency}')
export const markup = message('Markup')
export const tax = message('Tax')
export const sell = message('Sell')

export const charges = {
  room: message('{people, plural, one {Room for one person} other {Room for # people}}'),
  adult: message('{count, plural, one {Adult} other {Adults}}'),
  adultSharing: message(
    '{people, plural, one {Adult in a single} =2 {Adults sharing a double} =3 {Adults sharing a triple} other {Adults sharing}}',
  ),
  extra_adult: message('{count, plural, one {Extra adult} other {Extra adults}}'),
  child: message('{count, plural, one {Child} other {Children}} aged {from} to {to}'),
  unit: message('{count, plural, one {Unit} other {Units}}'),
  vehicle: message('{count, plural, one {Vehicle} other {Vehicles}}'),
  group: message('{count, plural, one {Group} other {Groups}}'),
  free_place: message('{count, plural, one {Free place} other {Free places}}'),
  commission: message('Commission, {percent}%'),
  tax: message('Tax, {percent}%'),
}
export const withPercentage = message('{name}, {percent}%')
export const times = message('{price} × {count}')
export const timesDates = message('{price} × {count} × {dates}')
export const oneDate = message('on {date}')
export const severalDates = message('from {from} to {to}')
export const paidBefore = message('charged with an earlier segment')

export const ratesTitle = message('Rates')
export const ratesFailed = message('The rate sheets could not be loaded.')
export const ratesChanged = message(
  '{count, plural, one {The rates of # segment have changed since it was priced.} other {The rates of # segments have changed since they were priced.}}',
)
export const ratesMissing = message(
  '{count, plural, one {A rate is available for # segment without a price.} other {Rates are available for # segments without a price.}}',
)
export const ratesUnlike = message(
  '{count, plural, one {# price set by hand differs from its rate.} other {# prices set by hand differ from their rates.}}',
)
export const ratesCurrent = message('All prices from rate sheets are up to date.')
export const apply = message('Apply {count, plural, one {# rate} other {# rates}}')
export const select = message('Apply the rate of {title}')
export const applied = message('{count, plural, one {Applied # rate} other {Applied # rates}}')
export const none = message('None')
export const differs = message('Another currency')

export const exchangeTitle = message('Exchange rates')
export const exchangeHint = message('Frozen when they were first needed.')
export const exchangeRate = message('1 {from} = {rate} {to}')
export const exchangeDate = message('{date}')
export const exchangeBuffer = message('{date}, plus a buffer of {percent}%')
export const setByHand = message(', set by hand')
export const movedUp = message('Today {rate}, {percent}% more')
export const movedDown = message('Today {rate}, {percent}% less')
export const movedBuffer = message('Today with another buffer')
export const takeRate = message('Use {rate}')
export const takeRateOf = message('Use {rate} from {from} to {to}')
export const editRate = message('Change')
export const editRateOf = message('Change the rate from {from} to {to}')
export const rateLabel = message('1 {from} in {to}')
export const rateHint = message('For this itinerary only. It is marked as set by hand.')
export const saveRate = message('Use this rate')
export const cancel = message('Cancel')
export const updateRates = message('Use today’s rates')
export const updatedRates = message('Updated the exchange rates')
export const tableTitle = message('Prices for other group sizes')
export const tableHint = message(
  'Per person, for adults who share rooms. Prices that are not from a rate sheet are calculated from their basis, such as per person.',
)
export const travellers = message('Travellers')
export const perPerson = message('Per person')
export const noPrice = message('No price')
export const singleSupplement = message('Single supplement')
export const childOf = message('Child of {age} with two adults')
export const gapsTitle = message('Missing rates')
export const gaps = {
  no_date: message('The itinerary needs a start date.'),
  several_sheets: message(
    'Several of the supplier’s rate sheets match. Give the segment the same title as the service on the sheet you want.',
  ),
  currencies_differ: message(
    'The rate sheet for {date} has another currency. Use rate sheets in one currency, or enter the price.',
  ),
  no_rate: message('No rate for {date}.'),
  no_room_rate: message('No rate for {date}: {room}.'),
  no_occupancy_rate: message('No rate for this number of people in a room on {date}.'),
  no_child_age: message('The age of a child is not known, so the adult price is used. Enter the ages under People.'),
  no_band: message('No rate for this number of travellers.'),
  no_duration: message('The rate is per hour. Enter the duration of the segment.'),
  too_many_people: message('Too many people for the room on {date}.'),
}
export const gapsMore = message(
  '{text} {count, plural, one {# more date also has a problem.} other {# more dates also have problems.}}',
)
