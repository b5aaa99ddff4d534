import type { Edit, EditOf, ItineraryDocument } from '@sojourn/contract/itinerary/edit'

/** Where an edit was made, and where it is applied now. */
export type Places = { mine: ItineraryDocument; document: ItineraryDocument }

/** The present position of a day, which may have moved; null if it was removed. */
const dayNow = ({ mine, document }: Places, day: number | null): number | null => {
  if (day === null) return null
  const uuid = mine.days[day]?.uuid
  // If ours does not have the day, the edit is impossible, and fails when it is applied.
  if (uuid === undefined) return day
  const index = document.days.findIndex((one) => one.uuid === uuid)
  return index === -1 ? null : index
}

/** The present position: after the nearest one it followed, or else before the nearest one it preceded. */
const indexNow = (mine: readonly string[], now: readonly string[], index: number): number => {
  const before = mine.slice(0, index).findLast((uuid) => now.includes(uuid))
  if (before !== undefined) return index >= mine.length ? now.length : now.indexOf(before) + 1
  const after = mine.slice(index).find((uuid) => now.includes(uuid))
  return after === undefined ? now.length : now.indexOf(after)
}

const others = (items: readonly { uuid: string }[], uuid: string): string[] =>
  items.flatMap((one) => (one.uuid === uuid ? [] : [one.uuid]))

/** A segment is put after the one it followed. `at`, the position in the whole list, is dropped, because it no longer fits. */
export const placeSegment = <E extends EditOf<'insertSegment' | 'moveSegment'>>(places: Places, edit: E): E => {
  const { mine, document } = places
  const uuid = typeof edit.segment === 'string' ? edit.segment : edit.segment.uuid
  const day = dayNow(places, edit.day)
  const there = (of: ItineraryDocument, number: number | null) =>
    others(
      of.segments.filter((one) => one.day === number),
      uuid,
    )
  const { at: _, ...placed } = edit
  return { ...placed, day, index: indexNow(there(mine, edit.day), there(document, day), edit.index) } as E
}

/** A day is put after the one it followed. */
export const placeDay = ({ mine, document }: Places, uuid: string, index: number): number =>
  indexNow(others(mine.days, uuid), others(document.days, uuid), index)

/** A change of length as edits of single days: those that it adds are inserted, and those that it cuts off are removed. */
export const placeLength = ({ mine, document }: Places, edit: EditOf<'setDayCount'>): Edit[] => {
  const { dayCount, newDays, returning = {} } = edit
  const isSameLength = mine.days.length === document.days.length
  if (isSameLength && mine.days.every(({ uuid }, index) => uuid === document.days[index]?.uuid)) return [edit]
  const removed = mine.days.slice(dayCount).map(({ uuid }): Edit => ({ kind: 'removeDay', day: uuid }))
  const added = newDays.slice(0, Math.max(0, dayCount - mine.days.length))
  const end = document.days.length
  return [
    ...removed,
    ...added.map((day, offset): Edit => ({
      kind: 'insertDay',
      day,
      index: end + offset,
      segments: Object.keys(returning).filter((uuid) => returning[uuid] === mine.days.length + offset),
    })),
  ]
}
