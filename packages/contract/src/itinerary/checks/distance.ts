import { greatCircleKm } from '../../kit/great-circle.ts'
import type { Location } from '../../kit/values.ts'

/** The shortest way between two places over the globe; null where one of them is not on the map. */
export const kilometresBetween = (one: Location | null, other: Location | null): number | null => {
  if (one?.lat == null || one.lng === null || other?.lat == null || other.lng === null) return null
  return greatCircleKm({ lat: one.lat, lng: one.lng }, { lat: other.lat, lng: other.lng })
}
