import { foldText } from '@sojourn/contract/kit/fold-text'
import type { NearbyHit } from '@sojourn/contract/nearby'
import type { Stop } from '../segments/last-place.ts'
import type { LibraryItem } from './library-item.ts'
import * as wording from './wording.ts'

/** The suggestions under one heading. */
export type Section = { id: string; title: string; items: readonly LibraryItem[] }

/** How many items are listed by name. */
const maxByName = 24

type Offers = {
  /** The first items of each resource, by name. */
  byName: readonly LibraryItem[]
  recent: readonly LibraryItem[]
  /** Items nearby, nearest first. */
  nearby: readonly LibraryItem[]
}

/** The suggestions before anything is typed. */
export const suggested = ({ byName, recent, nearby }: Offers, near: Stop | null): Section[] => [
  { id: 'near', title: wording.near({ place: near?.label ?? '' }), items: nearby },
  { id: 'recent', title: wording.recent, items: recent },
  {
    id: 'all',
    title: wording.all,
    items: byName.toSorted((one, other) => one.item.name.localeCompare(other.item.name, 'en')).slice(0, maxByName),
  },
]

/** The nearby records that are already loaded, with their distances. */
export const withDistances = (hits: readonly NearbyHit[], read: readonly LibraryItem[]): LibraryItem[] =>
  hits.flatMap(({ uuid, km }) => {
    const found = read.find(({ item }) => item.uuid === uuid)
    return found ? [{ ...found, away: km }] : []
  })

/**
 * The search results of all resources, best first: exact names, names that begin with the text, names with a word that does,
 * then matches elsewhere. Within each group they keep the ranking of the server, alternating between the resources.
 */
export const ranked = (kinds: readonly (readonly LibraryItem[])[], q: string): LibraryItem[] => {
  const text = foldForSearch(q)
  return kinds
    .flatMap((items) =>
      items.map((found, place) => ({ found, place, rank: rankOf(foldForSearch(found.item.name), text) })),
    )
    .toSorted((one, other) => one.rank - other.rank || one.place - other.place)
    .map(({ found }) => found)
}

/** The best result whose name is the searched text or has all its words; null if there is none. */
export const bestMatch = (items: readonly LibraryItem[], q: string): LibraryItem | null =>
  q === '' ? null : (items.find(({ item }) => rankOf(foldForSearch(item.name), foldForSearch(q)) < 3) ?? null)

const rankOf = (name: string, text: string): number => {
  if (name === text) return 0
  if (name.startsWith(text)) return 1
  const words = name.split(' ')
  const isInName = text.split(' ').every((typed) => words.some((word) => word.startsWith(typed)))
  return isInName ? 2 : 3
}

const letters: Readonly<Record<string, string>> = { ø: 'o', đ: 'd', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' }

/** Like `foldText`, but it also replaces letters such as `ø` and `ß`, and separates words by one space. */
const foldForSearch = (text: string): string =>
  foldText(text)
    .replaceAll(/[øđłßæœı]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The same item can be in several sections, so each gets its own key. */
export const keyed = ({ id, items }: Section): (LibraryItem & { id: string; key: string })[] =>
  items.map((found) => ({ ...found, id: `${id} ${found.item.uuid}`, key: `${id} ${found.item.uuid}` }))
