import type { CreateInput } from '@sojourn/contract/kit/define-resource'
import { paragraphs } from '@sojourn/contract/kit/rich-text'
import type { accommodation } from '@sojourn/contract/resources/accommodation'
import type { destination } from '@sojourn/contract/resources/destination'
import type { excursion } from '@sojourn/contract/resources/excursion'
import {
  type AccommodationContent,
  type DestinationContent,
  type ExcursionContent,
  facts,
  type Spot,
} from '@sojourn/demo/content'
import type { PlaceInput } from '@sojourn/demo/places'
import { mediaRefs, type KeyedRecords, take } from './keyed-records.ts'

/** The input of a destination, which inherits time zone, currency and languages from its ancestors if it has none. */
export const destinationInput = (
  content: DestinationContent,
  records: KeyedRecords,
): CreateInput<typeof destination> => {
  const family = [content, ...ancestorsOf(content, records)]
  const timezone = family.find((place) => place.timezone)?.timezone
  return {
    name: content.name,
    kind: content.kind,
    parent: content.parent === undefined ? null : take(records.destinations, content.parent, 'destination').uuid,
    description: paragraphs(...content.description),
    location: { label: content.name, lat: content.at[0], lng: content.at[1], country: content.country, timezone },
    timezone,
    currency: family.find((place) => place.currency)?.currency,
    languages: family.find((place) => place.languages)?.languages,
    ...Object.fromEntries(
      facts.flatMap((fact) => {
        const text = content.facts?.[fact]
        return text === undefined ? [] : [[fact, paragraphs(text)]]
      }),
    ),
    bestMonths: content.bestMonths,
    highlights: content.highlights,
    media: mediaRefs(records, content.pictures),
  }
}

export const ancestorsOf = (content: DestinationContent, records: KeyedRecords): DestinationContent[] => {
  if (content.parent === undefined) return []
  const parent = take(records.destinations, content.parent, 'destination').content
  return [parent, ...ancestorsOf(parent, records)]
}

export const accommodationInput = (
  content: AccommodationContent,
  records: KeyedRecords,
  currency: string,
): CreateInput<typeof accommodation> & { location: PlaceInput } => ({
  name: content.name,
  type: content.type,
  teaser: content.teaser,
  description: paragraphs(...content.description),
  location: placeIn(content.destination, content.place, records),
  destination: take(records.destinations, content.destination, 'destination').uuid,
  supplier: records.suppliers.get(content.key) ?? null,
  stars: content.stars,
  roomCount: content.roomCount,
  checkIn: content.checkIn,
  checkOut: content.checkOut,
  minChildAge: content.minChildAge,
  languages: content.languages,
  suitedFor: content.suitedFor,
  facilities: content.facilities,
  accessibility: content.accessibility,
  rooms: content.rooms,
  defaultBoard: content.board,
  phone: content.phone,
  email: `stay@${content.key}.test`,
  url: `https://${content.key}.test/`,
  closedSeasons: content.closedSeasons,
  priceFrom: { amount: content.priceFrom, currency },
  priceFromUnit: content.priceUnit,
  media: mediaRefs(records, content.pictures),
})

export const excursionInput = (
  content: ExcursionContent,
  records: KeyedRecords,
  currency: string,
): CreateInput<typeof excursion> & { location: PlaceInput } => ({
  name: content.name,
  category: content.category,
  description: paragraphs(...content.description),
  location: placeIn(content.destination, content.meet, records),
  endLocation: content.end && placeIn(content.destination, content.end, records),
  destination: take(records.destinations, content.destination, 'destination').uuid,
  supplier: records.suppliers.get(content.key) ?? null,
  durationMin: content.minutes,
  difficulty: content.difficulty,
  minPax: content.pax[0],
  maxPax: content.pax[1],
  minAge: content.minAge,
  operatingDays: content.days,
  startTimes: content.starts,
  season: content.season,
  included: content.included,
  excluded: content.excluded,
  bring: content.bring,
  languages: content.languages ?? ['en'],
  accessibility: content.accessibility,
  priceFrom: { amount: content.priceFrom, currency },
  priceFromUnit: content.priceUnit ?? 'per_person',
  media: mediaRefs(records, content.pictures),
})

/** The place of a spot, with the country and time zone of its destination. */
export const placeIn = (destinationKey: string, spot: Spot, records: KeyedRecords): PlaceInput => {
  const { content, timezone } = take(records.destinations, destinationKey, 'destination')
  return { label: spot.label, lat: spot.at[0], lng: spot.at[1], country: content.country, timezone }
}
