import { randomUUID } from 'node:crypto'
import type { SegmentInput } from '@sojourn/contract/document/document'
import { paragraphs } from '@sojourn/contract/kit/rich-text'
import type {
  ActivityContent,
  JourneyContent,
  OccasionContent,
  SegmentContent,
  StayContent,
} from '@sojourn/demo/content'
import { type PlaceInput, places } from '@sojourn/demo/places'
import { placeIn } from './library-input.ts'
import { mediaRefs, type KeyedRecords, take } from './keyed-records.ts'

/** The position of a segment in its itinerary, and what the itinerary defines for all its segments. */
type Setting = {
  day: number
  destination: string
  currency: string
  booking: NonNullable<SegmentInput['bookingStatus']>
  records: KeyedRecords
}

/** The input of a segment; library items are copied and pinned to their revision. */
export const segmentInput = (content: SegmentContent, setting: Setting): SegmentInput => ({
  uuid: randomUUID(),
  day: setting.day,
  ...('stay' in content
    ? stayFields(content, setting)
    : 'excursion' in content
      ? activityFields(content, setting)
      : 'journey' in content
        ? journeyFields(content, setting)
        : occasionFields(content, setting)),
  ...sharedFields(content, setting),
})

type OwnFields = Omit<SegmentInput, 'uuid' | 'day'>

const stayFields = (content: StayContent, { records }: Setting): OwnFields => {
  const { uuid, rev, input } = take(records.accommodations, content.stay, 'accommodation')
  return {
    kind: 'accommodation',
    source: { resource: 'accommodation', uuid, rev },
    supplier: input.supplier,
    title: input.name,
    description: input.description,
    media: input.media,
    location: input.location,
    timezone: input.location.timezone,
    nights: content.nights,
    endDayOffset: content.nights,
    rooms: content.rooms,
    board: content.board ?? input.defaultBoard,
    checkIn: input.checkIn,
    checkOut: input.checkOut,
  }
}

const activityFields = (content: ActivityContent, { records }: Setting): OwnFields => {
  const { uuid, rev, input } = take(records.excursions, content.excursion, 'excursion')
  return {
    kind: 'excursion',
    source: { resource: 'excursion', uuid, rev },
    supplier: input.supplier,
    title: input.name,
    description: input.description,
    included: input.included,
    excluded: input.excluded,
    media: input.media,
    location: input.location,
    timezone: input.location.timezone,
    durationMin: input.durationMin,
  }
}

const journeyFields = (content: JourneyContent, { records }: Setting): OwnFields => {
  const origin = stopOf(content.from, records)
  const destination = stopOf(content.to, records)
  return {
    kind: content.journey,
    title: content.title,
    description: content.text && paragraphs(...content.text),
    included: content.included,
    media: mediaRefs(records, content.pictures ?? []),
    durationMin: content.minutes,
    origin,
    destination,
    timezone: origin.timezone,
    endTimezone: destination.timezone,
    endDayOffset: content.endDayOffset,
    distanceKm: content.distanceKm,
    carrier: content.carrier,
    number: content.number,
    class: content.class,
    originTerminal: content.originTerminal,
    destinationTerminal: content.destinationTerminal,
  }
}

const occasionFields = (content: OccasionContent, { destination, records }: Setting): OwnFields => ({
  kind: content.occasion,
  title: content.title,
  description: content.text && paragraphs(...content.text),
  included: content.included,
  media: mediaRefs(records, content.pictures ?? []),
  location: content.place && placeIn(destination, content.place, records),
  timezone: take(records.destinations, destination, 'destination').timezone,
  durationMin: content.minutes,
})

/** A segment is booked only if it has a price or a confirmation number, or says so itself; a confirmed price is locked. */
const sharedFields = (content: SegmentContent, { booking, currency }: Setting) => {
  const bookingStatus = content.booking ?? (content.net === undefined && !content.confirmationNo ? undefined : booking)
  return {
    startTime: content.startTime,
    endTime: content.endTime,
    notesClient: content.notesClient,
    notesInternal: content.notesInternal,
    confirmationNo: content.confirmationNo,
    inclusion: content.inclusion,
    isSelected: content.inclusion !== 'optional',
    bookingStatus,
    net: content.net === undefined ? undefined : { amount: content.net, currency },
    quantity: content.quantity,
    unit: content.unit,
    priceLocked: content.net !== undefined && bookingStatus === 'confirmed',
  }
}

const stopOf = (key: string, records: KeyedRecords): PlaceInput =>
  records.accommodations.get(key)?.input.location ?? take(places, key, 'place')
