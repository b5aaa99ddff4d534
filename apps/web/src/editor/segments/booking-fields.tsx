import { maxConfirmationLength, maxVoucherLength } from '@sojourn/contract/document/document-limits'
import type { Segment } from '@sojourn/contract/document/document'
import type { supplier } from '@sojourn/contract/resources/supplier'
import { ReferenceField } from '../../kit/form/reference-field.tsx'
import { clients } from '../../data/clients.ts'
import { useCan } from '../../data/session.ts'
import { Select } from '../../ui/select.tsx'
import { FieldRow } from '../panes/form-head.tsx'
import { nameOf } from '../../kit/words/record-name.ts'
import { useSetSegment } from '../store/itinerary-context.tsx'
import { TypedDate } from '../fields/typed-date.tsx'
import { TypedLine } from '../fields/typed-text.tsx'
import { bookingStatuses } from './booking-statuses.ts'
import { bookingInWords } from '../words/segment-words.ts'
import { kindFields } from './kind-fields.ts'
import * as wording from './wording.ts'

const { suppliers } = clients

const choices = bookingStatuses.map((id) => ({ id, label: bookingInWords(id) }))

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
          label={wording.bookingStatusLabel}
          description={
            segment.bookingStatus === 'confirmed' && segment.priceLocked ? wording.priceLockedHint : undefined
          }
          options={choices}
          value={segment.bookingStatus}
          onChange={setStatus}
        />
        <TypedLine
          label={wording.confirmationLabel}
          spellCheck={false}
          maxLength={maxConfirmationLength}
          value={segment.confirmationNo}
          onType={(confirmationNo) => set({ confirmationNo }, true)}
        />
        <TypedLine
          label={wording.voucherLabel}
          spellCheck={false}
          maxLength={maxVoucherLength}
          value={segment.voucherNo ?? null}
          onType={(voucherNo) => set({ voucherNo }, true)}
        />
      </FieldRow>
      <TypedDate
        label={wording.deadlineLabel}
        isClearable
        value={segment.deadline}
        onType={(deadline) => set({ deadline }, true)}
      />
      {kindFields[segment.kind].ticket && (
        <TypedDate
          label={wording.ticketingDeadlineLabel}
          isClearable
          value={segment.ticketingDeadline ?? null}
          onType={(ticketingDeadline) => set({ ticketingDeadline }, true)}
        />
      )}
      {seesSuppliers && (
        <ReferenceField<typeof supplier>
          label={wording.supplierLabel}
          description={wording.neverShown}
          client={suppliers}
          nameOf={nameOf}
          one={wording.supplier}
          value={segment.supplier}
          onChange={(chosen) => set({ supplier: chosen })}
        />
      )}
    </>
  )
}
