import { contact } from '@sojourn/contract/resources/contact'
import { destination } from '@sojourn/contract/resources/destination'
import { supplier } from '@sojourn/contract/resources/supplier'
import type { FieldValues } from 'react-hook-form'
import type { InputProps } from '../form/inputs.tsx'
import { ReferenceInput } from '../form/reference-input.tsx'
import { resourceClient } from '../resource-client.ts'
import { useCan } from '../session.ts'

type Chosen = InputProps<FieldValues> & { except?: string; description?: string }

const destinations = resourceClient(destination)
const suppliers = resourceClient(supplier)
const contacts = resourceClient(contact)

/** Every noun but guides is known by its name. */
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

/** Somebody the company knows; nothing for those who may not know. */
export function ContactInput(props: Chosen) {
  return useCan('contacts:read') ? (
    <ReferenceInput<FieldValues, typeof contact> {...props} client={contacts} nameOf={nameOf} one="contact" />
  ) : null
}
