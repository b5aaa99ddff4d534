import type { contact } from '@sojourn/contract/resources/contact'
import type { destination } from '@sojourn/contract/resources/destination'
import type { supplier } from '@sojourn/contract/resources/supplier'
import type { FieldValues } from 'react-hook-form'
import type { InputProps } from '../kit/form/inputs.tsx'
import { ReferenceField, type ReferenceFieldProps } from '../kit/form/reference-field.tsx'
import { ReferenceInput, ReferencesInput } from '../kit/form/reference-input.tsx'
import { clients } from '../data/clients.ts'
import { useCan } from '../data/session.ts'

type Chosen = InputProps<FieldValues> & { except?: string; description?: string }

const { destinations, suppliers, contacts } = clients

/** Every resource but guides is known by its name. */
const nameOf = (record: object): string => ('name' in record ? String(record.name) : '')

/** The destination something lies in. */
export function DestinationInput(props: Chosen) {
  return (
    <ReferenceInput<FieldValues, typeof destination>
      {...props}
      client={destinations}
      nameOf={nameOf}
      one="destination"
    />
  )
}

/** Who something is bought from; nothing for those who may not know. */
export function SupplierInput(props: Chosen) {
  return useCan('suppliers:read') ? (
    <ReferenceInput<FieldValues, typeof supplier> {...props} client={suppliers} nameOf={nameOf} one="supplier" />
  ) : null
}

/** Somebody the company knows. */
export function ContactField(props: Omit<ReferenceFieldProps<typeof contact>, 'client' | 'nameOf' | 'one'>) {
  return <ReferenceField<typeof contact> {...props} client={contacts} nameOf={nameOf} one="contact" />
}

/** Somebody the company knows; nothing for those who may not know. */
export function ContactInput(props: Chosen) {
  return useCan('contacts:read') ? (
    <ReferenceInput<FieldValues, typeof contact> {...props} client={contacts} nameOf={nameOf} one="contact" />
  ) : null
}

/** Several of them. */
export function ContactsInput(props: Chosen) {
  return useCan('contacts:read') ? (
    <ReferencesInput<FieldValues, typeof contact> {...props} client={contacts} nameOf={nameOf} one="contact" />
  ) : null
}

/** The destinations something is about. */
export function DestinationsInput(props: Chosen) {
  return (
    <ReferencesInput<FieldValues, typeof destination>
      {...props}
      client={destinations}
      nameOf={nameOf}
      one="destination"
    />
  )
}
