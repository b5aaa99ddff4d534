import type { ReactNode } from 'react'
import { formatWhen } from '../../../kit/words/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { Differences } from '../../history/differences.tsx'
import { documentOf, type Itinerary } from '../../store/itinerary-document.ts'
import { useItinerary, useItineraryState } from '../../store/itinerary-context.tsx'

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
      title: 'You have the other version now',
      description: 'Your own changes were set aside.',
      action: { label: 'Put mine back', onAction: () => showLostEdits(putBack()) },
    })
  }
  return (
    <Dialog
      role="alertdialog"
      title="Somebody changed this trip meanwhile"
      isOpen
      isDismissable={false}
      renderFooter={() => (
        <>
          <Button onPress={takeTheirs}>Take theirs</Button>
          <Button variant="primary" onPress={keepMine}>
            Keep mine
          </Button>
        </>
      )}
    >
      <p className="text-ink-soft">
        It was saved {formatWhen(current.updatedAt)} from another window or by a colleague. Your text is still here.
        <strong className="font-medium text-ink"> Keep mine</strong> makes your changes again on that version.
      </p>
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        <Changes title="Yours, not saved yet">
          <Differences before={saved} after={document} />
        </Changes>
        <Changes title="Theirs">
          <Differences before={saved} after={documentOf(current)} />
        </Changes>
      </div>
    </Dialog>
  )
}

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
  toast({ title: 'Some of your changes are not possible any more', description: `${lost.join('; ')}.`, tone: 'danger' })
}
