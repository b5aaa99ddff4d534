import { message } from '@sojourn/contract/kit/message'

export const sheetLabel = message('Prices of segments')
export const columns = {
  title: message('Title'),
  supplier: message('Supplier'),
  rate: message('Rate'),
  unit: message('Basis'),
  quantity: message('Quantity'),
  net: message('Net'),
  currency: message('Currency'),
  exchange: message('Exchange rate'),
  markup: message('Markup'),
  sell: message('Sell'),
  margin: message('Margin'),
  details: message('Details'),
}
export const price = message('Price')
export const noSegments = message('Add segments on the Days tab. Their prices appear here.')

export const byHand = message('By hand')
export const byRates = message('Rate sheet')
export const noPrice = message('No price')
export const noExchange = message('No rate')
/** What people may type or paste for each unit, after “per”, separated by lines. */
export const unitNames = {
  per_unit: message('unit|each|item|piece|service'),
  per_person: message('person|pax|traveller|guest'),
  per_night: message('night'),
  per_person_night: message('person and night|person night|person per night|pax and night|pax night|pax per night'),
}
export const percentage = message('{figure}%')
export const fixedPrice = message('Fixed price')
export const locked = message('Locked')
export const counts = {
  alternative: message('Alternative'),
  alternativeOf: message('Alternative for {group}'),
  optional: message('Optional extra'),
  apart: message('Not in the price'),
}
export const daySum = message('Sum')

export const cellOf = message('{column} of {title}')
export const openDetails = message('Details of {title}')
export const keysHint = message(
  'Arrow keys move. Enter edits, or just type. Copy, paste and fill down (Ctrl+D) work as in a spreadsheet.',
)

export const problems = {
  readOnly: message('This cell cannot be changed.'),
  locked: message('The price is locked. Unlock it in the details of the segment.'),
  noNet: message('Enter the net price first.'),
  byRates: message('The price comes from a rate sheet. Enter a net price to set it by hand.'),
  noTitle: message('Enter a title.'),
  titleTooLong: message('The title is longer than {max} characters.'),
  noUnit: message('“{text}” is not a basis. Enter unit, person, night, or person and night.'),
  noQuantity: message('“{text}” is not a whole number from 1 to {max}.'),
  noAmount: message('“{text}” is not an amount. Enter a number such as 120.50.'),
  negative: message('“{text}” is below zero. Enter 0 or more.'),
  tooManyDecimals: message('“{text}” has too many decimals for {currency}. Round it.'),
  tooLarge: message('“{text}” is too large. Enter a smaller amount.'),
  noCurrency: message('“{text}” has a currency that is not known. Enter a code such as EUR.'),
  twoCurrencies: message('“{text}” is not in {currency}, the currency of this row. Change the currency first.'),
  noPercentage: message('“{text}” is not a percentage. Enter a number from 0 to {max}.'),
}

export const pasted = message('Pasted into {count, plural, one {# cell} other {# cells}}')
export const filledDown = message('Filled {count, plural, one {# cell} other {# cells}}')
export const cleared = message('Cleared {count, plural, one {# cell} other {# cells}}')
export const copied = message('Copied {count, plural, one {# cell} other {# cells}}')
export const selected = message(
  'Selected {rows, plural, one {# row} other {# rows}} of {columns, plural, one {# cell} other {# cells}}',
)
export const nothingChanged = message('Nothing was changed.')
export const badCells = message(
  'Nothing was changed, because {count, plural, one {# cell has an error} other {# cells have errors}}:',
)
export const badCell = message('Row {row}, {title}, {column}: {problem}')
export const moreBadCells = message('and {count, plural, one {# more cell} other {# more cells}}.')
export const doesNotFit = message(
  'Nothing was changed. There is not enough room here for {rows, plural, one {# row} other {# rows}} of {columns, plural, one {# cell} other {# cells}}. Select a cell further up or to the left and paste again.',
)
export const dismiss = message('Close')
