import lookUp from 'tz-lookup'

/** The IANA time zone of a point on land or at sea. */
export const zoneAt = (lat: number, lng: number): string => lookUp(lat, lng)

/** How far around a point to search for a zone of its country, in degrees. */
const reach = [0.1, 0.2, 0.4, 0.8, 1.6]
const directions = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
] as const

/**
 * The IANA time zone of a point in a country (ISO 3166-1). Near a border, the table may return the neighbour's zone; then the
 * nearest zone of the country itself is used, if one is within reach.
 */
export const zoneIn = (country: string, lat: number, lng: number): string => {
  const zones = zonesOf(country)
  const found = zoneAt(lat, lng)
  if (zones.size === 0 || zones.has(canonical(found))) return found
  for (const degrees of reach)
    for (const [north, east] of directions) {
      const near = zoneAt(within(lat + north * degrees, 90), within(lng + east * degrees, 180))
      if (zones.has(canonical(near))) return near
    }
  return found
}

const within = (degrees: number, bound: number): number => Math.min(bound, Math.max(-bound, degrees))

/** TypeScript has no type for this method yet. */
type RegionZones = Intl.Locale & { getTimeZones?: () => string[] | undefined }

const zonesByCountry = new Map<string, ReadonlySet<string>>()

/** The zones of a country from the Unicode CLDR, which is built into Node. */
const zonesOf = (country: string): ReadonlySet<string> => {
  const before = zonesByCountry.get(country)
  if (before) return before
  const region: RegionZones = new Intl.Locale(`und-${country}`)
  const zones = new Set(region.getTimeZones?.()?.map(canonical))
  zonesByCountry.set(country, zones)
  return zones
}

/** The canonical name, as zones have several, such as Asia/Kolkata and Asia/Calcutta. */
const canonical = (zone: string): string => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
