import { pinOf } from '../../kit/location/location-value.ts'
import { kilometresBetween, type Stop } from '../segments/last-place.ts'
import type { LibraryItem } from './library-item.ts'

/** What was found under one heading. */
export type Section = { id: string; title: string; items: readonly LibraryItem[] }

/** How many are shown of what is near, and how far that may be, in kilometres. */
const nearest = { most: 5, within: 400 }

/** What stands there before anything is typed. */
export const suggested = (
  items: readonly LibraryItem[],
  recent: readonly LibraryItem[],
  near: Stop | null,
): Section[] => [
  { id: 'near', title: `Nearby ${near?.label ?? ''}`, items: near ? nearestOf(items, near) : [] },
  { id: 'recent', title: recent.length > 0 ? 'Recently used' : '', items: recent },
  { id: 'all', title: 'Everything by name', items: items.slice(0, 24) },
]

/** The items closest to a point, the closest first. */
export const nearestOf = (items: readonly LibraryItem[], near: Stop): LibraryItem[] =>
  items
    .flatMap((found) => {
      const pin = pinOf(found.item.location)
      const away = pin ? kilometresBetween(pin, near) : Number.POSITIVE_INFINITY
      return away <= nearest.within ? [{ ...found, away }] : []
    })
    .toSorted((a, b) => a.away - b.away)
    .slice(0, nearest.most)
