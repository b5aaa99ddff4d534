import { message } from '@sojourn/contract/kit/message'

export const importFile = message('Import from a file')
export const title = message('Import prices')
export const intro = message(
  'Choose a CSV or Excel file (XLSX) with the prices of this rate sheet. It can be up to 5 MB and have up to 5,000 rows. You check everything before it is put into the form.',
)
export const drop = message('Drop a file with prices here')
export const choose = message('Choose file')
export const reading = message('Reading the file…')
export const noCurrency = message(
  'Close this and choose the currency of the rate sheet first, or choose the column of the file that names it.',
)

export const emptyFile = message('The file is empty.')
export const tooLarge = message('The file is larger than 5 MB.')
export const tooLargeUnpacked = message('The file is too large when it is unpacked.')
export const wrongType = message('The file is neither a CSV nor an XLSX file.')
export const damaged = message(
  'The file is damaged, or was saved in a way that cannot be read. Save it again as XLSX or CSV.',
)
export const isProtected = message(
  'The file is an old Excel file (XLS), or protected by a password. Save it as XLSX without a password.',
)
export const tooManyRows = message('The file has more than {max, number} rows. Leave out those that are not needed.')
export const tooManyColumns = message('The file has more than {max, number} columns.')
export const noRows = message('There are no prices in this sheet: it has fewer than two rows.')

export const formula = message(
  'is a formula without a result; open the file in a spreadsheet program and save it again',
)
export const notAnAmount = message('“{text}” is not an amount')
export const otherCurrency = message('“{text}” is not in {currency}, the currency of the rate sheet')
export const notAShare = message('“{text}” is not a share from 0% to 100%')
export const notACount = message('“{text}” is not a whole number from 1 to {max, number}')
export const notACurrency = message('“{text}” is not the code of a currency, such as EUR')
export const currencyMissing = message('the column has no currency, and neither has the rate sheet')
export const notABoard = message('“{text}” is not a board, such as BB, HB or FB')
export const notAPer = message('“{text}” does not say what a price is for, such as room, person or person sharing')
export const notAPerTime = message('“{text}” does not say how often a price is charged, such as night, day or stay')
export const tooLong = message('is longer than {max, number} characters')
export const notDates = message('“{text}” has no dates, such as 1 Jan 2027 – 31 Mar 2027')
export const notADate = message('“{text}” is not a date')
export const dateMissing = message('a season needs both its first and its last date')
export const spanProblems = {
  no_date: message('“{text}” has a date that does not exist'),
  backward: message('“{text}” ends before it begins'),
  no_year: message('“{text}” has no year; fill in from when to when the rate sheet is valid first'),
  outside: message('“{text}” is outside the dates on which the rate sheet is valid'),
}
export const seasonWithoutDates = message(
  'season “{season}” has no dates, and the rate sheet has no season of this name',
)
export const tooManyRanges = message('season “{season}” has more than {max, number} ranges of dates')
export const overlaps = message('season “{season}” overlaps with “{other}” in row {row}')
export const overlapsPresent = message('season “{season}” overlaps with “{other}” of the rate sheet')
export const noAges = message('the header “{head}” has no ages, such as “Child 3–11”')
export const noNumbers = message('the header “{head}” has no number of travellers, such as “2–4 pax”')
export const twicePriced = message('season “{season}” has two columns for the same price')
export const sameAsRow = message('is for the same room, season, board and stay as row {row}')
export const fitsSeveral = message(
  'fits several prices of the rate sheet; add a column for the board or the nights that tells them apart',
)
export const tooManySeasons = message('a rate sheet has at most {max, number} seasons')
export const tooManyPrices = message('a rate sheet has at most {max, number} prices')

export const faultAt = message('Row {row}, column {column}: {problem}.')
export const faultInRow = message('Row {row}: {problem}.')
export const faultOfAll = message('Whole file: {problem}.')

export const fileName = message('{file}: {count, plural, one {# row} other {# rows}}')
export const sheet = message('Sheet')
export const firstRows = message('First rows of {file}')
export const rowNumber = message('Row')
export const layout = message('Layout')
export const layouts = { rows: message('One row per price'), across: message('Seasons across, rooms down') }
export const headFrom = message('Header from row')
export const headTo = message('to row')
export const columns = message('Columns')
export const columnsHint = message('Choose what each column contains. Some are suggested.')
export const columnName = message('{letter}: {head}')
export const columnWithoutName = message('Column {letter}')
export const fieldOf = message('Field of column {letter}')
export const noSample = message('No values in the first rows')
export const ignore = message('Do not import')
export const fields = {
  season: message('Season'),
  dates: message('Dates, from and to'),
  from: message('From'),
  to: message('To'),
  room: message('Room or unit'),
  board: message('Board'),
  per: message('Price per'),
  perTime: message('Every'),
  price: message('Price'),
  single: message('Single'),
  double: message('Double'),
  triple: message('Triple'),
  extraAdult: message('Extra adult'),
  child: message('Children, ages in the header'),
  travellers: message('Price for a number of travellers'),
  capacity: message('Capacity'),
  minNights: message('Min. nights'),
  maxNights: message('Max. nights'),
  currency: message('Currency'),
  across: message('Prices of a season'),
}
export const perHint = message('Where the file does not say it.')
export const dateOrder = message('Date format')
export const dateOrderHint = message('“3/4/2027” can be read in two ways.')
export const dateOrders = { dmy: message('Day/month/year'), mdy: message('Month/day/year') }
export const others = message('Seasons and prices that are not in the file')
export const othersChoices = { keep: message('Leave them'), remove: message('Remove them') }
export const check = message('Check the prices')
export const back = message('Back')

export const faultsTitle = message(
  '{count, plural, one {A value in the file is wrong.} other {# values in the file are wrong.}}',
)
export const faultsHint = message('Correct the file and choose it again, or choose other fields for its columns.')
export const faultsList = message('Wrong values')
export const moreFaults = message('{count, plural, one {# more} other {# more}}')
export const leaveOut = message(
  'Leave out {count, plural, one {the row with a wrong value} other {the # rows with wrong values}}',
)
export const summary = message(
  'Prices: {added, number} added, {replaced, number} replaced, {same, number} unchanged, {removed, number} removed.',
)
export const seasonSummary = message(
  'Seasons: {added, number} added, {replaced, number} replaced, {same, number} unchanged, {removed, number} removed.',
)
export const withoutPrice = message(
  '{count, plural, one {Row {rows} has no price and is left out.} other {Rows {rows} have no price and are left out.}}',
)
export const andMore = message('{rows} and {count, number} more')
export const nothing = message('With these columns, there are no prices in the file.')
export const seasonChanges = message('Seasons of the file')
export const priceChanges = message('Prices of the file')
export const changeHead = message('Change')
export const seasonHead = message('Season')
export const datesHead = message('Dates')
export const roomHead = message('Room or unit')
export const beforeHead = message('Before')
export const afterHead = message('After')
export const kinds = {
  added: message('Added'),
  replaced: message('Replaced'),
  same: message('Unchanged'),
  removed: message('Removed'),
}
export const morePrices = message(
  '{count, plural, one {# more price is not listed here.} other {# more prices are not listed here.}}',
)
export const amountNamed = message('{name} {amount}')
export const put = message('Put into the form')
export const done = message('The prices are in the form. Save the rate sheet to keep them.')
