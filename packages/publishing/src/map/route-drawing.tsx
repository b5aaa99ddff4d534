import type { RouteStop } from '@sojourn/contract/itinerary/publication'
import type { Words } from '../languages/words.ts'
import { countryLabels, type Label, seaLabels, stopLabels } from './labels.ts'
import { distance, type Marker, markerRadius, markersOf, numberText } from './markers.ts'
import { outlineOf } from './outline.ts'
import type { MapPalette } from './palette.ts'
import { scaleBarOf } from './scale-bar.ts'
import { unwrappedPoints, viewportOf } from './viewport.ts'
import type { Point } from './world.ts'

export type RouteDrawingProps = {
  stops: RouteStop[]
  width: number
  height: number
  palette: MapPalette
  title: string
  words: Words
  /** The typefaces of the labels, narrower than Inter or as wide. */
  families?: string
  /** Whether a place's name is drawn. `placeNames` returns where the others belong. */
  isNamed?: (name: string) => boolean
}

/** The names of the places and their boxes. The baseline of the text is 5 above the lower edge. */
export const placeNames = (stops: RouteStop[], width: number, height: number): Label[] =>
  courseOf(stops, width, height).names

const courseOf = (stops: RouteStop[], width: number, height: number) => {
  const points = unwrappedPoints(stops)
  const viewport = viewportOf(points, width, height)
  const pixels = points.map(viewport.toPixel)
  const markers = markersOf(stops, pixels)
  const legs = legsOf(markers, stops.length)
  const line = legs.flatMap(({ from, bend, to }) => samples(from, bend, to))
  return { viewport, pixels, markers, legs, line, names: stopLabels(markers, line, viewport) }
}

/** The route on a map: land and sea, borders, names of countries and seas, numbered stops connected by curves. */
export function RouteDrawing(props: RouteDrawingProps) {
  const { stops, width, height, palette, title, words, isNamed = () => true } = props
  const { viewport, pixels, markers, legs, line, names } = courseOf(stops, width, height)
  const outline = outlineOf(viewport)
  const kilometres = (km: number) => {
    const text = words.days.kilometres({ distance: words.numberText(km) })
    return isNamed(text) ? text : `${km} km`
  }
  const scaleBar = scaleBarOf(viewport, kilometres)
  const occupied = {
    boxes: [
      ...names.map(({ box }) => box),
      ...markers.map(({ stands: [x, y], halfWidth: r }): Label['box'] => [x - r, y - r, x + r, y + r]),
      scaleBar.box,
    ],
    line,
  }
  const countries = countryLabels(outline, occupied, viewport)
  const waters = seaLabels(outline, occupied, viewport, (sea) => (isNamed(words.seas[sea]) ? words.seas[sea] : null))
  const pathsOf = (chosen: (country: { name: string }) => boolean) =>
    outline.countries
      .filter(chosen)
      .map(({ path }) => path)
      .join('')
  const coastId = idOf(`${width} ${height} ${outline.coasts}`)
  const visited = new Set(outline.countries.filter(({ contains }) => pixels.some(contains)).map(({ name }) => name))

  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      fontFamily={`${props.families ?? 'Inter, Inter Variable'}, sans-serif`}
    >
      <title>{title}</title>
      <rect width={width} height={height} fill={palette.sea} />
      <defs>
        <path id={coastId} d={outline.coasts} fill="none" strokeLinejoin="round" />
      </defs>
      <use href={`#${coastId}`} stroke={palette.shallows} strokeWidth="9" />
      <path d={pathsOf(({ name }) => !visited.has(name))} fill={palette.farLand} />
      <path d={pathsOf(({ name }) => visited.has(name))} fill={palette.land} />
      <path
        d={outline.borders}
        fill="none"
        stroke={palette.border}
        strokeDasharray="1 4"
        strokeLinecap="round"
        strokeWidth="1.4"
      />
      <use href={`#${coastId}`} stroke={palette.coast} strokeWidth="1" />
      <g fontStyle="italic" fill={palette.seaText}>
        {waters.map(({ text, box, size }) => (
          <text
            key={text}
            x={fixed((box[0] + box[2]) / 2)}
            y={fixed((box[1] + box[3]) / 2 + size / 3)}
            fontSize={size}
            textAnchor="middle"
            letterSpacing="0.5"
          >
            {text}
          </text>
        ))}
      </g>
      <g fill={palette.countryText} fontWeight="500">
        {countries.map(({ text, box, size, spacing }) => (
          <text key={text + box[0]} x={fixed(box[0])} y={fixed(box[3] - 4)} fontSize={size} letterSpacing={spacing}>
            {text}
          </text>
        ))}
      </g>
      {markers
        .filter(({ at, stands }) => distance(at, stands) > 2)
        .map(({ label, at, stands }) => (
          <g key={label + at[0]}>
            <path d={`M${point(at)}L${point(stands)}`} stroke={palette.route} strokeWidth="1" />
            <circle cx={fixed(at[0])} cy={fixed(at[1])} r="2.4" fill={palette.route} />
          </g>
        ))}
      {[
        { stroke: palette.land, width: 5.5, opacity: 0.8 },
        { stroke: palette.route, width: 2, opacity: 1 },
      ].map(({ stroke, width, opacity }) => (
        <path
          key={stroke}
          d={legs.map(({ from, bend, to }) => `M${point(from)}Q${point(bend)} ${point(to)}`).join('')}
          fill="none"
          stroke={stroke}
          strokeOpacity={opacity}
          strokeWidth={width}
          strokeLinecap="round"
        />
      ))}
      {markers.map((marker) => (
        <StopMarker key={marker.label + marker.at[0]} marker={marker} palette={palette} />
      ))}
      {names
        .filter(({ text }) => isNamed(text))
        .map(({ text, box, size }, index) => (
          <StopName
            key={`${text}${index}`}
            text={text}
            x={fixed(box[0])}
            y={fixed(box[3] - 5)}
            size={size}
            palette={palette}
          />
        ))}
      <ScaleBar bar={scaleBar} palette={palette} />
    </svg>
  )
}

