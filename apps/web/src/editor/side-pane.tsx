import { SegmentedControl } from '../ui/segmented-control.tsx'
import { lazyPane } from './panes/lazy-pane.tsx'
import { useItinerary } from './store/itinerary-context.tsx'
import type { Side } from './panes/use-side.ts'

const all: readonly { id: Side; label: string }[] = [
  { id: 'day', label: 'Day' },
  { id: 'route', label: 'Route' },
  { id: 'preview', label: 'Preview' },
  { id: 'media', label: 'Media' },
]

/** What can stand beside the form; the library only where something can be taken from it. */
export const useSides = () => {
  const { isReadOnly } = useItinerary()
  return isReadOnly ? all.filter(({ id }) => id !== 'media') : all
}

export const DayGlance = lazyPane(async () => (await import('./days/day-glance.tsx')).DayGlance)
const RouteMap = lazyPane(async () => (await import('./route/route-map.tsx')).RouteMap)
const LibraryPane = lazyPane(async () => (await import('./media/library-pane.tsx')).LibraryPane)
const LivePreview = lazyPane(async () => (await import('./preview/live-preview.tsx')).LivePreview)

/** One of the sides; its code is fetched when it is first shown. `onOpen` is called when something is chosen. */
export function SideView({ side, onOpen }: { side: Side; onOpen?: () => void }) {
  if (side === 'day') return <DayGlance onOpen={onOpen} />
  if (side === 'media') return <LibraryPane />
  if (side === 'preview') return <LivePreview />
  return <RouteMap onOpen={onOpen} />
}

/** What stands beside the form: how the chosen day looks, where the itinerary goes, the traveller’s page, or the library. */
export function SidePane({ side, onChange }: { side: Side; onChange: (side: Side) => void }) {
  const sides = useSides()
  const activeSide = sides.some(({ id }) => id === side) ? side : 'day'
  return (
    <div className="flex flex-col gap-4">
      <SegmentedControl label="Beside the form" isLabelHidden options={sides} value={activeSide} onChange={onChange} />
      <SideView side={activeSide} />
    </div>
  )
}
