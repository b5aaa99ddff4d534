import { outlineWidth, useOutline } from './outline.ts'
import { project, type Size, type View, worldWidth } from './mercator.ts'

/** The borders of countries, drawn without a server: always available, and shown below the tiles until those have loaded. */
export function OutlineMap({ view, size }: { view: View; size: Size }) {
  const path = useOutline()
  const scale = worldWidth(view.zoom) / outlineWidth
  const middle = project(view)
  const left = size.width / 2 - middle.x * worldWidth(view.zoom)
  const top = size.height / 2 - middle.y * worldWidth(view.zoom)
  return (
    <svg aria-hidden width={size.width} height={size.height} className="absolute inset-0 block">
      {/* The world repeats to the east and west. */}
      {[-1, 0, 1].map((turn) => (
        <path
          key={turn}
          d={path}
          transform={`translate(${left + turn * worldWidth(view.zoom)} ${top}) scale(${scale})`}
          vectorEffect="non-scaling-stroke"
          fillRule="evenodd"
          className="fill-surface stroke-line-strong"
          strokeWidth={0.75}
        />
      ))}
    </svg>
  )
}
