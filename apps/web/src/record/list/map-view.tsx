import { useQuery } from '@tanstack/react-query'
import { Map as MapIcon, Maximize, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { MapPoint as Point, MapPoints } from '@sojourn/contract/points'
import { request } from '../../data/http.ts'
import { type Parameters, searchOf, type Wire } from '../../data/resource-lists.ts'
import type { ListView, RowsProps } from '../../kit/list/list-definition.ts'
import { MapFrame, type ShownMap } from '../../kit/location/map-frame.tsx'
import { fitted, pixelOf, type View } from '../../kit/location/mercator.ts'
import { Waiting } from '../../kit/page/waiting.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type Cluster, clustersOf } from './clusters-of.ts'
import * as wording from './wording.ts'

/** The least distance between a pin and the edge of the map in pixels, and the closest zoom at which all are shown. */
const margin = 40
const maxZoom = 7
/** By how many levels a press on a cluster zooms in. */
const zoomStep = 2

/** The view of a list that shows where its records are: all that match, not only those of one page. */
export const mapView = <R extends Wire>(): ListView<R> => ({
  id: 'map',
  label: wording.mapView,
  icon: MapIcon,
  rows: RecordsMap,
  isWhole: true,
  skeleton: <Skeleton className="h-112 w-full" />,
})

const pointsAt = (base: string, { page: _, perPage: __, sort: ___, ...parameters }: Parameters) => ({
  queryKey: ['points', base, parameters],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    request<MapPoints>('GET', `${base}/points${searchOf(parameters)}`, { signal }),
})

function RecordsMap<R extends Wire>({ label, source, path }: RowsProps<R>) {
  const query = useQuery(pointsAt(source.base, source.parameters))
  if (!query.data)
    return (
      <Waiting query={query} words={wording.waitingForMap} rows={8} skeleton={<Skeleton className="h-112 w-full" />} />
    )
  return <PointsMap label={label} path={path} points={query.data.data} hasMore={query.data.hasMore} />
}

type PointsMapProps = { label: string; path: string; points: readonly Point[]; hasMore: boolean }

function PointsMap({ label, path, points, hasMore }: PointsMapProps) {
  const [moved, setMoved] = useState<View | null>(null)
  const [chosen, setChosen] = useState<Point | null>(null)
  const places = useMemo(() => points.map(({ lat, lng }) => ({ lat, lng })), [points])
  return (
    <MapFrame
      label={wording.mapOf({ resources: label })}
      className="h-112 lg:h-[calc(100dvh-18rem)]"
      view={
        moved ??
        ((size) => (places.length === 0 ? { lat: 15, lng: 15, zoom: 0 } : fitted(places, size, margin, maxZoom)))
      }
      onView={setMoved}
      onTap={() => setChosen(null)}
      caption={hasMore ? wording.someOnMap({ count: points.length }) : wording.onMap({ count: points.length })}
      buttons={
        <IconButton
          icon={Maximize}
          label={wording.showAllOnMap}
          placement="left"
          isDisabled={moved === null}
          onPress={() => setMoved(null)}
        />
      }
    >
      {(map) => (
        <>
          <Pins map={map} points={points} chosen={chosen?.uuid} onChoose={setChosen} />
          {chosen && (
            <div className="absolute inset-x-3 bottom-3 flex items-center gap-3 rounded-md border border-line bg-overlay p-3 shadow-overlay sm:end-auto sm:max-w-96">
              <span dir="auto" className="min-w-0 grow font-medium wrap-anywhere">
                {chosen.title}
              </span>
              <ButtonLink size="small" href={`${path}/${chosen.uuid}`}>
                {wording.openShort}
              </ButtonLink>
              <IconButton icon={X} label={wording.closeCard} hasTooltip={false} onPress={() => setChosen(null)} />
            </div>
          )}
        </>
      )}
    </MapFrame>
  )
}

type PinsProps = {
  map: ShownMap
  points: readonly Point[]
  chosen: string | undefined
  onChoose: (point: Point) => void
}

function Pins({ map, points, chosen, onChoose }: PinsProps) {
  const { view, size, most } = map
  const clusters = useMemo(
    () =>
      clustersOf(
        points.map((point) => ({ point, at: pixelOf(point, view, size) })),
        size,
        view.zoom >= most,
      ),
    [points, view, size, most],
  )
  return clusters.map((cluster) => (
    <Pin key={cluster.first.uuid} {...cluster} map={map} isChosen={cluster.first.uuid === chosen} onChoose={onChoose} />
  ))
}

const MARK =
  'focus-ring absolute -translate-x-1/2 -translate-y-1/2 cursor-pointer rounded-full border-2 border-surface bg-brand text-on-brand shadow-overlay'

type PinProps = Cluster<Point> & { map: ShownMap; isChosen: boolean; onChoose: (point: Point) => void }

function Pin({ at, first, count, map, isChosen, onChoose }: PinProps) {
  const style = { insetInlineStart: at.x, insetBlockStart: at.y }
  return count === 1 ? (
    <button
      type="button"
      aria-label={first.title}
      aria-pressed={isChosen}
      title={first.title}
      style={style}
      onClick={() => onChoose(first)}
      className={`${MARK} size-6 ${isChosen ? 'bg-brand-strong ring-2 ring-brand' : ''}`}
    />
  ) : (
    <button
      type="button"
      aria-label={wording.cluster({ count })}
      style={style}
      onClick={() => map.zoom(zoomStep, at)}
      className={`${MARK} min-h-9 min-w-9 px-1.5 text-sm font-medium tabular-nums`}
    >
      {count}
    </button>
  )
}
