/** The mean radius of the earth, in km (IUGG). */
export const earthRadiusKm = 6371.0088

type Point = { lat: number; lng: number }

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The distance between two points on the earth's surface, in km (haversine formula). */
export const greatCircleKm = (from: Point, to: Point): number => {
  const half = (angle: number): number => Math.sin(radians(angle) / 2) ** 2
  const chord =
    half(to.lat - from.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(to.lng - from.lng)
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, chord)))
}
