import type { PlatformContext } from '../../kit/on-platform.ts'

type Transaction = PlatformContext['tx']

/** A place as it is stored, with how well it fits. */
export type PlaceRow = {
  id: number
  key: string
  name: string
  region: string | null
  country: string
  lat: number
  lng: number
  population: number
  weight: number
}

/** What is looked for: a folded name, around a point, in a country or region. */
export type Wanted = {
  key: string
  lat: number | null
  lng: number | null
  most: number
  /** Null: anywhere. */
  countries: string[] | null
  /** How a region's folded name begins; used together with `countries`. */
  region: string | null
}

const columns = 'id, key, name, region, country, lat, lng, population'

/** Great-circle distance in km (haversine, mean radius of the earth) from a place to the point `lat`, `lng`. */
const distance = (lat: string, lng: string) =>
  `12742 * asin(sqrt(least(1, sin(radians(lat - ${lat}) / 2) ^ 2
    + cos(radians(lat)) * cos(radians(${lat})) * sin(radians(lng - ${lng}) / 2) ^ 2)))`

/** Ten times as many people are as good as one step nearer: 115 km, 460 km, 1050 km … of the point, where there is one. */
const worth = `log(population + 10) - case when $2::float8 is null then 0 else 3 * log(1 + ${distance('$2', '$3')} / 100) end`

const isWithin = `($4::text[] is null or country = any($4) or place_key(region) like $5 || '%')`

/** A few letters begin thousands of names: of those only towns and cities are looked at, and whoever is called just so. */
const leastPeople = (key: string) => [0, 100_000, 15_000, 3000][key.length] ?? 0

/** Places whose name, or a later word of it, begins with what is typed; also with ä, ö, ü typed as ae, oe, ue. */
export const namesakesOf = async (tx: Transaction, wanted: Wanted): Promise<PlaceRow[]> => {
  const { key, lat, lng, most, countries, region } = wanted
  if (key === '') return []
  const spelt = key.replaceAll(/([aou])e/g, '$1')
  const inside =
    key.length < 4
      ? ''
      : `union all select ${columns}, -2 from places where key like '% ' || $1 || '%' and population >= $7`
  return tx.query<PlaceRow>(
    `select * from (
       select distinct on (id) ${columns}, fit + ${worth} as weight from (
         select ${columns}, 1.5 as fit from places where key in ($1, $8)
         union all select ${columns}, 0 from places
         where key >= $1 and key < $1 || U&'\\+10FFFF' and population >= $7
         union all select ${columns}, 0 from places
         where $8 <> $1 and key >= $8 and key < $8 || U&'\\+10FFFF' and population >= $7
         ${inside}
       ) found where ${isWithin} order by id, fit desc
     ) places order by weight desc, id limit $6`,
    [key, lat, lng, countries, region, most, leastPeople(key), spelt],
  )
}

/** The places whose names have most in common with what is typed. */
export const resemblingPlaces = async (tx: Transaction, wanted: Wanted): Promise<PlaceRow[]> => {
  const { key, lat, lng, countries, region } = wanted
  await tx.query(`select set_config('pg_trgm.word_similarity_threshold', '0.45', true)`)
  return tx.query<PlaceRow>(
    `select ${columns}, ${worth} as weight from places where $1 <% key and ${isWithin}
     order by word_similarity($1, key) desc, population desc limit 120`,
    [key, lat, lng, countries, region],
  )
}

const reach = 100
const kmOfDegree = 111.195

/** The place nearest to a point, if there is one within 100 km. */
export const placesAtPoint = async (tx: Transaction, lat: number, lng: number): Promise<PlaceRow[]> => {
  const up = reach / kmOfDegree
  // Around a pole all longitudes are near.
  const narrowest = Math.cos((Math.min(90, Math.abs(lat) + up) * Math.PI) / 180)
  const across = narrowest < 0.01 ? 180 : Math.min(180, up / narrowest)
  return tx.query<PlaceRow>(
    `select * from (
       select ${columns}, -(${distance('$1', '$2')}) as weight from places
       where lat between $1::float8 - $3::float8 and $1::float8 + $3::float8
         and (lng between $2::float8 - $4::float8 and $2::float8 + $4::float8
           or lng between $2::float8 - $4::float8 + 360 and 180 or lng between -180 and $2::float8 + $4::float8 - 360)
     ) around where weight >= -$5::float8 order by weight desc, id limit 1`,
    [lat, lng, up, across, reach],
  )
}
