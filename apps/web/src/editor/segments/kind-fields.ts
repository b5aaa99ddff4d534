import type { Segment } from '@sojourn/contract/document/document'
import { effectiveSegment } from '@sojourn/contract/itinerary/effective'
import type { SegmentKind } from '@sojourn/contract/document/segment-kinds'
import { eachStayField } from '@sojourn/contract/document/stay-fields'
import * as wording from './wording.ts'

/** The labels of the fields about a supplier or carrier for one kind of segment. */
type Service = Partial<
  Record<'carrier' | 'number' | 'class' | 'seat' | 'originTerminal' | 'destinationTerminal', string>
>
/** The name of a field about a supplier or carrier. */
export type ServiceField = keyof Service

/** The fields in the form of one kind of segment, with their labels. Null for a field that the kind does not have. */
export type KindFields = {
  /** The label of the place, for kinds with one place. */
  place: string | null
  /** The labels of the two places, for kinds with two. */
  journey: { origin: string; destination: string } | null
  times: { start: string; end: string; endDay: string } | null
  service: Service
  /** The title of the section with seats and the like, which is folded because not everybody needs it. */
  ticket: string | null
  hasDistance: boolean
  hasDuration: boolean
  hasContents: boolean
  isBooked: boolean
  hasPrice: boolean
}

const nothing: KindFields = {
  place: null,
  journey: null,
  times: null,
  service: {},
  ticket: null,
  hasDistance: false,
  hasDuration: false,
  hasContents: false,
  isBooked: false,
  hasPrice: true,
}

const spot = (place: string): KindFields => ({
  ...nothing,
  place,
  times: { start: wording.kindLabels.starts, end: wording.kindLabels.ends, endDay: wording.kindLabels.endsOn },
  hasDuration: true,
  hasContents: true,
  isBooked: true,
})

const ride = (service: Service, ticket: string | null = null): KindFields => ({
  ...nothing,
  journey: { origin: wording.kindLabels.origin, destination: wording.kindLabels.destination },
  times: { start: wording.kindLabels.departs, end: wording.kindLabels.arrives, endDay: wording.kindLabels.arrivesOn },
  service,
  ticket,
  hasDistance: true,
  hasDuration: true,
  isBooked: true,
})

/** The form fields of each kind of segment. */
export const kindFields: Readonly<Record<SegmentKind, KindFields>> = {
  accommodation: { ...nothing, place: wording.kindLabels.location, hasContents: true, isBooked: true },
  excursion: spot(wording.kindLabels.startingPoint),
  flight: ride(
    {
      carrier: wording.kindLabels.airline,
      number: wording.kindLabels.flightNumber,
      class: wording.kindLabels.travelClass,
      seat: wording.kindLabels.seats,
      originTerminal: wording.kindLabels.departureTerminal,
      destinationTerminal: wording.kindLabels.arrivalTerminal,
    },
    wording.kindLabels.flightDetails,
  ),
  train: ride(
    {
      carrier: wording.kindLabels.operator,
      number: wording.kindLabels.trainNumber,
      class: wording.kindLabels.travelClass,
      seat: wording.kindLabels.seats,
      originTerminal: wording.kindLabels.departurePlatform,
      destinationTerminal: wording.kindLabels.arrivalPlatform,
    },
    wording.kindLabels.trainDetails,
  ),
  bus: ride(
    {
      carrier: wording.kindLabels.operator,
      number: wording.kindLabels.line,
      seat: wording.kindLabels.seats,
      originTerminal: wording.kindLabels.departureStop,
      destinationTerminal: wording.kindLabels.arrivalStop,
    },
    wording.kindLabels.busDetails,
  ),
  ferry: ride(
    {
      carrier: wording.kindLabels.operator,
      number: wording.kindLabels.sailing,
      class: wording.kindLabels.travelClass,
      seat: wording.kindLabels.seatsOrCabin,
      originTerminal: wording.kindLabels.departurePier,
      destinationTerminal: wording.kindLabels.arrivalPier,
    },
    wording.kindLabels.ferryDetails,
  ),
  cruise: ride(
    {
      carrier: wording.kindLabels.cruiseLine,
      number: wording.kindLabels.ship,
      class: wording.kindLabels.cabinCategory,
      seat: wording.kindLabels.cabin,
      originTerminal: wording.kindLabels.departurePier,
      destinationTerminal: wording.kindLabels.arrivalPier,
    },
    wording.kindLabels.cruiseDetails,
  ),
  transfer: ride({
    carrier: wording.kindLabels.driver,
    number: wording.kindLabels.vehicle,
    class: wording.kindLabels.vehicleClass,
  }),
  drive: { ...ride({}), isBooked: false },
  car_hire: {
    ...nothing,
    journey: { origin: wording.kindLabels.pickUpLocation, destination: wording.kindLabels.dropOffLocation },
    times: {
      start: wording.kindLabels.pickUpTime,
      end: wording.kindLabels.dropOffTime,
      endDay: wording.kindLabels.dropOffDay,
    },
    service: {
      carrier: wording.kindLabels.company,
      class: wording.kindLabels.vehicleClass,
      number: wording.kindLabels.vehicle,
    },
    hasContents: true,
    isBooked: true,
  },
  meal: spot(wording.kindLabels.location),
  guide_service: { ...spot(wording.kindLabels.meetingPoint), service: { carrier: wording.kindLabels.guide } },
  free_time: { ...spot(wording.kindLabels.location), hasContents: false, isBooked: false },
  note: { ...nothing, hasPrice: false },
  fee: { ...nothing, isBooked: true },
}

