import type { PlaceLabel } from '@sojourn/contract/place-labels'
import { useMemo } from 'react'
import { useTenant } from '../../../data/session.ts'
import { distanceInWords, type Units } from '../distance-words.ts'
import { pixelOf, type Size, type View } from '../mercator.ts'
import { importanceOf } from './importance.ts'
import { pointersFrom } from './orientation.ts'
import { type Box, placeLabels, type Wanted } from './place-labels.ts'
import * as wording from './wording.ts'

type Kind = PlaceLabel['kind'] | 'pointer'
type Labelled = Wanted & { kind: Kind }

/** From this zoom on, the name of a country or region could only mislead, and places beyond the edge are pointed to. */
const closeUp = 8

/**
 * The names of places, as many as there is room for. They are hidden from screen readers: what matters on a map is in its list, its pins
 * or its caption.
 */
export function LabelMap({ places, view, size }: { places: readonly PlaceLabel[]; view: View; size: Size }) {
  const { units } = useTenant()
  const labels = useMemo(() => {
    const wanted = labelledOn(places, view, size)
    const pointers = view.zoom < closeUp ? [] : pointersOn(places, { view, size, units })
    return placeLabels([...wanted, ...pointers], size, controlsOf(view, size))
  }, [places, view, size, units])
  return (
    <svg aria-hidden width={size.width} height={size.height} className="absolute inset-0 block" data-map-labels="">
      {labels.map(({ wanted: { kind, text, at, fontSize, isCentred }, x, y, anchor }) => (
        <g key={`${text} ${at.x} ${at.y}`}>
          {!isCentred && <Mark kind={kind} x={at.x} y={at.y} />}
          <text
            x={x}
            y={y}
            fontSize={fontSize}
            textAnchor={anchor}
            style={{ paintOrder: 'stroke' }}
            strokeWidth={3}
            strokeLinejoin="round"
            className={`stroke-surface ${classes[kind]}`}
          >
            {text}
          </text>
        </g>
      ))}
    </svg>
  )
}

const classes: Readonly<Record<Kind, string>> = {
  town: 'fill-ink font-medium',
  country: 'fill-ink-soft font-semibold',
  region: 'fill-ink-soft italic',
  island: 'fill-ink-soft italic',
  park: 'fill-success',
  sight: 'fill-ink-soft',
  airport: 'fill-info',
  pointer: 'fill-ink-soft',
}

/** A circle for a town, a square for an airport, a triangle for what people travel to. */
function Mark({ kind, x, y }: { kind: Kind; x: number; y: number }) {
  if (kind === 'town') return <circle cx={x} cy={y} r={3} strokeWidth={1.5} className="fill-ink stroke-surface" />
  if (kind === 'airport')
    return <rect x={x - 3} y={y - 3} width={6} height={6} strokeWidth={1.5} className="fill-info stroke-surface" />
  return (
    <path
      d={`M${x} ${y - 4}l4 7h-8z`}
      strokeWidth={1.5}
      className={`stroke-surface ${kind === 'park' ? 'fill-success' : 'fill-ink-soft'}`}
    />
  )
}

/** The buttons at the top right, and the scale and the description of the centre at the bottom left. */
const controlsOf = (view: View, { width, height }: Size): Box[] => {
  const buttons = { left: width - 50, right: width, top: 0, bottom: 116 }
  if (view.zoom < closeUp) return [buttons, { left: 0, right: 130, top: height - 36, bottom: height }]
  // On a narrow map the description has two lines.
  return [buttons, { left: 0, right: width, top: height - (width < 480 ? 74 : 58), bottom: height }]
}

const labelledOn = (places: readonly PlaceLabel[], view: View, size: Size): Labelled[] =>
  places
    .filter(({ kind }) => view.zoom < closeUp || (kind !== 'country' && kind !== 'region'))
    .map((place) => ({
      kind: place.kind,
      text: nameOf(place),
      at: pixelOf(place, view, size),
      fontSize: fontSizeOf(place),
      isCentred: place.kind === 'country' || place.kind === 'region' || place.kind === 'island',
    }))

const nameOf = ({ name, code }: PlaceLabel): string => (code === null ? name : wording.airport({ name, code }))

const fontSizeOf = (place: PlaceLabel): number => {
  const importance = importanceOf(place)
  if (importance >= 1_000_000) return 13
  return importance >= 100_000 ? 12 : 11
}

/** Where a pointer stands: inside the edge of the map, with room for its text. */
const edgePx = { across: 90, down: 30, below: 76 }

const pointersOn = (
  places: readonly PlaceLabel[],
  { view, size, units }: { view: View; size: Size; units: Units },
): Labelled[] => {
  const isSeen = (place: PlaceLabel) => {
    const { x, y } = pixelOf(place, view, size)
    return x >= 0 && y >= 0 && x <= size.width && y <= size.height
  }
  const middle = { x: size.width / 2, y: size.height / 2 }
  return pointersFrom(view, places, isSeen).map(({ place, km, wind }) => {
    const to = pixelOf(place, view, size)
    const [across, down] = [to.x - middle.x, to.y - middle.y]
    const room = { across: middle.x - edgePx.across, down: middle.y - (down < 0 ? edgePx.down : edgePx.below) }
    const part = Math.min(room.across / Math.max(1, Math.abs(across)), room.down / Math.max(1, Math.abs(down)))
    return {
      kind: 'pointer',
      text: wording.pointer({ wind, place: nameOf(place), distance: distanceInWords(km, units) }),
      at: { x: middle.x + across * part, y: middle.y + down * part },
      fontSize: 11,
      isCentred: true,
    }
  })
}
