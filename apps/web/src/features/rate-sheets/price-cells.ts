import { currencyDigits } from '@sojourn/contract/kit/currency-digits'
import { foldText } from '@sojourn/contract/kit/fold-text'
import type { RateLine, Season } from '@sojourn/contract/resources/rate-part'
import { blankLine } from './blank-line.ts'

/** The rows and columns of the grid. Null is any room, or all dates. */
export type GridShape = { rooms: readonly (string | null)[]; seasons: readonly (string | null)[] }

/** A row for each room that a price names, and a column for each season; one of each if there are none. */
export const gridShapeOf = (lines: readonly RateLine[], seasons: readonly Season[]): GridShape => {
  const rooms = distinct(lines.map(({ room }) => room))
  const named = distinct(seasons.map(({ name }) => name).filter(Boolean))
  const hasAllDates = named.length === 0 || lines.some(({ season }) => season === null)
  return { rooms: rooms.length === 0 ? [null] : rooms, seasons: [...named, ...(hasAllDates ? [null] : [])] }
}

const distinct = <T extends string | null>(names: readonly T[]): T[] =>
  names.filter((name, index) => names.findIndex((other) => isSame(other, name)) === index)

/** Names are compared as costing compares them: without regard to case and accents. */
const isSame = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : foldText(one) === foldText(other)

const indexOf = (lines: readonly RateLine[], room: string | null, season: string | null): number =>
  lines.findIndex((line) => isSame(line.room, room) && isSame(line.season, season))

/** The main price of a room in a season: for people who share, that of a double. */
export const priceAt = (lines: readonly RateLine[], room: string | null, season: string | null): number | null => {
  const line = lines[indexOf(lines, room, season)]
  if (!line) return null
  return isByOccupancy(line) ? (line.occupancy.double ?? line.price) : line.price
}

/** Whether the main price of a line is that of a double: always for people who share, and for rooms that have one. */
const isByOccupancy = ({ per, occupancy }: RateLine): boolean =>
  per === 'person_sharing' || (per === 'room' && occupancy.double !== null)

/**
 * The lines with another main price for a room and season. A missing line is added like the others of the room; a line that is
 * left without any amount is removed.
 */
export const withPrice = (
  lines: readonly RateLine[],
  [room, season]: readonly [room: string | null, season: string | null],
  amount: number | null,
): RateLine[] => {
  const index = indexOf(lines, room, season)
  const line = lines[index]
  if (!line) {
    if (amount === null) return [...lines]
    const like = lines.findLastIndex((other) => isSame(other.room, room))
    const added = priced({ ...blankLine(lines[like] ?? lines.at(-1)), room, season }, amount)
    return lines.toSpliced(like < 0 ? lines.length : like + 1, 0, added)
  }
  const changed = priced(line, amount)
  return lines.toSpliced(index, 1, ...(hasAmount(changed) ? [changed] : []))
}

const priced = (line: RateLine, amount: number | null): RateLine =>
  isByOccupancy(line)
    ? { ...line, price: null, occupancy: { ...line.occupancy, double: amount } }
    : { ...line, price: amount }

const hasAmount = ({ price, occupancy, paxBands }: RateLine): boolean =>
  price !== null || paxBands.length > 0 || Object.values(occupancy).some((amount) => amount !== null)

/**
 * An amount as people and spreadsheets write it (`1,250.50`, `1.250,50`, `EUR 1'250`), in the smallest unit of the currency;
 * null for an empty text, undefined for one that is no amount. A single comma or point before three digits separates thousands,
 * unless the currency has three decimals.
 */
export const readAmount = (text: string, currency: string): number | null | undefined => {
  const bare = text.replaceAll(/[\s'’\u00a0\p{Sc}]|^[A-Z]{3}|[A-Z]{3}$/gu, '')
  if (bare === '') return null
  const digits = currencyDigits(currency)
  const [, whole = '', decimals = ''] =
    (isGrouped(bare, digits) ? null : /^(.*)[.,](\d*)$/.exec(bare)) ?? ([bare, bare] as const)
  const hasGroups = /[.,]/.test(whole)
  if (!/^\d*$/.test(whole) && !(hasGroups && /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(whole))) return undefined
  if (whole + decimals === '' || decimals.length > digits) return undefined
  const amount = Math.round(Number(`${whole.replaceAll(/[.,]/g, '') || '0'}.${decimals || '0'}`) * 10 ** digits)
  return Number.isSafeInteger(amount) ? amount : undefined
}

/** Whether every mark in a figure separates thousands: there are several of one kind, or one that cannot be a decimal point. */
const isGrouped = (figure: string, digits: number): boolean =>
  /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$/.test(figure) || (digits !== 3 && /^\d{1,3}[.,]\d{3}$/.test(figure))

/** The cells of a table copied from a spreadsheet. */
export const cellsOf = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((row) => row.split('\t').map((cell) => cell.trim()))

/** What pasting does: the new lines, how many prices were set, and how many cells had no place or were no amounts. */
export type Pasted = { lines: RateLine[]; count: number; ignored: number }

type Place = { row: number; column: number; shape: GridShape; currency: string }

/**
 * Pastes cells from a place of the grid on. If the first row names seasons, its columns go to the seasons of those names, and the
 * first column names rooms, which are added if they are new.
 */
export const pasteCells = (lines: readonly RateLine[], cells: readonly string[][], place: Place): Pasted => {
  const { shape, currency } = place
  const [head = []] = cells
  const named = head.map((text) => shape.seasons.find((season) => season !== null && isSame(season, text)))
  const isTable = named.some((season) => season !== undefined)
  const rows = isTable ? cells.slice(1) : cells
  let result: Pasted = { lines: [...lines], count: 0, ignored: 0 }
  for (const [n, row] of rows.entries()) {
    const room = isTable ? (row[0] ?? '') || null : shape.rooms[place.row + n]
    for (const [m, text] of row.entries()) {
      if ((isTable && m === 0) || text === '') continue
      const season = isTable ? named[m] : shape.seasons[place.column + m]
      const amount = readAmount(text, currency)
      const isLost = room === undefined || season === undefined || typeof amount !== 'number'
      result = isLost
        ? { ...result, ignored: result.ignored + 1 }
        : { ...result, lines: withPrice(result.lines, [room, season], amount), count: result.count + 1 }
    }
  }
  return result
}
