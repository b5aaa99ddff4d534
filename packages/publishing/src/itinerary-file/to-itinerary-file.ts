import { dateOf, timeOf, type WallTime } from '@sojourn/contract/itinerary/local-time'
import type { ItineraryFile } from '@sojourn/contract/itinerary/itinerary-file'
import type {
  Publication,
  PublishedDay,
  PublishedPrice,
  PublishedSegment,
  PublishedStay,
} from '@sojourn/contract/itinerary/publication'
import type { Picture } from '@sojourn/contract/kit/picture'
import type { Location } from '@sojourn/contract/kit/values'
import type { Reading, ReadingBlock } from '@sojourn/contract/site/reading'
import { spanOf, timeWithOffset } from '../segment-span.ts'
import { visibleParts } from '../visible-parts.ts'
import { languageOf } from '../wording/language.ts'
import { nightsOf } from '../wording/nights.ts'

/** What the file needs besides the publication: `publishedAt` is an ISO instant, the URLs are absolute. */
export type FileEdition = {
  revision: number
  publishedAt: string
  pageUrl: string
  pictureUrl: (picture: Pick<Picture, 'media' | 'version'>, width: number) => string
  documentUrl: (media: string) => string
}

type FileDay = ItineraryFile['days'][number]
type FileSegment = FileDay['segments'][number]
type FileImage = ItineraryFile['gallery'][number]
type FileReading = ItineraryFile['guides'][number]
type ToImage = { (picture: Picture): FileImage; (picture: Picture | null): FileImage | null }

/** The widest image that is linked. */
const imageWidth = 2400

/** A published itinerary as JSON for other programs, with what its page shows. */
export function toItineraryFile(publication: Publication, edition: FileEdition): ItineraryFile {
  const visible = visibleParts(publication)
  const { company, designer, route, price, documents } = visible
  const toImage = imagesOf(edition)
  return {
    format: 'itinerary',
    version: 1,
    revision: edition.revision,
    publishedAt: edition.publishedAt,
    url: edition.pageUrl,
    language: languageOf(publication),
    title: visible.title,
    subtitle: visible.subtitle,
    summary: visible.summary,
    highlights: visible.highlights,
    travelStyles: visible.travelStyles,
    startDate: visible.startDate,
    endDate: visible.endDate,
    dayCount: visible.dayCount,
    party: visible.party,
    company: {
      name: company.name,
      address: company.address,
      email: company.email,
      phone: company.phone,
      website: company.url,
      registration: company.registration ?? null,
      licence: company.licence ?? null,
    },
    contact: designer && {
      name: designer.name,
      jobTitle: designer.jobTitle,
      email: designer.email,
      phone: designer.phone,
    },
    cover: toImage(visible.cover),
    gallery: visible.gallery.map((picture) => toImage(picture)),
    route: route.map(({ label, lat, lng, country, day, nights }) => ({ name: label, lat, lng, country, day, nights })),
    days: visible.days.map((day) => toDay(day, edition, toImage)),
    stays: visible.stays.map((stay) => toStay(stay, toImage)),
    price: price && toPrice(price),
    terms: visible.terms,
    documents: documents.map(({ media, title }) => ({ title, url: edition.documentUrl(media) })),
    guides: visible.guides.map((reading) => toReading(reading, toImage)),
    pages: visible.pages.map((reading) => toReading(reading, toImage)),
  }
}

const imagesOf = ({ pictureUrl }: FileEdition): ToImage => {
  function toImage(picture: Picture): FileImage
  function toImage(picture: Picture | null): FileImage | null
  function toImage(picture: Picture | null): FileImage | null {
    if (picture === null) return null
    const { alt, caption, credit, width, height } = picture
    return { url: pictureUrl(picture, imageWidth), alt, caption, credit, width, height }
  }
  return toImage
}

const toDay = (day: PublishedDay, edition: FileEdition, toImage: ToImage): FileDay => ({
  number: day.n,
  date: day.date,
  title: day.title,
  routeLine: day.routeLine,
  place: day.place,
  description: day.description,
  image: toImage(day.hero),
  meals: day.meals,
  nights: nightsOf(day).map(({ title, board, firstNight, inclusion, people }) => ({
    title,
    board,
    isFirst: firstNight,
    isOwnArrangement: inclusion === 'own_arrangement',
    travellers: people ?? null,
  })),
  segments: day.segments.map((segment) => toSegment(segment, day, edition, toImage)),
})

