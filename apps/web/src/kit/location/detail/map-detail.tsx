import { labelZooms, type PlaceLabels } from '@sojourn/contract/place-labels'
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Size, View } from '../mercator.ts'
import { Graticule } from './graticule.tsx'
import { LabelMap } from './label-map.tsx'
import { labelsAt, placesOf } from './labels.ts'
import { OrientationLine } from './orientation-line.tsx'
import { SheetMap } from './sheet-map.tsx'
import { type Square, squaresAround, squaresIn } from './squares.ts'

/** From these zooms on, the outline of the world is too coarse, and the middle of the map is worth describing. */
const [sheetsFrom, orientationFrom] = [4.5, 8]
/** In whose squares the places around the middle are looked for: well-known ones, and from a closer zoom villages. */
const [regionalZoom, localZoom] = [8, 10]

/** What the map shows without a tile provider: Natural Earth's shapes, and the names of places with their directions. */
export function MapDetail({ view, size }: { view: View; size: Size }) {
  const answers = useQueries({ queries: squaresOf(view, size).map(labelsAt), combine: dataOf })
  const places = useMemo(() => placesOf(answers), [answers])
  return (
    <>
      {view.zoom >= sheetsFrom && <SheetMap view={view} size={size} />}
      {view.zoom >= orientationFrom && <Graticule view={view} size={size} />}
      <LabelMap places={places} view={view} size={size} />
      {view.zoom >= orientationFrom && (
        <div className="pointer-events-none absolute inset-x-2 bottom-8 flex">
          <OrientationLine places={places} point={view} />
        </div>
      )}
    </>
  )
}

const dataOf = (results: UseQueryResult<PlaceLabels>[]) => results.map(({ data }) => data)

const squaresOf = (view: View, size: Size): Square[] => {
  const zoom = labelZooms.findLast((one) => one <= view.zoom)
  const squares = [
    ...(zoom === undefined ? [] : squaresIn(view, size, zoom)),
    ...(view.zoom < orientationFrom ? [] : squaresAround(view, regionalZoom)),
    ...(view.zoom < localZoom ? [] : squaresAround(view, localZoom)),
  ]
  return [...new Map(squares.map((square) => [`${square.zoom} ${square.x} ${square.y}`, square])).values()]
}
