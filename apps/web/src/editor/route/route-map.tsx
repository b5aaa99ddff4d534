import { Map as MapIcon, Maximize } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { MapFrame } from '../../kit/location/map-frame.tsx'
import { fitted, type View } from '../../kit/location/mercator.ts'
import { useTenant } from '../../data/session.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import { DayChoice } from './day-choice.tsx'
import { distanceInWords } from '../../kit/location/distance-words.ts'
import { RouteLines } from './route-lines.tsx'
import { RouteList } from './route-list.tsx'
import { RouteMarks } from './route-marks.tsx'
import { routeOf } from './route-of.ts'
import { pointsOf, unplacedOf, visitsOn } from './route-extent.ts'
import * as wording from './wording.ts'

/** The least distance between a stop and the edge of the map, in pixels. */
const margin = 36
/** The closest zooms at which the whole route and a day are shown. */
const maxZoom = { route: 7, day: 11 }
/** By how many zoom levels one click zooms in at most on a marker that several places share. */
const maxZoomIn = 3

/** Where the itinerary goes: on a map and, unless `isMapOnly`, leg by leg. Selecting a stop or a leg selects its segment in the editor. */
export function RouteMap({ isMapOnly, onOpen }: { isMapOnly?: boolean; onOpen?: () => void }) {
  const itinerary = useItinerary()
  const { units } = useTenant()
  const days = useItineraryState(({ document }) => document.days)
  const segments = useItineraryState(({ document }) => document.segments)
  const chosen = useItineraryState(({ selection }) => selection?.uuid)
  const visits = useMemo(() => routeOf({ days, segments }), [days, segments])
  const points = useMemo(() => pointsOf(visits), [visits])
  const unplaced = useMemo(() => unplacedOf(segments), [segments])
  const [moved, setMoved] = useState<View | null>(null)
  const [day, setDay] = useState<number | null>(null)
  const [seen, setSeen] = useState(keyOf(points))

  // When the points of the route change, the map shows the whole route again.
  if (seen !== keyOf(points)) {
    setSeen(keyOf(points))
    setMoved(null)
    setDay(null)
  }
  const showDay = (next: number | null) => {
    setDay(next)
    setMoved(null)
  }
  const choose = (uuid: string) => {
    itinerary.select({ kind: 'segment', uuid })
    onOpen?.()
  }
  /** Selects from the list. If the user has moved the map, it is centred on the place of what was selected. */
  const chooseInList = (uuid: string) => {
    const visit = visits.find(({ leg, segments: here }) => here.includes(uuid) || leg?.segment === uuid)
    if (visit && moved) setMoved({ ...moved, ...visit.place.at })
    choose(uuid)
  }
  if (visits.length === 0) {
    return (
      <EmptyState icon={MapIcon} title={wording.emptyTitle}>
        {wording.emptyHint}
      </EmptyState>
    )
  }
  const legs = visits.flatMap(({ leg }) => leg ?? [])
  const count = new Set(visits.map(({ place }) => place)).size
  const whole = legs.reduce((sum, { km }) => sum + km, 0)
  return (
    <section aria-label={wording.title} className="flex flex-col gap-4">
      <DayChoice days={days} visits={visits} value={day} onChange={showDay} />
      <MapFrame
        label={wording.mapLabel}
        className="h-64 lg:h-80"
        view={
          moved ??
          ((size) =>
            day === null
              ? fitted(points, size, margin, maxZoom.route)
              : fitted(pointsOf(visitsOn(visits, day)), size, margin, maxZoom.day))
        }
        onView={setMoved}
        caption={
          legs.length === 0
            ? wording.stops({ count })
            : wording.stopsAndDistance({ count, distance: distanceInWords(whole, units) })
        }
        buttons={
          <IconButton
            icon={Maximize}
            label={wording.showWholeRoute}
            placement="left"
            isDisabled={moved === null && day === null}
            onPress={() => showDay(null)}
          />
        }
      >
        {({ view, size, most }) => (
          <>
            <RouteLines legs={legs} chosen={chosen} view={view} size={size} />
            <RouteMarks
              visits={visits}
              chosen={chosen}
              view={view}
              size={size}
              onChoose={choose}
              onPart={(places) => {
                const closer = fitted(
                  places.map(({ at }) => at),
                  size,
                  margin,
                  Math.min(view.zoom + maxZoomIn, most),
                )
                if (closer.zoom <= view.zoom) return false
                setMoved(closer)
                return true
              }}
            />
          </>
        )}
      </MapFrame>
      {!isMapOnly && <RouteList visits={visits} chosen={chosen} onChoose={chooseInList} />}
      {unplaced.length > 0 && (
        <p className="text-sm text-ink-soft">{wording.notOnMap({ titles: unplaced.join(', '), names: isolated })}</p>
      )}
    </section>
  )
}

/** Names may be in a script that runs from right to left. */
const isolated = (chunks: ReactNode) => <bdi key="names">{chunks}</bdi>

const keyOf = (points: readonly { lat: number; lng: number }[]): string =>
  points.map(({ lat, lng }) => `${lat},${lng}`).join(' ')
