import { maxTitleLength } from '@sojourn/contract/document/document-limits'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** The choices for the copy of an itinerary. */
export type WantedCopy = { title: string; keepPeople: boolean }

type DuplicateDialogProps = {
  /** The title of the itinerary that is copied. */
  title: string
  /** Makes the copy, and shows it or the error. */
  onDuplicate: (wanted: WantedCopy) => Promise<void>
  onClose: () => void
}

const mark = ' (copy)'

/** Asks for the copy's title and whether its travellers are copied too. */
export function DuplicateDialog({ title: original, onDuplicate, onClose }: DuplicateDialogProps) {
  const [title, setTitle] = useState(`${original.slice(0, maxTitleLength - mark.length).trimEnd()}${mark}`)
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
      title="Duplicate itinerary"
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      renderFooter={(close) => (
        <>
          <Button onPress={close} isDisabled={isPending}>
            Cancel
          </Button>
          <Button variant="primary" onPress={() => void duplicate()} isPending={isPending} pendingLabel="Duplicating">
            Duplicate
          </Button>
        </>
      )}
    >
      <div className="flex flex-col gap-5">
        <TextField
          label="Title of the copy"
          value={title}
          onChange={setTitle}
          maxLength={maxTitleLength}
          isRequired
          autoFocus
          onEnter={() => {
            void duplicate()
            return true
          }}
          errorMessage={isTried && !isNamed ? 'Give it a title.' : undefined}
        />
        <Checkbox
          isSelected={keepPeople}
          onChange={setKeepPeople}
          description="Leave this off when the copy is for somebody else."
        >
          Keep the client, agency and travellers
        </Checkbox>
        <p className="text-sm text-ink-soft">
          The copy is a new enquiry. Booking status, confirmation numbers, documents and share links are not copied.
        </p>
      </div>
    </Dialog>
  )
}
