import { maxAdults, maxChildAge, maxChildren, maxInfants } from '@sojourn/contract/document/document-limits'
import { setParty } from '@sojourn/contract/itinerary/list-edits'
import { FieldRow } from '../panes/form-head.tsx'
import { useSetItinerary, useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import { TypedNumber } from '../fields/typed-number.tsx'
import * as wording from './wording.ts'

/** The number of travellers, and the ages of children. */
export function PartyFields() {
  const document = useItineraryState((state) => state.document)
  const { adults, children, childAges, infants } = document
  const itinerary = useItinerary()
  const set = useSetItinerary()
  const change = (fields: Parameters<typeof setParty>[1]) => itinerary.dispatch(setParty(document, fields))
  return (
    <div className="flex flex-col gap-5">
      <FieldRow>
        <TypedNumber
          label={wording.adults}
          hasSteps
          minValue={0}
          maxValue={maxAdults}
          value={adults}
          onType={(count) => change({ adults: count ?? 0 })}
        />
        <TypedNumber
          label={wording.children}
          hasSteps
          minValue={0}
          maxValue={maxChildren}
          value={children}
          onType={(count) => change({ children: count ?? 0 })}
        />
        <TypedNumber
          label={wording.infants}
          hasSteps
          minValue={0}
          maxValue={maxInfants}
          value={infants}
          onType={(count) => change({ infants: count ?? 0 })}
        />
      </FieldRow>
      {children > 0 && (
        <fieldset>
          <legend className="mb-2 text-sm font-medium">{wording.childAges}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-4">
            {/* Ages are stored in order without gaps, so the next one can only be entered after those before it. */}
            {Array.from({ length: Math.min(children, childAges.length + 1) }, (_, index) => (
              <TypedNumber
                key={index}
                label={wording.childAge({ number: index + 1 })}
                minValue={0}
                maxValue={maxChildAge}
                value={childAges[index] ?? null}
                onType={(age) => set({ childAges: withAge(childAges, index, age) })}
              />
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}

/** Clearing an age also clears those after it, because ages are stored in order without gaps. */
const withAge = (ages: readonly number[], index: number, age: number | null): number[] =>
  age === null ? ages.slice(0, index) : [...ages.slice(0, index), age, ...ages.slice(index + 1)]
