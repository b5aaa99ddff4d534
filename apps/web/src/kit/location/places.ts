import { maxSearchLength } from '@sojourn/contract/kit/field-limits'
import { queryOptions } from '@tanstack/react-query'
import type { Place, PlacesAnswer } from '@sojourn/contract/places'
import { request } from '../../data/http.ts'
import type { Point } from './parse-coordinates.ts'

/**
 * Places that match a text, the near ones first. With `airportsFirst` also the airports whose code, name or town begins with it:
 * both arrive together, so that no result moves under the pointer.
 */
export const placesCalled = (q: string, near: Point | null, airportsFirst = false) =>
  queryOptions({
    queryKey: ['platform', 'places', 'called', q, near, airportsFirst],
    queryFn: async ({ signal }) => {
      const find = (kind: Place['kind'] | null) =>
        request<PlacesAnswer>('GET', `/v1/places?${parameters(q, near, kind)}`, { signal })
      const [found, airports] = await Promise.all([find(null), airportsFirst ? find('airport') : null])
      return { ...found, airports: airports?.data.filter(({ match }) => match !== 'similar') ?? [] }
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

const parameters = (q: string, near: Point | null, kind: Place['kind'] | null) =>
  new URLSearchParams({
    q: q.slice(0, maxSearchLength),
    ...(near ? { near: `${near.lat},${near.lng}` } : {}),
    ...(kind ? { kind } : {}),
  })

/** What is near a point: the nearest place, and the time zone. */
export const placesAt = ({ lat, lng }: Point) =>
  queryOptions({
    queryKey: ['platform', 'places', 'at', lat, lng],
    queryFn: ({ signal }) => request<PlacesAnswer>('GET', `/v1/places?lat=${lat}&lng=${lng}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
