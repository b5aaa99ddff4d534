import { foldText } from '@sojourn/contract/kit/fold-text'
import type { NearbyHit } from '@sojourn/contract/nearby'
import type { Stop } from '../segments/last-place.ts'
import type { LibraryItem } from './library-item.ts'

/** What was found under one heading. */
export type Section = { id: string; title: string; items: readonly LibraryItem[] }

/** How many are shown of all. */
const maxByName = 24

type Offers = {
  /** The beginning of each kind, by name. */
  byName: readonly LibraryItem[]
  recent: readonly LibraryItem[]
  /** What is near, the nearest first. */
  nearby: readonly LibraryItem[]
}

/** What stands there before anything is typed. */
export const suggested = ({ byName, recent, nearby }: Offers, near: Stop | null): Section[] => [
  { id: 'near', title: `Nearby ${near?.label ?? ''}`, items: nearby },
  { id: 'recent', title: recent.length > 0 ? 'Recently used' : '', items: recent },
  {
    id: 'all',
    title: 'Everything by name',
    items: byName.toSorted((one, other) => one.item.name.localeCompare(other.item.name, 'en')).slice(0, maxByName),
  },
]

/** The records that were found near, as far as they are read, with how far away they are. */
export const withDistances = (hits: readonly NearbyHit[], read: readonly LibraryItem[]): LibraryItem[] =>
  hits.flatMap(({ uuid, km }) => {
    const found = read.find(({ item }) => item.uuid === uuid)
    return found ? [{ ...found, away: km }] : []
  })

/**
 * What was found of all kinds, best first: called just so, with a name that begins so, with a word of it that does, then what
 * holds the words elsewhere. Within each, as the server ranked them, the kinds in turn.
 */
export const ranked = (kinds: readonly (readonly LibraryItem[])[], q: string): LibraryItem[] => {
  const text = folded(q)
  return kinds
    .flatMap((items) => items.map((found, place) => ({ found, place, rank: rankOf(folded(found.item.name), text) })))
    .toSorted((one, other) => one.rank - other.rank || one.place - other.place)
    .map(({ found }) => found)
}

const rankOf = (name: string, text: string): number => {
  if (name === text) return 0
  if (name.startsWith(text)) return 1
  const words = name.split(' ')
  const isInName = text.split(' ').every((typed) => words.some((word) => word.startsWith(typed)))
  return isInName ? 2 : 3
}

const letters: Readonly<Record<string, string>> = { ø: 'o', đ: 'd', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' }

/** As `foldText`, and letters of other alphabets as people type them without such a keyboard; words one space apart. */
const folded = (text: string): string =>
  foldText(text)
    .replaceAll(/[øđłßæœı]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
