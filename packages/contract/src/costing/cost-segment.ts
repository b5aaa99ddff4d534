import type { Segment } from '../document/document.ts'
import { foldText } from '../kit/fold-text.ts'
import type { RateLine } from '../resources/rate-part.ts'
import { bestSavings, type Night } from './apply-offers.ts'
import { chooseLine, type FoundLine, isChargedOnce } from './choose-line.ts'
import { type CostGap, type CostLine, isBlocking, type RateSheet, type SegmentCost } from './cost-lines.ts'
import { emptyLine, freePlaceLine, settlementLines, supplementLines } from './cost-extras.ts'
import { isValidOn } from './find-sheets.ts'
import { limitLines } from './limit-lines.ts'
import { mergeCounts, mergeLines } from './merge-lines.ts'
import { datesFrom } from './next-date.ts'
import { type Part, priceRoom } from './price-room.ts'
import { type Party, peopleIn, type Room, roomsOf, wholeParty } from './room-party.ts'
import { type IndexedSheet, indexSheet } from './sheet-index.ts'

export type SegmentQuery = {
  /** With its overrides. */
  segment: Segment
  party: Party
  firstDate: string
  /** The sheets that may price it, best first. */
  sheets: readonly RateSheet[]
  bookedOn: string
  /** The lines charged once for the itinerary that are charged to other segments. */
  paidLines: ReadonlySet<string>
}

/** A cost, and the lines charged once for the itinerary that it uses. */
export type PricedSegment = { cost: SegmentCost; paidLines: string[] }

/** What one segment costs. If room, unit or board are not set, the cheapest that has a price for everything counts. */
export const costSegment = (query: SegmentQuery): PricedSegment => {
  const plan = planOf(query)
  const attempts = choicesOf(plan).map((choice) => attempt(plan, choice))
  const whole = attempts.filter(({ cost }) => cost.net !== null)
  const [first] = attempts
  const cheapest = whole.reduce<PricedSegment | undefined>(
    (best, one) => (best && Number(best.cost.net?.amount) <= Number(one.cost.net?.amount) ? best : one),
    undefined,
  )
  return cheapest ?? first ?? { cost: emptyCost(query.segment.uuid, []), paidLines: [] }
}

/** A cost of nothing but gaps. */
export const emptyCost = (uuid: string, gaps: CostGap[], hasSheets = true): SegmentCost => ({
  uuid,
  net: null,
  lines: [],
  gaps,
  hasSheets,
})

/** Everything about a segment that does not depend on the choice of room and board. */
type Plan = SegmentQuery & {
  isStay: boolean
  dates: string[]
  rows: Room[][]
  /** Adults and children of the itinerary, for bands by number of travellers. */
  travellers: number
  /** The sheet of each date. */
  sheetOn: (IndexedSheet | null)[]
}

const planOf = (query: SegmentQuery): Plan => {
  const { segment, party, firstDate, sheets } = query
  const isStay = segment.kind === 'accommodation'
  const length = Math.max(1, isStay ? segment.nights : segment.endDayOffset + 1)
  const dates = datesFrom(firstDate, length)
  return {
    ...query,
    isStay,
    dates,
    rows: isStay ? roomsOf(segment, party) : [[wholeParty(party)]],
    travellers: party.adults + party.children,
    sheetOn: dates.map((date) => {
      const sheet = sheets.find((one) => isValidOn(one, date))
      return sheet ? indexSheet(sheet) : null
    }),
  }
}

type Choice = { room: string | null; board: RateLine['board'] }

/** The rooms and boards to choose from: one if they are set, or if the sheet does not distinguish any. */
const choicesOf = ({ segment, isStay, sheetOn }: Plan): Choice[] => {
  const sheet = sheetOn.find((one) => one !== null)
  const named = isStay ? (segment.rooms.length > 0 ? '' : null) : segment.class
  const rooms = named !== null || !sheet ? [named === null ? null : foldText(named)] : sheet.rooms
  const board = segment.board ?? null
  const boards = !isStay || board !== null || !sheet || sheet.boards.length < 2 ? [board] : sheet.boards
  return rooms.flatMap((room) => boards.map((one) => ({ room, board: one })))
}

