import type { PlatformContext } from '../../kit/http/on-platform.ts'

type Transaction = PlatformContext['tx']

/** How a place was found: by a full name or its code, by the beginning of a word, or by a similar name. */
export type Match = 'exact' | 'prefix' | 'similar'

/** A place as it is stored. */
export type PlaceRow = {
  id: number
  kind: 'town' | 'airport' | 'country' | 'region' | 'island' | 'park' | 'sight'
  code: string | null
  name: string
  city: string | null
  region: string | null
  country: string
  lat: number
  lng: number
  population: number
}

/** A place that was found: the matching name, and the weight by which equal matches are sorted. */
export type FoundPlace = PlaceRow & { key: string; match: Match; weight: number }

/** A search: for a folded name, around a point, in a country or region. */
export type Wanted = {
  key: string
  lat: number | null
  lng: number | null
  max: number
  /** Null: anywhere. */
  countries: string[] | null
  /** The beginning of a region's folded name. A place matches either this or `countries`. */
  region: string | null
  /** Null: of any kind. */
  kind: PlaceRow['kind'] | null
}

const columns = 'p.id, p.kind, p.code, p.name, p.city, p.region, p.country, p.lat, p.lng, p.population'

/** Great-circle distance in km (haversine, mean radius of the earth) from a place to the point `lat`, `lng`. */
const distance = (lat: string, lng: string) =>
  `12742 * asin(sqrt(least(1, sin(radians(p.lat - ${lat}) / 2) ^ 2
    + cos(radians(p.lat)) * cos(radians(${lat})) * sin(radians(p.lng - ${lng}) / 2) ^ 2)))`

/**
 * The weight of a place. With a point, ten times the population counts as much as one step nearer to it, at 115 km, 460 km,
 * 1050 km and so on. The main name of a place counts for more than its other names.
 */
const weightSql = `log(n.weight + 10) + case when n.is_main then 0.7 else 0 end
  - case when $2::float8 is null then 0 else 3 * log(1 + ${distance('$2', '$3')} / 100) end`

/** @param kind the parameter with the kind of place */
const isWithin = (kind: string) => `($4::text[] is null or p.country = any($4) or place_key(p.region) like $5 || '%')
  and (${kind}::text is null or p.kind = ${kind})`

/** Thousands of names begin with the same few letters, so for those, only well-known places and exact matches are searched. */
const minWeight = (key: string) => [0, 100_000, 15_000, 3000][key.length] ?? 0

/** For how many of the matching names, best known first, the places are looked up. */
const maxNames = { anywhere: 300, around: 3000 }

/** Only for names in ASCII does the database search for similar names and for words in the middle. */
const isPlain = (key: string): boolean => /^[ -~]*$/.test(key)

/**
 * Places with exactly this name, then those with a word that begins with it; also with ä, ö, ü typed as ae, oe, ue. At most
 * a third of the result is reserved for the latter if there are many exact matches.
 */
export const findNamesakes = async (tx: Transaction, wanted: Wanted): Promise<FoundPlace[]> => {
  const { key, lat, lng, max, countries, region, kind } = wanted
  if (key === '') return []
  const withoutUmlautE = key.replaceAll(/([aou])e/g, '$1')
  // Most of the names with the greatest weight are those of towns, which would leave no room for other kinds.
  const isNoTown = kind === null || kind === 'town' ? '' : ' and place < 0'
  const isAnywhere = lat === null && countries === null
  const beginning = (from: string, fit: number, condition: string) =>
    `union all (select place, key, weight, is_main, 2, ${fit} from ${from} where ${condition} and weight >= $7${isNoTown} order by weight desc limit $9)`
  const found = await tx.query<FoundPlace>(
    `select * from (
       select *, row_number() over (partition by match order by weight desc, id) as rank from (
         select distinct on (p.id) ${columns}, n.key, case n.class when 1 then 'exact' else 'prefix' end as match,
           n.fit + ${weightSql} as weight
         from (
           select place, key, weight, is_main, 1 as class, 0 as fit from place_names where key in ($1, $8)
           ${beginning('place_names', 0, `key >= $1 and key < $1 || U&'\\+10FFFF'`)}
           ${withoutUmlautE === key ? '' : beginning('place_names', 0, `key >= $8 and key < $8 || U&'\\+10FFFF'`)}
           ${key.length < 4 || !isPlain(key) ? '' : beginning('place_names', -1, `key like '% ' || $1 || '%'`)}
         ) n join places p on p.id = n.place where ${isWithin('$10')} order by p.id, n.class, weight desc
       ) places
     ) ranked where rank <= $6 order by match, rank`,
    [
      key,
      lat,
      lng,
      countries,
      region,
      max,
      minWeight(key),
      withoutUmlautE,
      isAnywhere ? maxNames.anywhere : maxNames.around,
      kind,
    ],
  )
  const exact = found.filter(({ match }) => match === 'exact')
  const begun = found.filter(({ match }) => match === 'prefix')
  const room = Math.min(begun.length, Math.floor(max / 3))
  return [...exact.slice(0, max - room), ...begun].slice(0, max)
}

