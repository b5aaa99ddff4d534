import type { Day, Segment } from '../document/document.ts'
import { documentLimits } from '../document/document-limits.ts'
import { type Change, EditError, type EditOf, type ItineraryDocument } from './edit.ts'
import * as wording from './wording.ts'

/** Changes the texts and other fields of a day. */
export const setDay = (document: ItineraryDocument, { day: uuid, fields }: EditOf<'setDay'>): Change => {
  const index = indexOfDay(document, uuid)
  const day = dayAt(document, index)
  const previous = Object.keys(fields).map((name) => [name, Reflect.get(day, name) as unknown])
  return {
    fields: { days: document.days.with(index, { ...day, ...fields }) },
    inverse: { kind: 'setDay', day: uuid, fields: Object.fromEntries(previous) },
  }
}

/** Inserts a day. The following days move by one. */
export const insertDay = (document: ItineraryDocument, { day, index, segments = [] }: EditOf<'insertDay'>): Change => {
  if (document.days.length >= documentLimits.days) throw new EditError(tooManyDays)
  requireNew(document, [day])
  const at = Math.min(Math.max(index, 0), document.days.length)
  const returned = new Set(segments)
  return {
    fields: {
      days: document.days.toSpliced(at, 0, day),
      dayCount: document.days.length + 1,
      segments: renumbered(document.segments, ({ day: number, uuid }) => {
        if (number === null) return returned.has(uuid) ? at : null
        return number >= at ? number + 1 : number
      }),
    },
    inverse: { kind: 'removeDay', day: day.uuid },
  }
}

/** Removes a day. Its segments become unscheduled. */
export const removeDay = (document: ItineraryDocument, { day: uuid }: EditOf<'removeDay'>): Change => {
  const at = indexOfDay(document, uuid)
  if (document.days.length === 1) throw new EditError('An itinerary must have at least one day.')
  const leaving = document.segments.filter((segment) => segment.day === at)
  return {
    fields: {
      days: document.days.toSpliced(at, 1),
      dayCount: document.days.length - 1,
      segments: renumbered(document.segments, ({ day: number }) => {
        if (number === null || number === at) return null
        return number > at ? number - 1 : number
      }),
    },
    inverse: {
      kind: 'insertDay',
      day: dayAt(document, at),
      index: at,
      segments: leaving.map((segment) => segment.uuid),
    },
  }
}

/** Moves a day with its segments. */
export const moveDay = (document: ItineraryDocument, { day: uuid, index }: EditOf<'moveDay'>): Change => {
  const from = indexOfDay(document, uuid)
  const to = Math.min(Math.max(index, 0), document.days.length - 1)
  const order = document.days
    .map((_, number) => number)
    .toSpliced(from, 1)
    .toSpliced(to, 0, from)
  return {
    fields: {
      days: order.map((number) => dayAt(document, number)),
      segments: renumbered(document.segments, ({ day: number }) => (number === null ? null : order.indexOf(number))),
    },
    inverse: { kind: 'moveDay', day: uuid, index: from },
  }
}

/** Makes the itinerary shorter or longer at its end. */
export const setDayCount = (document: ItineraryDocument, edit: EditOf<'setDayCount'>): Change => {
  const { dayCount, newDays, returning = {} } = edit
  if (dayCount < 1) throw new EditError('An itinerary must have at least one day.')
  if (dayCount > documentLimits.days) throw new EditError(tooManyDays)
  const added = newDays.slice(0, Math.max(0, dayCount - document.days.length))
  requireNew(document, added)
  const days = [...document.days, ...added].slice(0, dayCount)
  if (days.length !== dayCount) throw new EditError('A longer itinerary needs the days to add.')
  const leaving = document.segments.filter((segment) => segment.day !== null && segment.day >= dayCount)
  return {
    fields: {
      days,
      dayCount,
      segments: renumbered(document.segments, ({ day: number, uuid }) => {
        const wanted = number ?? returnsTo(returning[uuid], document)
        return wanted === null || wanted >= dayCount ? null : wanted
      }),
    },
    inverse: {
      kind: 'setDayCount',
      dayCount: document.days.length,
      newDays: document.days.slice(dayCount),
      returning: Object.fromEntries(leaving.map((segment) => [segment.uuid, segment.day ?? 0])),
    },
  }
}

/** Segments can only be returned to days that this edit adds: any other day may have changed since. */
const returnsTo = (day: number | undefined, document: ItineraryDocument): number | null =>
  day !== undefined && day >= document.days.length ? day : null

const tooManyDays = `An itinerary can have at most ${documentLimits.days} days.`

const indexOfDay = (document: ItineraryDocument, uuid: string): number => {
  const index = document.days.findIndex((day) => day.uuid === uuid)
  if (index === -1) throw new EditError(wording.dayMissing)
  return index
}

const dayAt = (document: ItineraryDocument, index: number): Day => {
  const day = document.days[index]
  if (!day) throw new EditError(wording.noSuchDay({ day: index + 1 }))
  return day
}

const requireNew = (document: ItineraryDocument, days: readonly Day[]): void => {
  const existingUuids = new Set([...document.days, ...document.segments].map((item) => item.uuid))
  if (days.some((day) => existingUuids.has(day.uuid))) throw new EditError(wording.dayExists)
}

/** Gives segments their new days, or null for unscheduled ones. Unchanged segments stay the same objects. */
const renumbered = (segments: Segment[], dayOf: (segment: Segment) => number | null): Segment[] => {
  const moved = segments.map((segment) => {
    const day = dayOf(segment)
    return day === segment.day ? segment : { ...segment, day }
  })
  return moved.some((segment, index) => segment !== segments[index]) ? moved : segments
}
