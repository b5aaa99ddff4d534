import { maxAdults, maxChildAge, maxChildren, maxInfants } from '@sojourn/contract/document/document-limits'
import { setParty } from '@sojourn/contract/itinerary/list-edits'
import { FieldRow } from '../panes/form-head.tsx'
import { useSetItinerary, useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import { TypedNumber } from '../fields/typed-number.tsx'

/** How many travel, and how old the children are. */
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
          label="Adults"
          hasSteps
          minValue={0}
          maxValue={maxAdults}
          value={adults}
          onType={(count) => change({ adults: count ?? 0 })}
        />
        <TypedNumber
          label="Children"
          hasSteps
          minValue={0}
          maxValue={maxChildren}
          value={children}
          onType={(count) => change({ children: count ?? 0 })}
        />
        <TypedNumber
          label="Infants"
          hasSteps
          minValue={0}
          maxValue={maxInfants}
          value={infants}
          onType={(count) => change({ infants: count ?? 0 })}
        />
      </FieldRow>
      {children > 0 && (
        <fieldset>
          <legend className="mb-2 text-sm font-medium">Ages of the children</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-4">
            {/* Ages are known from the first child on; the next one can be given when those before it are. */}
            {Array.from({ length: Math.min(children, childAges.length + 1) }, (_, index) => (
              <TypedNumber
                key={index}
                label={`Child ${index + 1}`}
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

/** An age that is taken away takes those after it along: they are ages of children in their order. */
const withAge = (ages: readonly number[], index: number, age: number | null): number[] =>
  age === null ? ages.slice(0, index) : [...ages.slice(0, index), age, ...ages.slice(index + 1)]
