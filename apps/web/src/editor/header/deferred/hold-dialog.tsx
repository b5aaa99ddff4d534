import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import * as wording from './wording.ts'

/** Asks until when an itinerary is on hold: to the end of a day, in the time zone of the user. */
export function HoldDialog({ onGiven, onClose }: { onGiven: (heldUntil: string) => void; onClose: () => void }) {
  const [day, setDay] = useState<string | null>(null)
  const [opened] = useState(() => Date.now())
  const end = day === null ? null : new Date(`${day}T23:59:00`)
  const heldUntil = end !== null && end.getTime() > opened ? end.toISOString() : null
  return (
    <Dialog
      title={wording.holdTitle}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      renderFooter={(close) => (
        <>
          <Button onPress={close}>{wording.cancel}</Button>
          <Button variant="primary" isDisabled={heldUntil === null} onPress={() => heldUntil && onGiven(heldUntil)}>
            {wording.holdTitle}
          </Button>
        </>
      )}
    >
      <DateField
        label={wording.holdDate}
        description={wording.holdDateHint}
        errorMessage={day !== null && heldUntil === null ? wording.holdDateInvalid : undefined}
        value={day}
        onChange={setDay}
      />
    </Dialog>
  )
}
