import type { Size, View } from '../mercator.ts'
import { type GridLine, graticuleOf } from './graticule-lines.ts'
import * as wording from './wording.ts'

/** Meridians and parallels with their degrees, behind everything else. */
export function Graticule({ view, size }: { view: View; size: Size }) {
  const { meridians, parallels } = graticuleOf(view, size)
  return (
    <svg aria-hidden width={size.width} height={size.height} className="absolute inset-0 block">
      <path
        d={[
          ...meridians.map(({ at }) => `M${at.toFixed(1)} 0V${size.height}`),
          ...parallels.map(({ at }) => `M0 ${at.toFixed(1)}H${size.width}`),
        ].join('')}
        strokeWidth={1}
        className="stroke-line"
      />
      <g fontSize={10} className="fill-ink-faint">
        {meridians.map(({ at, degrees }) => (
          <text key={degrees} x={at + 3} y={11}>
            {wording.longitude({ degrees: shortened(degrees), half: degrees < 0 ? 'west' : 'east' })}
          </text>
        ))}
        {parallels.map(({ at, degrees }) => (
          <text key={degrees} x={3} y={at - 3}>
            {wording.latitude({ degrees: shortened(degrees), half: degrees < 0 ? 'south' : 'north' })}
          </text>
        ))}
      </g>
    </svg>
  )
}

const shortened = (degrees: GridLine['degrees']): string => String(Math.round(Math.abs(degrees) * 1000) / 1000)
