import type { Read } from '../kit/define-resource.ts'
import type { accommodation } from '../resources/accommodation.ts'
import type { excursion } from '../resources/excursion.ts'
import type { Segment } from '../document/document.ts'
import type { SegmentKind } from '../document/segment-kinds.ts'
import { eachStayField, type StayField, stayFields } from '../document/stay-fields.ts'

/**
 * A segment with nothing but its kind and title. It equals what the schema makes of these; written out, so that the editor does
 * not have to load the schemas.
 */
export const emptySegment = (uuid: string, kind: SegmentKind, title: string): Segment => ({
  uuid,
  kind,
  title,
  day: null,
  source: null,
  description: null,
  included: [],
  excluded: [],
  media: [],
  location: null,
  durationMin: null,
  overrides: {},
  notesClient: null,
  notesInternal: null,
  tags: [],
  startTime: null,
  endTime: null,
  timezone: null,
  endTimezone: null,
  endDayOffset: 0,
  origin: null,
  destination: null,
  distanceKm: null,
  track: null,
  nights: 0,
  for: null,
  rooms: [],
  ...eachStayField(() => null),
  carrier: null,
  number: null,
  class: null,
  seat: null,
  originTerminal: null,
  destinationTerminal: null,
  tickets: [],
  supplier: null,
  bookingStatus: 'not_requested',
  confirmationNo: null,
  voucherNo: null,
  documents: [],
  deadline: null,
  ticketingDeadline: null,
  inclusion: 'included',
  optionGroup: null,
  isSelected: true,
  net: null,
  quantity: 1,
  unit: 'per_unit',
  markupBps: null,
  taxBps: null,
  gross: null,
  priceLocked: false,
  costing: null,
})

/** The fields of an accommodation that a segment takes, besides those that rows of lists have. */
export const lentByAccommodation = [
  'description',
  'location',
  'media',
  'supplier',
  ...Object.values(stayFields),
] as const satisfies readonly (keyof Read<typeof accommodation>)[]

/** The fields of an excursion that a segment takes, besides those that rows of lists have. */
export const lentByExcursion = [
  'description',
  'location',
  'media',
  'included',
  'excluded',
  'startTimes',
  'track',
  'supplier',
] as const satisfies readonly (keyof Read<typeof excursion>)[]

/** An accommodation as far as a segment takes it. */
export type LentAccommodation = Pick<
  Read<typeof accommodation>,
  'uuid' | 'rev' | 'name' | (typeof lentByAccommodation)[number]
>

/** An excursion as far as a segment takes it. */
export type LentExcursion = Pick<
  Read<typeof excursion>,
  'uuid' | 'rev' | 'name' | 'durationMin' | (typeof lentByExcursion)[number]
>

/** A stay of one night, pinned to the current revision of the accommodation. */
export const segmentFromAccommodation = (uuid: string, item: LentAccommodation): Segment => ({
  ...emptySegment(uuid, 'accommodation', item.name),
  source: { resource: 'accommodation', uuid: item.uuid, rev: item.rev },
  description: item.description,
  location: item.location,
  media: item.media.slice(0, 20),
  timezone: item.location?.timezone ?? null,
  supplier: item.supplier,
  nights: 1,
  ...lentToStay(item),
})

/** Each field of a stay has the type of the accommodation's field that it is taken from (see document.ts). */
const lentToStay = (item: LentAccommodation) =>
  eachStayField((field) => item[stayFields[field]]) as Pick<Segment, StayField>

/** An excursion, pinned to the current revision of the library item. */
export const segmentFromExcursion = (uuid: string, item: LentExcursion): Segment => ({
  ...emptySegment(uuid, 'excursion', item.name),
  source: { resource: 'excursion', uuid: item.uuid, rev: item.rev },
  description: item.description,
  location: item.location,
  media: item.media.slice(0, 20),
  included: item.included,
  excluded: item.excluded,
  durationMin: item.durationMin,
  startTime: item.startTimes[0] ?? null,
  timezone: item.location?.timezone ?? null,
  track: item.track,
  supplier: item.supplier,
})
