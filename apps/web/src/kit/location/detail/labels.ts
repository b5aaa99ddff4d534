import type { PlaceLabel, PlaceLabels } from '@sojourn/contract/place-labels'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../data/http.ts'
import { importanceOf } from './importance.ts'
import type { Square } from './squares.ts'

/** The best-known places of a square, best known first. */
export const labelsAt = ({ zoom, x, y }: Square) =>
  queryOptions({
    queryKey: ['platform', 'places', 'labels', zoom, x, y],
    queryFn: ({ signal }) => request<PlaceLabels>('GET', `/v1/places/labels?zoom=${zoom}&x=${x}&y=${y}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** The places of several squares, each once, best known first. */
export const placesOf = (answers: readonly (PlaceLabels | undefined)[]): PlaceLabel[] => {
  const places = new Map(
    answers.flatMap((answer) => answer?.data ?? []).map((place) => [`${place.name} ${place.lat} ${place.lng}`, place]),
  )
  return [...places.values()].toSorted((one, other) => importanceOf(other) - importanceOf(one))
}
