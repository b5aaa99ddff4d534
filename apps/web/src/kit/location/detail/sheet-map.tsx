import { useQueries } from '@tanstack/react-query'
import { project, type Size, type View, worldWidth } from '../mercator.ts'
import { type Sheet, sheetAt, sheetSize, sheetZoom } from './sheets.ts'
import { type Square, squaresIn } from './squares.ts'

/** Land, water and borders in detail, over the outline of the world. */
export function SheetMap({ view, size }: { view: View; size: Size }) {
  const squares = squaresIn(view, size, sheetZoom)
  const sheets = useQueries({ queries: squares.map(sheetAt) })
  return (
    <svg aria-hidden width={size.width} height={size.height} className="absolute inset-0 block" data-map-sheets="">
      {squares.map((square, index) => {
        const sheet = sheets[index]?.data
        return sheet && <Shapes key={`${square.x}-${square.y}`} sheet={sheet} square={square} view={view} size={size} />
      })}
    </svg>
  )
}

/** From the first zoom on, borders between the regions of a country are useful; up to the second one, outlines of towns are good enough. */
const [regionsFrom, townsUntil] = [5, 8]

type Props = { sheet: Sheet; square: Square; view: View; size: Size }

function Shapes({ sheet, square: { x, y }, view, size }: Props) {
  const side = worldWidth(view.zoom) / 2 ** sheetZoom
  const middle = project(view)
  const across = x / 2 ** sheetZoom - middle.x
  const left = size.width / 2 + nearest(across) * worldWidth(view.zoom)
  const top = size.height / 2 + (y / 2 ** sheetZoom - middle.y) * worldWidth(view.zoom)
  const shared = { vectorEffect: 'non-scaling-stroke', fill: 'none', strokeLinejoin: 'round' } as const
  return (
    <g transform={`translate(${left} ${top}) scale(${side / sheetSize})`}>
      <rect width={sheetSize} height={sheetSize} className="fill-info-tint" />
      <path d={sheet.land} fillRule="evenodd" className="fill-surface" />
      {view.zoom < townsUntil && <path d={sheet.towns} className="fill-line opacity-60" />}
      <path d={sheet.lakes} fillRule="evenodd" className="fill-info-tint" />
      <path {...shared} d={sheet.rivers} className="stroke-info opacity-40" strokeWidth={1} />
      {view.zoom >= regionsFrom && (
        <path
          {...shared}
          d={sheet.regions}
          className="stroke-line-strong opacity-60"
          strokeWidth={0.75}
          strokeDasharray="2 3"
        />
      )}
      <path {...shared} d={sheet.coast} className="stroke-info opacity-70" strokeWidth={1} />
      <path {...shared} d={sheet.borders} className="stroke-line-strong" strokeWidth={1.25} />
    </g>
  )
}

/** Of the copies of a square to the east and west, the one whose middle is nearest to the middle of the map. */
const nearest = (across: number): number => {
  const half = 0.5 / 2 ** sheetZoom
  return across - Math.round(across + half)
}
