import type { RouteStop } from '@sojourn/contract/itinerary/publication'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Words } from '../languages/words.ts'
import { type MapPalette, paperPalette } from './palette.ts'
import { RouteDrawing } from './route-drawing.tsx'

export type RouteSketchOptions = {
  /** Size in pixels. Text has a fixed size, so a smaller sketch shows less around the route. */
  width: number
  height: number
  palette?: Partial<MapPalette>
  /** The accessible description of the image. */
  title: string
  words: Words
  /** The typefaces of the labels; Inter if there are none. */
  families?: string
  isNamed?: (name: string) => boolean
}

/** The route as an SVG document of at most about 40 kB; null if there are no stops. Text is set in Inter. */
export function routeSketch(stops: RouteStop[], { palette, ...options }: RouteSketchOptions): string | null {
  if (stops.length === 0) return null
  return renderToStaticMarkup(
    createElement(RouteDrawing, { stops, ...options, palette: { ...paperPalette, ...palette } }),
  )
}
