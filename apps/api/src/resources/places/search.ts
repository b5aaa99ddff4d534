import { country } from '@sojourn/contract/kit/values'
import { type Place, placeQuery, type PlacesAnswer } from '@sojourn/contract/places'
import { asDeclared } from '../../kit/declared.ts'
import { type RawQuery, readQuery } from '../../kit/list-query.ts'
import type { PlatformContext } from '../../kit/on-platform.ts'
import { zoneAt } from '../../platform/places/zone-at.ts'
import { namesakesOf, placesAtPoint, type PlaceRow, resemblingPlaces, type Wanted } from './queries.ts'
import { beginsRegion, countriesCalled, splitsOf } from '../../kit/whereabouts.ts'
import { mistakesIn } from '../../kit/typing-distance.ts'

const numbers = new Set(['perPage', 'lat', 'lng'])

/** Places that a text names, best first, or the one nearest to a point. */
export const findPlaces = async (ctx: PlatformContext, raw: RawQuery): Promise<PlacesAnswer> => {
  const asked = readQuery(placeQuery, raw, (name, text) =>
    typeof text === 'string' && numbers.has(name) ? asDeclared('numeric', text) : text,
  )
  const { q, near, perPage, lat, lng } = asked
  if (lat !== undefined && lng !== undefined)
    return { data: (await placesAtPoint(ctx.tx, lat, lng)).map(asPlace), timezone: zoneAt(lat, lng) }
  const [nearLat = null, nearLng = null] = near?.split(',').map(Number) ?? []
  const rows = await searchPlaces(ctx, q ?? '', { lat: nearLat, lng: nearLng, most: perPage })
  return { data: rows.map(asPlace) }
}

type Around = Pick<Wanted, 'lat' | 'lng' | 'most'>

/** As it stands, then as a name with a country or region after it, then with typing errors. */
const searchPlaces = async (ctx: PlatformContext, q: string, around: Around): Promise<PlaceRow[]> => {
  const splits = splitsOf(q)
  const [whole = '', ...keys] = await keysOf(ctx, [q, ...splits.flatMap(({ name, rest }) => [name, rest])])
  const anywhere = { ...around, key: whole, countries: null, region: null }
  const typed = await namesakesOf(ctx.tx, anywhere)
  if (typed.length > 0) return typed
  const within = splits.flatMap(({ isCertain }, n): Wanted[] => {
    const [key = '', region = ''] = keys.slice(2 * n)
    const countries = countriesCalled(region)
    if (key === '') return []
    const isKnown = countries.length > 0 || beginsRegion(region)
    return [
      ...(isKnown ? [{ ...around, key, countries, region }] : []),
      // What follows a comma is no part of the name, whatever it is.
      ...(isCertain ? [{ ...around, key, countries: null, region: null }] : []),
    ]
  })
  for (const one of within) {
    const found = await namesakesOf(ctx.tx, one)
    if (found.length > 0) return found
  }
  for (const one of [anywhere, ...within]) {
    const found = await likelyMeant(ctx, one)
    if (found.length > 0) return found
  }
  return []
}

const keysOf = async ({ tx }: PlatformContext, texts: string[]): Promise<string[]> =>
  (
    await tx.query<{ key: string }>(
      'select place_key(t) as key from unnest($1::text[]) with ordinality u(t, n) order by n',
      [texts],
    )
  ).map(({ key }) => key)

/** Places whose names are a few typing errors away, the fewest first. */
const likelyMeant = async ({ tx }: PlatformContext, wanted: Wanted): Promise<PlaceRow[]> => {
  if (wanted.key.length < 4) return []
  const most = wanted.key.length < 8 ? 1 : wanted.key.length < 14 ? 2 : 3
  const rows = await resemblingPlaces(tx, wanted)
  const judged = rows
    .map((row) => ({ row, mistakes: mistakesIn(wanted.key, row.key) }))
    .filter(({ mistakes }) => mistakes <= most + 0.5)
    .toSorted((one, other) => one.mistakes - other.mistakes || other.row.weight - one.row.weight)
  const seen = new Set<number>()
  return judged
    .filter(({ row }) => !seen.has(row.id) && seen.add(row.id))
    .slice(0, wanted.most)
    .map(({ row }) => row)
}

const asPlace = (row: PlaceRow): Place => ({
  name: row.name,
  region: row.region,
  country: country().safeParse(row.country).data ?? null,
  lat: row.lat,
  lng: row.lng,
  timezone: zoneAt(row.lat, row.lng),
  population: row.population,
})
