import { useState } from 'react'
import { formatWhen } from '../../../kit/words/dates.ts'
import { countOf } from '../../../kit/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { useItinerary } from '../../store/itinerary-context.tsx'

/** Offers to restore edits of an earlier visit that were made on another version of the itinerary and never saved. */
export function DraftNote() {
  const itinerary = useItinerary()
  const [draft, setDraft] = useState(itinerary.olderDraft)
  if (!draft) return null

  const apply = () => {
    const lost = itinerary.applyDraft(draft.edits)
    setDraft(null)
    if (lost.length === 0) return
    toast({ title: 'Some of them were not possible any more', description: `${lost.join('; ')}.`, tone: 'warning' })
  }
  const drop = () => {
    itinerary.dropDraft()
    setDraft(null)
  }
  return (
    <section
      aria-label="Unsaved changes"
      className="mt-1 mb-4 flex flex-wrap items-center justify-between gap-3 rounded-sm border border-line bg-warning-tint px-4 py-2.5 text-sm text-warning"
    >
      <p className="min-w-0">
        {countOf(draft.edits.length, 'change')} of yours from {formatWhen(draft.savedAt)} never reached the server, and
        the trip has changed since.
      </p>
      <span className="flex gap-2">
        <Button size="small" onPress={drop}>
          Throw away
        </Button>
        <Button size="small" variant="primary" onPress={apply}>
          Apply them now
        </Button>
      </span>
    </section>
  )
}
