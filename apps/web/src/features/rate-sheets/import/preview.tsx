import { boardNames } from '@sojourn/contract/document/boards'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import type { RateLine, Season } from '@sojourn/contract/resources/rate-part'
import { formatDates } from '../../../kit/words/dates.ts'
import { ProblemNote } from '../../../kit/import/problem-note.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import * as sheetWording from '../wording.ts'
import { occupancies } from './column-words.ts'
import type { Change, Merged } from './merge-rates.ts'
import type { Fault, FoundRates } from './read-rates.ts'
import { ScrollArea } from './scroll-area.tsx'
import { columnLetter } from './table.ts'
import * as wording from './wording.ts'

type PreviewProps = {
  merged: Merged
  found: FoundRates
  faults: readonly Fault[]
  currency: string
  canLeaveOut: boolean
  leavesOut: boolean
  onLeaveOut: (leavesOut: boolean) => void
}

const maxListed = 100

/** The third step: what is wrong, and what the file adds and replaces. */
export function Preview({ merged, found, faults, currency, canLeaveOut, leavesOut, onLeaveOut }: PreviewProps) {
  const { lineChanges, seasonChanges } = merged
  const wrongRows = new Set(faults.map(({ row }) => row)).size
  const isShown = faults.length === 0 || leavesOut
  return (
    <div className="flex flex-col gap-5">
      {faults.length > 0 && <Faults faults={faults} />}
      {faults.length > 0 && canLeaveOut && (
        <Checkbox isSelected={leavesOut} onChange={onLeaveOut}>
          {wording.leaveOut({ count: wrongRows })}
        </Checkbox>
      )}
      {faults.length === 0 && found.lines.length === 0 && <ProblemNote>{wording.nothing}</ProblemNote>}
      {isShown && (
        <>
          <output className="block">
            {seasonChanges.length > 0 && (
              <span className="block">{wording.seasonSummary(countsOf(seasonChanges))}</span>
            )}
            <span className="block">{wording.summary(countsOf(lineChanges))}</span>
            {found.rowsWithoutPrice.length > 0 && (
              <span className="block text-sm text-ink-soft">
                {wording.withoutPrice({ count: found.rowsWithoutPrice.length, rows: listed(found.rowsWithoutPrice) })}
              </span>
            )}
          </output>
          {seasonChanges.length > 0 && <SeasonTable changes={seasonChanges} />}
          {lineChanges.length > 0 && <PriceTable changes={lineChanges} currency={currency} />}
        </>
      )}
    </div>
  )
}

const countsOf = (changes: readonly Change<unknown>[]) => {
  const count = (kind: Change<unknown>['kind']) => changes.filter((one) => one.kind === kind).length
  return { added: count('added'), replaced: count('replaced'), same: count('same'), removed: count('removed') }
}

const listed = (rows: readonly number[]): string => {
  const first = rows.slice(0, 8).join(', ')
  return rows.length > 8 ? wording.andMore({ rows: first, count: rows.length - 8 }) : first
}

function Faults({ faults }: { faults: readonly Fault[] }) {
  return (
    <section aria-label={wording.faultsList} className="flex flex-col gap-3">
      <ProblemNote>{wording.faultsTitle({ count: faults.length })}</ProblemNote>
      <ul className="flex list-disc flex-col gap-1 ps-5 text-sm">
        {faults.slice(0, maxListed).map(({ row, column, problem }) => (
          <li key={`${row} ${column} ${problem}`} className="wrap-anywhere">
            {row === 0
              ? wording.faultOfAll({ problem })
              : column === null
                ? wording.faultInRow({ row, problem })
                : wording.faultAt({ row, column: columnLetter(column), problem })}
          </li>
        ))}
        {faults.length > maxListed && <li>{wording.moreFaults({ count: faults.length - maxListed })}</li>}
      </ul>
      <p className="text-sm text-ink-soft">{wording.faultsHint}</p>
    </section>
  )
}

const tones = { added: 'success', replaced: 'warning', same: 'neutral', removed: 'danger' } as const

function SeasonTable({ changes }: { changes: readonly Change<Season>[] }) {
  return (
    <ChangeTable
      caption={wording.seasonChanges}
      heads={[wording.seasonHead, wording.datesHead]}
      rows={changes.map(({ kind, before, after }) => {
        const season = after ?? before
        const dates = season?.ranges.map(({ from, to }) => formatDates(from, to)).join(', ') ?? ''
        return { kind, cells: [season?.name ?? '', dates] }
      })}
    />
  )
}

function PriceTable({ changes, currency }: { changes: readonly Change<RateLine>[]; currency: string }) {
  return (
    <>
      <ChangeTable
        caption={wording.priceChanges}
        heads={[wording.roomHead, wording.seasonHead, wording.beforeHead, wording.afterHead]}
        rows={changes.slice(0, maxListed).map(({ kind, before, after }) => {
          const line = after ?? before
          const name = [line?.room ?? sheetWording.anyRoom, line?.board && boardNames[line.board]].filter(Boolean)
          return {
            kind,
            cells: [
              name.join(', '),
              line?.season ?? sheetWording.allDates,
              before && kind !== 'same' ? amountsOf(before, currency) : '',
              after ? amountsOf(after, currency) : '',
            ],
          }
        })}
      />
      {changes.length > maxListed && (
        <p className="text-sm text-ink-soft">{wording.morePrices({ count: changes.length - maxListed })}</p>
      )}
    </>
  )
}

/** All amounts of a price in one text. */
const amountsOf = (line: RateLine, currency: string): string => {
  const amountIn = (amount: number) => (currency === '' ? String(amount) : moneyInWords({ amount, currency }, 'short'))
  const named = occupancies.flatMap((occupancy) => {
    const amount = line.occupancy[occupancy]
    const name = sheetWording.occupancyNames[occupancy]
    return amount === null ? [] : [wording.amountNamed({ name, amount: amountIn(amount) })]
  })
  const children = line.childBands.map(({ fromAge, toAge, price, shareBps }) =>
    sheetWording.childInWords({
      from: fromAge,
      to: toAge,
      price: price === null ? sheetWording.inPercent({ percent: (shareBps ?? 0) / 100 }) : amountIn(price),
    }),
  )
  const pax = line.paxBands.map(({ from, to, price }) => sheetWording.paxInWords({ from, to, price: amountIn(price) }))
  return [...(line.price === null ? [] : [amountIn(line.price)]), ...named, ...children, ...pax].join(', ')
}

type ChangeTableProps = {
  caption: string
  heads: readonly string[]
  rows: readonly { kind: Change<unknown>['kind']; cells: readonly string[] }[]
}

function ChangeTable({ caption, heads, rows }: ChangeTableProps) {
  return (
    <ScrollArea label={caption}>
      <table className="w-full text-sm">
        <caption className="px-3 py-2 text-start font-medium">{caption}</caption>
        <thead className="bg-sunken">
          <tr>
            {[...heads, wording.changeHead].map((head) => (
              <th key={head} scope="col" className="px-3 py-2 text-start font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ kind, cells }, at) => (
            // Two rows may be identical.
            <tr key={`${at} ${cells[0]}`} className="align-top">
              {cells.map((cell, column) => (
                <td key={heads[column]} className="min-w-28 px-3 py-2 wrap-anywhere tabular-nums">
                  {cell}
                </td>
              ))}
              <td className="px-3 py-2">
                <Badge tone={tones[kind]}>{wording.kinds[kind]}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}
