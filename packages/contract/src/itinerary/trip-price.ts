import type { Money } from '../kit/values.ts'
import type { Segment } from './document.ts'
import type { TripDocument } from './edit.ts'
import { effectiveSegment } from './effective.ts'
import { grossOf, isSold, netOf } from './price.ts'

/** The price of one segment. Each figure is null where it is not known: a fixed gross, or net prices that are hidden. */
export type SegmentPrice = {
  uuid: string
  title: string
  /** Net × how often it counts. */
  net: Money | null
  markup: Money | null
  tax: Money | null
  gross: Money | null
  /** `sold` counts in the total; `optional` may be added to it; `apart` is neither. */
  counts: 'sold' | 'optional' | 'apart'
}

/** What a trip costs. Sums are over segments in the currency of the trip. */
export type TripPrice = {
  /** Null until the trip has a currency or a price. */
  currency: string | null
  segments: SegmentPrice[]
  /** Null as soon as one of what is sold lacks the figure. */
  net: Money | null
  markup: Money | null
  tax: Money | null
  /** What is sold, added up as far as it has prices, and rounded up as the trip says; null while nothing has one. */
  total: Money | null
  /** The total for each paying traveller, rounded up; infants do not pay. */
  perPerson: Money | null
  /** What choosing every optional part would add, for all and for each. */
  optional: Money | null
  optionalPerPerson: Money | null
  /** The figure that the traveller sees: the one set by hand, otherwise the computed one; null where none is shown. */
  shown: Money | null
  /** What all of them pay together: the shown figure, times the travellers where it is for each. */
  due: Money | null
  /** How much the figure set by hand is below the computed one. */
  shortBy: Money | null
  /** Sold segments without a price. */
  unpriced: string[]
  /** Segments in other currencies, which no sum holds. */
  foreign: string[]
}

type Priced = Pick<
  TripDocument,
  'segments' | 'adults' | 'children' | 'priceMode' | 'currency' | 'markupBps' | 'taxBps' | 'roundTo' | 'displayPrice'
>

/** What a trip costs, from its segments to the figure that the traveller sees. Integers throughout. */
export const priceOfTrip = (trip: Priced): TripPrice => {
  const segments = trip.segments.map((segment) => priceOfSegment(segment, trip))
  const priced = segments.filter(({ counts, gross }) => counts !== 'apart' && gross !== null)
  const currency = trip.currency ?? trip.displayPrice?.currency ?? priced[0]?.gross?.currency ?? null
  const foreign = priced.filter(({ gross }) => gross?.currency !== currency)
  const gratis = new Set(trip.segments.filter(({ kind }) => free.has(kind)).map(({ uuid }) => uuid))
  const of = (counts: SegmentPrice['counts']) =>
    segments.filter(
      (one) => one.counts === counts && !foreign.includes(one) && (one.gross !== null || !gratis.has(one.uuid)),
    )
  const [sold, optional] = [of('sold'), of('optional')]
  const sum = (figure: 'net' | 'markup' | 'tax' | 'gross', among: readonly SegmentPrice[]): Money | null => {
    const amounts = among.flatMap((one) => one[figure]?.amount ?? [])
    return currency === null || amounts.length === 0 ? null : { amount: amounts.reduce((a, b) => a + b, 0), currency }
  }
  const whole = (figure: 'net' | 'markup' | 'tax') =>
    sold.some((one) => one.gross !== null && one[figure] === null) ? null : sum(figure, sold)
  const total = roundedUp(sum('gross', sold), trip.roundTo)
  const perPerson = forEach(total, trip)
  const added = roundedUp(sum('gross', optional), trip.roundTo)
  const computed = trip.priceMode === 'per_person' ? perPerson : total
  const isShown = trip.priceMode !== 'none' && trip.priceMode !== 'on_request'
  const shown = isShown ? (trip.displayPrice ?? computed) : null
  return {
    currency,
    segments,
    net: whole('net'),
    markup: whole('markup'),
    tax: whole('tax'),
    total,
    perPerson,
    optional: added,
    optionalPerPerson: forEach(added, trip),
    shown,
    due: shown && trip.priceMode === 'per_person' ? { ...shown, amount: shown.amount * payersOf(trip) } : shown,
    shortBy: isShown ? shortfall(trip.displayPrice, computed) : null,
    unpriced: sold.filter(({ gross }) => gross === null).map(({ uuid }) => uuid),
    foreign: foreign.map(({ uuid }) => uuid),
  }
}

/** What one segment costs, and how that comes about. */
export const priceOfSegment = (segment: Segment, trip: Omit<Priced, 'segments'>): SegmentPrice => {
  const { uuid, title, inclusion, day } = effectiveSegment(segment)
  const gross = grossOf(segment, trip, trip)
  const net = netOf(segment, trip)
  const isWorkedOut = segment.gross === null && net !== null && gross !== null
  const marked = isWorkedOut ? grossOf({ ...segment, taxBps: 0 }, trip, trip) : null
  return {
    uuid,
    title,
    net,
    markup: marked && net ? { ...marked, amount: marked.amount - net.amount } : null,
    tax: marked && gross ? { ...gross, amount: gross.amount - marked.amount } : null,
    gross,
    counts: isSold(segment)
      ? 'sold'
      : day !== null && inclusion !== 'own_arrangement' && segment.bookingStatus !== 'cancelled'
        ? 'optional'
        : 'apart',
  }
}

/** Kinds that nobody pays for unless a price says so. */
const free: ReadonlySet<Segment['kind']> = new Set(['note', 'free_time', 'drive', 'meal'])

/** Who pays: adults and children; at least one. */
const payersOf = ({ adults, children }: { adults: number; children: number }): number => Math.max(1, adults + children)

const forEach = (money: Money | null, trip: { adults: number; children: number; roundTo: number }): Money | null =>
  roundedUp(money && { ...money, amount: Math.ceil(money.amount / payersOf(trip)) }, trip.roundTo)

/** Up to the next whole multiple of so many minor units. */
const roundedUp = (money: Money | null, roundTo: number): Money | null =>
  money && { ...money, amount: Math.ceil(money.amount / Math.max(1, roundTo)) * Math.max(1, roundTo) }

const shortfall = (byHand: Money | null, computed: Money | null): Money | null =>
  byHand && computed && byHand.currency === computed.currency && byHand.amount < computed.amount
    ? { ...computed, amount: computed.amount - byHand.amount }
    : null
