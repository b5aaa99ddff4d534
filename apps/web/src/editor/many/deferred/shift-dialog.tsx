import { useState } from 'react'
import { shiftFromDay, shiftLimits } from '@sojourn/contract/itinerary/several/shift-days'
import { NumberField } from '../../../ui/number-field.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { ActionDialog } from '../../panes/deferred/action-dialog.tsx'
import { closeDaysDialog } from '../../panes/open-dialog.ts'
import { useDone } from '../../panes/use-done.ts'
import { useItinerary, useItineraryState } from '../../store/itinerary-context.tsx'
import * as wording from './wording.ts'

/** Moves a day and all those after it to later or earlier dates. It suggests `initialBy` days, negative for earlier, or fewer without room. */
export function ShiftDialog({ day, by: initialBy }: { day: string; by: number }) {
  const itinerary = useItinerary()
  const document = useItineraryState((state) => state.document)
  const done = useDone()
  const [direction, setDirection] = useState<'later' | 'earlier'>(initialBy < 0 ? 'earlier' : 'later')
  const index = document.days.findIndex(({ uuid }) => uuid === day)
  const limits = shiftLimits(document, Math.max(index, 0))
  const limit = limits[direction]
  const [by, setBy] = useState<number | null>(Math.min(Math.abs(initialBy), Math.max(limit, 1)))
  const number = index + 1
  const shift = () => {
    const { document: now } = itinerary.store.getState()
    const signed = direction === 'later' ? Number(by) : -Number(by)
    closeDaysDialog()
    done(shiftFromDay(now, day, signed, () => crypto.randomUUID()))
  }
  const isPossible = by !== null && by >= 1 && by <= limit
  return (
    <ActionDialog
      title={wording.shiftTitle({ day: number })}
      action={wording.shift}
      isDisabled={!isPossible}
      onAction={shift}
    >
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">{wording.shiftHint({ day: number })}</p>
        <RadioGroup
          label={wording.shiftDirection}
          options={[
            { id: 'later', label: wording.later, description: wording.laterHint({ day: number }) },
            {
              id: 'earlier',
              label: wording.earlier,
              description: (limits.earlier > 0 ? wording.earlierHint : wording.noEmptyDays)({ day: number }),
            },
          ]}
          value={direction}
          onChange={setDirection}
        />
        <NumberField
          label={wording.shiftBy}
          hasSteps
          minValue={1}
          maxValue={Math.max(limit, 1)}
          value={by}
          onChange={setBy}
        />
      </div>
    </ActionDialog>
  )
}
