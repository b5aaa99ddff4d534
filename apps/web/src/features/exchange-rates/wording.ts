import { message } from '@sojourn/contract/kit/message'

export const columnPair = message('Pair')
export const columnRate = message('Rate')
export const columnDate = message('Date')
export const columnSource = message('Source')
export const columnBuffer = message('Buffer')
export const filterFrom = message('From')
export const filterTo = message('To')
export const noCurrencyFound = message('Nothing found.')
export const newestRate = message('Newest rate first')
export const oldestRate = message('Oldest rate first')
export const percent = message('{percent}%')
export const rateName = message('{pair} of {date}')
export const listEmpty = message(
  'Costs in other currencies are converted at the rates of this book: the latest one dated on or before the day. Import the reference rates of the European Central Bank, or add your own.',
)

export const sourceNames = {
  manual: message('Entered by hand'),
  file: message('File'),
  provider: message('Provider'),
}

export const sectionRate = message('Rate')
export const rateHint = message('What one unit of the first currency is worth in the second, such as 163.20.')
export const dateHint = message('The rate applies from this day until there is a newer one.')
export const sectionBuffer = message('Buffer')
export const bufferHint = message('Added to costs that are converted, in case the rate moves before they are paid.')
export const sectionInternal = message('Internal')
export const tag = message('tag')

export const rateOfTheDay = message('Rate of the day')
export const fromCurrency = message('From currency')
export const toCurrency = message('To currency')
export const worth = message('1 {from} is worth {rate} {to}')
export const datedDirect = message('Dated {date}')
export const datedThrough = message('Dated {date}, through {currency}')
export const noRate = message('There is no rate between {from} and {to}')
