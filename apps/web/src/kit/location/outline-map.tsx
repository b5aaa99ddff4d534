import { outlineWidth, useOutline } from './outline.ts'
import { project, type Size, type View, worldWidth } from './mercator.ts'

/** The borders of the world under a view, without any server: always there, also beneath the tiles until they have come. */
export function OutlineMap({ view, size }: { view: View; size: Size }) {
  const path = useOutline()
  const scale = worldWidth(view.zoom) / outlineWidth
  const middle = project(view)
  const left = size.width / 2 - middle.x * worldWidth(view.zoom)
  const top = size.height / 2 - middle.y * worldWidth(view.zoom)
  return (
    <svg aria-hidden width={size.width} height={size.height} className="absolute inset-0 block">
      {/* The world goes on east and west of itself. */}
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
