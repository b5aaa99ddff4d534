import { useState } from 'react'
import { swapDays } from '@sojourn/contract/itinerary/several/shift-days'
import { Select } from '../../../ui/select.tsx'
import { ActionDialog } from '../../panes/deferred/action-dialog.tsx'
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
    <ActionDialog
      title={wording.swapTitle({ day: index + 1 })}
      action={wording.swap}
      isDisabled={other === null}
      onAction={swap}
    >
      <Select
        label={wording.swapWith}
        options={days.flatMap(({ uuid, title }, at) => (uuid === day ? [] : [{ id: uuid, label: dayName(at, title) }]))}
        value={other}
        onChange={setOther}
      />
    </ActionDialog>
  )
}
