import { greatCircleKm } from '@sojourn/contract/kit/great-circle'
import type { PlaceLabel } from '@sojourn/contract/place-labels'
import type { Point } from '../parse-coordinates.ts'
import { importanceOf } from './importance.ts'

/** The eight winds, clockwise from the north. */
const winds = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const

/** A place that tells where a point is: it is `km` away from the place, in the direction of `wind`. */
export type Bearing = { place: PlaceLabel; km: number; wind: (typeof winds)[number] }

/** From this population on, people have heard of a town. */
const wellKnown = 50_000
/** How far away a place still helps, in km. */
const farthestKm = { town: 100, airport: 60 }

/** Where a point is, from places around it: the nearest town, the nearest one that is well known, and the nearest airport. */
export const bearingsOf = (point: Point, places: readonly PlaceLabel[]): Bearing[] => {
  const near = places
    .map((place) => ({ place, km: greatCircleKm(place, point), wind: windFrom(place, point) }))
    .toSorted((one, other) => one.km - other.km)
  const nearest = (isWanted: (place: PlaceLabel) => boolean, maxKm: number) =>
    near.find(({ place, km }) => km <= maxKm && isWanted(place))
  const found = [
    nearest(({ kind }) => kind === 'town', farthestKm.town),
    nearest(({ kind, population }) => kind === 'town' && population >= wellKnown, farthestKm.town),
    nearest(({ kind }) => kind === 'airport', farthestKm.airport),
  ]
  return [...new Set(found)].filter((one) => one !== undefined)
}

/** Places beyond the edge of a map to point to: at most one in each direction, rather a well-known one than the nearest. */
export const pointersFrom = (
  point: Point,
  places: readonly PlaceLabel[],
  isSeen: (place: PlaceLabel) => boolean,
): Bearing[] => {
  const beyond = places
    .filter((place) => (place.kind === 'town' || place.kind === 'airport') && !isSeen(place))
    .map((place) => ({ place, km: greatCircleKm(place, point), wind: windFrom(point, place) }))
    .filter(({ km }) => km <= farthestKm.town)
    .toSorted((one, other) => remoteness(one) - remoteness(other))
  return winds.flatMap((wind) => beyond.find((one) => one.wind === wind) ?? [])
}

/** A town with ten times as many people may be two and a half times as far away. */
const remoteness = ({ place, km }: Bearing): number => km / (importanceOf(place) + 1000) ** 0.4

const windFrom = (from: Point, to: Point): Bearing['wind'] => {
  const [here, there] = [from, to].map(({ lat }) => (lat * Math.PI) / 180)
  const turn = ((to.lng - from.lng) * Math.PI) / 180
  const east = Math.sin(turn) * Math.cos(there ?? 0)
  const north = Math.cos(here ?? 0) * Math.sin(there ?? 0) - Math.sin(here ?? 0) * Math.cos(there ?? 0) * Math.cos(turn)
  const eighth = Math.round((Math.atan2(east, north) / (2 * Math.PI)) * winds.length)
  return winds[(eighth + winds.length) % winds.length] ?? 'n'
}