/** What one row of rooms costs on one date. */
type RowNight = {
  row: number
  date: string
  sheet: IndexedSheet
  line: FoundLine
  rooms: Room[]
  lines: CostLine[]
  times: number
}

const attempt = (plan: Plan, choice: Choice): PricedSegment => {
  const { segment, rows, dates, sheetOn } = plan
  const gaps: CostGap[] = []
  const nights: RowNight[] = []
  const currency = sheetOn.find((one) => one !== null)?.sheet.currency
  for (const [row, rooms] of rows.entries()) {
    const room = plan.isStay && segment.rooms.length > 0 ? foldText(rooms[0]?.type ?? '') : choice.room
    for (const [index, date] of dates.entries()) {
      const sheet = sheetOn[index] ?? null
      const night = priceDate(plan, { row, rooms, date, index, sheet, currency, room, board: choice.board, gaps })
      if (night) nights.push(night)
      if (night && isChargedOnce(night.line.line)) break
    }
  }
  const paidLines = nights
    .filter(({ line }) => line.line.perTime === 'trip')
    .map(({ sheet, line }) => paidKey(sheet, line))
  const lines = [...new Set(sheetOn)].flatMap((sheet) =>
    sheet && sheet.sheet.currency === currency
      ? linesOfSheet(
          plan,
          sheet,
          nights.filter((night) => night.sheet === sheet),
        )
      : [],
  )
  const isWhole = currency !== undefined && nights.length > 0 && !gaps.some(isBlocking)
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  return {
    cost: {
      uuid: segment.uuid,
      net: isWhole ? { amount, currency } : null,
      lines: isWhole ? limitLines(mergeLines(lines)) : [],
      gaps: distinctGaps(gaps),
      hasSheets: true,
    },
    paidLines,
  }
}

const paidKey = ({ sheet }: IndexedSheet, { index }: FoundLine): string => `${sheet.uuid} ${index}`

type DateQuery = Choice & {
  row: number
  rooms: Room[]
  date: string
  index: number
  sheet: IndexedSheet | null
  currency: string | undefined
  gaps: CostGap[]
}

/** The price of one row on one date; null, with a gap, if there is none. */
const priceDate = (plan: Plan, query: DateQuery): RowNight | null => {
  const { segment, isStay, dates, travellers } = plan
  const { row, rooms, date, index, sheet, gaps } = query
  const type = rooms[0]?.type ?? null
  const reject = (reason: CostGap['reason'], room: string | null = null): null => {
    gaps.push({ reason, date, room })
    return null
  }
  if (!sheet) return reject('no_rate')
  if (sheet.sheet.currency !== query.currency) return reject('currencies_differ')
  const line = chooseLine(sheet, {
    date,
    room: query.room,
    board: query.board,
    length: isStay ? segment.nights : dates.length,
    hasNights: isStay && segment.nights > 0,
    isFirst: index === 0,
  })
  if (!line) return reject('no_rate', type)
  const { per, perTime } = line.line
  const times = perTime === 'hour' ? hoursOf(segment) : 1
  if (times === null) return reject('no_duration')
  // The whole party shares vehicles and groups: only the first row pays for them.
  if (isShared(line.line) && row > 0) return { row, date, sheet, line, rooms: [], lines: [], times }
  const used = isShared(line.line)
    ? [wholeParty(plan.party)]
    : isByRoom(line.line) && !isStay
      ? roomsOf(segment, plan.party).flat()
      : rooms
  const isPaid = perTime === 'trip' && plan.paidLines.has(paidKey(sheet, line))
  const parts: Part[] = []
  for (const room of used) {
    const priced = priceRoom(line.line, { room, travellers })
    for (const reason of priced.gaps) reject(reason, type)
    parts.push(...priced.parts.map((part) => ({ ...part, count: part.count * countOf(plan, line.line) })))
  }
  const lines = parts.map((part) => toLine(part, { sheet, line: line.line, date, times: isPaid ? 0 : times }))
  return {
    row,
    date,
    sheet,
    line,
    rooms: per === 'person' || per === 'person_sharing' ? used : [],
    lines: mergeCounts(lines),
    times,
  }
}

