import { maxTitleLength } from '@sojourn/contract/document/document-limits'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import * as wording from './wording.ts'

/** The choices for the copy of an itinerary. */
export type WantedCopy = { title: string; keepPeople: boolean }

type DuplicateDialogProps = {
  /** The title of the itinerary that is copied. */
  title: string
  /** Makes the copy, and shows it or the error. */
  onDuplicate: (wanted: WantedCopy) => Promise<void>
  onClose: () => void
}

const mark = wording.copyMark({ title: '' })

/** Asks for the copy's title and whether its travellers are copied too. */
export function DuplicateDialog({ title: original, onDuplicate, onClose }: DuplicateDialogProps) {
  const [title, setTitle] = useState(
    wording.copyMark({ title: original.slice(0, maxTitleLength - mark.length).trimEnd() }),
  )
  const [keepPeople, setKeepPeople] = useState(false)
  const [isPending, setIsPending] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const isNamed = title.trim() !== ''
  const duplicate = async () => {
    setIsTried(true)
    if (!isNamed) return
    setIsPending(true)
    await onDuplicate({ title: title.trim(), keepPeople })
    onClose()
  }
  return (
    <Dialog
      title={wording.duplicateTitle}
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      renderFooter={(close) => (
        <>
          <Button onPress={close} isDisabled={isPending}>
            {wording.cancel}
          </Button>
          <Button
            variant="primary"
            onPress={() => void duplicate()}
            isPending={isPending}
            pendingLabel={wording.duplicating}
          >
            {wording.duplicate}
          </Button>
        </>
      )}
    >
      <div className="flex flex-col gap-5">
        <TextField
          label={wording.copyTitle}
          value={title}
          onChange={setTitle}
          maxLength={maxTitleLength}
          isRequired
          autoFocus
          onEnter={() => {
            void duplicate()
            return true
          }}
          errorMessage={isTried && !isNamed ? wording.copyTitleMissing : undefined}
        />
        <Checkbox isSelected={keepPeople} onChange={setKeepPeople} description={wording.keepPeopleHint}>
          {wording.keepPeople}
        </Checkbox>
        <p className="text-sm text-ink-soft">{wording.duplicateNotice}</p>
      </div>
    </Dialog>
  )
}
