import type { Segment } from '@sojourn/contract/itinerary/document'
import { boards } from '@sojourn/contract/boards'
import { Select } from '../../ui/select.tsx'
import { FieldRow } from '../panes/form-head.tsx'
import { boardWords } from '../words/segment-kinds.ts'
import { useSetSegment } from '../store/itinerary-context.tsx'
import { TypedNumber } from '../fields/typed-number.tsx'
import { TypedTime } from '../fields/typed-time.tsx'

const boardChoices = [
  { id: 'none' as const, label: 'Not said' },
  ...boards.map((id) => ({ id, label: boardWords[id] })),
]

/** How long a stay is, what is eaten there, and when one comes and goes. */
export function StayFields({ segment }: { segment: Segment }) {
  const set = useSetSegment(segment.uuid)
  return (
    <>
      <FieldRow>
        <TypedNumber
          label="Nights"
          minValue={0}
          maxValue={60}
          hasSteps
          value={segment.nights}
          onType={(nights) => set({ nights: nights ?? 0 })}
        />
        <Select
          label="Board"
          options={boardChoices}
          value={segment.board ?? 'none'}
          onChange={(board) => set({ board: board === 'none' ? null : board })}
        />
      </FieldRow>
      <FieldRow>
        <TypedTime label="Check-in" value={segment.checkIn} onType={(checkIn) => set({ checkIn }, true)} />
        <TypedTime label="Check-out" value={segment.checkOut} onType={(checkOut) => set({ checkOut }, true)} />
      </FieldRow>
    </>
  )
}
