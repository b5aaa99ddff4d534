import type { CostLine } from './cost-lines.ts'
import { nextDate } from './next-date.ts'

/** Adds up what is the same on dates in a row. The lines are in the order of their dates. */
export const mergeLines = (lines: readonly CostLine[]): CostLine[] => {
  const merged: CostLine[] = []
  /** The last line of each kind, and the date on which it would go on. */
  const open = new Map<string, { line: CostLine; next: string }>()
  for (const line of lines) {
    const key = keyOf(line)
    const last = open.get(key)
    if (last && last.line.count === line.count && last.next === line.from && line.times === 1) {
      last.line.times += 1
      last.line.amount += line.amount
      last.next = nextDate(line.from)
    } else {
      const copy = { ...line }
      open.set(key, { line: copy, next: nextDate(line.from) })
      merged.push(copy)
    }
  }
  return merged
}

/** Adds up lines of one date that differ only in how many. */
export const mergeCounts = (lines: CostLine[]): CostLine[] => {
  if (lines.length < 2) return lines
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
