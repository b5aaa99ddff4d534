import { keepPreviousData, queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lentByAccommodation, lentByExcursion } from '@sojourn/contract/itinerary/from-library'
import type { NearbyHit } from '@sojourn/contract/nearby'
import { clients } from '../../data/clients.ts'
import { ApiProblem, request } from '../../data/http.ts'
import type { Parameters } from '../../data/resource-lists.ts'
import { useTenant } from '../../data/session.ts'
import { useStoredLibrary } from '../offline/use-stored-library.ts'
import type { Stop } from '../segments/last-place.ts'
import type { LibraryItem } from './library-item.ts'
import { recentlyUsed, type Used } from './recently-used.ts'
import { ranked, suggested, withDistances } from './suggestions.ts'
import * as wording from './wording.ts'

const { accommodations, excursions } = clients

/** Which resources of the library are searched. */
export type LibraryScope = 'all' | LibraryItem['kind']

const kindsOf: Readonly<Record<LibraryScope, readonly LibraryItem['kind'][]>> = {
  all: ['accommodation', 'excursion'],
  accommodation: ['accommodation'],
  excursion: ['excursion'],
}

/** How many results a search returns per resource. Typing more narrows them down. */
const found = { perPage: '12' } as const

/** How many items per resource are shown before anything is typed. */
const byName = { perPage: '24', sort: 'name' } as const

/**
 * What the library offers: search results or, before anything is typed, items nearby, recently used items, and all items by
 * name.
 */
export const useLibrary = (q: string, scope: LibraryScope, near: Stop | null) => {
  const matches = useLibraryMatches(q === '' ? byName : { ...found, q }, scope)
  const recent = useRecent(scope)
  const nearby = useNearby(q === '' ? near : null, scope)
  const sections =
    q === ''
      ? suggested({ byName: matches.kinds.flat(), recent, nearby: nearby.items }, near)
      : [{ id: 'found', title: wording.results, items: ranked(matches.kinds, q) }]
  return {
    ...matches,
    // Nearby items are at the top, so the list waits for them rather than moving down when they arrive.
    isPending: matches.isPending || nearby.isLoading,
    sections: sections.filter(({ items }) => items.length > 0),
  }
}

const useLibraryMatches = (parameters: Parameters, scope: LibraryScope) => {
  const { uuid: tenant } = useTenant()
  const stays = useQuery({
    ...accommodations.list(tenant, parameters, lentByAccommodation),
    placeholderData: keepPreviousData,
    enabled: scope !== 'excursion',
  })
  const walks = useQuery({
    ...excursions.list(tenant, parameters, lentByExcursion),
    placeholderData: keepPreviousData,
    enabled: scope !== 'accommodation',
  })
  const queries = [...(scope === 'excursion' ? [] : [stays]), ...(scope === 'accommodation' ? [] : [walks])]
  const isUnreachable = queries.some(
    ({ error, fetchStatus }) => fetchStatus === 'paused' || (error instanceof ApiProblem && error.status === 0),
  )
  const stored = useStoredLibrary(parameters['q']?.toString() ?? '', kindsOf[scope], isUnreachable)
  if (isUnreachable)
    return { kinds: [stored.items], isPending: stored.isPending, hasFailed: false, isOffline: true, retry: () => {} }
  const kinds: LibraryItem[][] = [
    (scope === 'excursion' ? [] : (stays.data?.data ?? [])).map((item) => ({ kind: 'accommodation', item })),
    (scope === 'accommodation' ? [] : (walks.data?.data ?? [])).map((item) => ({ kind: 'excursion', item })),
  ]
  return {
    kinds,
    isPending: queries.some((query) => query.isPending),
    isOffline: false,
    hasFailed: queries.every((query) => query.isError && query.data === undefined),
    retry: () => queries.forEach((query) => void query.refetch()),
  }
}

/** Records near a stop, among all those of the company. If they cannot be fetched, the rest of the library is still offered. */
const useNearby = (near: Stop | null, scope: LibraryScope): { items: LibraryItem[]; isLoading: boolean } => {
  const { uuid: tenant } = useTenant()
  const hits = useQuery({ ...nearbyOf(tenant, near ?? { lat: 0, lng: 0 }, scope), enabled: near !== null })
  const nearbyHits = near ? (hits.data ?? []) : []
  const { read, isLoading } = useRecords(nearbyHits.map(({ resource, uuid }) => ({ kind: resource, uuid })))
  return { items: withDistances(nearbyHits, read), isLoading: hits.isLoading || isLoading }
}

const nearbyOf = (tenant: string, { lat, lng }: { lat: number; lng: number }, scope: LibraryScope) =>
  queryOptions({
    queryKey: [tenant, 'nearby', lat, lng, scope],
    queryFn: async ({ signal }) => {
      const searchParams = new URLSearchParams({
        lat: String(lat),
        lng: String(lng),
        ...(scope === 'all' ? {} : { resource: scope }),
      })
      return (await request<{ data: NearbyHit[] }>('GET', `/v1/${tenant}/nearby?${searchParams}`, { signal })).data
    },
    retry: false,
  })

/** Records of the library, in no particular order, as they are loaded. */
const useRecords = (wanted: readonly Used[]): { read: LibraryItem[]; isLoading: boolean } => {
  const { uuid: tenant } = useTenant()
  const uuidsOf = (kind: Used['kind']) => wanted.filter((one) => one.kind === kind).map(({ uuid }) => uuid)
  const stays = useQueries({ queries: uuidsOf('accommodation').map((uuid) => accommodations.get(tenant, uuid)) })
  const walks = useQueries({ queries: uuidsOf('excursion').map((uuid) => excursions.get(tenant, uuid)) })
  return {
    read: [
      ...stays.flatMap(({ data: item }) => (item ? [{ kind: 'accommodation' as const, item }] : [])),
      ...walks.flatMap(({ data: item }) => (item ? [{ kind: 'excursion' as const, item }] : [])),
    ],
    isLoading: [...stays, ...walks].some((query) => query.isLoading),
  }
}

/** Recently used items, as they were when the dialog opened, so that the list does not change under the reader. */
const useRecent = (scope: LibraryScope): LibraryItem[] => {
  const { uuid: tenant } = useTenant()
  const [used] = useState(() => recentlyUsed(tenant))
  const { read } = useRecords(used.filter(({ kind }) => scope === 'all' || scope === kind))
  return used.flatMap(({ uuid }) => read.find(({ item }) => item.uuid === uuid) ?? [])
}
