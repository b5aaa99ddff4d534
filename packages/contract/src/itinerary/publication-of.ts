import type { Read } from '../kit/define-resource.ts'
import type { MediaRef } from '../kit/values.ts'
import type { itinerary as itineraryResource } from '../resources/itinerary.ts'
import {
  mediaOfGuide,
  mediaOfPage,
  readingOfGuide,
  readingOfPage,
  type TravellingGuide,
  type TravellingPage,
} from '../site/reading.ts'
import type { PublishedCompany } from '../site/published-company.ts'
import type { ClientPrice, Segment } from '../document/document.ts'
import { type Picture, type PictureSource, toPicture } from '../kit/picture.ts'
import { isTransport, kindTraits } from '../document/segment-kinds.ts'
import { type Course, courseOf } from './course-of.ts'
import { effectiveSegment, nightsOf, stayOn, staysOn } from './effective.ts'
import { mealsOn } from './meals.ts'
import { clientPriceOf, priceLinesOf } from './client-price.ts'
import { type Option, optionsOf } from './client-choices.ts'
import { rolesOf, segmentsSold } from './options.ts'
import { eachStayField } from '../document/stay-fields.ts'
import { visibleDocumentsOf } from './segment-documents.ts'
import { type People, ticketsOf } from './stay-travellers.ts'
import { endDateOf } from './travel-dates.ts'
import { travellerTitles } from './traveller-prices.ts'
import { priceOfItinerary, type ItineraryPrice } from './itinerary-price.ts'
import type {
  Publication,
  PublishedChoice,
  PublishedDay,
  PublishedOfStay,
  PublishedPrice,
  PublishedSegment,
  PublishedStay,
  RouteStop,
} from './publication.ts'

export type Itinerary = Read<typeof itineraryResource>

/** The guides and pages for an itinerary, by uuid. Those that are missing here are left out. */
export type ReadingSources = {
  guides: ReadonlyMap<string, TravellingGuide>
  pages: ReadonlyMap<string, TravellingPage>
}

export type PublicationSources = ReadingSources & {
  company: PublishedCompany
  /** The company's bank details. */
  bankDetails: string | null
  designer: Publication['designer']
  /** By uuid. Items that are missing here are not shown. */
  media: ReadonlyMap<string, PictureSource>
  destinations: ReadonlyMap<
    string,
    { name: string; location: { label: string; lat: number | null; lng: number | null; country: string | null } | null }
  >
}

/** Every media item that a publication of this itinerary may show. */
export const mediaOf = (itinerary: Itinerary, { guides, pages }: ReadingSources): string[] => {
  const references = [
    itinerary.cover,
    ...itinerary.gallery,
    ...itinerary.documents,
    ...itinerary.days.map((day) => day.hero),
    ...itinerary.segments.flatMap((segment) => [...effectiveSegment(segment).media, ...visibleDocumentsOf(segment)]),
  ]
  return [
    ...new Set([
      ...references.flatMap((reference) => (reference ? [reference.media] : [])),
      ...[...guides.values()].flatMap(mediaOfGuide),
      ...[...pages.values()].flatMap(mediaOfPage),
    ]),
  ]
}

/** The traveller's view of an itinerary. Only the fields listed here are published. */
export const publicationOf = (itinerary: Itinerary, sources: PublicationSources): Publication => {
  const pictureOf = (reference: MediaRef | null | undefined): Picture | null => toPicture(reference, sources.media)
  const segments = itinerary.segments.map(effectiveSegment)
  const sold = segmentsSold(segments)
  const price = priceOfItinerary(itinerary)
  const offer = {
    ...courseOf(itinerary, segments),
    sold,
    choices: choicesOf(itinerary, segments, price),
    options: optionsOf({ ...itinerary, segments }, price),
  }
  return {
    version: 1,
    title: itinerary.title,
    subtitle: itinerary.subtitle,
    summary: itinerary.summary,
    highlights: itinerary.highlights,
    travelStyles: itinerary.travelStyles,
    ...(itinerary.language === null ? {} : { language: itinerary.language }),
    startDate: itinerary.startDate,
    endDate: endDateOf(itinerary),
    dayCount: itinerary.dayCount,
    nights: Math.max(0, itinerary.dayCount - 1),
    party: { adults: itinerary.adults, children: itinerary.children, infants: itinerary.infants },
    company: sources.company,
    designer: sources.designer,
    cover: pictureOf(itinerary.cover),
    gallery: itinerary.gallery.flatMap((reference) => pictureOf(reference) ?? []),
    theme: itinerary.theme,
    sections: itinerary.sections.filter((section) => section.shown).map((section) => section.key),
    days: itinerary.days.map((_, index) => publishedDay(itinerary, offer, index, sources, pictureOf)),
    stays: sold
      .filter((segment) => nightsOf(segment) !== null)
      .map((segment) => publishedStay(segment, offer, pictureOf)),
    route: routeOf(itinerary, sold, sources),
    price: withBankDetails(publishedPrice(itinerary, price), itinerary, sources),
    terms: itinerary.terms,
    documents: itinerary.documents.flatMap((reference) => {
      const item = sources.media.get(reference.media)
      return item ? [{ media: item.uuid, title: reference.caption ?? item.caption ?? item.filename }] : []
    }),
    guides: itinerary.guides.flatMap((uuid) => {
      const found = sources.guides.get(uuid)
      return (found && readingOfGuide(found, sources.media)) ?? []
    }),
    pages: itinerary.pages.flatMap((uuid) => {
      const found = sources.pages.get(uuid)
      return (found && readingOfPage(found, sources.media)) ?? []
    }),
  }
}

