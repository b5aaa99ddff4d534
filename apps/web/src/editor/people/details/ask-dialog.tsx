import { useState } from 'react'
import { type TravellerRow, type TravellerSection, travellerSections } from '@sojourn/contract/traveller-form'
import { today } from '../../../kit/words/dates.ts'
import { errorMessage } from '../../../kit/words/error-message.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useItinerary, useItineraryState } from '../../store/itinerary-context.tsx'
import { useFormActions } from './form-queries.ts'
import * as wording from './wording.ts'

type Props = { rows: readonly TravellerRow[]; onClose: () => void }

/** Asks travellers for their details. Those who have not answered are chosen at first. */
export function AskDialog({ rows, onClose }: Props) {
  const travellers = rows.filter(({ isTraveller }) => isTraveller)
  const editor = useItinerary()
  const itinerary = useItineraryState((state) => state.record.uuid)
  const { ask } = useFormActions(itinerary)
  const [contacts, setContacts] = useState(
    travellers.filter(({ form }) => form?.state !== 'filled_in').map(({ contact }) => contact),
  )
  const [sections, setSections] = useState<readonly TravellerSection[]>(travellerSections)
  const [answerBy, setAnswerBy] = useState<string | null>(null)
  const [why, setWhy] = useState<string | null>(null)
  const [pending, setPending] = useState<'emails' | 'links' | null>(null)
  const chosen = travellers.filter(({ contact }) => contacts.includes(contact))
  const isEmpty = chosen.length === 0 || sections.length === 0
  const canEmail = chosen.every(({ email }) => email !== null)
  const send = async (byEmail: boolean) => {
    setPending(byEmail ? 'emails' : 'links')
    setWhy(null)
    try {
      await editor.save()
      await ask({ contacts: chosen.map(({ contact }) => contact), sections, answerBy, byEmail })
      const count = chosen.length
      toast({ title: byEmail ? wording.sent({ count }) : wording.created({ count }), tone: 'success' })
      onClose()
    } catch (error) {
      setWhy(errorMessage(error))
      setPending(null)
    }
  }
  return (
    <Dialog
      title={wording.askTitle}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      renderFooter={(close) => (
        <>
          <Button onPress={close} isDisabled={pending !== null}>
            {wording.cancel}
          </Button>
          <Button
            isPending={pending === 'links'}
            isDisabled={isEmpty || pending === 'emails'}
            onPress={() => void send(false)}
          >
            {wording.createLinks}
          </Button>
          <Button
            variant="primary"
            isPending={pending === 'emails'}
            isDisabled={isEmpty || !canEmail || pending === 'links'}
            onPress={() => void send(true)}
          >
            {wording.sendEmails}
          </Button>
        </>
      )}
    >
      <div className="flex flex-col gap-6">
        <Choices
          label={wording.whom}
          options={travellers.map(({ contact, name, email }) => ({
            id: contact,
            label: name,
            description: email ?? wording.noEmail,
          }))}
          value={contacts}
          onChange={setContacts}
        />
        {!canEmail && <p className="text-sm text-ink-soft">{wording.someWithoutEmail}</p>}
        <Choices
          label={wording.what}
          options={travellerSections.map((id) => ({ id, label: wording.sections[id] }))}
          value={sections}
          onChange={setSections}
        />
        <DateField
          label={wording.answerBy}
          description={wording.answerByHint}
          isClearable
          minValue={today()}
          value={answerBy}
          onChange={setAnswerBy}
        />
        <p className="text-sm text-ink-soft">{wording.stored}</p>
        {why && (
          <p role="alert" className="text-sm text-danger">
            {why}
          </p>
        )}
      </div>
    </Dialog>
  )
}

type ChoicesProps<Id extends string> = {
  label: string
  options: readonly { id: Id; label: string; description?: string }[]
  value: readonly Id[]
  onChange: (value: Id[]) => void
}

function Choices<Id extends string>({ label, options, value, onChange }: ChoicesProps<Id>) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      {options.map((option) => (
        <Checkbox
          key={option.id}
          isSelected={value.includes(option.id)}
          description={option.description}
          onChange={(isChosen) =>
            onChange(options.map(({ id }) => id).filter((id) => (id === option.id ? isChosen : value.includes(id))))
          }
        >
          <span dir="auto" className="wrap-anywhere">
            {option.label}
          </span>
        </Checkbox>
      ))}
    </fieldset>
  )
}
