import { z } from 'zod'
import { clientPrice } from '../document/document.ts'
import { kindTraits, segmentKinds } from '../document/segment-kinds.ts'
import { statuses } from '../document/statuses.ts'
import { variantLetter } from '../document/variant-letter.ts'
import { about } from '../kit/about.ts'
import type { Read } from '../kit/define-resource.ts'
import { currency, date, money } from '../kit/values.ts'
import type { itinerary } from '../resources/itinerary.ts'
import { clientPriceOf } from './client-price.ts'
import { effectiveSegment, nightsOf, stayOn } from './effective.ts'
import { priceOfItinerary } from './itinerary-price.ts'
import { rolesOf, segmentsSold } from './options.ts'
import { endDateOf } from './travel-dates.ts'

/** An amount that may be negative. */
const difference = z.object({ amount: z.int(), currency: currency() })

/** The facts by which variants are compared. */
export const itineraryVariant = z
  .object({
    uuid: z.uuid(),
    rev: z.int(),
    /** Null for an itinerary without variants. */
    variant: variantLetter().nullable(),
    title: z.string(),
    status: z.enum(statuses).nullable(),
    startDate: date().nullable(),
    endDate: date().nullable(),
    dayCount: z.int(),
    adults: z.int(),
    children: z.int(),
    infants: z.int(),
    /** Where the nights are, in the order of the days. */
    places: z.array(z.object({ name: z.string(), nights: z.int() })),
    accommodations: z.array(z.object({ title: z.string(), board: z.string().nullable(), nights: z.int() })),
    /** What else is included and paid for: each title once, with the number of times it occurs. */
    included: z.array(z.object({ kind: z.enum(segmentKinds), title: z.string(), count: z.int() })),
    /** What the client can add or take instead. `difference` is null if no price is shown. */
    options: z.array(
      z.object({
        kind: z.enum(['optional', 'alternative']),
        title: z.string(),
        insteadOf: z.string().nullable(),
        difference: difference.nullable(),
      }),
    ),
    /** As the client sees it. */
    price: clientPrice.nullable(),
    /** What it costs and what the company keeps; null for users who may not read net prices. */
    costing: z
      .object({
        total: money().nullable(),
        perPerson: money().nullable(),
        net: money().nullable(),
        margin: difference.extend({ bps: z.int().nullable() }).nullable(),
      })
      .nullable(),
  })
  .register(about, {
    id: 'ItineraryVariant',
    description: 'The facts by which the variants of an itinerary are compared.',
  })
export type ItineraryVariant = z.output<typeof itineraryVariant>

type Itinerary = Read<typeof itinerary>
type Sources = { seesCosts: boolean; destinations: ReadonlyMap<string, string> }

/**
 * One column of the comparison.
 * @param sources the names of the destinations of its days, and whether its reader may see net prices
 */
export const variantOfItinerary = (itinerary: Itinerary, { seesCosts, destinations }: Sources): ItineraryVariant => {
  const { uuid, rev, variant, title, status, startDate, dayCount, adults, children, infants } = itinerary
  const price = priceOfItinerary(itinerary)
  const { total, perPerson, net, margin } = price
  const forClient = clientPriceOf(itinerary, price)
  const differences = new Map(price.segments.map((one) => [one.uuid, one.difference]))
  const segments = itinerary.segments.map(effectiveSegment).toSorted((a, b) => Number(a.day) - Number(b.day))
  const sold = segmentsSold(segments)
  return {
    uuid,
    rev,
    variant,
    title,
    status,
    startDate,
    dayCount,
    adults,
    children,
    infants,
    endDate: endDateOf(itinerary),
    places: placesOf(itinerary, sold, destinations),
    accommodations: sold
      .filter((segment) => nightsOf(segment) !== null)
      .map(({ title, board, nights }) => ({ title, board, nights })),
    included: includedIn(sold),
    options: optionsOf(segments, (one) => (showsPrices(forClient) ? (differences.get(one) ?? null) : null)),
    price: forClient,
    costing: seesCosts ? { total, perPerson, net, margin } : null,
  }
}

type Segment = Itinerary['segments'][number]

const showsPrices = (price: ItineraryVariant['price']): boolean => price !== null && price.mode !== 'on_request'

/** The place of each night: the destination of its day, or where its stay is. Consecutive nights in one place are one entry. */
const placesOf = (
  { days }: Itinerary,
  sold: readonly Segment[],
  destinations: Sources['destinations'],
): ItineraryVariant['places'] => {
  const places: ItineraryVariant['places'] = []
  for (const [index, { destination }] of days.entries()) {
    const stay = stayOn(sold, index)
    const name = destinations.get(destination ?? '') ?? stay?.location?.city ?? stay?.location?.label
    const hasNight = stay !== null || index < days.length - 1
    if (!hasNight || !name) continue
    const last = places.at(-1)
    if (last?.name === name) last.nights += 1
    else places.push({ name, nights: 1 })
  }
  return places
}

const includedIn = (sold: readonly Segment[]): ItineraryVariant['included'] => {
  const paid = sold.filter(
    (one) => nightsOf(one) === null && one.inclusion === 'included' && kindTraits[one.kind].isPaid,
  )
  return [...Map.groupBy(paid, ({ kind, title }) => `${kind} ${title}`).values()].flatMap(([first, ...others]) =>
    first ? [{ kind: first.kind, title: first.title, count: others.length + 1 }] : [],
  )
}

const optionsOf = (
  segments: readonly Segment[],
  differenceOf: (uuid: string) => ItineraryVariant['options'][number]['difference'],
): ItineraryVariant['options'] => {
  const roles = rolesOf(segments)
  const titles = new Map(segments.map(({ uuid, title }) => [uuid, title]))
  return segments.flatMap(({ uuid, title }) => {
    const { role, insteadOf } = roles.get(uuid) ?? { role: 'none', insteadOf: null }
    if (role !== 'optional' && role !== 'alternative') return []
    return [{ kind: role, title, insteadOf: titles.get(insteadOf ?? '') ?? null, difference: differenceOf(uuid) }]
  })
}
