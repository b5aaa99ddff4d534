import { formatDate } from '../../kit/words/dates.ts'
import * as wording from './wording.ts'

/** A date at the start of a row: the day, and the month below it. */
export function DayOfMonth({ date }: { date: string }) {
  return (
    <time dateTime={date} className="w-9 shrink-0 text-center">
      <span className="sr-only">{formatDate(date)}</span>
      <span aria-hidden className="title block text-lg leading-6 tabular-nums">
        {Number(date.slice(8))}
      </span>
      <span aria-hidden className="block text-xs text-ink-soft">
        {wording.months[Number(date.slice(5, 7)) - 1]}
      </span>
    </time>
  )
}
