import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { panned, type Size, type View, zoomed } from './mercator.ts'

type Pixel = { x: number; y: number }
type Options = {
  box: RefObject<HTMLElement | null>
  view: View
  size: Size
  /** The maximum zoom. */
  most: number
  onView: (view: View) => void
  onTap: (at: Pixel) => void
}

/** A pointer that moved fewer pixels counts as a click. */
const clickTolerancePx = 5

/** Pans the map with one pointer, zooms it with two or with the wheel, and handles clicks. */
export const useMapGestures = ({ box, view, size, most, onView, onTap }: Options) => {
  const pointers = useRef(new Map<number, Pixel>())
  const travelled = useRef(0)
  const latest = useRef({ view, size, most, onView })
  useEffect(() => {
    latest.current = { view, size, most, onView }
  })

  // React's wheel listeners are passive: they cannot stop the page from scrolling.
  useEffect(() => {
    const element = box.current
    if (!element) return
    const zoom = (event: WheelEvent) => {
      // Without Ctrl or Cmd, the wheel scrolls the page. A pinch on a touchpad is reported with Ctrl.
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const now = latest.current
      now.onView(zoomed(now.view, -event.deltaY / 100, now.most, positionOf(event, element), now.size))
    }
    element.addEventListener('wheel', zoom, { passive: false })
    return () => element.removeEventListener('wheel', zoom)
  }, [box])

  const drag = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const at = positionOf(event.nativeEvent, event.currentTarget)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, at)
    travelled.current += Math.hypot(at.x - before.x, at.y - before.y)
    if (travelled.current < clickTolerancePx) return
    if (!other) return onView(panned(view, { x: before.x - at.x, y: before.y - at.y }))
    const spread =
      Math.hypot(at.x - other.x, at.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y))
    onView(zoomed(view, Math.log2(Math.max(0.1, spread)), most, other, size))
  }
  const lift = (event: PointerEvent<HTMLElement>) => {
    const wasDown = pointers.current.delete(event.pointerId)
    const isClick =
      event.type === 'pointerup' && wasDown && pointers.current.size === 0 && travelled.current < clickTolerancePx
    if (isClick) onTap(positionOf(event.nativeEvent, event.currentTarget))
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      if (pointers.current.size === 0) travelled.current = 0
      else travelled.current = clickTolerancePx
      pointers.current.set(event.pointerId, positionOf(event.nativeEvent, event.currentTarget))
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: drag,
    onPointerUp: lift,
    onPointerCancel: lift,
  }
}

const positionOf = ({ clientX, clientY }: MouseEvent, element: HTMLElement): Pixel => {
  const { left, top } = element.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}