/** The day on which a journey ends, relative to the day on which it begins. */
export const dayOffsetWords = (days: number): string => (days === -1 ? wording.dayBefore : wording.endDay({ days }))

type Changes = Partial<Omit<Segment, 'uuid' | 'day' | 'source' | 'overrides'>>

/**
 * The changes to a segment when a place is set: the place itself, and the time zone of its times. A place without a time zone
 * clears the one that came with the previous place, but not one that was set by hand.
 */
export const placeChanges = (
  segment: Segment,
  field: 'location' | 'origin' | 'destination',
  place: Segment['location'],
): Changes => {
  const clock = field === 'destination' ? 'endTimezone' : 'timezone'
  const before = effectiveSegment(segment)[field]?.timezone
  const zone = place?.timezone ?? (segment[clock] === before ? null : segment[clock])
  return { [field]: place, ...(zone === segment[clock] ? {} : { [clock]: zone }) }
}

/**
 * The changes when a segment from scratch becomes another kind: fields that the new kind does not have are cleared, and places
 * carry over.
 */
export const kindChanges = (segment: Segment, kind: SegmentKind): Changes => {
  const [before, after] = [kindFields[segment.kind], kindFields[kind]]
  const newFields = new Set(Object.keys(after.service))
  const gone = Object.keys(before.service).filter((field) => !newFields.has(field))
  return {
    kind,
    ...Object.fromEntries(gone.map((field) => [field, null])),
    ...placesOf(segment, after),
    ...(after.times ? {} : { startTime: null, endTime: null, endDayOffset: 0 }),
    ...(after.ticket ? {} : { tickets: [], ticketingDeadline: null }),
    ...(after.hasDistance ? {} : { distanceKm: null }),
    ...(after.hasDuration ? {} : { durationMin: null }),
    ...(after.hasContents ? {} : { included: [], excluded: [] }),
    ...(kind === 'accommodation'
      ? { nights: Math.max(1, segment.nights) }
      : { nights: 0, rooms: [], ...eachStayField(() => null) }),
  }
}

const placesOf = ({ location, origin, destination, endTimezone }: Segment, { place, journey }: KindFields): Changes => {
  if (journey) return { location: null, origin: origin ?? location, destination }
  const newLocation = place === null ? null : (location ?? destination ?? origin)
  return {
    location: newLocation,
    origin: null,
    destination: null,
    endTimezone: null,
    ...(newLocation !== null && newLocation === destination && newLocation !== location
      ? { timezone: endTimezone ?? newLocation.timezone }
      : {}),
  }
}
