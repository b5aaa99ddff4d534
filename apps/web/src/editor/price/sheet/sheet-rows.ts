import type { Segment } from '@sojourn/contract/document/document'
import type { MarkupRule } from '@sojourn/contract/document/price-rules'
import { kindTraits } from '@sojourn/contract/document/segment-kinds'
import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import type { ItineraryPrice, SegmentPrice } from '@sojourn/contract/itinerary/itinerary-price'
import { grossByCurrency } from '@sojourn/contract/itinerary/price-sums'
import { datesOfDays } from '@sojourn/contract/itinerary/travel-dates'
import type { Money } from '@sojourn/contract/kit/values'

/** What the cells of all rows show of the itinerary. */
export type Terms = {
  /** The currency of a new amount. */
  currency: string
  /** The currency that the itinerary is sold in; null until it has one. */
  sold: string | null
  markupBps: number
  markupRules: readonly MarkupRule[]
  isEach: boolean
  /** The names of the rate sheets that are loaded, by uuid. */
  sheetNames: ReadonlyMap<string, string>
}

/** One segment with its price. */
export type SheetRow = {
  segment: Segment
  price: SegmentPrice
  /** The name of its supplier; empty without one, and until it is loaded. */
  supplier: string
  /** Whether a segment of this kind is expected to have a price. */
  isPaid: boolean
  terms: Terms
}

/** The rows of one day. `index` is null for unscheduled segments; `first` is the number of the first row in the whole sheet. */
export type SheetDay = {
  index: number | null
  title: string | null
  date: string | null
  sums: Money[]
  first: number
  rows: SheetRow[]
}

type Listed = Pick<ItineraryDocument, 'segments' | 'days' | 'startDate' | 'dayCount'>

/** Lists the rows by day. Rows and days without changes since the last call are the same objects, so that nothing is rendered again. */
export const createSheetRows = () => {
  let last = new Map<string, SheetRow>()
  let lastDays: readonly SheetDay[] = []
  return (
    document: Listed,
    price: Pick<ItineraryPrice, 'segments'>,
    suppliers: ReadonlyMap<string, string>,
    terms: Terms,
  ): SheetDay[] => {
    const prices = new Map(price.segments.map((one) => [one.uuid, one]))
    const now = new Map<string, SheetRow>()
    const byDay = new Map<number | null, SheetRow[]>()
    for (const segment of document.segments) {
      const own = prices.get(segment.uuid)
      if (!own) continue
      const supplier = (segment.supplier && suppliers.get(segment.supplier)) ?? ''
      const row = { segment, price: own, supplier, isPaid: kindTraits[segment.kind].isPaid, terms }
      const before = last.get(segment.uuid)
      const same = before && isSameRow(before, row) ? before : row
      now.set(segment.uuid, same)
      const there = byDay.get(segment.day)
      if (there) there.push(same)
      else byDay.set(segment.day, [same])
    }
    last = now
    const before = new Map(lastDays.map((day) => [day.index, day]))
    const days = inOrder(document, byDay).map((day) => {
      const same = before.get(day.index)
      return same && isSameDay(same, day) ? same : day
    })
    lastDays = days
    return days
  }
}

const inOrder = (document: Listed, byDay: ReadonlyMap<number | null, SheetRow[]>): SheetDay[] => {
  const { days } = document
  const dates = datesOfDays(document)
  let first = 0
  return [...days.keys(), null].flatMap((index) => {
    const rows = byDay.get(index)
    if (!rows) return []
    const day = {
      index,
      title: (index !== null && days[index]?.title) || null,
      date: (index !== null && dates[index]) || null,
      sums: grossByCurrency(rows.map(({ price }) => price)),
      first,
      rows,
    }
    first += rows.length
    return [day]
  })
}

const isSameDay = (one: SheetDay, other: SheetDay): boolean =>
  one.title === other.title &&
  one.date === other.date &&
  one.first === other.first &&
  one.rows.length === other.rows.length &&
  // The sums follow from the rows.
  one.rows.every((row, index) => row === other.rows[index])

const isSameRow = (one: SheetRow, other: SheetRow): boolean =>
  one.segment === other.segment &&
  one.supplier === other.supplier &&
  one.terms === other.terms &&
  isSamePrice(one.price, other.price)

const isSamePrice = (one: SegmentPrice, other: SegmentPrice): boolean =>
  one.title === other.title &&
  one.counts === other.counts &&
  isSameMoney(one.net, other.net) &&
  isSameMoney(one.cost, other.cost) &&
  one.rate === other.rate &&
  one.markupBps === other.markupBps &&
  isSameMoney(one.tax, other.tax) &&
  isSameMoney(one.gross, other.gross) &&
  isSameMoney(one.difference, other.difference)

const isSameMoney = (one: Money | null, other: Money | null): boolean =>
  one?.amount === other?.amount && one?.currency === other?.currency
