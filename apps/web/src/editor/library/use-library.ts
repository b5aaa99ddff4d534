import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Parameters } from '../../kit/resource-client.ts'
import { useTenant } from '../../kit/session.ts'
import type { Stop } from '../segments/last-place.ts'
import type { LibraryItem } from './library-item.ts'
import { accommodations, excursions } from './outdated-finder.ts'
import { recentlyUsed, type Used } from './recently-used.ts'
import { suggested } from './suggestions.ts'

/** What of the library is looked through. */
export type Shelf = 'all' | LibraryItem['kind']

/** How many of each noun a search answers; whoever wants more types more. */
const found = { perPage: '12' } as const

/** Whence what is near is taken. The list knows no distances, so that a page of it is put in order here. */
const around = { perPage: '96', sort: 'name' } as const

/** What the library offers: what fits a text, or, while nothing is typed, what is near, what was used last, and all by name. */
export const useLibrary = (q: string, shelf: Shelf, near: Stop | null) => {
  const matches = useShelves(q === '' ? around : { ...found, q }, shelf)
  const recent = useRecent(shelf)
  const sections =
    q === '' ? suggested(matches.items, recent, near) : [{ id: 'found', title: 'Found', items: matches.items }]
  return { ...matches, sections: sections.filter(({ items }) => items.length > 0) }
}

const useShelves = (parameters: Parameters, shelf: Shelf) => {
  const { uuid: tenant } = useTenant()
  const stays = useQuery({
    ...accommodations.list(tenant, parameters),
    placeholderData: keepPreviousData,
    enabled: shelf !== 'excursion',
  })
  const walks = useQuery({
    ...excursions.list(tenant, parameters),
    placeholderData: keepPreviousData,
    enabled: shelf !== 'accommodation',
  })
  const asked = [...(shelf === 'excursion' ? [] : [stays]), ...(shelf === 'accommodation' ? [] : [walks])]
  const items: LibraryItem[] = [
    ...(shelf === 'excursion' ? [] : (stays.data?.data ?? [])).map((item) => ({
      kind: 'accommodation' as const,
      item,
    })),
    ...(shelf === 'accommodation' ? [] : (walks.data?.data ?? [])).map((item) => ({
      kind: 'excursion' as const,
      item,
    })),
  ]
  return {
    items,
    isPending: asked.some((query) => query.isPending),
    hasFailed: asked.every((query) => query.isError && query.data === undefined),
    retry: () => asked.forEach((query) => void query.refetch()),
  }
}

/** What was used last while the app has been open; as it stood on opening, so that nothing moves under the reader. */
const useRecent = (shelf: Shelf): LibraryItem[] => {
  const { uuid: tenant } = useTenant()
  const [used] = useState(() => recentlyUsed(tenant))
  const wanted = (kind: Used['kind']) =>
    shelf === 'all' || shelf === kind ? used.filter((one) => one.kind === kind).map(({ uuid }) => uuid) : []
  const stays = useQueries({ queries: wanted('accommodation').map((uuid) => accommodations.get(tenant, uuid)) })
  const walks = useQueries({ queries: wanted('excursion').map((uuid) => excursions.get(tenant, uuid)) })
  const read: LibraryItem[] = [
    ...stays.flatMap(({ data: item }) => (item ? [{ kind: 'accommodation' as const, item }] : [])),
    ...walks.flatMap(({ data: item }) => (item ? [{ kind: 'excursion' as const, item }] : [])),
  ]
  return used.flatMap(({ uuid }) => read.find(({ item }) => item.uuid === uuid) ?? [])
}
