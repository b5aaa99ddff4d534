import { classNames } from '../../../ui/class-names.ts'
import type { HeadRows } from './guess-columns.ts'
import { columnLetter, type Table, textOf } from './table.ts'
import { ScrollArea } from './scroll-area.tsx'
import * as wording from './wording.ts'

const maxRows = 6

/** The first rows of a file as a spreadsheet shows them, from the first row of its head on. */
export function TableSample({ caption, table, head }: { caption: string; table: Table; head: HeadRows }) {
  const rows = table.rows.filter(({ n }) => n >= head.from).slice(0, maxRows)
  const width = Math.max(1, ...rows.map(({ cells }) => cells.length))
  const letters = Array.from({ length: width }, (_, column) => columnLetter(column))
  return (
    <ScrollArea label={caption}>
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-sunken text-ink-soft">
          <tr>
            <th scope="col" className="px-3 py-1.5 text-start font-normal">
              {wording.rowNumber}
            </th>
            {letters.map((letter) => (
              <th key={letter} scope="col" className="px-3 py-1.5 text-start font-normal">
                {letter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ n, cells }) => (
            <tr key={n} className={classNames(n <= head.to && 'font-medium')}>
              <th scope="row" className="px-3 py-1.5 text-start font-normal text-ink-soft tabular-nums">
                {n}
              </th>
              {letters.map((letter, column) => (
                <td key={letter} className="max-w-48 truncate px-3 py-1.5 tabular-nums">
                  {textOf(cells[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}