/** The places whose names are most similar to the search. */
export const resemblingPlaces = async (tx: Transaction, wanted: Wanted): Promise<FoundPlace[]> => {
  const { key, lat, lng, countries, region, kind } = wanted
  if (!isPlain(key)) return []
  await tx.query(`select set_config('pg_trgm.word_similarity_threshold', '0.45', true)`)
  return tx.query<FoundPlace>(
    `select ${columns}, n.key, 'similar' as match, ${weightSql} as weight
     from place_names n join places p on p.id = n.place where $1 <% n.key and ${isWithin('$6')}
     order by word_similarity($1, n.key) desc, n.weight desc limit 200`,
    [key, lat, lng, countries, region, kind],
  )
}

const reach = 100
const kmOfDegree = 111.195

/** The town nearest to a point, if there is one within 100 km. */
export const placesAtPoint = async (tx: Transaction, lat: number, lng: number): Promise<PlaceRow[]> => {
  const up = reach / kmOfDegree
  // Around a pole, all longitudes are near.
  const narrowest = Math.cos((Math.min(90, Math.abs(lat) + up) * Math.PI) / 180)
  const across = narrowest < 0.01 ? 180 : Math.min(180, up / narrowest)
  return tx.query<PlaceRow>(
    `select * from (
       select ${columns}, ${distance('$1', '$2')} as away from places p
       where kind = 'town' and lat between $1::float8 - $3::float8 and $1::float8 + $3::float8
         and (lng between $2::float8 - $4::float8 and $2::float8 + $4::float8
           or lng between $2::float8 - $4::float8 + 360 and 180 or lng between -180 and $2::float8 + $4::float8 - 360)
     ) around where away <= $5::float8 order by away, id limit 1`,
    [lat, lng, up, across, reach],
  )
}

/** Returns a check whether the places have been filled in. Once they have, it does not ask the database again. */
export const createFilledCheck = () => {
  let wereFilled = false
  return async (tx: Transaction): Promise<boolean> => {
    if (!wereFilled && (await hasPlaces(tx))) wereFilled = true
    return wereFilled
  }
}

/** Whether there are any places: until they are filled in, there are none. */
const hasPlaces = async (tx: Transaction): Promise<boolean> => (await tx.query('select from places limit 1')).length > 0

/** An area in degrees; its southern and western edges are part of it. */
export type Box = { west: number; east: number; south: number; north: number }

/** Which places of a box are asked for: towns from a population on, and other kinds. */
type Shown = { least: number; kinds: string[]; max: number }

type LabelRow = Pick<PlaceRow, 'kind' | 'code' | 'name' | 'country' | 'lat' | 'lng' | 'population'>

/** As many people as would make a town as well known. */
const importance = `case kind when 'country' then 30000000 when 'region' then 300000 when 'airport' then 30000 when 'town' then population else 60000 end`

/** The best-known places of a box. All that is not a town has a number below zero. */
export const bestKnownPlaces = async (
  tx: Transaction,
  { west, east, south, north }: Box,
  { least, kinds, max }: Shown,
): Promise<LabelRow[]> => {
  const inBox = 'lat >= $1 and lat < $2 and lng >= $3 and lng < $4'
  return tx.query<LabelRow>(
    `select kind, code, name, country, lat, lng, population from (
       select * from places where kind = 'town' and population >= $5 and ${inBox}
       union all select * from places where id < 0 and kind = any($6::text[]) and ${inBox}
     ) seen order by ${importance} desc, id limit $7`,
    [south, north, west, east, least, kinds, max],
  )
}
