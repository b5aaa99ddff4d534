import type { ReactNode } from 'react'
import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { contentFields } from '@sojourn/contract/document/content-fields'
import { formatWhen } from '../../../kit/words/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { Differences } from '../../history/differences.tsx'
import type { Dispute } from '../../merge/merge-edits.ts'
import { useItinerary, useItineraryState } from '../../store/itinerary-context.tsx'
import type { SaveState } from '../../store/itinerary-store.ts'
import * as wording from './wording.ts'

/** Asks whose choices count where two users chose differently. All their other changes are merged. */
export function ConflictDialog() {
  const save = useItineraryState((state) => state.save)
  return save.kind === 'conflict' ? <Choice conflict={save} /> : null
}

function Choice({ conflict: { current, disputes } }: { conflict: Extract<SaveState, { kind: 'conflict' }> }) {
  const itinerary = useItinerary()
  const saved = useItineraryState((state) => state.saved)
  const decide = async (wins: 'mine' | 'theirs') => showLostEdits(await itinerary.decide(current, wins))
  return (
    <Dialog
      role="alertdialog"
      title={wording.conflictTitle}
      isOpen
      isDismissable={false}
      renderFooter={() => (
        <>
          <Button onPress={() => void decide('theirs')}>{wording.keepTheirs}</Button>
          <Button variant="primary" onPress={() => void decide('mine')}>
            {wording.keepMine}
          </Button>
        </>
      )}
    >
      <p className="text-ink-soft">{wording.conflictHint({ when: formatWhen(current.updatedAt), strong: inBold })}</p>
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        <Changes title={wording.yourChanges}>
          <Differences before={saved} after={withChoices(saved, disputes, 'mine')} />
        </Changes>
        <Changes title={wording.theirChanges}>
          <Differences before={saved} after={withChoices(saved, disputes, 'theirs')} />
        </Changes>
      </div>
    </Dialog>
  )
}

/** The version that both started from, with the disputed choices of one of them. */
const withChoices = (
  document: ItineraryDocument,
  disputes: readonly Dispute[],
  whose: 'mine' | 'theirs',
): ItineraryDocument => {
  const fieldsOf = (uuid: string | null) =>
    Object.fromEntries(
      disputes.flatMap(({ target, field, [whose]: value }) =>
        (target.kind === 'itinerary' ? null : target.uuid) === uuid ? [[field, value]] : [],
      ),
    )
  return {
    ...document,
    ...fieldsOf(null),
    days: document.days.map((day) => ({ ...day, ...fieldsOf(day.uuid) })),
    segments: document.segments.map((segment) => {
      const fields = fieldsOf(segment.uuid)
      return {
        ...segment,
        ...fields,
        ...(segment.source && { overrides: { ...segment.overrides, ...contentOf(fields) } }),
      }
    }),
  }
}

const contentOf = (fields: Record<string, unknown>) =>
  Object.fromEntries(contentFields.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])))

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
  toast({
    title: wording.changesLost,
    description: wording.changesLostHint({ changes: lost.join('; ') }),
    tone: 'danger',
  })
}