function StopMarker({ marker, palette }: { marker: Marker; palette: MapPalette }) {
  const [x, y] = marker.stands
  return (
    <g>
      <rect
        x={fixed(x - marker.halfWidth)}
        y={fixed(y - markerRadius)}
        width={fixed(marker.halfWidth * 2)}
        height={markerRadius * 2}
        rx={markerRadius}
        fill={palette.route}
        stroke={palette.land}
        strokeWidth="2"
      />
      <text x={fixed(x)} y={fixed(y + 4.2)} fontSize="12" fontWeight="600" textAnchor="middle" fill={palette.onRoute}>
        {numberText(marker)}
      </text>
    </g>
  )
}

/**
 * Drawn twice: first as a halo for contrast with lines below, then as text. Typst's SVG renderer does not support paint-order.
 */
function StopName({
  text,
  x,
  y,
  size,
  palette,
}: {
  text: string
  x: number
  y: number
  size: number
  palette: MapPalette
}) {
  const shared = { x, y, fontSize: size, fontWeight: 600 }
  return (
    <>
      <text {...shared} fill="none" stroke={palette.land} strokeWidth="4" strokeLinejoin="round" aria-hidden="true">
        {text}
      </text>
      <text {...shared} fill={palette.ink}>
        {text}
      </text>
    </>
  )
}

type Leg = { from: Point; bend: Point; to: Point }

/**
 * A curve between consecutive stops, always bending to the left in travel direction, so that the way out and back do not
 * coincide.
 */
function legsOf(markers: readonly Marker[], count: number): Leg[] {
  const stands = (number: number) => markers.find(({ numbers }) => numbers.includes(number))?.stands
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) => index + 1).flatMap((number) => {
    const from = stands(number)
    const to = stands(number + 1)
    if (!from || !to) return []
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    return [{ from, to, bend: [(from[0] + to[0]) / 2 - dy * 0.16, (from[1] + to[1]) / 2 + dx * 0.16] }]
  })
}

function samples(from: Point, bend: Point, to: Point): Point[] {
  return Array.from({ length: 25 }, (_, index) => {
    const t = index / 24
    const along = (axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * bend[axis] + t ** 2 * to[axis]
    return [along(0), along(1)]
  })
}

function ScaleBar({ bar, palette }: { bar: ReturnType<typeof scaleBarOf>; palette: MapPalette }) {
  return (
    <g stroke={palette.seaText} fill="none" strokeWidth="1">
      <path d={`M${point([bar.box[0], bar.box[3] - 5])}v5h${fixed(bar.length)}v-5`} />
      <text
        x={fixed(bar.box[0] + bar.length / 2)}
        y={fixed(bar.box[3] - 8)}
        fontSize="10.5"
        textAnchor="middle"
        stroke="none"
        fill={palette.scaleText}
      >
        {bar.text}
      </text>
    </g>
  )
}

/** An id derived from a text: a page may contain a sketch for each screen size, and ids must be unique in the page. */
function idOf(text: string): string {
  let hash = 5381
  for (let index = 0; index < text.length; index++) hash = (hash * 33 + text.charCodeAt(index)) >>> 0
  return `coast-${hash.toString(36)}`
}

const fixed = (value: number): number => Math.round(value * 10) / 10
const point = ([x, y]: Point): string => `${fixed(x)},${fixed(y)}`
