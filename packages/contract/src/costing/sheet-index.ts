import type { RateLine } from '../resources/rate-part.ts'
import { foldText } from '../kit/fold-text.ts'
import { weekdays } from '../resources/excursion.ts'
import type { RateSheet } from './cost-lines.ts'

/** A line with its names folded for comparison, and its place in the sheet. */
export type IndexedLine = { line: RateLine; index: number; room: string | null; season: string | null }

/** The seasons of a date, folded: the narrow one has weekdays. */
export type SeasonsOn = { narrow: string | null; wide: string | null }

/** A sheet prepared for costing. */
export type IndexedSheet = {
  sheet: RateSheet
  lines: readonly IndexedLine[]
  /** The rooms or units of its lines, folded, in the order of the sheet; null if a line fits any. */
  rooms: readonly (string | null)[]
  boards: readonly RateLine['board'][]
  seasonsOn: (date: string) => SeasonsOn
}

/** Sheets are never mutated, so each is prepared once. */
const cache = new WeakMap<RateSheet, IndexedSheet>()

export const indexSheet = (sheet: RateSheet): IndexedSheet => {
  const cached = cache.get(sheet)
  if (cached) return cached
  const lines = sheet.lines.map((line, index) => ({
    line,
    index,
    room: line.room === null ? null : foldText(line.room),
    season: line.season === null ? null : foldText(line.season),
  }))
  const indexed: IndexedSheet = {
    sheet,
    lines,
    rooms: [...new Set(lines.map(({ room }) => room))],
    boards: [...new Set(sheet.lines.map(({ board }) => board))],
    seasonsOn: seasonsByDate(sheet.seasons),
  }
  cache.set(sheet, indexed)
  return indexed
}

const seasonsByDate = (seasons: RateSheet['seasons']): ((date: string) => SeasonsOn) => {
  const folded = seasons.map((season) => ({ ...season, key: foldText(season.name) }))
  const found = new Map<string, SeasonsOn>()
  return (date) => {
    const cached = found.get(date)
    if (cached) return cached
    const inRange = folded.filter(({ ranges }) => isInRanges(date, ranges))
    const on = {
      narrow: inRange.find((season) => season.weekdays.length > 0 && isOnWeekdays(date, season.weekdays))?.key ?? null,
      wide: inRange.find((season) => season.weekdays.length === 0)?.key ?? null,
    }
    found.set(date, on)
    return on
  }
}

/** Whether a date is in one of the ranges. */
export const isInRanges = (date: string, ranges: readonly { from: string; to: string }[]): boolean =>
  ranges.some(({ from, to }) => from <= date && date <= to)

/** Whether a date is on one of the weekdays; every date is if there are none. */
export const isOnWeekdays = (date: string, days: readonly string[]): boolean => {
  if (days.length === 0) return true
  // 1 January 1970 was a Thursday; `weekdays` begins with Monday.
  const sinceThursday = Math.floor(Date.parse(date) / 86_400_000)
  const day = weekdays[(((sinceThursday + 3) % 7) + 7) % 7]
  return day !== undefined && days.includes(day)
}
