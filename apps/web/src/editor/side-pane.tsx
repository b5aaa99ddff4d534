import { SegmentedControl } from '../ui/segmented-control.tsx'
import type { Side } from './panes/use-side.ts'
import { SideView, useSides } from './side-view.tsx'
import * as wording from './wording.ts'

/**
 * The pane beside the form: the selected day at a glance, the route, the preview of the published page, or the media library.
 */
export function SidePane({ side, onChange }: { side: Side; onChange: (side: Side) => void }) {
  const sides = useSides()
  const activeSide = sides.some(({ id }) => id === side) ? side : 'day'
  return (
    <div className="flex flex-col gap-4">
      <SegmentedControl label={wording.sidePane} isLabelHidden options={sides} value={activeSide} onChange={onChange} />
      <SideView side={activeSide} />
    </div>
  )
}
