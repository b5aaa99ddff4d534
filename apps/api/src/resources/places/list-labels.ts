import { country } from '@sojourn/contract/kit/values'
import { maxPlaceLabels, placeLabelsQuery, type PlaceLabels } from '@sojourn/contract/place-labels'
import { asDeclared } from '../../kit/list/declared.ts'
import { type RawQuery, readQuery } from '../../kit/list/list-query.ts'
import type { PlatformContext } from '../../kit/http/on-platform.ts'
import { type Box, bestKnownPlaces } from './queries.ts'

/** The places that a map labels in a square of the world. */
export const listPlaceLabels = async ({ tx }: PlatformContext, raw: RawQuery): Promise<PlaceLabels> => {
  const { zoom, x, y } = readQuery(placeLabelsQuery, raw, (_name, text) =>
    typeof text === 'string' ? asDeclared('numeric', text) : text,
  )
  const rows = await bestKnownPlaces(tx, boxOf({ zoom, x, y }), {
    least: minPopulation[zoom] ?? 0,
    kinds: kindsAt(zoom),
    max: maxPlaceLabels,
  })
  return { data: rows.map((row) => ({ ...row, country: country().safeParse(row.country).data ?? null })) }
}

/** The population from which a town is looked up; smaller ones would have no room. */
const minPopulation: Readonly<Record<number, number>> = { 2: 1_000_000, 4: 100_000, 6: 15_000, 8: 1000 }

/** The name of a country or region is drawn at its centre, where it would mislead on a map of a town. */
const kindsAt = (zoom: number): string[] =>
  zoom < 6 ? ['country', 'region', 'island'] : ['island', 'park', 'sight', 'airport', ...(zoom < 8 ? ['region'] : [])]

/** The square in degrees, on the Mercator map. */
const boxOf = ({ zoom, x, y }: { zoom: number; x: number; y: number }): Box => {
  const count = 2 ** zoom
  const latitude = (row: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / count))) * 180) / Math.PI
  return {
    west: (x / count) * 360 - 180,
    east: ((x + 1) / count) * 360 - 180,
    north: latitude(y),
    south: latitude(y + 1),
  }
}
