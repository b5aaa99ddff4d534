import type { MediaItem } from '../../../media/item/media-picture.tsx'
import { drawnTrack } from './drawn-track.ts'
import * as wording from './wording.ts'

type Sketch = NonNullable<MediaItem['sketch']>

const frame = { width: 600, height: 400, margin: 24 }

/** A drawing of a track, north up, with its places, length and ascent. */
export function TrackSketch({ sketch }: { sketch: Sketch }) {
  const { lines, places } = drawnTrack(sketch, frame)
  const start = lines[0]?.[0]
  const end = lines.at(-1)?.at(-1)
  return (
    <figure className="flex max-h-full w-full flex-col items-center gap-3">
      <svg
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        role="img"
        aria-label={wording.trackDrawing({ facts: wordsOf(sketch) })}
        className="min-h-0 w-full max-w-160 text-brand"
      >
        {lines.map((line, index) => (
          <polyline
            key={index}
            points={line.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
            fill="none"
            stroke="currentColor"
            strokeWidth={3}
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        ))}
        {places.map(([x, y], index) => (
          <rect
            key={index}
            x={x - 5}
            y={y - 5}
            width={10}
            height={10}
            transform={`rotate(45 ${x} ${y})`}
            fill="var(--surface)"
            stroke="currentColor"
            strokeWidth={2}
          />
        ))}
        {start && (
          <circle cx={start[0]} cy={start[1]} r={6} fill="var(--surface)" stroke="currentColor" strokeWidth={3} />
        )}
        {end && <circle cx={end[0]} cy={end[1]} r={6} fill="currentColor" />}
      </svg>
      <figcaption className="text-sm text-ink-soft tabular-nums">{wordsOf(sketch)}</figcaption>
    </figure>
  )
}

/** `12.4 km · 340 m ascent · 2 places` */
export const wordsOf = ({ length, ascent, lines, places }: Sketch): string =>
  [
    lines.length === 0 ? null : lengthInWords(length),
    ascent === null ? null : wording.trackAscent({ ascent }),
    places.length === 0 ? null : wording.trackPlaceCount({ count: places.length }),
  ]
    .filter(Boolean)
    .join(' · ')

const lengthInWords = (metres: number): string =>
  metres < 1000
    ? wording.trackMetres({ length: metres })
    : wording.trackKilometres({ length: (metres / 1000).toFixed(1) })
