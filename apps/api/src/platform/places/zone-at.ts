import lookUp from 'tz-lookup'

/** The IANA time zone of a point on land or at sea. */
export const zoneAt = (lat: number, lng: number): string => lookUp(lat, lng)
