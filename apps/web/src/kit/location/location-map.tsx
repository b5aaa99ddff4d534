import { Locate, MapPinPlus, Minus, Plus } from 'lucide-react'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { IconButton } from '../../ui/icon-button.tsx'
import { useIsOnline } from '../online.ts'
import { publicConfig } from '../public-config.ts'
import { degreesText } from './degrees.ts'
import { MapCredits } from './map-credits.tsx'
import { MapPinButton } from './map-pin-button.tsx'
import { leastZoom, pixelOf, pointAt, type Size, type View, zoomed } from './mercator.ts'
import { OutlineMap } from './outline-map.tsx'
import type { Point } from './parse-coordinates.ts'
import { TileMap } from './tile-map.tsx'
import { useMapGestures } from './use-map-gestures.ts'

type Props = {
  /** What the pin stands for, for those who do not see the map. */
  label: string
  pin: Point | null
  /** Where to look while there is no pin; otherwise at the whole world. */
  near?: Point
  onMove: (pin: Point) => void
}

const mostZoom = { outline: 8, tiles: 17 }
const margin = 24

/** A map with a pin that is put down with a click, dragged, or moved with the arrow keys. */
export function LocationMap({ label, pin, near, onMove }: Props) {
  const help = useId()
  const box = useRef<HTMLFieldSetElement>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const [view, setView] = useState<View>(() => viewOf(pin, near))
  const [shown, setShown] = useState(keyOf(pin))
  const [credits, setCredits] = useState<string[] | null>(null)
  const isOnline = useIsOnline()
  const styleUrl = useQuery(publicConfig).data?.tileStyleUrl ?? null
  const most = credits ? mostZoom.tiles : mostZoom.outline

  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  // A pin that somebody else put elsewhere is looked at; one that was moved here stays where it is seen.
  if (shown !== keyOf(pin)) {
    setShown(keyOf(pin))
    if (pin) setView(viewOf(pin, near))
  }
  const fitting = { ...view, zoom: Math.min(most, Math.max(view.zoom, leastZoom(size))) }
  const middle = { x: size.width / 2, y: size.height / 2 }
  const move = (point: Point) => {
    setShown(keyOf(point))
    onMove(point)
    const { x, y } = pixelOf(point, fitting, size)
    const isSeen = x > margin && y > margin && x < size.width - margin && y < size.height - margin
    if (!isSeen) setView({ ...fitting, ...point })
  }
  const zoom = (steps: number, at = middle) => setView(zoomed(fitting, steps, most, at, size))
  const gestures = useMapGestures({
    box,
    view: fitting,
    size,
    most,
    onView: setView,
    onTap: (at) => move(pointAt(at, fitting, size)),
  })
  const credit = useCallback((said: string[] | null) => setCredits(said), [])

  return (
    <div className="flex flex-col gap-1.5">
      <fieldset
        ref={box}
        aria-label={`Map of ${label}`}
        aria-describedby={help}
        dir="ltr"
        className="relative h-60 min-w-0 overflow-hidden rounded-md border border-line bg-sunken sm:h-72"
      >
        <div {...gestures} data-map-surface="" className="absolute inset-0 cursor-crosshair touch-none">
          {size.width > 0 && <OutlineMap view={fitting} size={size} />}
          {size.width > 0 && styleUrl && isOnline && (
            <TileMap styleUrl={styleUrl} view={fitting} size={size} onShown={credit} />
          )}
        </div>
        {pin && size.width > 0 && (
          <MapPinButton
            pin={pin}
            at={pixelOf(pin, fitting, size)}
            describedBy={help}
            onMoveBy={({ x, y }) => {
              const from = pixelOf(pin, fitting, size)
              move(pointAt({ x: from.x + x, y: from.y + y }, fitting, size))
            }}
            onZoom={(steps) => zoom(steps, pixelOf(pin, fitting, size))}
          />
        )}
        <div className="absolute end-2 top-2 flex flex-col overflow-hidden rounded-md border border-line bg-overlay">
          <IconButton
            icon={Plus}
            label="Zoom in"
            placement="left"
            isDisabled={fitting.zoom >= most}
            onPress={() => zoom(1)}
          />
          <IconButton
            icon={Minus}
            label="Zoom out"
            placement="left"
            isDisabled={fitting.zoom <= leastZoom(size)}
            onPress={() => zoom(-1)}
          />
          {pin ? (
            <IconButton
              icon={Locate}
              label="Show the pin"
              placement="left"
              onPress={() => setView(viewOf(pin, near))}
            />
          ) : (
            <IconButton
              icon={MapPinPlus}
              label="Put a pin in the middle"
              placement="left"
              onPress={() => move(pointAt(middle, fitting, size))}
            />
          )}
        </div>
      </fieldset>
      <p id={help} className="text-sm text-ink-soft">
        {pin
          ? `Pin at ${degreesText(pin, 5)}. Drag it, or move it with the arrow keys: with Shift farther, with + and − to zoom.`
          : 'Click on the map to put a pin there.'}
      </p>
      <MapCredits tiles={credits} />
    </div>
  )
}

const keyOf = (pin: Point | null) => (pin ? `${pin.lat},${pin.lng}` : '')

const viewOf = (pin: Point | null, near: Point | undefined): View => {
  if (pin) return { ...pin, zoom: 4 }
  return near ? { ...near, zoom: 3.5 } : { lat: 15, lng: 15, zoom: 0 }
}
