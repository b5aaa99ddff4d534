import { message } from '@sojourn/contract/kit/message'

export const columnName = message('Name')
export const columnItem = message('Item or service')
export const columnCurrency = message('Currency')
export const columnValid = message('Valid')
export const columnStatus = message('Status')
export const sortValidFrom = message('Valid from, earliest first')
export const sortValidTo = message('Valid to, latest first')
export const noValue = message('–')
export const listEmpty = message('Add what your suppliers charge, by season, room and number of people.')

export const statusNames = { draft: message('Draft'), active: message('Active'), archived: message('Archived') }
export const basisNames = { net: message('Net'), gross: message('Gross, less commission') }

export const details = message('Details')
export const subjectKind = message('For')
export const subjectNames = {
  accommodation: message('An accommodation'),
  excursion: message('An excursion'),
  service: message('Another service'),
}
export const accommodation = message('accommodation')
export const excursion = message('excursion')
export const accommodationLabel = message('Accommodation')
export const excursionLabel = message('Excursion')
export const serviceKind = message('Kind of service')
export const serviceName = message('Name of the service')
export const serviceHint = message(
  'If a supplier has several sheets of a kind, the name must be the title of the segment.',
)
export const terms = message('Currency and tax')
export const taxIncluded = message('The prices include tax')
export const noTax = message('Leave it empty if it is not known.')
export const days = message('days')
export const seasons = message('Seasons')
export const seasonsHint = message(
  'A day of the week takes precedence: a weekend season counts over the season around it.',
)
export const season = message('season')
export const seasonName = message('Name')
export const ranges = message('Dates')
export const range = message('range of dates')
export const rangeDates = message('{from} to {to}')
export const from = message('From')
export const to = message('To')
export const weekdays = message('Days')
export const everyDay = message('Every day.')
export const selectedDays = message('Only on the selected days.')

export const grid = message('Prices at a glance')
export const gridHint = message(
  'The main price of each room and season: per room, or per person in a double. Copy cells in a spreadsheet and paste them here, with or without the names of the seasons and rooms.',
)
export const gridOf = message('Prices by room and season')
export const gridCorner = message('Room or unit')
export const anyRoom = message('Any room')
export const allDates = message('All dates')
export const cell = message('{room}, {season}')
export const addRoom = message('Add room')
export const newRoom = message('New room or unit')
export const pasted = message('{count, plural, one {# price was pasted.} other {# prices were pasted.}}')
export const pastedSome = message(
  '{count, plural, one {# price was pasted.} other {# prices were pasted.}} {ignored, plural, one {# cell was left out.} other {# cells were left out.}}',
)
export const notAnAmount = message('“{text}” is not an amount.')

export const lines = message('All prices')
export const linesHint = message('Each price with its children, numbers of travellers and limits.')
export const line = message('price')
export const lineName = message('{room}, {season}')
export const seasonChoice = message('Season')
export const room = message('Room or unit')
export const board = message('Board')
export const anyBoard = message('Any board')
export const per = message('Price per')
export const perNames = {
  room: message('Room'),
  person: message('Person'),
  person_sharing: message('Person sharing'),
  unit: message('Unit'),
  vehicle: message('Vehicle'),
  group: message('Group'),
}
export const perTime = message('Every')
export const perTimeNames = {
  night: message('Night'),
  day: message('Day'),
  stay: message('Stay, or once'),
  trip: message('Itinerary, once'),
  hour: message('Hour'),
}
export const price = message('Price')
export const occupancyNames = {
  single: message('Single'),
  double: message('Double'),
  triple: message('Triple'),
  extraAdult: message('Extra adult'),
}
export const limitNames = {
  capacity: message('Capacity'),
  minNights: message('Min. nights'),
  maxNights: message('Max. nights'),
}
export const minNights = message('Min. nights')
export const childBands = message('Children')
export const childBand = message('age band')
export const childBandName = message('{from} to {to} years')
export const fromAge = message('From age')
export const toAge = message('To age')
export const bandPrice = message('Price')
export const bandShare = message('Or share of an adult’s price')
export const sharing = message('Adults in the room')
export const sharingNames = {
  any: message('Any number'),
  none: message('None'),
  one: message('One'),
  two: message('Two or more'),
}
export const maxPerRoom = message('At most per room')
export const paxBands = message('By number of travellers')
export const paxBand = message('band')
export const paxBandName = message('{from} to {to} travellers')
export const fromPax = message('From')
export const toPax = message('To')
export const percent = message('%')

export const supplements = message('Supplements')
export const supplement = message('supplement')
export const supplementPerNames = { person: message('Person'), room: message('Room'), group: message('Group') }
export const childPrice = message('Price for a child')
export const mandatory = message('Always charged')

export const offers = message('Offers')
export const offer = message('offer')
export const offerKind = message('Kind')
export const offerKinds = {
  stay_pay: message('Stay longer, pay fewer nights'),
  percent: message('Percentage off'),
  early_booking: message('Early booking'),
  long_stay: message('Long stay'),
}
export const stayNights = message('Stay nights')
export const payNights = message('Pay nights')
export const percentOff = message('Percentage off')
export const daysBefore = message('Days before arrival')
export const combinable = message('Counts together with other offers')
export const bookedFrom = message('Booked from')
export const bookedTo = message('Booked to')
export const stayFrom = message('Stay from')
export const stayTo = message('Stay to')

export const conditions = message('Conditions')
export const cancellationTerm = message('term')
export const cancellationName = message('From {days} days before: {percent}%')
export const percentDue = message('Percentage due')
export const internal = message('Internal')
export const tag = message('tag')

export const named = message('{name}: {text}')
export const perInWords = message('per {per} and {time}')
export const inPercent = message('{percent}%')
export const childInWords = message('Children {from}–{to}: {price}')
export const childSharing = message(
  'Children {from}–{to} with {adults, plural, one {# adult} other {# adults}}: {price}',
)
export const paxInWords = message('{from}–{to} travellers: {price}')
export const stayPay = message('stay {stay}, pay {pay}')
export const linesColumns = {
  what: message('Price for'),
  per: message('Per'),
  amounts: message('Amounts'),
  conditions: message('Conditions'),
}
