import type { CostLine } from './cost-lines.ts'
import { nextDate } from './next-date.ts'

/** Adds up what is the same on dates in a row. The lines are in the order of their dates. */
export const mergeLines = (lines: readonly CostLine[]): CostLine[] => {
  const merged: CostLine[] = []
  /** The last line of each kind, and the date on which it would go on. */
  const open: { line: CostLine; next: string }[] = []
  for (const line of lines) {
    const last = open.find((one) => isSameKind(one.line, line))
    if (last && last.line.count === line.count && last.next === line.from && line.times === 1) {
      last.line.times += 1
      last.line.amount += line.amount
      last.next = nextDate(line.from)
    } else {
      const copy = { ...line }
      merged.push(copy)
      if (last) Object.assign(last, { line: copy, next: nextDate(line.from) })
      else open.push({ line: copy, next: nextDate(line.from) })
    }
  }
  return merged
}

/** Adds up lines of one date that differ only in how many. */
export const mergeCounts = (lines: CostLine[]): CostLine[] => {
  if (lines.length < 2) return lines
  const merged: CostLine[] = []
  for (const line of lines) {
    const before = merged.find((one) => isSameKind(one, line))
    if (before) {
      before.count += line.count
      before.amount += line.amount
    } else merged.push({ ...line })
  }
  return merged
}

/** Whether two lines differ only in their dates and counts. A segment has few kinds of lines, so they are compared one by one. */
const isSameKind = (one: CostLine, other: CostLine): boolean =>
  one.for === other.for &&
  one.price === other.price &&
  one.occupancy === other.occupancy &&
  one.room === other.room &&
  one.season === other.season &&
  one.board === other.board &&
  one.name === other.name &&
  one.bps === other.bps &&
  one.ages?.from === other.ages?.from &&
  one.ages?.to === other.ages?.to &&
  one.sheet === other.sheet
