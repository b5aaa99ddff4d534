import type { RateLine } from '../resources/rate-part.ts'
import type { IndexedLine, IndexedSheet } from './sheet-index.ts'

/** What the line of a date is chosen by. */
export type LineQuery = {
  date: string
  /** The room or unit, folded; null if the sheet does not distinguish any. */
  room: string | null
  board: RateLine['board']
  /** Nights of a stay, or days of anything else. */
  length: number
  /** Whether the segment is a stay with nights: nothing else is priced per night. */
  hasNights: boolean
  /** Whether this is the first date: only there, a line can be charged once for everything. */
  isFirst: boolean
}

export type FoundLine = IndexedLine & { seasonName: string | null }

/** The line of a date; null if none fits. */
export const chooseLine = (sheet: IndexedSheet, query: LineQuery): FoundLine | null => {
  const on = sheet.seasonsOn(query.date)
  let found: IndexedLine | null = null
  let best = -1
  for (const one of sheet.lines) {
    const rank = rankOf(one, query, on)
    if (rank > best) {
      best = rank
      found = one
    }
  }
  return found && { ...found, seasonName: found.line.season }
}

/** Whether a line is charged once and not for each night or day. */
export const isChargedOnce = ({ perTime }: RateLine): boolean => perTime !== 'night' && perTime !== 'day'

/** How well a line fits: −1 if it does not. The room counts most, then the board, the season, and the length. */
const rankOf = (
  { line, room, season }: IndexedLine,
  query: LineQuery,
  on: { narrow: string | null; wide: string | null },
): number => {
  if (room !== null && room !== query.room) return -1
  if (line.board !== null && query.board !== null && line.board !== query.board) return -1
  if (season !== null && season !== on.narrow && season !== on.wide) return -1
  if (line.minNights !== null && query.length < line.minNights) return -1
  if (line.maxNights !== null && query.length > line.maxNights) return -1
  if (line.perTime === 'night' && !query.hasNights) return -1
  if (isChargedOnce(line) && !query.isFirst) return -1
  const bySeason = season === null ? 0 : season === on.narrow ? 2 : 1
  const isLimited = line.minNights !== null || line.maxNights !== null
  return (
    (room === null ? 0 : 100) +
    (line.board === null || query.board === null ? 0 : 10) +
    bySeason * 2 +
    Number(isLimited)
  )
}
