import { maxCostLines } from '../document/document-limits.ts'
import type { CostLine } from './cost-lines.ts'

/** Adds up similar lines until they fit into a document. Their sum stays the same. */
export const limitLines = (lines: CostLine[]): CostLine[] =>
  steps.reduce((before, keyOf) => (before.length <= maxCostLines ? before : addedUp(before, keyOf)), lines)

/** What lines must have in common to be added up; each step requires less. */
const steps: readonly ((line: CostLine) => readonly unknown[])[] = [
  (line) => [line.sheet, line.for, line.season, line.room, line.board, line.occupancy, line.ages, line.name, line.bps],
  (line) => [line.sheet, line.for, line.room, line.occupancy, line.ages],
  (line) => [line.for, line.occupancy, line.ages],
  (line) => [line.for],
]

const addedUp = (lines: CostLine[], keyOf: (line: CostLine) => readonly unknown[]): CostLine[] =>
  [...Map.groupBy(lines, (line) => JSON.stringify(keyOf(line))).values()].flatMap((group) => {
    const [first, ...others] = group
    if (!first || others.length === 0) return group
    const amount = group.reduce((sum, line) => sum + line.amount, 0)
    const same = <F extends 'season' | 'room' | 'board' | 'occupancy' | 'ages' | 'name' | 'bps'>(field: F) =>
      others.every((line) => JSON.stringify(line[field]) === JSON.stringify(first[field])) ? first[field] : null
    return {
      ...first,
      times: 1,
      count: 1,
      price: amount,
      amount,
      season: same('season'),
      room: same('room'),
      board: same('board'),
      occupancy: same('occupancy'),
      ages: same('ages'),
      name: same('name'),
      bps: same('bps'),
    }
  })
