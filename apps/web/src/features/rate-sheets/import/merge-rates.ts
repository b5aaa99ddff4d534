import { foldText } from '@sojourn/contract/kit/fold-text'
import { rateSheetLimits, type RateLine, type Season } from '@sojourn/contract/resources/rate-part'
import { rejectionOfLine, rejectionOfSeason } from '@sojourn/contract/resources/rate-rule'
import type { ColumnField, Occupancy } from './column-words.ts'
import type { Fault, FoundLine, FoundRates } from './read-rates.ts'
import * as wording from './wording.ts'

/** What the form has. */
export type SheetRates = { seasons: readonly Season[]; lines: readonly RateLine[] }

/** A season or price that the import adds, replaces, removes or leaves as it is. */
export type Change<T> = { kind: 'added' | 'replaced' | 'same' | 'removed'; before: T | null; after: T | null }

/** What an import makes of the form, and what is wrong. */
export type Merged = {
  seasons: Season[]
  lines: RateLine[]
  seasonChanges: Change<Season>[]
  lineChanges: Change<RateLine>[]
  faults: Fault[]
}

/** Puts the rates of a file into those of a form. A price is replaced by one for the same room, season, board and stay. */
export const mergeRates = (present: SheetRates, found: FoundRates, removesOthers: boolean): Merged => {
  const faults: Fault[] = []
  const { seasons, changes: seasonChanges } = mergeSeasons(present.seasons, found, removesOthers)
  for (const { name, row, column } of found.seasons) {
    const season = seasons.find((one) => foldText(one.name) === foldText(name))
    // Each season is compared with those before it in the file, so that the later one is reported.
    if (season) faults.push(...overlapsOf(season, seasons, found).map((problem) => ({ row, column, problem })))
  }
  if (seasons.length > rateSheetLimits.seasons) faults.push(tooMany(wording.tooManySeasons, rateSheetLimits.seasons))
  const lines: RateLine[] = [...(removesOthers ? [] : present.lines)]
  const lineChanges: Change<RateLine>[] = []
  const rowOfKey = new Map<string, number>()
  const inFile = new Set<RateLine>()
  for (const one of found.lines) {
    const key = keyOf(one.line)
    const twin = rowOfKey.get(key)
    if (twin !== undefined) faults.push({ row: one.row, column: null, problem: wording.sameAsRow({ row: twin }) })
    const fitting = fittingOf(present.lines, one)
    for (const line of fitting) inFile.add(line)
    if (twin === undefined && fitting.length > 1)
      faults.push({ row: one.row, column: null, problem: wording.fitsSeveral })
    else if (twin === undefined) {
      const before = fitting[0] ?? null
      const after = before ? withFields(before, one) : one.line
      const rejection = rejectionOfLine(after, seasons)
      if (rejection !== undefined) faults.push(faultOf(rejection, one))
      lineChanges.push({ kind: before === null ? 'added' : isSame(before, after) ? 'same' : 'replaced', before, after })
      const at = before && !removesOthers ? lines.indexOf(before) : -1
      if (at < 0) lines.push(after)
      else lines[at] = after
    }
    rowOfKey.set(key, twin ?? one.row)
  }
  if (removesOthers)
    for (const before of present.lines)
      if (!inFile.has(before)) lineChanges.push({ kind: 'removed', before, after: null })
  if (lines.length > rateSheetLimits.lines) faults.push(tooMany(wording.tooManyPrices, rateSheetLimits.lines))
  return { seasons, lines, seasonChanges, lineChanges, faults }
}

/** The rates without rows that have faults, and without faulty seasons and their prices. */
export const withoutRows = (found: FoundRates, faults: readonly Fault[]): FoundRates => {
  const wrong = new Set(faults.map(({ row }) => row))
  const isWrong = (season: FoundRates['seasons'][number]) =>
    faults.some(({ row, column }) => row === season.row && column === season.column)
  const isOf = (line: RateLine, name: string) => line.season !== null && foldText(line.season) === foldText(name)
  const lines = found.lines.filter(
    ({ row, line }) => !wrong.has(row) && !found.seasons.some((season) => isWrong(season) && isOf(line, season.name)),
  )
  const seasons = found.seasons.filter((season) => lines.some(({ line }) => isOf(line, season.name)))
  return { ...found, seasons, lines }
}

