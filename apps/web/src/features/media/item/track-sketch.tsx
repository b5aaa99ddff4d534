import type { MediaItem } from '../../../kit/media-picture.tsx'

type Sketch = NonNullable<MediaItem['sketch']>

const width = 600
const height = 400
const margin = 24

/** The line of a track as it runs, north up, with how long it is and how far it climbs. */
export function TrackSketch({ sketch }: { sketch: Sketch }) {
  const line = drawnLine(sketch.points)
  const [start] = line
  const end = line.at(-1)
  return (
    <figure className="flex max-h-full w-full flex-col items-center gap-3">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`The line of the track, ${wordsOf(sketch)}`}
        className="min-h-0 w-full max-w-160 text-brand"
      >
        <polyline
          points={line.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth={3}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        {start && (
          <circle cx={start[0]} cy={start[1]} r={6} fill="var(--surface)" stroke="currentColor" strokeWidth={3} />
        )}
        {end && <circle cx={end[0]} cy={end[1]} r={6} fill="currentColor" />}
      </svg>
      <figcaption className="text-sm text-ink-soft tabular-nums">{wordsOf(sketch)}</figcaption>
    </figure>
  )
}

/** `12.4 km, 340 m of climb` */
export const wordsOf = ({ length, ascent }: Pick<Sketch, 'length' | 'ascent'>): string =>
  [
    length < 1000 ? `${length} m` : `${(length / 1000).toFixed(1)} km`,
    ascent === null ? null : `${ascent.toLocaleString('en-GB')} m of climb`,
  ]
    .filter(Boolean)
    .join(', ')

/** The points in the drawing: degrees of longitude are as much shorter as the middle of the track lies away from the equator. */
const drawnLine = (points: Sketch['points']): [number, number][] => {
  const middle = points.reduce((sum, [, lat]) => sum + lat, 0) / Math.max(1, points.length)
  const flat = points.map(([lng, lat]): [number, number] => [lng * Math.cos((middle * Math.PI) / 180), -lat])
  const west = Math.min(...flat.map(([x]) => x))
  const east = Math.max(...flat.map(([x]) => x))
  const north = Math.min(...flat.map(([, y]) => y))
  const south = Math.max(...flat.map(([, y]) => y))
  const scale = Math.min(
    (width - 2 * margin) / Math.max(east - west, 1e-9),
    (height - 2 * margin) / Math.max(south - north, 1e-9),
  )
  return flat.map(([x, y]) => [
    width / 2 + (x - (west + east) / 2) * scale,
    height / 2 + (y - (north + south) / 2) * scale,
  ])
}