const toSegment = (
  segment: PublishedSegment,
  day: PublishedDay,
  { documentUrl }: FileEdition,
  toImage: ToImage,
): FileSegment => {
  const { uuid, kind, title, description, note, inclusion, choice, documents = [] } = segment
  return {
    id: uuid,
    kind,
    title,
    description,
    note,
    inclusion,
    choice: choice ? { kind: choice.kind, insteadOf: choice.insteadOf, difference: choice.difference } : null,
    ...momentsOf(segment, segment.date ?? day.date),
    durationMinutes: segment.durationMin,
    location: toPlace(segment.location),
    origin: toPlace(segment.origin),
    destination: toPlace(segment.destination),
    originTerminal: segment.originTerminal ?? null,
    destinationTerminal: segment.destinationTerminal ?? null,
    distanceKm: segment.distanceKm,
    carrier: segment.carrier,
    number: segment.number,
    class: segment.class,
    seats: segment.seats ?? [],
    baggage: segment.baggage ?? [],
    nights: segment.nights,
    rooms: segment.rooms,
    board: segment.board ?? null,
    checkIn: segment.checkIn ?? null,
    checkOut: segment.checkOut ?? null,
    travellers: segment.people ?? null,
    included: segment.included,
    excluded: segment.excluded,
    images: segment.pictures.map((picture) => toImage(picture)),
    documents: documents.map((document) => ({
      title: document.title,
      url: documentUrl(document.media),
      kind: document.kind,
    })),
  }
}

const toPlace = (location: Location | null): FileSegment['location'] =>
  location && {
    name: location.label,
    address: location.address,
    lat: location.lat,
    lng: location.lng,
    country: location.country,
  }

/** When a segment starts and ends; without dates, only its times. */
const momentsOf = (segment: PublishedSegment, date: string | null): Pick<FileSegment, 'starts' | 'ends'> => {
  const { startTime, endTime, timezone = null, endTimezone = null } = segment
  const onlyTime = (time: string | null, zone: string | null) =>
    time === null ? null : { date: null, time, timezone: zone, at: null }
  if (date === null) return { starts: onlyTime(startTime, timezone), ends: onlyTime(endTime, endTimezone) }
  const { start, end, isAllDay, zone, endZone } = spanOf(segment, date)
  const whole = (wall: WallTime) => ({ date: dateOf(wall), time: null, timezone: null, at: null })
  if (isAllDay) return { starts: whole(start), ends: end === null ? null : whole(end) }
  const at = (wall: WallTime, where: string | null) => ({
    date: dateOf(wall),
    time: timeOf(wall),
    timezone: where,
    at: where === null ? null : timeWithOffset(wall, where),
  })
  return { starts: at(start, zone), ends: end === null ? null : at(end, endZone) }
}

const toStay = (stay: PublishedStay, toImage: ToImage): ItineraryFile['stays'][number] => ({
  title: stay.title,
  place: stay.place,
  fromDay: stay.fromDay,
  nights: stay.nights,
  board: stay.board,
  rooms: stay.rooms,
  isOwnArrangement: stay.inclusion === 'own_arrangement',
  travellers: stay.people ?? null,
  image: toImage(stay.picture),
})

const toPrice = (price: PublishedPrice): ItineraryFile['price'] => {
  const { mode, deposit } = price
  const isOnRequest = mode === 'on_request'
  return {
    mode,
    // Older publications have only the amount of their mode.
    total: isOnRequest ? null : (price.total ?? (mode === 'per_person' ? null : price.amount)),
    perPerson: isOnRequest ? null : (price.perPerson ?? (mode === 'per_person' ? price.amount : null)),
    lines: price.lines.map(({ title, amount }) => ({ title, amount })),
    includes: price.includes,
    excludes: price.excludes,
    deposit: deposit && {
      amount: deposit.amount,
      percent: deposit.percentBps === null ? null : deposit.percentBps / 100,
      due: deposit.due,
    },
    schedule: price.schedule.map(({ label, amount, due }) => ({ label, amount, due })),
    bankDetails: price.bankDetails ?? null,
    validUntil: price.validUntil,
  }
}

const toReading = ({ title, blocks }: Reading, toImage: ToImage): FileReading => ({
  title,
  blocks: blocks.map((block) => toBlock(block, toImage)),
})

const toBlock = (block: ReadingBlock, toImage: ToImage): FileReading['blocks'][number] => {
  switch (block.type) {
    case 'hero':
      return { type: 'hero', title: block.title, subtitle: block.subtitle, image: toImage(block.picture) }
    case 'text':
      return { type: 'text', body: block.body }
    case 'image':
      return { type: 'image', image: toImage(block.picture) }
    case 'gallery':
      return { type: 'gallery', images: block.pictures.map((picture) => toImage(picture)) }
    case 'team': {
      const members = block.members.map(({ name, role, about, picture }) => ({
        name,
        role,
        about,
        image: toImage(picture),
      }))
      return { type: 'team', title: block.title, members }
    }
    case 'faq': {
      const items = block.items.map(({ question, answer }) => ({ question, answer }))
      return { type: 'faq', title: block.title, items }
    }
    case 'quote':
      return { type: 'quote', text: block.text, author: block.author }
  }
}
