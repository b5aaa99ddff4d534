import { dateAfter } from '../itinerary/local-time.ts'
import type { CostLine } from './cost-lines.ts'

/** Adds up what is the same: people who pay the same on a date, then dates in a row. */
export const mergeLines = (lines: readonly CostLine[]): CostLine[] => {
  const merged: CostLine[] = []
  /** The last line of each kind. */
  const open = new Map<string, CostLine>()
  for (const line of lines) {
    const key = keyOf(line)
    const last = open.get(key)
    const next = last && dateAfter(last.from, last.times)
    if (last && last.count === line.count && next === line.from) {
      last.times += line.times
      last.amount += line.amount
    } else {
      const copy = { ...line }
      open.set(key, copy)
      merged.push(copy)
    }
  }
  return merged
}

/** Adds up lines of one date that differ only in how many. */
export const mergeCounts = (lines: readonly CostLine[]): CostLine[] => {
  const byKey = new Map<string, CostLine>()
  for (const line of lines) {
    const key = keyOf(line)
    const before = byKey.get(key)
    if (before) {
      before.count += line.count
      before.amount += line.amount
    } else byKey.set(key, { ...line })
  }
  return [...byKey.values()]
}

const keyOf = (line: CostLine): string =>
  `${line.sheet} ${line.for} ${line.price} ${line.season} ${line.room} ${line.board} ${line.occupancy} ${line.ages?.from} ${line.ages?.to} ${line.name} ${line.bps}`
