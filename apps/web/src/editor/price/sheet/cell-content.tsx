import { kindTraits } from '@sojourn/contract/document/segment-kinds'
import { markupOf } from '@sojourn/contract/itinerary/price'
import { marginOf } from '@sojourn/contract/itinerary/price-sums'
import { currencyDigits, moneyInWords } from '@sojourn/contract/kit/currency-digits'
import type { Money } from '@sojourn/contract/kit/values'
import { Ellipsis, Lock, Pin } from 'lucide-react'
import { memo } from 'react'
import { fromMinor } from '../../../kit/words/money.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { kindIcons } from '../../words/segment-kinds.ts'
import { differenceInWords } from '../difference-in-words.ts'
import { marginInWords } from '../margin-in-words.ts'
import { rateInWords } from './cell-text.ts'
import type { ColumnId } from './columns.ts'
import type { SheetRow } from './sheet-rows.ts'
import * as priceWording from '../wording.ts'
import * as wording from './wording.ts'

/** What a cell shows. It does not change with the focus or the selection. */
export const CellContent = memo(function CellContent({ id, row }: { id: ColumnId; row: SheetRow }) {
  const { segment, terms } = row
  switch (id) {
    case 'title':
      return <Title row={row} />
    case 'supplier':
      return <span className="sheet-soft">{row.supplier}</span>
    case 'rate':
      return <span className="sheet-soft">{rateInWords(row)}</span>
    case 'unit':
      return segment.costing ? null : priceWording.units[segment.unit]
    case 'quantity':
      return segment.quantity
    case 'net':
      return segment.net && figureInWords(segment.net)
    case 'currency':
      return segment.net?.currency
    case 'exchange':
      return row.price.rate ? (
        <span className="sheet-soft">{row.price.rate.rate}</span>
      ) : (
        isForeign(row) && <span className="sheet-soft">{wording.noExchange}</span>
      )
    case 'markup':
      return segment.markupBps === null
        ? segment.net && !segment.gross && (
            <span className="sheet-faint">
              {percentInWords(markupOf(segment, terms).bps)}{' '}
              <VisuallyHidden>{priceWording.shareSources[markupOf(segment, terms).source]}</VisuallyHidden>
            </span>
          )
        : percentInWords(segment.markupBps)
    case 'sell':
      return <Sell row={row} />
    case 'margin':
      return <Margin row={row} />
    case 'details':
      return (
        <button
          type="button"
          tabIndex={-1}
          className="sheet-button"
          aria-label={wording.openDetails({ title: row.price.title })}
        >
          <Ellipsis aria-hidden size={16} />
        </button>
      )
  }
})

function Title({ row: { segment, price, terms } }: { row: SheetRow }) {
  const Icon = kindIcons[segment.kind]
  const counts =
    price.counts === 'sold'
      ? null
      : price.counts === 'alternative' && segment.optionGroup !== null
        ? wording.counts.alternativeOf({ group: segment.optionGroup })
        : wording.counts[price.counts]
  return (
    <span className="sheet-title">
      <Icon aria-label={kindTraits[segment.kind].words.editor} size={16} className="sheet-icon" />
      <span>
        <span dir="auto">{price.title}</span>
        {counts && (
          <span className="sheet-note">
            {counts}
            {price.difference && ` · ${differenceInWords(price.difference, terms.isEach)}`}
          </span>
        )}
      </span>
      {segment.priceLocked && <Lock aria-label={wording.locked} size={14} className="sheet-lock" />}
    </span>
  )
}

/** The price for the client. Where there is none, the sheet says so. */
function Sell({ row: { segment, price, isPaid } }: { row: SheetRow }) {
  if (!price.gross) return isPaid && <span className="sheet-gap">{wording.noPrice}</span>
  if (!segment.gross) return moneyInWords(price.gross)
  return (
    <span className="sheet-fixed">
      <Pin aria-label={wording.fixedPrice} size={12} />
      {moneyInWords(price.gross)}
    </span>
  )
}

function Margin({ row }: { row: SheetRow }) {
  const margin = marginOf(row.price)
  if (!margin) return null
  return <span className={margin.amount < 0 ? 'sheet-loss' : 'sheet-soft'}>{marginInWords(margin)}</span>
}

/** Whether the net has to be converted to be sold, for which there is no rate yet. */
const isForeign = ({ segment: { net, gross }, terms: { sold } }: SheetRow): boolean =>
  net !== null && gross === null && sold !== null && net.currency !== sold

/** An amount without its currency, which has a column of its own. */
const figureInWords = (money: Money): string => {
  const digits = currencyDigits(money.currency)
  const format =
    figures.get(digits) ??
    new Intl.NumberFormat('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  figures.set(digits, format)
  return format.format(fromMinor(money))
}
const figures = new Map<number, Intl.NumberFormat>()

const percentInWords = (bps: number): string => wording.percentage({ figure: String(bps / 100) })
