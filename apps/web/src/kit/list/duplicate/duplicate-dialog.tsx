import { maxTitleLength } from '@sojourn/contract/document/document-limits'
import type { contact } from '@sojourn/contract/resources/contact'
import { useState } from 'react'
import { clients } from '../../../data/clients.ts'
import { useCan } from '../../../data/session.ts'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form } from '../../../ui/form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ReferenceField } from '../../form/reference-field.tsx'
import { nameOf } from '../../words/record-name.ts'
import { type CopiedParts, onlyDays } from './copied-parts.ts'
import { CopiedPartsFields } from './copied-parts-fields.tsx'
import * as wording from './wording.ts'

/** The choices for the copy of an itinerary. */
export type WantedCopy = CopiedParts & { title: string; client?: string | null; startDate: string | null }

type DuplicateDialogProps = {
  /** The title and start date of the itinerary that is copied. */
  title: string
  startDate: string | null
  /** Makes the copy, and shows it or the error. */
  onDuplicate: (wanted: WantedCopy) => Promise<void>
  onClose: () => void
}

const mark = wording.copyMark({ title: '' })

/** Asks for the client, start date and title of the copy, and for what else is copied. */
export function DuplicateDialog({ title: original, startDate: before, onDuplicate, onClose }: DuplicateDialogProps) {
  const [title, setTitle] = useState(
    wording.copyMark({ title: original.slice(0, maxTitleLength - mark.length).trimEnd() }),
  )
  const [client, setClient] = useState<string | null>(null)
  const [startDate, setStartDate] = useState(before)
  const [parts, setParts] = useState(onlyDays)
  const [isPending, setIsPending] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const mayReadContacts = useCan('contacts:read')
  const isNamed = title.trim() !== ''
  const duplicate = async () => {
    if (isPending) return
    setIsTried(true)
    if (!isNamed) return
    setIsPending(true)
    // Without a client of its own, a copy with its travellers is for the same client.
    const ofClient = client === null && parts.keepPeople ? {} : { client }
    await onDuplicate({ title: title.trim(), startDate, ...parts, ...ofClient })
    onClose()
  }
  return (
    <Dialog title={wording.duplicateTitle} isOpen onOpenChange={onClose} isDismissable={false}>
      {(close) => (
        <Form label={wording.duplicateTitle} onSubmit={() => void duplicate()} className="flex flex-col gap-5">
          <div className="grid gap-5 sm:grid-cols-2">
            {mayReadContacts && (
              <ReferenceField<typeof contact>
                label={wording.client}
                description={wording.clientHint}
                client={clients.contacts}
                nameOf={nameOf}
                one={wording.contact}
                value={client}
                onChange={setClient}
                autoFocus
              />
            )}
            <DateField
              label={wording.startDate}
              description={wording.startDateHint}
              value={startDate}
              onChange={setStartDate}
              isClearable
            />
          </div>
          <CopiedPartsFields value={parts} onChange={setParts} />
          <TextField
            label={wording.copyTitle}
            value={title}
            onChange={setTitle}
            maxLength={maxTitleLength}
            isRequired
            autoFocus={!mayReadContacts}
            errorMessage={isTried && !isNamed ? wording.copyTitleMissing : undefined}
          />
          <p className="text-sm text-ink-soft">{wording.duplicateNotice}</p>
          <div className="sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap justify-end gap-2 border-t border-line bg-overlay px-6 py-4">
            <Button onPress={close} isDisabled={isPending}>
              {wording.cancel}
            </Button>
            <Button type="submit" variant="primary" isPending={isPending} pendingLabel={wording.duplicating}>
              {wording.duplicate}
            </Button>
          </div>
        </Form>
      )}
    </Dialog>
  )
}
