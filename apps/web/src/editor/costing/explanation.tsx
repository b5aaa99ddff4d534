import type { CostLine } from '@sojourn/contract/costing/cost-lines'
import type { Segment } from '@sojourn/contract/document/document'
import type { SegmentPrice } from '@sojourn/contract/itinerary/itinerary-price'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import type { Money } from '@sojourn/contract/kit/values'
import { formatDate } from '../../kit/words/dates.ts'
import { chargeInWords, scopeInWords } from './charge-in-words.ts'
import * as wording from './wording.ts'

/** Why a segment costs what it does: each charge of its rate sheets, then the way from net to the price. */
export function Explanation({ segment, price }: { segment: Segment; price: SegmentPrice }) {
  const { net, costing } = segment
  if (!net || !costing) return null
  return (
    <section className="flex flex-col gap-2" aria-labelledby="explanation">
      <h3 id="explanation" className="text-sm font-semibold">
        {wording.explanationTitle}
      </h3>
      <table className="w-full text-sm tabular-nums">
        <thead className="sr-only">
          <tr>
            <th scope="col">{wording.columns.what}</th>
            <th scope="col">{wording.columns.how}</th>
            <th scope="col">{wording.columns.amount}</th>
          </tr>
        </thead>
        <tbody>
          {costing.lines.map((line) => (
            <Charge key={keyOf(line)} line={line} currency={net.currency} />
          ))}
        </tbody>
        <tbody className="border-t border-line">
          <Sum label={wording.sum} amount={net} isStrong />
          <FromNetToSell price={price} />
        </tbody>
      </table>
    </section>
  )
}

const keyOf = (line: CostLine): string => JSON.stringify(line)

function Charge({ line, currency }: { line: CostLine; currency: string }) {
  const { price, count, times, amount } = line
  const each = moneyInWords({ amount: price, currency })
  return (
    <tr className="align-top">
      <th scope="row" className="py-1 pr-3 text-left font-normal">
        {chargeInWords(line)}
        <span className="block text-ink-soft">{scopeInWords(line)}</span>
      </th>
      <td className="py-1 pr-3 text-right whitespace-nowrap text-ink-soft">
        {times === 0
          ? wording.paidBefore
          : times > 1
            ? wording.timesDates({ price: each, count, dates: times })
            : count > 1
              ? wording.times({ price: each, count })
              : ''}
      </td>
      <td className="py-1 text-right whitespace-nowrap">{moneyInWords({ amount, currency })}</td>
    </tr>
  )
}

/** Conversion, markup and tax, as far as there are any. */
function FromNetToSell({ price: { net, rate, cost, markup, tax, gross } }: { price: SegmentPrice }) {
  if (!net || !cost) return null
  return (
    <>
      {rate && (
        <Sum
          label={wording.cost({ currency: rate.to })}
          how={(rate.bufferBps > 0 ? wording.convertedWithBuffer : wording.converted)({
            net: moneyInWords(net),
            rate: rate.rate,
            date: formatDate(rate.date),
            buffer: rate.bufferBps / 100,
          })}
          amount={cost}
        />
      )}
      {markup && markup.amount !== 0 && <Sum label={wording.markup} amount={markup} />}
      {tax && tax.amount !== 0 && <Sum label={wording.tax} amount={tax} />}
      {gross && <Sum label={wording.sell} amount={gross} isStrong />}
    </>
  )
}

function Sum({ label, how, amount, isStrong }: { label: string; how?: string; amount: Money; isStrong?: boolean }) {
  return (
    <tr className={isStrong ? 'align-top font-semibold' : 'align-top'}>
      <th scope="row" colSpan={2} className="py-1 pr-3 text-left font-[inherit]">
        {label}
        {how && <span className="block text-ink-soft">{how}</span>}
      </th>
      <td className="py-1 text-right whitespace-nowrap">{moneyInWords(amount)}</td>
    </tr>
  )
}
