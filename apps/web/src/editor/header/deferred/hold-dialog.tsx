import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

/** Asks until when an itinerary is on hold: to the end of a day, in the time zone of the user. */
export function HoldDialog({ onGiven, onClose }: { onGiven: (heldUntil: string) => void; onClose: () => void }) {
  const [day, setDay] = useState<string | null>(null)
  const [opened] = useState(() => Date.now())
  const end = day === null ? null : new Date(`${day}T23:59:00`)
  const heldUntil = end !== null && end.getTime() > opened ? end.toISOString() : null
  return (
    <Dialog
      title="Until when is the trip held?"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      renderFooter={(close) => (
        <>
          <Button onPress={close}>Cancel</Button>
          <Button variant="primary" isDisabled={heldUntil === null} onPress={() => heldUntil && onGiven(heldUntil)}>
            Hold the trip
          </Button>
        </>
      )}
    >
      <DateField
        label="Last day"
        description="The day after, the trip goes back to quoted by itself."
        errorMessage={day !== null && heldUntil === null ? 'Choose today or a later day' : undefined}
        value={day}
        onChange={setDay}
      />
    </Dialog>
  )
}
