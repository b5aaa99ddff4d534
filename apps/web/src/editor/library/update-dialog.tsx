import { useState } from 'react'
import type { Segment } from '@sojourn/contract/document/document'
import type { ContentField } from '@sojourn/contract/document/content-fields'
import { effectiveSegment } from '@sojourn/contract/itinerary/effective'
import { type LibraryUpdate, libraryUpdates, takeUpdates } from '@sojourn/contract/itinerary/library-update'
import { fieldWords } from '@sojourn/contract/itinerary/words'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { closeDaysDialog, useDaysDialog } from '../panes/open-dialog.ts'
import { titleOf } from '../words/segment-words.ts'
import { useItineraryState } from '../store/itinerary-context.tsx'
import { useDone } from '../panes/use-done.ts'
import { ContentValue } from './content-value.tsx'
import { useFreshSegment } from '../segments/outdated-finder.ts'
import * as wording from './wording.ts'

/** What has changed in the library since a segment was taken from it, and which of these changes to apply. */
export function UpdateDialog() {
  const about = useDaysDialog(({ open }) => (open?.from === 'update' ? open.segment : null))
  const segment = useItineraryState(({ document }) => document.segments.find(({ uuid }) => uuid === about))
  return segment ? <Update key={segment.uuid} segment={segment} /> : null
}

function Update({ segment }: { segment: Segment }) {
  const done = useDone()
  const fresh = useFreshSegment(segment)
  const updates = fresh ? libraryUpdates(segment, fresh) : []
  const [chosen, setChosen] = useState<ReadonlyMap<ContentField, boolean>>(new Map())
  const isTaken = ({ field, isOverridden }: LibraryUpdate) => chosen.get(field) ?? !isOverridden
  if (!fresh || updates.length === 0) return null
  const take = (fields: readonly ContentField[]) => {
    closeDaysDialog()
    done(takeUpdates(segment, fresh, fields))
  }
  const taken = updates.filter(isTaken).map(({ field }) => field)
  return (
    <Dialog
      title={wording.updateTitle({ title: titleOf(segment) })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && closeDaysDialog()}
      renderFooter={(close) => (
        <>
          <Button onPress={close}>{wording.cancel}</Button>
          {taken.length < updates.length && (
            <Button onPress={() => take(updates.map(({ field }) => field))}>{wording.updateAll}</Button>
          )}
          <Button variant="primary" onPress={() => take(taken)}>
            {taken.length === 0
              ? wording.updateNone
              : taken.length === updates.length
                ? wording.updateAll
                : wording.updateSelected}
          </Button>
        </>
      )}
    >
      <p className="mb-5 text-ink-soft">{wording.updateHint}</p>
      <div className="flex flex-col gap-6">
        {updates.map((update) => (
          <Choice
            key={update.field}
            segment={segment}
            update={update}
            isTaken={isTaken(update)}
            onChoose={(isWanted) => setChosen(new Map(chosen).set(update.field, isWanted))}
          />
        ))}
      </div>
    </Dialog>
  )
}

type ChoiceProps = {
  segment: Segment
  update: LibraryUpdate
  isTaken: boolean
  onChoose: (isTaken: boolean) => void
}

function Choice({ segment, update, isTaken, onChoose }: ChoiceProps) {
  const { field, pinned, now, isOverridden } = update
  const name = fieldWords(field)
  return (
    <section aria-label={name} className="border-t border-line pt-4">
      <h3 className="eyebrow mb-3">{name}</h3>
      <div className={classNames('grid gap-4', isOverridden ? 'md:grid-cols-3' : 'md:grid-cols-2')}>
        <Side title={wording.libraryBefore}>
          <ContentValue field={field} value={pinned} />
        </Side>
        <Side title={wording.libraryNow}>
          <ContentValue field={field} value={now} />
        </Side>
        {isOverridden && (
          <Side title={wording.thisItinerary}>
            <ContentValue field={field} value={effectiveSegment(segment)[field]} />
          </Side>
        )}
      </div>
      <RadioGroup
        label={wording.choiceLabel({ field: name })}
        isLabelHidden
        className="mt-3"
        options={[
          { id: 'take', label: wording.takeLibrary },
          { id: 'keep', label: isOverridden ? wording.keepOwn : wording.keepBefore },
        ]}
        value={isTaken ? 'take' : 'keep'}
        onChange={(choice) => onChoose(choice === 'take')}
      />
    </section>
  )
}

function Side({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0 rounded-sm bg-sunken p-3">
      <p className="mb-1.5 text-xs text-ink-soft">{title}</p>
      <div className="max-h-60 overflow-y-auto text-sm">{children}</div>
    </div>
  )
}
