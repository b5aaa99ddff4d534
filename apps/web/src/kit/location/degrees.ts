import type { Point } from './parse-coordinates.ts'
import * as wording from './wording.ts'

/** A point as users read it: `22.56° S, 17.07° E`. */
export const degreesText = ({ lat, lng }: Point, decimals = 2): string =>
  wording.coordinates({
    latitude: Math.abs(lat).toFixed(decimals),
    northOrSouth: lat < 0 ? 'south' : 'north',
    longitude: Math.abs(lng).toFixed(decimals),
    eastOrWest: lng < 0 ? 'west' : 'east',
  })
