import { currencyDigits } from '@sojourn/contract/kit/currency-digits'
import { marginOf } from '@sojourn/contract/itinerary/price-sums'
import type { Money } from '@sojourn/contract/kit/values'
import { fromMinor } from '../../../kit/words/money.ts'
import type { ColumnId } from './columns.ts'
import type { DecimalSign } from './read-number.ts'
import type { SheetRow } from './sheet-rows.ts'
import * as priceWording from '../wording.ts'
import * as wording from './wording.ts'

/** Where the net of a segment comes from: rate sheets by name, or a price by hand. Empty for a segment that needs no price. */
export const rateInWords = ({ segment, price, isPaid, terms }: SheetRow): string => {
  if (segment.costing && segment.net) {
    const names = [...new Set(segment.costing.lines.map(({ sheet }) => terms.sheetNames.get(sheet)))]
    return names.filter((name) => name !== undefined).join(', ') || wording.byRates
  }
  if (segment.net !== null || price.gross !== null) return wording.byHand
  return isPaid ? wording.noPrice : ''
}

/** What a cell contains by itself, as text to edit; empty for what is worked out. */
export const editText = (id: ColumnId, row: SheetRow, decimal: DecimalSign): string => {
  const { segment, price } = row
  switch (id) {
    case 'title':
      return price.title
    case 'unit':
      return segment.unit
    case 'quantity':
      return String(segment.quantity)
    case 'net':
      return segment.net ? plainAmount(segment.net, decimal) : ''
    case 'currency':
      return segment.net?.currency ?? ''
    case 'markup':
      return segment.markupBps === null ? '' : plainFigure(segment.markupBps / 100, decimal)
    case 'sell':
      return segment.gross ? inSoldCurrency(segment.gross, row, decimal) : ''
    default:
      return ''
  }
}

/** What a cell shows, as text for a spreadsheet: figures without groups, so that every program reads them as numbers. */
export const copyText = (id: ColumnId, row: SheetRow, decimal: DecimalSign): string => {
  const { segment, price } = row
  switch (id) {
    case 'supplier':
      return row.supplier
    case 'rate':
      return rateInWords(row)
    case 'unit':
      return priceWording.units[segment.unit]
    case 'sell':
      return price.gross ? inSoldCurrency(price.gross, row, decimal) : ''
    case 'margin': {
      const margin = marginOf(price)
      return margin ? plainAmount(margin, decimal) : ''
    }
    default:
      return editText(id, row, decimal)
  }
}

/** What other cells of the column are filled with: the content with its currency; empty for what is worked out. */
export const fillText = (id: ColumnId, row: SheetRow, decimal: DecimalSign): string => {
  const { net, gross } = row.segment
  if (id === 'net') return net ? withCode(net, decimal) : ''
  if (id === 'sell') return gross ? withCode(gross, decimal) : ''
  return editText(id, row, decimal)
}

/** A sell price has no column for its currency, so one in another currency names it. */
const inSoldCurrency = (money: Money, { terms }: SheetRow, decimal: DecimalSign): string =>
  money.currency === terms.currency ? plainAmount(money, decimal) : withCode(money, decimal)

const withCode = (money: Money, decimal: DecimalSign): string => `${money.currency} ${plainAmount(money, decimal)}`

const plainAmount = (money: Money, decimal: DecimalSign): string =>
  fromMinor(money).toFixed(currencyDigits(money.currency)).replace('.', decimal)

const plainFigure = (figure: number, decimal: DecimalSign): string => String(figure).replace('.', decimal)
