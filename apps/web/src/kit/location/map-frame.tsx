import { Minus, Plus } from 'lucide-react'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useIsOnline } from '../../data/online.ts'
import { publicConfig } from '../../data/public-config.ts'
import { lazy } from '../lazy/lazy.tsx'
import { dealWith } from '../lazy/page-code.ts'
import { MapCredits } from './map-credits.tsx'
import { minZoom, type Size, type View, zoomed } from './mercator.ts'
import { OutlineMap } from './outline-map.tsx'
import { ScaleBar } from './scale-bar.tsx'
import { TileMap } from './tile-map.tsx'
import { useMapGestures } from './use-map-gestures.ts'
import * as wording from './wording.ts'

type Pixel = { x: number; y: number }

/** The visible part of a map, for whatever is drawn on it. */
export type ShownMap = {
  view: View
  size: Size
  /** The maximum zoom. */
  most: number
  zoom: (steps: number, at?: Pixel) => void
  /** The id of the map's caption. */
  help: string
}

const ShownMapContext = createContext<ShownMap | null>(null)

/** The map that a button is on. */
export const useShownMap = (): ShownMap => {
  const map = useContext(ShownMapContext)
  if (!map) throw new Error('this button needs a map to stand on')
  return map
}

type Props = {
  /** The accessible name of the map. */
  label: string
  /** The view; as a function, it is called once the size of the map is known. */
  view: View | ((size: Size) => View)
  onView: (view: View) => void
  onTap?: (at: Pixel, map: ShownMap) => void
  /** Below the zoom buttons; they can use `useShownMap`. */
  buttons: ReactNode
  caption: ReactNode
  /** Whether places were searched for, whose source must be credited. */
  hasPlaces?: boolean
  className?: string
  /** What is drawn on the map. */
  children: (map: ShownMap) => ReactNode
}

const maxZoom = 17

/** Without its code, the outline remains. */
const MapDetail = lazy(
  () =>
    import('./detail/map-detail.tsx').then(
      (code) => code.MapDetail,
      (failure: unknown) => {
        dealWith(failure)
        throw failure
      },
    ),
  { missing: 'toast' },
)

/** A map to pan and zoom: an outline of the world, and over it the configured tiles or else what we know ourselves. */
export function MapFrame(props: Props) {
  const { label, view: wanted, onView, onTap, buttons, caption, hasPlaces = false, className, children } = props
  const help = useId()
  const box = useRef<HTMLFieldSetElement>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const [credits, setCredits] = useState<string[] | null>(null)
  const isOnline = useIsOnline()
  const styleUrl = useQuery(publicConfig).data?.tileStyleUrl ?? null

  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const requestedView = typeof wanted === 'function' ? wanted(size) : wanted
  const view = { ...requestedView, zoom: Math.min(maxZoom, Math.max(requestedView.zoom, minZoom(size))) }
  const zoom = (steps: number, at = { x: size.width / 2, y: size.height / 2 }) =>
    onView(zoomed(view, steps, maxZoom, at, size))
  const map = { view, size, most: maxZoom, zoom, help }
  const gestures = useMapGestures({ box, view, size, most: maxZoom, onView, onTap: (at) => onTap?.(at, map) })
  const credit = useCallback((said: string[] | null) => setCredits(said), [])
  const isMeasured = size.width > 0

  return (
    <div className="flex flex-col gap-1.5">
      <fieldset
        ref={box}
        aria-label={label}
        aria-describedby={help}
        dir="ltr"
        className={classNames(
          'relative min-w-0 overflow-hidden rounded-md border border-line bg-info-tint',
          className ?? 'h-60 sm:h-72',
        )}
      >
        <div
          {...gestures}
          data-map-surface=""
          className={classNames('absolute inset-0 touch-none', onTap ? 'cursor-crosshair' : 'cursor-grab')}
        >
          {isMeasured && <OutlineMap view={view} size={size} />}
          {isMeasured && styleUrl && isOnline && (
            <TileMap styleUrl={styleUrl} view={view} size={size} onShown={credit} />
          )}
          {isMeasured && !credits && <MapDetail view={view} size={size} />}
        </div>
        {isMeasured && <ScaleBar view={view} />}
        {isMeasured && children(map)}
        <div className="absolute end-2 top-2 flex flex-col overflow-hidden rounded-md border border-line bg-overlay">
          <IconButton
            icon={Plus}
            label={wording.zoomIn}
            placement="left"
            isDisabled={view.zoom >= maxZoom}
            onPress={() => zoom(1)}
          />
          <IconButton
            icon={Minus}
            label={wording.zoomOut}
            placement="left"
            isDisabled={view.zoom <= minZoom(size)}
            onPress={() => zoom(-1)}
          />
          <ShownMapContext.Provider value={map}>{buttons}</ShownMapContext.Provider>
        </div>
      </fieldset>
      <div id={help} className="text-sm text-ink-soft">
        {caption}
      </div>
      <MapCredits tiles={credits} hasPlaces={hasPlaces || !credits} />
    </div>
  )
}