type PictureOf = (reference: MediaRef | null | undefined) => Picture | null

type Offer = Course & {
  /** The segments that are part of the itinerary. */
  sold: Segment[]
  /** By uuid, for segments that are not. */
  choices: ReadonlyMap<string, PublishedChoice>
  options: ReadonlyMap<string, Option>
}

const publishedDay = (
  itinerary: Itinerary,
  offer: Offer,
  index: number,
  sources: PublicationSources,
  pictureOf: PictureOf,
): PublishedDay => {
  const day = itinerary.days[index]
  if (!day) throw new RangeError(`the trip has no day ${index + 1}`)
  const { segments, sold, dates, choices } = offer
  return {
    n: index + 1,
    date: dates[index] ?? null,
    title: day.title,
    routeLine: day.routeLine,
    description: day.description,
    place: (day.destination ? sources.destinations.get(day.destination)?.name : null) ?? null,
    hero: pictureOf(day.hero),
    meals: mealsOn(day, sold, index),
    stays: staysOn(sold, index).map((stay) => ({
      title: stay.title,
      board: stay.board,
      firstNight: stay.day === index,
      ...ofStay(stay, offer),
    })),
    segments: segments
      .filter((segment) => segment.day === index)
      .filter(
        (segment) => choices.has(segment.uuid) || (sold.includes(segment) && kindTraits[segment.kind].isShownOnDay),
      )
      .map((segment) => publishedSegment(segment, offer, sources, pictureOf)),
  }
}

const withPeople = (people: People | undefined): { people?: People } => (people ? { people } : {})

const ofStay = ({ uuid, inclusion }: Segment, { people }: Course): PublishedOfStay => ({
  ...withPeople(people.get(uuid)),
  ...(inclusion === 'own_arrangement' ? { inclusion } : {}),
})

/** The options and alternatives of the client, with the difference in price if prices are shown. */
const choicesOf = (
  itinerary: Itinerary,
  segments: readonly Segment[],
  price: ItineraryPrice,
): ReadonlyMap<string, PublishedChoice> => {
  const showsPrices = itinerary.priceMode !== 'none' && itinerary.priceMode !== 'on_request'
  const titles = new Map(segments.map(({ uuid, title }) => [uuid, title]))
  const prices = new Map(price.segments.map((one) => [one.uuid, one]))
  return new Map(
    [...rolesOf(segments)].flatMap(([uuid, { role, insteadOf }]) =>
      role === 'optional' || role === 'alternative'
        ? [
            [
              uuid,
              {
                kind: role,
                insteadOf: insteadOf === null ? null : (titles.get(insteadOf) ?? null),
                difference: showsPrices ? (prices.get(uuid)?.difference ?? null) : null,
              },
            ] as const,
          ]
        : [],
    ),
  )
}

const publishedSegment = (
  segment: Segment,
  offer: Offer,
  sources: PublicationSources,
  pictureOf: PictureOf,
): PublishedSegment => ({
  uuid: segment.uuid,
  ...ownDate(segment, offer),
  ...withPeople(offer.people.get(segment.uuid)),
  kind: segment.kind,
  title: segment.title,
  description: segment.description,
  note: segment.notesClient,
  startTime: segment.startTime,
  endTime: segment.endTime,
  endDayOffset: segment.endDayOffset,
  timezone: offer.zones.get(segment.uuid)?.start ?? null,
  endTimezone: offer.zones.get(segment.uuid)?.end ?? null,
  durationMin: segment.durationMin,
  location: segment.location,
  origin: segment.origin,
  destination: segment.destination,
  distanceKm: segment.distanceKm,
  carrier: segment.carrier,
  number: segment.number,
  class: segment.class,
  ...(isTransport(segment.kind) ? onTicket(segment) : {}),
  nights: segment.nights,
  rooms: segment.rooms.map(({ type, count }) => ({ type, count })),
  ...eachStayField((field) => segment[field]),
  included: segment.included,
  excluded: segment.excluded,
  pictures: segment.media.flatMap((reference) => pictureOf(reference) ?? []),
  ...publishedDocuments(segment, sources),
  inclusion: segment.inclusion,
  choice: offer.choices.get(segment.uuid) ?? null,
  ...withOption(offer.options.get(segment.uuid)),
})

