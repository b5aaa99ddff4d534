import { Button } from '../../ui/button.tsx'
import * as wording from './wording.ts'

/** Says that a form contains a draft, and offers to discard it. */
export function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-2 rounded-sm border border-line bg-sunken py-1 ps-4 pe-2 text-sm text-ink-soft">
      {wording.draftNote}
      <Button size="small" variant="quiet" onPress={onDiscard}>
        {wording.discardDraft}
      </Button>
    </p>
  )
}
