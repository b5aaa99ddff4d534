import { useTenant } from '../../data/session.ts'
import type { View } from './mercator.ts'
import { scaleBarOf } from './scale-length.ts'

/** How long a distance is on the map, in its corner. */
export function ScaleBar({ view }: { view: View }) {
  const { length, text } = scaleBarOf(view, useTenant().units)
  return (
    <div
      className="pointer-events-none absolute start-2 bottom-2 rounded-sm bg-overlay/85 px-1.5 pb-1 text-xs text-ink-soft tabular-nums"
      data-scale-bar=""
    >
      {text}
      <div style={{ width: length }} className="h-1 border-x border-b border-ink-soft" />
    </div>
  )
}