const tooMany = (problem: (values: { max: number }) => string, max: number): Fault => ({
  row: 0,
  column: null,
  problem: problem({ max }),
})

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const keyOf = ({ season, room, board, perTime, minNights, maxNights }: RateLine): string =>
  JSON.stringify([foldText(season ?? ''), foldText(room ?? ''), board, perTime, minNights, maxNights])

/** The prices that a price of the file replaces: the same one, or else those that differ only in fields that the file does not have. */
const fittingOf = (present: readonly RateLine[], { line, fields }: FoundLine): RateLine[] => {
  const same = present.find((one) => keyOf(one) === keyOf(line))
  if (same) return [same]
  const shared = (one: RateLine): RateLine => ({
    ...one,
    board: fields.has('board') ? one.board : null,
    minNights: fields.has('minNights') ? one.minNights : null,
    maxNights: fields.has('maxNights') ? one.maxNights : null,
  })
  return present.filter((one) => keyOf(shared(one)) === keyOf(line))
}

/** A season of the same name gets the dates of the file, and keeps its days of the week. */
const mergeSeasons = (present: readonly Season[], { seasons: found, lines }: FoundRates, removesOthers: boolean) => {
  const seasons: Season[] = []
  const changes: Change<Season>[] = []
  const isInFile = (name: string) => found.some((one) => foldText(one.name) === foldText(name))
  for (const before of present) {
    const one = found.find(({ name }) => foldText(name) === foldText(before.name))
    const after = one && one.ranges.length > 0 ? { ...before, ranges: [...one.ranges] } : before
    const isRemoved = removesOthers && !isInFile(before.name) && lines.length > 0
    if (!isRemoved) seasons.push(after)
    if (isRemoved) changes.push({ kind: 'removed', before, after: null })
    else if (one) changes.push({ kind: isSame(before.ranges, after.ranges) ? 'same' : 'replaced', before, after })
  }
  for (const { name, ranges } of found)
    if (!present.some((one) => foldText(one.name) === foldText(name))) {
      const after: Season = { name, ranges: [...ranges], weekdays: [] }
      seasons.push(after)
      changes.push({ kind: 'added', before: null, after })
    }
  return { seasons, changes }
}

/** The overlaps of a season with those before it in the file, and with those that are only in the form. */
const overlapsOf = (season: Season, seasons: readonly Season[], found: FoundRates): string[] => {
  const placeOf = ({ name }: Season) => found.seasons.findIndex((one) => foldText(one.name) === foldText(name))
  return seasons
    .filter((other) => other !== season && placeOf(other) <= placeOf(season))
    .filter((other) => rejectionOfSeason(season, [season, other]) !== undefined)
    .map((other) => {
      const row = found.seasons[placeOf(other)]?.row
      const names = { season: season.name, other: other.name }
      return row === undefined ? wording.overlapsPresent(names) : wording.overlaps({ ...names, row })
    })
}

/** The fields that the file has, and all others as they were. */
const withFields = (before: RateLine, { line, fields }: FoundLine): RateLine => {
  const has = (field: ColumnField) => fields.has(field)
  const { occupancy } = before
  const amount = (field: Occupancy) => (has(field) ? line.occupancy[field] : occupancy[field])
  return {
    ...before,
    per: line.per,
    price: has('price') ? line.price : before.price,
    occupancy: {
      single: amount('single'),
      double: amount('double'),
      triple: amount('triple'),
      extraAdult: amount('extraAdult'),
    },
    childBands: has('child') ? line.childBands : before.childBands,
    paxBands: has('travellers') ? line.paxBands : before.paxBands,
    capacity: has('capacity') ? line.capacity : before.capacity,
  }
}

const columnsOfRule: readonly (readonly [field: string, column: ColumnField])[] = [
  ['season', 'season'],
  ['maxNights', 'maxNights'],
  ['occupancy', 'single'],
  ['price', 'price'],
  ['perTime', 'perTime'],
  ['paxBands', 'travellers'],
  ['childBands', 'child'],
]

/** What the contract rejects about a price, at its place in the file. */
const faultOf = (rejection: string, { row, columnOf }: FoundLine): Fault => {
  const [, rule, text] = /^(\w+):\s*(.*)$/.exec(rejection) ?? []
  const field = columnsOfRule.find(([name]) => name === rule)?.[1]
  return { row, column: field ? columnOf(field) : null, problem: text ?? rejection }
}
