import type { Read } from '../kit/define-resource.ts'
import type { accommodation } from '../resources/accommodation.ts'
import type { excursion } from '../resources/excursion.ts'
import { type Day, day, type Segment, segment, type SegmentKind } from './document.ts'

/** A segment with nothing in it but its kind and title. */
export const emptySegment = (uuid: string, kind: SegmentKind, title: string): Segment =>
  segment.parse({ uuid, kind, title })

/** A day with nothing in it. */
export const emptyDay = (uuid: string): Day => day.parse({ uuid })

/** A stay of one night, pinned to the accommodation as it is now. */
export const segmentFromAccommodation = (uuid: string, item: Read<typeof accommodation>): Segment => ({
  ...emptySegment(uuid, 'accommodation', item.name),
  source: { resource: 'accommodation', uuid: item.uuid, rev: item.rev },
  description: item.description,
  location: item.location,
  media: item.media.slice(0, 20),
  timezone: item.location?.timezone ?? null,
  supplier: item.supplier,
  nights: 1,
  board: item.defaultBoard,
  checkIn: item.checkIn,
  checkOut: item.checkOut,
})

/** An excursion, pinned to the library item as it is now. */
export const segmentFromExcursion = (uuid: string, item: Read<typeof excursion>): Segment => ({
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
