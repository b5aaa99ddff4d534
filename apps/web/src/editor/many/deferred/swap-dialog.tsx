import { useState } from 'react'
import { swapDays } from '@sojourn/contract/itinerary/several/shift-days'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Select } from '../../../ui/select.tsx'
import { closeDaysDialog } from '../../panes/open-dialog.ts'
import { useDone } from '../../panes/use-done.ts'
import { useItinerary, useItineraryState } from '../../store/itinerary-context.tsx'
import { dayName } from '../../words/day-words.ts'
import * as wording from './wording.ts'

/** Swaps a day with another one. */
export function SwapDialog({ day }: { day: string }) {
  const itinerary = useItinerary()
  const days = useItineraryState((state) => state.document.days)
  const done = useDone()
  const index = days.findIndex(({ uuid }) => uuid === day)
  const [other, setOther] = useState<string | null>((days[index + 1] ?? days[index - 1])?.uuid ?? null)
  const swap = () => {
    closeDaysDialog()
    if (other !== null) done(swapDays(itinerary.store.getState().document, day, other))
  }
  return (
    <Dialog
      title={wording.swapTitle({ day: index + 1 })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && closeDaysDialog()}
      renderFooter={(close) => (
        <>
          <Button onPress={close}>{wording.cancel}</Button>
          <Button variant="primary" isDisabled={other === null} onPress={swap}>
            {wording.swap}
          </Button>
        </>
      )}
    >
      <Select
        label={wording.swapWith}
        options={days.flatMap(({ uuid, title }, at) => (uuid === day ? [] : [{ id: uuid, label: dayName(at, title) }]))}
        value={other}
        onChange={setOther}
      />
    </Dialog>
  )
}
