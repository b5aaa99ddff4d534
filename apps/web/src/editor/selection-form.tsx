import { MousePointerClick } from 'lucide-react'
import { EmptyState } from '../ui/empty-state.tsx'
import { SkeletonForm } from '../ui/skeleton.tsx'
import { lazyPane } from './panes/lazy-pane.tsx'
import { useItineraryState } from './store/itinerary-context.tsx'

/** The form of a day, whose code comes after the list has been shown. */
export const DayForm = lazyPane(async () => (await import('./days/day-form.tsx')).DayForm, <SkeletonForm />)
/** The form of a segment. */
export const SegmentForm = lazyPane(
  async () => (await import('./segments/segment-form.tsx')).SegmentForm,
  <SkeletonForm />,
)

/** The form of whatever is chosen in the list. */
export function SelectionForm() {
  const selection = useItineraryState((state) => state.selection)
  const segment = useItineraryState(({ document }) => document.segments.find((one) => one.uuid === selection?.uuid))
  const index = useItineraryState(({ document }) => document.days.findIndex((one) => one.uuid === selection?.uuid))
  const day = useItineraryState(({ document }) => document.days[index])
  if (segment) return <SegmentForm key={segment.uuid} segment={segment} />
  if (day) return <DayForm key={day.uuid} day={day} index={index} />
  return (
    <EmptyState icon={MousePointerClick} title="Nothing chosen">
      Choose a day or a segment to see and change it here.
    </EmptyState>
  )
}
