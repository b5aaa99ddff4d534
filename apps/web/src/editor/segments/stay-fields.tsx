import { maxNights } from '@sojourn/contract/document/document-limits'
import type { Segment } from '@sojourn/contract/document/document'
import { boardNames, boards } from '@sojourn/contract/document/boards'
import { Select } from '../../ui/select.tsx'
import { FieldRow } from '../panes/form-head.tsx'
import { useSetSegment } from '../store/itinerary-context.tsx'
import { TypedNumber } from '../fields/typed-number.tsx'
import { TypedTime } from '../fields/typed-time.tsx'
import * as wording from './wording.ts'

const boardChoices = [
  { id: 'none' as const, label: wording.noBoard },
  ...boards.map((id) => ({ id, label: boardNames[id] })),
]

/** The nights of a stay, its meals, and the times of check-in and check-out. */
export function StayFields({ segment }: { segment: Segment }) {
  const set = useSetSegment(segment.uuid)
  return (
    <>
      <FieldRow>
        <TypedNumber
          label={wording.nightsLabel}
          minValue={0}
          maxValue={maxNights}
          hasSteps
          value={segment.nights}
          onType={(nights) => set({ nights: nights ?? 0 })}
        />
        <Select
          label={wording.stayFields.board}
          options={boardChoices}
          value={segment.board ?? 'none'}
          onChange={(board) => set({ board: board === 'none' ? null : board })}
        />
      </FieldRow>
      <FieldRow>
        <TypedTime
          label={wording.stayFields.checkIn}
          value={segment.checkIn}
          onType={(checkIn) => set({ checkIn }, true)}
        />
        <TypedTime
          label={wording.stayFields.checkOut}
          value={segment.checkOut}
          onType={(checkOut) => set({ checkOut }, true)}
        />
      </FieldRow>
    </>
  )
}