const isShared = ({ per }: RateLine): boolean => per === 'vehicle' || per === 'group'
const isByRoom = ({ per }: RateLine): boolean => per === 'room' || per === 'person_sharing'

/** How many vehicles, groups or units are paid for. */
const countOf = ({ segment, isStay, travellers }: Plan, { per, capacity }: RateLine): number => {
  const needed = capacity === null ? 1 : Math.max(1, Math.ceil(travellers / capacity))
  if (per === 'vehicle') return Math.max(needed, segment.quantity)
  if (per === 'group') return needed
  return per === 'unit' && !isStay ? segment.quantity : 1
}

/** The started hours of a segment; null if its duration is not known. */
const hoursOf = ({ durationMin }: Segment): number | null => (durationMin ? Math.ceil(durationMin / 60) : null)

type LineContext = { sheet: IndexedSheet; line: RateLine; date: string; times: number }

const toLine = (part: Part, { sheet, line, date, times }: LineContext): CostLine => ({
  sheet: sheet.sheet.uuid,
  for: part.for,
  from: date,
  times,
  price: part.price,
  count: part.count,
  amount: part.price * part.count * times,
  season: line.season,
  room: line.room,
  board: line.board,
  occupancy: part.occupancy,
  ages: part.ages,
  name: null,
  bps: part.bps,
})

/** All lines of one sheet: prices, offers, free places, supplements, commission and tax. */
const linesOfSheet = (plan: Plan, { sheet }: IndexedSheet, nights: readonly RowNight[]): CostLine[] => {
  const dates = plan.dates.filter((_, index) => plan.sheetOn[index]?.sheet === sheet)
  const offers = bestSavings(sheet.offers, rowsOf(nights), {
    bookedOn: plan.bookedOn,
    firstDate: plan.firstDate,
    length: plan.isStay ? plan.segment.nights : plan.dates.length,
  }).map(({ offer, date, amount }): CostLine => ({
    ...emptyLine(sheet.uuid, 'offer', date),
    price: -amount,
    amount: -amount,
    name: offer.name,
    bps: offer.percentBps,
  }))
  const base = [...nights.flatMap(({ lines }) => lines), ...offers]
  const free = [...Map.groupBy(nights, ({ date }) => date)].flatMap(([date, ofDate]) => {
    const left = base.filter(({ from }) => from === date).reduce((sum, { amount }) => sum + amount, 0)
    return freePlaceLine(
      sheet,
      date,
      ofDate.map(({ line, rooms, times }) => ({ line: line.line, rooms, times })),
      plan.travellers,
      left,
    )
  })
  const guests = plan.rows.flat()
  const supplements = supplementLines(sheet, dates, {
    adults: guests.reduce((sum, { adults }) => sum + adults, 0),
    children: guests.reduce((sum, room) => sum + peopleIn(room) - room.adults, 0),
    rooms: plan.isStay ? guests.length : roomsOf(plan.segment, plan.party).flat().length,
  })
  const lines = [...base, ...free, ...supplements]
  return [...lines, ...settlementLines(sheet, dates[0] ?? plan.firstDate, lines)]
}

/** What each row costs on each date. */
const rowsOf = (nights: readonly RowNight[]): Night[][] =>
  [...Map.groupBy(nights, ({ row }) => row).values()].map((ofRow) =>
    ofRow.map(({ date, lines }) => ({ date, amount: lines.reduce((sum, { amount }) => sum + amount, 0) })),
  )

const distinctGaps = (gaps: readonly CostGap[]): CostGap[] => [
  ...new Map(gaps.map((gap) => [`${gap.reason} ${gap.date} ${gap.room}`, gap])).values(),
]