const withOption = (option: Option | undefined): Pick<PublishedSegment, 'option'> => (option ? { option } : {})

/**
 * What may be published of the tickets: anyone with the link can read the page, so it has no names, and no numbers with which a
 * booking could be changed.
 */
const onTicket = (
  segment: Segment,
): Pick<PublishedSegment, 'originTerminal' | 'destinationTerminal' | 'seats' | 'baggage'> => {
  const tickets = ticketsOf(segment)
  return {
    originTerminal: segment.originTerminal,
    destinationTerminal: segment.destinationTerminal,
    seats: tickets.flatMap(({ seat }) => seat ?? []),
    baggage: [...new Set(tickets.flatMap(({ baggage }) => baggage ?? []))],
  }
}

/** The visible documents of a segment, without those whose media items are missing. */
const publishedDocuments = (segment: Segment, { media }: PublicationSources): Pick<PublishedSegment, 'documents'> => {
  const documents = visibleDocumentsOf(segment).flatMap(({ media: uuid, name, kind }) => {
    const item = media.get(uuid)
    return item ? [{ media: uuid, title: name ?? item.caption ?? item.filename, kind }] : []
  })
  return documents.length === 0 ? {} : { documents }
}

const ownDate = ({ uuid, day }: Segment, { begins, dates }: Course): { date?: string } => {
  const date = begins.get(uuid)
  return day === null || date === undefined || date === dates[day] ? {} : { date }
}

const publishedStay = (segment: Segment, course: Course, pictureOf: PictureOf): PublishedStay => ({
  title: segment.title,
  ...ofStay(segment, course),
  fromDay: (segment.day ?? 0) + 1,
  nights: segment.nights,
  place: segment.location?.city ?? segment.location?.label ?? null,
  board: segment.board,
  rooms: segment.rooms.map(({ type, count }) => ({ type, count })),
  picture: segment.media.map(pictureOf).find((picture) => picture !== null) ?? null,
})

/** The route of the itinerary: each day's destination, or the place of its stay or of its first segment with a location. */
const routeOf = (itinerary: Itinerary, segments: Segment[], sources: PublicationSources): RouteStop[] => {
  const stops: RouteStop[] = []
  const add = (
    label: string,
    place: { lat: number | null; lng: number | null; country: string | null } | null | undefined,
    day: number,
  ) => {
    if (!place || place.lat === null || place.lng === null) return
    const last = stops.at(-1)
    if (last?.label === label) last.nights += 1
    else stops.push({ label, lat: place.lat, lng: place.lng, day, nights: 1, country: place.country })
  }
  itinerary.days.forEach((day, index) => {
    const destination = day.destination ? sources.destinations.get(day.destination) : undefined
    if (destination?.location) return add(destination.name, destination.location, index + 1)
    const located =
      stayOn(segments, index) ??
      segments.find((segment) => segment.day === index && segment.location && !isTransport(segment.kind))
    add(located?.location?.city ?? located?.location?.label ?? '', located?.location, index + 1)
  })
  return stops
}

/** Bank details are only included if payments are due and shown. */
const withBankDetails = (
  price: PublishedPrice | null,
  { sections }: Itinerary,
  { bankDetails }: PublicationSources,
): PublishedPrice | null =>
  price &&
  bankDetails !== null &&
  (price.schedule.length > 0 || price.deposit !== null) &&
  sections.some(({ key, shown }) => key === 'price' && shown)
    ? { ...price, bankDetails }
    : price

const linesOf = ({ mode, travellers }: ClientPrice, price: ItineraryPrice): PublishedPrice['lines'] => {
  if (mode === 'itemised') return priceLinesOf(price).map(({ title, amount }) => ({ title, amount }))
  const titles = travellerTitles(travellers)
  return travellers.map((one, index) => ({ title: titles[index] ?? '', amount: one.price }))
}

const publishedPrice = (itinerary: Itinerary, price: ItineraryPrice): PublishedPrice | null => {
  const clientPrice = clientPriceOf(itinerary, price)
  if (clientPrice === null) return null
  return {
    mode: clientPrice.mode,
    amount: clientPrice.amount,
    total: clientPrice.total,
    perPerson: clientPrice.perPerson,
    perPersonIsRounded: clientPrice.perPersonIsRounded,
    lines: linesOf(clientPrice, price),
    includes: itinerary.priceIncludes,
    excludes: itinerary.priceExcludes,
    deposit: itinerary.deposit && { ...itinerary.deposit, amount: clientPrice.deposit },
    schedule: itinerary.paymentSchedule,
    validUntil: itinerary.validUntil,
  }
}
