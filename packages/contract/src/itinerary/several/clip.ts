import type { Day, Segment } from '../../document/document.ts'
import { copyOfSegment, type NewUuid, withOwnGroups } from '../copies.ts'
import type { Edit, ItineraryDocument } from '../edit.ts'
import { effectiveSegment } from '../effective.ts'
import { type Chosen, chosenDays, chosenSegments } from './several-segments.ts'
import * as wording from './wording.ts'

/** The version of the format below. A clipboard of another version is ignored. */
export const clipVersion = 1

/** Segments or whole days on the clipboard. `day` of a segment is an index in `days`, or in the days of the original if there are none. */
export type Clip = {
  version: typeof clipVersion
  /** The company and the itinerary that it is from. */
  tenant: string
  itinerary: string
  /** Whether the originals were removed. Their bookings move along within their itinerary. */
  isCut: boolean
  days: Day[]
  segments: Segment[]
}

/** The clip of what is chosen; null if nothing of it still exists. */
export const clipOf = (
  document: ItineraryDocument,
  { kind, uuids }: Chosen,
  from: { tenant: string; itinerary: string; isCut: boolean },
): Clip | null => {
  if (kind === 'segments') {
    const segments = chosenSegments(document, uuids)
    return segments.length === 0 ? null : { version: clipVersion, ...from, days: [], segments }
  }
  const indices = chosenDays(document, uuids)
  if (indices.length === 0) return null
  return {
    version: clipVersion,
    ...from,
    days: indices.flatMap((index) => document.days[index] ?? []),
    segments: document.segments
      .filter(({ day }) => day !== null && indices.includes(day))
      .map((segment) => ({ ...segment, day: indices.indexOf(Number(segment.day)) })),
  }
}

/** Where a clip is pasted, and what the user may see. */
export type PasteTarget = {
  tenant: string
  itinerary: string
  /** The day that gets segments, or after which days are inserted; null for the unscheduled segments. */
  day: number | null
  /** The position in the day; at its end if it is omitted. */
  index?: number
  seesPrices: boolean
  seesSuppliers: boolean
  newUuid: NewUuid
}

/**
 * Pastes a clip. Segments of one day go to the day; those of several days keep their distances, as far as there are days. What belongs
 * to another company is left out: library items, images, suppliers, net prices, internal notes, tags. Net prices and suppliers are also
 * left out if the user may not see them.
 */
export const pasteClip = (document: ItineraryDocument, clip: Clip, target: PasteTarget): Edit => {
  const { day, newUuid } = target
  const segments = withOwnGroups(
    clip.segments.map((segment) => fitted(segment, document, clip, target)),
    document.segments,
  )
  if (clip.days.length > 0)
    return {
      kind: 'insertDays',
      name: wording.pastedDays({ count: clip.days.length }),
      index: day === null ? document.days.length : day + 1,
      days: clip.days.map((one) => ({
        ...one,
        uuid: newUuid(),
        ...(clip.tenant === target.tenant ? {} : { destination: null, hero: null, notesInternal: null }),
      })),
      segments,
    }
  const first = Math.min(...clip.segments.flatMap((segment) => segment.day ?? []))
  const added = new Map<number | null, number>()
  return {
    kind: 'several',
    name: wording.pastedSegments({ count: segments.length }),
    edits: segments.map((segment): Edit => {
      const to =
        day === null || segment.day === null ? day : Math.min(day + segment.day - first, document.days.length - 1)
      const there = document.segments.filter((one) => one.day === to).length
      const before = added.get(to) ?? 0
      added.set(to, before + 1)
      const at = to === day ? Math.min(target.index ?? there, there) : there
      return { kind: 'insertSegment', segment: { ...segment, day: to }, day: to, index: at + before }
    }),
  }
}

/**
 * A segment as the target may have it. A segment that was cut from this itinerary is moved the first time it is pasted; after that,
 * it is in the document again, so it is copied.
 */
const fitted = (segment: Segment, document: ItineraryDocument, clip: Clip, target: PasteTarget): Segment => {
  const isHere = clip.tenant === target.tenant && clip.itinerary === target.itinerary
  const isMoved = clip.isCut && isHere && document.segments.every(({ uuid }) => uuid !== segment.uuid)
  const copy = isMoved ? segment : copyOfSegment(segment, target.newUuid())
  return {
    ...(clip.tenant === target.tenant ? copy : withoutReferences(copy)),
    ...(isHere ? {} : { for: null }),
    ...(target.seesPrices && clip.tenant === target.tenant ? {} : hiddenPrices),
    ...(target.seesSuppliers && clip.tenant === target.tenant ? {} : { supplier: null }),
  }
}

const hiddenPrices = { net: null, markupBps: null, taxBps: null, costing: null } as const

/** A segment of another company with its words, but without anything of that company's library. */
const withoutReferences = (segment: Segment): Segment => ({
  ...effectiveSegment(segment),
  overrides: {},
  source: null,
  media: [],
  track: null,
  notesInternal: null,
  tags: [],
})
