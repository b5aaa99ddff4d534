import type { Segment } from '../document/document.ts'
import { applyEdit } from '../itinerary/apply-edit.ts'
import type { ItineraryDocument } from '../itinerary/edit.ts'
import { priceOfItinerary } from '../itinerary/itinerary-price.ts'
import type { Money } from '../kit/values.ts'
import type { CostingSource } from './flow-costs.ts'
import { applyCosts, recost } from './recost.ts'

/** The price per traveller in a party of this size; null if a segment has no price. */
export type PriceOfSize = { travellers: number; perPerson: Money | null }

/** Who travels, and how they sleep: two to a room, or each in a room of their own. */
type Party = { adults: number; childAges: readonly number[]; areAlone?: boolean }

/**
 * What each traveller pays in parties of different sizes: adults who sleep two to a room. Prices from rate sheets are costed for each
 * size; those set by hand are charged as their basis says.
 */
export const pricesBySize = (
  itinerary: ItineraryDocument,
  source: CostingSource,
  sizes: readonly number[],
): PriceOfSize[] =>
  sizes.map((travellers) => {
    const total =
      travellers === 2
        ? totalOfCouple(itinerary, source)
        : exactTotal(itinerary, source, { adults: travellers, childAges: [] })
    return {
      travellers,
      perPerson: total && roundedUp({ ...total, amount: Math.ceil(total.amount / travellers) }, itinerary),
    }
  })

/**
 * What one of two adults pays more for a room of their own: half the difference between two single rooms and a double. Null if one of
 * them has no price.
 */
export const singleSupplement = (itinerary: ItineraryDocument, source: CostingSource): Money | null => {
  const [alone, together] = [
    exactTotal(itinerary, source, { adults: 2, childAges: [], areAlone: true }),
    totalOfCouple(itinerary, source),
  ]
  return (
    alone && together && roundedUp({ ...alone, amount: Math.ceil((alone.amount - together.amount) / 2) }, itinerary)
  )
}

/** What a child of an age who sleeps in the room of two adults adds to the price. */
export const priceOfChild = (itinerary: ItineraryDocument, source: CostingSource, age: number): Money | null => {
  const [withChild, without] = [
    exactTotal(itinerary, source, { adults: 2, childAges: [age] }),
    totalOfCouple(itinerary, source),
  ]
  return withChild && without && roundedUp({ ...without, amount: withChild.amount - without.amount }, itinerary)
}

const couples = new WeakMap<ItineraryDocument, WeakMap<CostingSource, Money | null>>()

/** The total of two adults in a room, which the other figures are compared with: worked out only once for a document and its rates. */
const totalOfCouple = (itinerary: ItineraryDocument, source: CostingSource): Money | null => {
  const totals = couples.get(itinerary) ?? new WeakMap<CostingSource, Money | null>()
  couples.set(itinerary, totals)
  const before = totals.get(source)
  if (before !== undefined) return before
  const total = exactTotal(itinerary, source, { adults: 2, childAges: [] })
  totals.set(source, total)
  return total
}

/** The price of everything sold for a party, before rounding; null if a segment has none. */
const exactTotal = (itinerary: ItineraryDocument, source: CostingSource, party: Party): Money | null => {
  const variant: ItineraryDocument = {
    ...itinerary,
    adults: party.adults,
    children: party.childAges.length,
    childAges: [...party.childAges],
    infants: 0,
    priceMode: 'total',
    roundTo: 1,
    displayPrice: null,
    segments: itinerary.segments.map((segment) => forParty(segment, party)),
  }
  const changes = recost(variant, source)
  // The present price was costed for the actual party, so without a new one there is none.
  const isUnpriced = changes.some(
    ({ cost, state }, index) => state === 'gap' && isCosted(itinerary.segments[index]) && cost.net === null,
  )
  if (isUnpriced) return null
  const edit = applyCosts(
    variant,
    changes.filter(({ state }) => state !== 'by_hand'),
    { book: source.book, costedOn: source.bookedOn },
  )
  const { total, unpriced, foreign } = priceOfItinerary(edit ? applyEdit(variant, edit).document : variant)
  return unpriced.length > 0 || foreign.length > 0 ? null : total
}

const isCosted = (segment: Segment | undefined): boolean => Boolean(segment?.costing)

/**
 * A segment for another party: rooms of the same type, and no locks, confirmations or typed sell prices, as those are for the actual
 * travellers.
 */
const forParty = (segment: Segment, { adults, childAges, areAlone = false }: Party): Segment => {
  const [first] = segment.rooms
  const open = segment.costing
    ? { ...segment, priceLocked: false, bookingStatus: 'not_requested' as const, for: null, gross: null }
    : segment
  if (segment.kind !== 'accommodation' || (!first && !areAlone)) return { ...open, rooms: [] }
  const type = first?.type ?? ''
  return {
    ...open,
    rooms: areAlone ? [{ type, count: adults, adults: 1, children: 0 }] : doubles(type, adults, childAges.length),
  }
}

const doubles = (type: string, adults: number, children: number): Segment['rooms'] => {
  const full = Math.floor(adults / 2)
  const [withChildren, others] = [Math.min(full, children), full - Math.min(full, children)]
  return [
    ...(withChildren > 0 ? [{ type, count: withChildren, adults: 2, children: 1 }] : []),
    ...(others > 0 ? [{ type, count: others, adults: 2, children: 0 }] : []),
    ...(adults % 2 === 1 ? [{ type, count: 1, adults: 1, children: 0 }] : []),
  ]
}

/** Rounds up to the step of the itinerary. */
const roundedUp = (money: Money, { roundTo }: Pick<ItineraryDocument, 'roundTo'>): Money => ({
  ...money,
  amount: Math.ceil(money.amount / Math.max(1, roundTo)) * Math.max(1, roundTo),
})
