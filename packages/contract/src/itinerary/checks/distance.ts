import type { Location } from '../../kit/values.ts'

const earthRadiusKm = 6371

/** The shortest way between two places over the globe (haversine); null where one of them is not on the map. */
export const kilometresBetween = (one: Location | null, other: Location | null): number | null => {
  if (one?.lat == null || one.lng === null || other?.lat == null || other.lng === null) return null
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [north, east] = [radians(other.lat - one.lat), radians(other.lng - one.lng)]
  const chord =
    Math.sin(north / 2) ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(east / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}
