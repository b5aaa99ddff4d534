import { country } from '@sojourn/contract/kit/values'
import { type Place, placeQuery, type PlacesAnswer } from '@sojourn/contract/places'
import { asDeclared } from '../../kit/list/declared.ts'
import { type RawQuery, readQuery } from '../../kit/list/list-query.ts'
import type { PlatformContext } from '../../kit/http/on-platform.ts'
import { zoneAt, zoneIn } from '../../platform/places/zone-at.ts'
import {
  type FoundPlace,
  type Match,
  findNamesakes,
  placesAtPoint,
  type PlaceRow,
  resemblingPlaces,
  type Wanted,
} from './queries.ts'
import { mistakesIn } from '../../kit/list/typing-distance.ts'
import { beginsRegion, countriesCalled, splitsOf } from './read-query.ts'

const numbers = new Set(['perPage', 'lat', 'lng'])

/** Places that match a text, best first, or the one nearest to a point. */
export const findPlaces = async (ctx: PlatformContext, raw: RawQuery): Promise<PlacesAnswer> => {
  const query = readQuery(placeQuery, raw, (name, text) =>
    typeof text === 'string' && numbers.has(name) ? asDeclared('numeric', text) : text,
  )
  const { q, near, kind = null, perPage, lat, lng } = query
  if (lat !== undefined && lng !== undefined) {
    const rows = await placesAtPoint(ctx.tx, lat, lng)
    return { data: rows.map((row) => asPlace(row, 'exact')), timezone: zoneAt(lat, lng) }
  }
  const [nearLat = null, nearLng = null] = near?.split(',').map(Number) ?? []
  const rows = await searchPlaces(ctx, q ?? '', { lat: nearLat, lng: nearLng, max: perPage, kind })
  return { data: rows.map((row) => asPlace(row, row.match)) }
}

type Around = Pick<Wanted, 'lat' | 'lng' | 'max' | 'kind'>

/** Searches for the text as it is, then as a name followed by a country or region, then with typing errors. */
const searchPlaces = async (ctx: PlatformContext, q: string, around: Around): Promise<FoundPlace[]> => {
  const splits = splitsOf(q)
  const [whole = '', ...keys] = await findKeys(ctx, [q, ...splits.flatMap(({ name, rest }) => [name, rest])])
  const anywhere = { ...around, key: whole, countries: null, region: null }
  const typed = await findNamesakes(ctx.tx, anywhere)
  if (typed.length > 0) return typed
  const within: Wanted[] = []
  // Text after a comma is never part of the name.
  const withoutRegion: Wanted[] = []
  for (const [n, { isCertain }] of splits.entries()) {
    const [key = '', region = ''] = keys.slice(2 * n)
    const countries = countriesCalled(region)
    if (key === '') continue
    if (countries.length > 0 || beginsRegion(region)) within.push({ ...around, key, countries, region })
    if (isCertain) withoutRegion.push({ ...around, key, countries: null, region: null })
  }
  for (const one of within) {
    const found = await findNamesakes(ctx.tx, one)
    if (found.length > 0) return found
  }
  // The text after the comma is unknown, so the match is only "similar".
  for (const one of withoutRegion) {
    const found = await findNamesakes(ctx.tx, one)
    if (found.length > 0) return found.map((place) => ({ ...place, match: 'similar' }))
  }
  for (const one of [anywhere, ...within, ...withoutRegion]) {
    const found = await findSimilar(ctx, one)
    if (found.length > 0) return found
  }
  return []
}

const findKeys = async ({ tx }: PlatformContext, texts: string[]): Promise<string[]> =>
  (
    await tx.query<{ key: string }>(
      'select place_key(t) as key from unnest($1::text[]) with ordinality u(t, n) order by n',
      [texts],
    )
  ).map(({ key }) => key)

/** Shorter words are one typing error away from many others. */
const minLetters = 5

/**
 * Places whose names are a few typing errors away, fewest first. The first letter of a short word is assumed to be right:
 * `Uluru` does not find Suluru.
 */
const findSimilar = async ({ tx }: PlatformContext, wanted: Wanted): Promise<FoundPlace[]> => {
  const { key, max } = wanted
  if (key.length < minLetters) return []
  const maxMistakes = key.length < 8 ? 1 : key.length < 14 ? 2 : 3
  const rows = await resemblingPlaces(tx, wanted)
  const judged = rows
    .filter((row) => key.length >= 8 || row.key.split(' ').some((word) => word[0] === key[0]))
    .map((row) => ({ row, mistakes: mistakesIn(key, row.key) }))
    .filter(({ mistakes }) => mistakes <= maxMistakes + 0.5)
    .toSorted((one, other) => one.mistakes - other.mistakes || other.row.weight - one.row.weight)
  const seen = new Set<number>()
  return judged
    .filter(({ row }) => !seen.has(row.id) && seen.add(row.id))
    .slice(0, max)
    .map(({ row }) => row)
}

const asPlace = (row: PlaceRow, match: Match): Place => ({
  kind: row.kind,
  code: row.code,
  name: row.name,
  city: row.city,
  region: row.region,
  country: country().safeParse(row.country).data ?? null,
  lat: row.lat,
  lng: row.lng,
  timezone: zoneIn(row.country, row.lat, row.lng),
  population: row.population,
  match,
})
