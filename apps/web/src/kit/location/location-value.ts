import { maxLocationLabelLength } from '@sojourn/contract/kit/field-limits'
import { labelled } from '@sojourn/contract/kit/labelled'
import type { Location } from '@sojourn/contract/kit/values'
import { isInOneZone, type Place, type PlacesAnswer } from '@sojourn/contract/places'
import { degreesText } from './degrees.ts'
import type { Point } from './parse-coordinates.ts'
import * as wording from './wording.ts'

/** A place that was found, with everything known about it. */
export const ofPlace = (place: Place): Location => ({
  ...labelled(place.code === null ? place.name : `${place.name} (${place.code})`),
  lat: place.lat,
  lng: place.lng,
  country: place.country,
  region: place.kind === 'region' ? place.name : place.region,
  city: place.city,
  timezone: isInOneZone(place) ? place.timezone : null,
})

/** The same location with a new label. */
export const renamed = (location: Location, label: string): Location => ({
  ...location,
  label: label.slice(0, maxLocationLabelLength),
})

/** The pin of a location, or null. */
export const pinOf = (location: Location | null): Point | null =>
  location && location.lat !== null && location.lng !== null ? { lat: location.lat, lng: location.lng } : null

/** The location with its pin moved. If it has no name, its position is its label for now. */
export const pinned = (location: Location | null, point: Point): Location => {
  const before = pinOf(location)
  if (!location) return { ...labelled(degreesText(point)), ...point }
  const isCalledByPosition = before !== null && location.label === degreesText(before)
  return { ...location, ...point, label: isCalledByPosition ? degreesText(point) : location.label }
}

/** What is filled in automatically from a point. */
export type Filled = Pick<Location, 'region' | 'city'>

/**
 * The location completed with what is near its pin. Country and time zone follow the pin. City and region do so only if the
 * user has not typed them: if they are empty or still as they were last filled in.
 */
export const completed = (location: Location, { data: [nearest], timezone }: PlacesAnswer, last: Filled | null) => {
  const pin = pinOf(location)
  const isUnnamed = pin !== null && location.label === degreesText(pin)
  const filled: Filled = { region: nearest?.region ?? null, city: nearest?.name ?? null }
  const written = (name: keyof Filled) => location[name] !== null && location[name] !== last?.[name]
  return {
    filled,
    location: {
      ...location,
      label: nearest && isUnnamed ? wording.nearPlace({ place: nearest.name }) : location.label,
      country: nearest ? nearest.country : location.country,
      timezone: timezone ?? location.timezone,
      region: written('region') ? location.region : filled.region,
      city: written('city') ? location.city : filled.city,
    },
  }
}
