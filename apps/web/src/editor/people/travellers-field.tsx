import { maxTravellerRoomLength, maxTravellers } from '@sojourn/contract/document/document-limits'
import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { RowsField } from '../../kit/form/rows-field.tsx'
import { Select } from '../../ui/select.tsx'
import { FieldRow } from '../panes/form-head.tsx'
import { useItinerary } from '../store/itinerary-context.tsx'
import { TypedLine } from '../fields/typed-text.tsx'
import { useRows } from '../fields/use-rows.ts'
import { ItineraryContact } from './itinerary-people.tsx'
import { useTravellerNames } from './use-traveller-names.ts'
import * as wording from './wording.ts'

type Traveller = ItineraryDocument['travellers'][number]

const roles = [
  { id: 'lead', label: wording.roles.lead },
  { id: 'guest', label: wording.roles.guest },
  { id: 'payer', label: wording.roles.payer },
  { id: 'leader', label: wording.roles.leader },
] as const

/** All travellers of the itinerary, each with contact, role and room. */
export function TravellersField() {
  const { isReadOnly } = useItinerary()
  const { rows: travellers, set, change, add } = useRows('travellers')
  const names = useTravellerNames(travellers)
  return (
    <div className="flex flex-col gap-5">
      {travellers.length === 0 && <p className="text-ink-soft">{wording.noTravellers}</p>}
      <RowsField<Traveller>
        label={wording.travellersTitle}
        isLabelHidden
        one={wording.traveller}
        max={maxTravellers}
        isReadOnly={isReadOnly}
        hasAdd={false}
        nameOf={({ contact: uuid }) => names.get(uuid) ?? wording.travellerName}
        blank={() => travellerOf('')}
        rows={travellers}
        onChange={change}
      >
        {({ row, index, set: setField }) => (
          <FieldRow>
            <Select
              label={wording.roleLabel}
              isDisabled={isReadOnly}
              options={roles}
              value={row.role}
              onChange={(role) => setField('role', role)}
            />
            <TypedLine
              label={wording.roomLabel}
              placeholder={wording.roomPlaceholder}
              maxLength={maxTravellerRoomLength}
              value={row.room}
              onType={(room) => set(index, { room }, `room ${index}`)}
            />
          </FieldRow>
        )}
      </RowsField>
      {!isReadOnly && (
        <ItineraryContact
          label={wording.addTraveller}
          description={wording.addTravellerHint}
          value={null}
          onChange={(uuid) => {
            if (uuid === null || travellers.some((one) => one.contact === uuid)) return
            add({ ...travellerOf(uuid), role: travellers.length > 0 ? 'guest' : 'lead' })
          }}
        />
      )}
    </div>
  )
}

const travellerOf = (uuid: string): Traveller => ({ contact: uuid, role: 'guest', room: null })
