import { Locate, MapPinPlus } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { degreesText } from './degrees.ts'
import { MapFrame, type ShownMap, useShownMap } from './map-frame.tsx'
import { MapPinButton } from './map-pin-button.tsx'
import { pixelOf, pointAt, type View } from './mercator.ts'
import type { Point } from './parse-coordinates.ts'
import * as wording from './wording.ts'

type Props = {
  /** The accessible name of the map. */
  label: string
  pin: Point | null
  /** The view when there is no pin; the whole world by default. */
  near?: Point
  onMove: (pin: Point) => void
}

const margin = 24
/** With a pin, the towns around it are in view; otherwise the country. */
const [pinZoom, nearZoom] = [9, 5]

/** A map with a pin that is placed with a click, dragged, or moved with the arrow keys. */
export function LocationMap({ label, pin, near, onMove }: Props) {
  const [view, setView] = useState<View>(() => viewOf(pin, near))
  const [pinKey, setPinKey] = useState(keyOf(pin))

  // The view follows a pin that was moved from outside. A pin that was moved here stays where the user sees it.
  if (pinKey !== keyOf(pin)) {
    setPinKey(keyOf(pin))
    if (pin) setView(viewOf(pin, near))
  }
  const move = (point: Point, { view: seen, size }: ShownMap) => {
    setPinKey(keyOf(point))
    onMove(point)
    const { x, y } = pixelOf(point, seen, size)
    const isSeen = x > margin && y > margin && x < size.width - margin && y < size.height - margin
    if (!isSeen) setView({ ...seen, ...point })
  }

  return (
    <MapFrame
      label={label}
      hasPlaces
      view={view}
      onView={setView}
      onTap={(at, map) => move(pointAt(at, map.view, map.size), map)}
      caption={pin ? wording.pinHint({ coordinates: degreesText(pin, 5) }) : wording.noPinHint}
      buttons={
        pin ? (
          <IconButton
            icon={Locate}
            label={wording.showPin}
            placement="left"
            onPress={() => setView(viewOf(pin, near))}
          />
        ) : (
          <MiddlePinButton onPut={move} />
        )
      }
    >
      {(map) =>
        pin && (
          <MapPinButton
            pin={pin}
            at={pixelOf(pin, map.view, map.size)}
            describedBy={map.help}
            onMoveBy={({ x, y }) => {
              const from = pixelOf(pin, map.view, map.size)
              move(pointAt({ x: from.x + x, y: from.y + y }, map.view, map.size), map)
            }}
            onZoom={(steps) => map.zoom(steps, pixelOf(pin, map.view, map.size))}
          />
        )
      }
    </MapFrame>
  )
}

function MiddlePinButton({ onPut }: { onPut: (point: Point, map: ShownMap) => void }) {
  const map = useShownMap()
  const middle = { x: map.size.width / 2, y: map.size.height / 2 }
  return (
    <IconButton
      icon={MapPinPlus}
      label={wording.placePinInCentre}
      placement="left"
      onPress={() => onPut(pointAt(middle, map.view, map.size), map)}
    />
  )
}

const keyOf = (pin: Point | null) => (pin ? `${pin.lat},${pin.lng}` : '')

const viewOf = (pin: Point | null, near: Point | undefined): View => {
  if (pin) return { ...pin, zoom: pinZoom }
  return near ? { ...near, zoom: nearZoom } : { lat: 15, lng: 15, zoom: 0 }
}
