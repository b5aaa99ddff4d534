import { useState } from 'react'
import { formatWhen } from '../../../kit/words/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { useItinerary } from '../../store/itinerary-context.tsx'
import * as wording from './wording.ts'

/** Offers to restore edits of an earlier visit that were made on another version of the itinerary and never saved. */
export function DraftNote() {
  const itinerary = useItinerary()
  const [draft, setDraft] = useState(itinerary.olderDraft)
  if (!draft) return null

  const apply = () => {
    const lost = itinerary.applyDraft(draft.edits)
    setDraft(null)
    if (lost.length === 0) return
    toast({
      title: wording.changesLost,
      description: wording.changesLostHint({ changes: lost.join('; ') }),
      tone: 'warning',
    })
  }
  const drop = () => {
    itinerary.dropDraft()
    setDraft(null)
  }
  return (
    <section
      aria-label={wording.draftTitle}
      className="mt-1 mb-4 flex flex-wrap items-center justify-between gap-3 rounded-sm border border-line bg-warning-tint px-4 py-2.5 text-sm text-warning"
    >
      <p className="min-w-0">{wording.draftHint({ count: draft.edits.length, when: formatWhen(draft.savedAt) })}</p>
      <span className="flex gap-2">
        <Button size="small" onPress={drop}>
          {wording.discardDraft}
        </Button>
        <Button size="small" variant="primary" onPress={apply}>
          {wording.applyDraft}
        </Button>
      </span>
    </section>
  )
}
