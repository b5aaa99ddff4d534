import { lazyPane } from './panes/lazy-pane.tsx'
import { useItinerary } from './store/itinerary-context.tsx'
import { type Side, sideIds } from './panes/use-side.ts'
import * as wording from './wording.ts'

const all = sideIds.map((id) => ({ id, label: wording.sides[id] }))

/** The options of the side pane. The library is offered only to users who may add images from it. */
export const useSides = () => {
  const { isReadOnly } = useItinerary()
  return isReadOnly ? all.filter(({ id }) => id !== 'media') : all
}

export const DayGlance = lazyPane(async () => (await import('./days/deferred/day-glance.tsx')).DayGlance)
const RouteMap = lazyPane(async () => (await import('./route/route-map.tsx')).RouteMap)
const LibraryPane = lazyPane(async () => (await import('./media/library-pane.tsx')).LibraryPane)
const LivePreview = lazyPane(async () => (await import('./preview/live-preview.tsx')).LivePreview)

/**
 * The content of the side pane. Its code is loaded when it is first shown. `onOpen` is called when something in it is selected.
 */
export function SideView({ side, onOpen }: { side: Side; onOpen?: () => void }) {
  if (side === 'day') return <DayGlance onOpen={onOpen} />
  if (side === 'media') return <LibraryPane />
  if (side === 'preview') return <LivePreview />
  return <RouteMap onOpen={onOpen} />
}
