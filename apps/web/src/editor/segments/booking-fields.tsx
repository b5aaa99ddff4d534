import { maxConfirmationLength } from '@sojourn/contract/document/document-limits'
import type { Segment } from '@sojourn/contract/document/document'
import type { supplier } from '@sojourn/contract/resources/supplier'
import { ReferenceField } from '../../kit/form/reference-field.tsx'
import { clients } from '../../data/clients.ts'
import { useCan } from '../../data/session.ts'
import { Select } from '../../ui/select.tsx'
import { FieldRow } from '../panes/form-head.tsx'
import { nameOf } from '../people/itinerary-people.tsx'
import { useSetSegment } from '../store/itinerary-context.tsx'
import { TypedDate } from '../fields/typed-date.tsx'
import { TypedLine } from '../fields/typed-text.tsx'
import { bookingWords } from './segment-summaries.ts'

const { suppliers } = clients

const statuses = [
  'not_requested',
  'requested',
  'provisional',
  'waitlisted',
  'confirmed',
  'declined',
  'cancelled',
] as const satisfies readonly Segment['bookingStatus'][]

const choices = statuses.map((id) => ({ id, label: bookingWords[id] }))

/** The booking status of a segment and its supplier. */
export function BookingFields({ segment }: { segment: Segment }) {
  const set = useSetSegment(segment.uuid)
  const seesSuppliers = useCan('suppliers:read')
  const setStatus = (bookingStatus: Segment['bookingStatus']) => {
    if (bookingStatus === segment.bookingStatus) return
    // A confirmed booking has an agreed price; the server locks the price in the same save.
    set({ bookingStatus, ...(bookingStatus === 'confirmed' && !segment.priceLocked ? { priceLocked: true } : {}) })
  }
  return (
    <>
      <FieldRow>
        <Select
          label="Status of the booking"
          description={
            segment.bookingStatus === 'confirmed' && segment.priceLocked ? 'Its price is locked.' : undefined
          }
          options={choices}
          value={segment.bookingStatus}
          onChange={setStatus}
        />
        <TypedLine
          label="Confirmation number"
          maxLength={maxConfirmationLength}
          value={segment.confirmationNo}
          onType={(confirmationNo) => set({ confirmationNo }, true)}
        />
      </FieldRow>
      <TypedDate
        label="Book or release by"
        isClearable
        value={segment.deadline}
        onType={(deadline) => set({ deadline }, true)}
      />
      {seesSuppliers && (
        <ReferenceField<typeof supplier>
          label="Supplier"
          description="Never shown to travellers."
          client={suppliers}
          nameOf={nameOf}
          one="supplier"
          value={segment.supplier}
          onChange={(chosen) => set({ supplier: chosen })}
        />
      )}
    </>
  )
}
