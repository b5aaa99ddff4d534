import { SegmentedControl } from '../ui/segmented-control.tsx'
import { DayGlance } from './day-glance.tsx'
import { LazyPane } from './lazy-pane.tsx'
import type { Side } from './use-side.ts'

/** What can stand beside the form. */
export const sides: readonly { id: Side; label: string }[] = [
  { id: 'day', label: 'Day' },
  { id: 'route', label: 'Route' },
  { id: 'preview', label: 'Preview' },
]

const loadRoute = async () => (await import('./route/route-map.tsx')).RouteMap
const loadPreview = async () => (await import('./preview/live-preview.tsx')).LivePreview

/** One of the sides; the code of map and preview is fetched when it is first shown. `onOpen` is called when something is chosen. */
export function SideView({ side, onOpen }: { side: Side; onOpen?: () => void }) {
  if (side === 'day') return <DayGlance onOpen={onOpen} />
  if (side === 'preview') return <LazyPane key={side} load={loadPreview} with={{}} />
  return <LazyPane key={side} load={loadRoute} with={{ onOpen }} />
}

/** What stands beside the form: how the chosen day looks, where the trip goes, or the traveller’s page. */
export function SidePane({ side, onChange }: { side: Side; onChange: (side: Side) => void }) {
  return (
    <div className="flex flex-col gap-4">
      <SegmentedControl label="Beside the form" isLabelHidden options={sides} value={side} onChange={onChange} />
      <SideView side={side} />
    </div>
  )
}
