import type { Point } from './parse-coordinates.ts'

/** A point as users read it: `22.56° S, 17.07° E`. */
export const degreesText = ({ lat, lng }: Point, decimals = 2): string =>
  `${Math.abs(lat).toFixed(decimals)}° ${lat < 0 ? 'S' : 'N'}, ${Math.abs(lng).toFixed(decimals)}° ${lng < 0 ? 'W' : 'E'}`
