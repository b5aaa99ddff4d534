import type { Segment } from '@sojourn/contract/document/document'
import { nightsOf } from '@sojourn/contract/itinerary/effective'
import { rolesOf, type RoleInGroup } from '@sojourn/contract/itinerary/options'
import { grossOf } from '@sojourn/contract/itinerary/price'
import type { Priced } from '@sojourn/contract/itinerary/itinerary-price'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'

/** A segment with what its row shows of the rest of the itinerary. */
export type ListedSegment = {
  segment: Segment
  mark: 'optional' | 'alternative' | null
  /** The option group, if others of it are offered too, and whether the row is the first or last of those next to each other. */
  choice: { name: string; isFirst: boolean; isLast: boolean } | null
  /** Its price for the traveller; empty without one, and for users who may not see prices. */
  price: string
}

/** A later night of a stay. */
export type LaterNight = { segment: Segment; night: number }

/** The terms by which prices are calculated. */
export type Terms = Omit<Priced, 'segments' | 'priceMode' | 'displayPrice'>

/** Lists segments for one user. Rows without changes since the last call are the same objects. */
export const createListing = (seesPrices: boolean) => {
  let last = new Map<string, ListedSegment>()
  const prices = seesPrices ? createPrices() : null
  return (segments: readonly Segment[], terms: Terms) => {
    const roles = rolesOf(segments)
    const offered = countGroups(segments)
    const now = new Map<string, ListedSegment>()
    return {
      /** The rows of one day. */
      rowsOf: (items: readonly Segment[]): ListedSegment[] =>
        items.map((segment, index) => {
          const row = {
            segment,
            mark: markOf(roles.get(segment.uuid)),
            choice: choiceOf(segment, items[index - 1], items[index + 1], offered),
            price: prices?.(segment, terms) ?? '',
          }
          const before = last.get(segment.uuid)
          const same = before && isSameRow(before, row) ? before : row
          now.set(segment.uuid, same)
          return same
        }),
      /** The second and later nights of all stays that are part of the itinerary, by day. */
      nights: laterNights(segments, roles),
      /** To be called after the last day. */
      done: () => {
        last = now
      },
    }
  }
}

const markOf = (found: RoleInGroup | undefined): ListedSegment['mark'] =>
  found?.role === 'optional' || found?.role === 'alternative' ? found.role : null

const countGroups = (segments: readonly Segment[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { optionGroup, day } of segments)
    if (optionGroup !== null && day !== null) counts.set(optionGroup, (counts.get(optionGroup) ?? 0) + 1)
  return counts
}

const choiceOf = (
  { optionGroup, day }: Segment,
  above: Segment | undefined,
  below: Segment | undefined,
  offered: ReadonlyMap<string, number>,
): ListedSegment['choice'] =>
  optionGroup === null || day === null || (offered.get(optionGroup) ?? 0) < 2
    ? null
    : { name: optionGroup, isFirst: above?.optionGroup !== optionGroup, isLast: below?.optionGroup !== optionGroup }

const isSameRow = (one: ListedSegment, other: ListedSegment): boolean =>
  one.segment === other.segment &&
  one.mark === other.mark &&
  one.price === other.price &&
  one.choice?.name === other.choice?.name &&
  one.choice?.isFirst === other.choice?.isFirst &&
  one.choice?.isLast === other.choice?.isLast

const laterNights = (
  segments: readonly Segment[],
  roles: ReadonlyMap<string, RoleInGroup>,
): ReadonlyMap<number, LaterNight[]> => {
  const nights = new Map<number, LaterNight[]>()
  for (const segment of segments) {
    const stay = nightsOf(segment)
    const role = roles.get(segment.uuid)?.role
    if (stay === null || stay.nights < 2 || (role !== 'included' && role !== 'own_arrangement')) continue
    for (let night = 2; night <= stay.nights; night += 1) {
      const day = stay.from + night - 1
      const there = nights.get(day)
      if (there) there.push({ segment, night })
      else nights.set(day, [{ segment, night }])
    }
  }
  return nights
}

/** The prices of segments in words, which are worked out again only when the segment or the terms change. */
const createPrices = () => {
  let pricedFor = ''
  let words = new WeakMap<Segment, string>()
  return (segment: Segment, terms: Terms): string => {
    const { adults, children, currency, markupBps, taxBps, exchangeRates, markupRules, taxRules } = terms
    const key = JSON.stringify([adults, children, currency, markupBps, taxBps, exchangeRates, markupRules, taxRules])
    if (key !== pricedFor) {
      pricedFor = key
      words = new WeakMap()
    }
    const cached = words.get(segment)
    if (cached !== undefined) return cached
    const gross = segment.inclusion === 'own_arrangement' ? null : grossOf(segment, terms)
    const found = gross ? moneyInWords(gross, 'short') : ''
    words.set(segment, found)
    return found
  }
}
