import type { PlaceLabel } from '@sojourn/contract/place-labels'
import { useMemo } from 'react'
import { pixelOf, type Size, type View } from '../mercator.ts'
import { importanceOf } from './labels.ts'
import { placeLabels, type Wanted } from './place-labels.ts'
import * as wording from './wording.ts'

type Labelled = Wanted & { place: PlaceLabel }

/** The names of places, as many as there is room for. The list of a map or its pins say what matters on it, so they are hidden from screen readers. */
export function LabelMap({ places, view, size }: { places: readonly PlaceLabel[]; view: View; size: Size }) {
  const labels = useMemo(() => placeLabels(labelledOn(places, view, size), size), [places, view, size])
  return (
    <svg aria-hidden width={size.width} height={size.height} className="absolute inset-0 block" data-map-labels="">
      {labels.map(({ wanted: { place, text, at, fontSize, isCentred }, middle }) => (
        <g key={`${place.name} ${place.lat} ${place.lng}`}>
          {!isCentred && <Mark kind={place.kind} x={at.x} y={at.y} />}
          <text
            {...middle}
            fontSize={fontSize}
            textAnchor="middle"
            style={{ paintOrder: 'stroke' }}
            strokeWidth={3}
            strokeLinejoin="round"
            className={`stroke-surface ${classes[place.kind]}`}
          >
            {text}
          </text>
        </g>
      ))}
    </svg>
  )
}

const classes: Readonly<Record<PlaceLabel['kind'], string>> = {
  town: 'fill-ink font-medium',
  country: 'fill-ink-soft font-semibold',
  region: 'fill-ink-soft italic',
  island: 'fill-ink-soft italic',
  park: 'fill-success',
  sight: 'fill-ink-soft',
  airport: 'fill-info',
}

/** A circle for a town, a square for an airport, a triangle for what people travel to. */
function Mark({ kind, x, y }: { kind: PlaceLabel['kind']; x: number; y: number }) {
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

/** From this zoom on, the name of a country or region could only mislead. */
const areasUntil = 8

const labelledOn = (places: readonly PlaceLabel[], view: View, size: Size): Labelled[] =>
  places
    .filter(({ kind }) => view.zoom < areasUntil || (kind !== 'country' && kind !== 'region'))
    .map((place) => ({
      place,
      text: place.code === null ? place.name : wording.airport({ name: place.name, code: place.code }),
      at: pixelOf(place, view, size),
      fontSize: fontSizeOf(place),
      isCentred: place.kind === 'country' || place.kind === 'region' || place.kind === 'island',
    }))

const fontSizeOf = (place: PlaceLabel): number => {
  const importance = importanceOf(place)
  if (importance >= 1_000_000) return 13
  return importance >= 100_000 ? 12 : 11
}
