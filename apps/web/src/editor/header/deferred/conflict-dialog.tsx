import type { ReactNode } from 'react'
import { formatWhen } from '../../../kit/words/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { Differences } from '../../history/differences.tsx'
import { documentOf, type Itinerary } from '../../store/itinerary-document.ts'
import { useItinerary, useItineraryState } from '../../store/itinerary-context.tsx'
import * as wording from './wording.ts'

/** Asks whose version to keep when two users have changed the same part of the itinerary. Neither is discarded silently. */
export function ConflictDialog() {
  const save = useItineraryState((state) => state.save)
  return save.kind === 'conflict' ? <Choice current={save.current} /> : null
}

function Choice({ current }: { current: Itinerary }) {
  const itinerary = useItinerary()
  const saved = useItineraryState((state) => state.saved)
  const document = useItineraryState((state) => state.document)
  const keepMine = () => showLostEdits(itinerary.keepMine(current))
  const takeTheirs = () => {
    const putBack = itinerary.takeTheirs(current)
    toast({
      title: wording.theirsKept,
      description: wording.theirsKeptHint,
      action: { label: wording.restoreMine, onAction: () => showLostEdits(putBack()) },
    })
  }
  return (
    <Dialog
      role="alertdialog"
      title={wording.conflictTitle}
      isOpen
      isDismissable={false}
      renderFooter={() => (
        <>
          <Button onPress={takeTheirs}>{wording.keepTheirs}</Button>
          <Button variant="primary" onPress={keepMine}>
            {wording.keepMine}
          </Button>
        </>
      )}
    >
      <p className="text-ink-soft">{wording.conflictHint({ when: formatWhen(current.updatedAt), strong: inBold })}</p>
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        <Changes title={wording.yourChanges}>
          <Differences before={saved} after={document} />
        </Changes>
        <Changes title={wording.theirChanges}>
          <Differences before={saved} after={documentOf(current)} />
        </Changes>
      </div>
    </Dialog>
  )
}

const inBold = (chunks: ReactNode) => (
  <strong key="strong" className="font-medium text-ink">
    {chunks}
  </strong>
)

function Changes({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="mb-2 font-medium">{title}</h3>
      <div className="max-h-72 overflow-y-auto">{children}</div>
    </section>
  )
}

const showLostEdits = (lost: readonly string[]) => {
  if (lost.length === 0) return
  toast({ title: wording.changesLost, description: `${lost.join('; ')}.`, tone: 'danger' })
}
