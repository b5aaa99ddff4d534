import { MapPin } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { announce } from '../../ui/announce.ts'
import { degreesText } from './degrees.ts'
import type { Point } from './parse-coordinates.ts'
import * as wording from './wording.ts'

type Pixel = { x: number; y: number }
type Props = {
  pin: Point
  /** The position of its tip on the map, in pixels. */
  at: Pixel
  describedBy: string
  onMoveBy: (by: Pixel) => void
  onZoom: (steps: number) => void
}

const stepPx = 8
const shiftFactor = 8
const directions: Readonly<Record<string, Pixel>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The pin of a map: dragged with a pointer or moved with the arrow keys. Its final position is announced. */
export function MapPinButton({ pin, at, describedBy, onMoveBy, onZoom }: Props) {
  const dragPosition = useRef<Pixel | null>(null)
  const wasMoved = useRef(false)
  useEffect(() => {
    if (!wasMoved.current) return
    const timer = setTimeout(() => {
      wasMoved.current = false
      announce(degreesText(pin))
    }, 400)
    return () => clearTimeout(timer)
  }, [pin])

  const moveBy = (by: Pixel) => {
    wasMoved.current = true
    onMoveBy(by)
  }
  const press = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    const zoom = { '+': 1, '=': 1, '-': -1 }[event.key]
    if (event.ctrlKey || event.metaKey || event.altKey || (!direction && !zoom)) return
    event.preventDefault()
    event.stopPropagation()
    if (zoom) onZoom(zoom)
    const distancePx = event.shiftKey ? stepPx * shiftFactor : stepPx
    if (direction) moveBy({ x: direction.x * distancePx, y: direction.y * distancePx })
  }
  const drag = (event: PointerEvent) => {
    if (!dragPosition.current) return
    const by = { x: event.clientX - dragPosition.current.x, y: event.clientY - dragPosition.current.y }
    dragPosition.current = { x: event.clientX, y: event.clientY }
    if (by.x !== 0 || by.y !== 0) moveBy(by)
  }
  return (
    <button
      type="button"
      aria-label={wording.pinLabel({ coordinates: degreesText(pin) })}
      aria-roledescription={wording.pinRole}
      aria-describedby={describedBy}
      style={{ left: at.x, top: at.y }}
      className="focus-ring absolute flex size-10 -translate-x-1/2 -translate-y-9 cursor-grab touch-none items-center justify-center rounded-full text-brand active:cursor-grabbing"
      onKeyDown={press}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        dragPosition.current = { x: event.clientX, y: event.clientY }
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={drag}
      onPointerUp={() => (dragPosition.current = null)}
      onPointerCancel={() => (dragPosition.current = null)}
    >
      <MapPin aria-hidden size={36} strokeWidth={1.5} className="fill-brand stroke-on-brand" />
    </button>
  )
}
