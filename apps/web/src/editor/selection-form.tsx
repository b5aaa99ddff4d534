import { MousePointerClick } from 'lucide-react'
import { EmptyState } from '../ui/empty-state.tsx'
import { SkeletonForm } from '../ui/skeleton.tsx'
import { LazyPane } from './panes/lazy-pane.tsx'
import { loadDayForm } from './days/load-day-form.ts'
import { loadSegmentForm } from './segments/load-segment-form.ts'
import { useItineraryState } from './store/itinerary-context.tsx'

/** The form of whatever is chosen in the list. */
export function SelectionForm() {
  const selection = useItineraryState((state) => state.selection)
  const segment = useItineraryState(({ document }) => document.segments.find((one) => one.uuid === selection?.uuid))
  const index = useItineraryState(({ document }) => document.days.findIndex((one) => one.uuid === selection?.uuid))
  const day = useItineraryState(({ document }) => document.days[index])
  if (segment)
    return <LazyPane key={segment.uuid} load={loadSegmentForm} with={{ segment }} fallback={<SkeletonForm />} />
  if (day) return <LazyPane key={day.uuid} load={loadDayForm} with={{ day, index }} fallback={<SkeletonForm />} />
  return (
    <EmptyState icon={MousePointerClick} title="Nothing chosen">
      Choose a day or a segment to see and change it here.
    </EmptyState>
  )
}
