import { CheckboxGroup } from 'react-aria-components/CheckboxGroup'
import type { Segment } from '@sojourn/contract/document/document'
import { travellersOf } from '@sojourn/contract/itinerary/stay-travellers'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldLabel, FieldNotes, fieldProps } from '../../ui/field.tsx'
import { useTravellerNames } from '../people/use-traveller-names.ts'
import { useSetSegment, useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import * as wording from './wording.ts'

/** Which of the travellers stay here. If none is selected, all of them do. */
export function WhoStaysField({ segment }: { segment: Segment }) {
  const set = useSetSegment(segment.uuid)
  const { isReadOnly } = useItinerary()
  const travellers = useItineraryState((state) => state.document.travellers)
  const names = useTravellerNames(travellers)
  const contacts = [...new Set(travellers.map(({ contact }) => contact))]
  const choose = (chosen: readonly string[]) => {
    const some = contacts.filter((contact) => chosen.includes(contact))
    set({ for: some.length > 0 ? some : null })
  }
  return (
    <CheckboxGroup
      {...fieldProps({ label: wording.guestsTitle, isLabelHidden: true })}
      isDisabled={isReadOnly}
      value={[...(travellersOf(segment) ?? [])]}
      onChange={choose}
    >
      <FieldLabel label={wording.guestsTitle} isLabelHidden />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-x-6 gap-y-2">
        {contacts.map((contact) => (
          <Checkbox key={contact} value={contact}>
            <span dir="auto" className="wrap-anywhere">
              {names.get(contact) ?? wording.traveller}
            </span>
          </Checkbox>
        ))}
      </div>
      <FieldNotes description={wording.guestsHint} />
    </CheckboxGroup>
  )
}
