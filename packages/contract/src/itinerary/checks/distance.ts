import { greatCircleKm } from '../../kit/great-circle.ts'
import type { Location } from '../../kit/values.ts'

/** The great-circle distance between two places in km; null if one of them has no coordinates. */
export const kilometresBetween = (one: Location | null, other: Location | null): number | null => {
  if (one?.lat == null || one.lng === null || other?.lat == null || other.lng === null) return null
  return greatCircleKm({ lat: one.lat, lng: one.lng }, { lat: other.lat, lng: other.lng })
}
