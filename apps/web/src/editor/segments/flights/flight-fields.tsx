import { maxServiceLengths } from '@sojourn/contract/document/document-limits'
import type { Segment } from '@sojourn/contract/document/document'
import { TypedLine } from '../../fields/typed-text.tsx'
import { FieldRow } from '../../panes/form-head.tsx'
import { numberChanges } from './flight-changes.ts'
import { FoundFlights } from './found-flights.tsx'
import { useSetWithTitle } from './use-set-with-title.ts'
import * as wording from './wording.ts'

/** The number and the airline of a flight, and the flights on record with that number. */
export function FlightFields({ segment }: { segment: Segment }) {
  const set = useSetWithTitle(segment.uuid)
  return (
    <>
      <FieldRow>
        <TypedLine
          label={wording.number}
          spellCheck={false}
          description={segment.number ? undefined : wording.numberHint}
          maxLength={maxServiceLengths.number}
          value={segment.number}
          onType={(number) => set(numberChanges(segment, number), true)}
        />
        <TypedLine
          label={wording.airline}
          maxLength={maxServiceLengths.carrier}
          value={segment.carrier}
          onType={(carrier) => set({ carrier }, true)}
        />
      </FieldRow>
      <FoundFlights key={segment.uuid} segment={segment} />
    </>
  )
}
