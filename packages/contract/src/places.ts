import { z } from 'zod'
import { about } from './kit/about.ts'
import { maxSearchLength } from './kit/field-limits.ts'
import { country, zone } from './kit/values.ts'

const degrees = (bound: number) => z.number().min(-bound).max(bound)
const searchable = (text: string) => text.isWellFormed() && !text.includes('\0')

/** A point as `lat,lng`. */
const point = /^-?\d{1,2}(\.\d{1,15})?,-?\d{1,3}(\.\d{1,15})?$/
const isPoint = (text: string): boolean => {
  const [lat = Number.NaN, lng = Number.NaN] = text.split(',').map(Number)
  return point.test(text) && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
}

/** The kinds of places. Villages and city districts are towns; mountains and lakes are sights. */
const placeKinds = ['town', 'airport', 'country', 'region', 'island', 'park', 'sight'] as const

/** A search for places by name, or for the place at a point. */
export const placeQuery = z
  .strictObject({
    q: z.string().max(maxSearchLength).refine(searchable, 'contains a character that cannot be searched').optional(),
    near: z.string().refine(isPoint, 'must be a latitude and a longitude, such as -22.56,17.07').optional(),
    /** Only places of this kind. */
    kind: z.enum(placeKinds).optional(),
    perPage: z.int().min(1).max(10).default(10),
    lat: degrees(90).optional(),
    lng: degrees(180).optional(),
  })
  .superRefine(({ q, near, kind, lat, lng }, { addIssue }) => {
    const reportIssue = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message })
    if (lat === undefined && lng === undefined) {
      if (q === undefined) reportIssue('q', 'is required, unless you send lat and lng')
      return
    }
    if (lat === undefined) reportIssue('lat', 'is required with lng')
    if (lng === undefined) reportIssue('lng', 'is required with lat')
    if (q !== undefined) reportIssue('q', 'cannot be combined with lat and lng')
    if (near !== undefined) reportIssue('near', 'can only be used with q')
    if (kind !== undefined) reportIssue('kind', 'can only be used with q')
  })

/** A place of the gazetteer. */
export const place = z.object({
  kind: z.enum(placeKinds),
  /** The IATA code of an airport. */
  code: z.string().nullable(),
  name: z.string(),
  /** The town itself or, for an airport, the town it belongs to. */
  city: z.string().nullable(),
  /** If the name of the region is known. */
  region: z.string().nullable(),
  /** Null if the country has no ISO 3166-1 code. */
  country: country().nullable(),
  lat: degrees(90),
  lng: degrees(180),
  timezone: zone(),
  /** Of a town; 0 for other places. */
  population: z.int(),
  /** `exact`: same name or code; `prefix`: a prefix of one of its words; `similar`: a guess, so ask the user to confirm. */
  match: z.enum(['exact', 'prefix', 'similar']),
})
about.add(place, {
  id: 'Place',
  description:
    'A town, airport, country, region, island, park or sight. Towns are from GeoNames (CC BY 4.0), airports from OurAirports and OpenTravelData (CC BY 4.0).',
})
export type Place = z.infer<typeof place>

const countriesOfSeveralZones = new Set(
  'AQ AR AU BR CA CD CL CY EC ES FM GL ID KI KZ MN MX MY NZ PF PG PS PT RU UA UM US UZ'.split(' '),
)

/** Whether a place has a single time zone. For large countries, the zone is only that of their centre. */
export const isInOneZone = ({ kind, country: code }: Pick<Place, 'kind' | 'country'>): boolean =>
  kind !== 'country' || code === null || !countriesOfSeveralZones.has(code)

/** Places found, best first. For a point the nearest one, if it is within 100 km. */
export const placesAnswer = z.object({
  data: z.array(place),
  /** The time zone of the requested point. */
  timezone: zone().optional(),
})
export type PlacesAnswer = z.infer<typeof placesAnswer>
