import type { contact } from '@sojourn/contract/resources/contact'
import type { destination } from '@sojourn/contract/resources/destination'
import type { itinerary } from '@sojourn/contract/resources/itinerary'
import type { supplier } from '@sojourn/contract/resources/supplier'
import type { FieldValues } from 'react-hook-form'
import type { InputProps } from '../kit/form/inputs.tsx'
import { ReferenceField, type ReferenceFieldProps } from '../kit/form/reference-field.tsx'
import { ReferenceInput, ReferencesInput } from '../kit/form/reference-input.tsx'
import { clients } from '../data/clients.ts'
import { useCan } from '../data/session.ts'
import * as wording from './wording.ts'
import { nameOf, titleOf } from '../kit/words/record-name.ts'

type Chosen = InputProps<FieldValues> & { except?: string; description?: string }

const { destinations, suppliers, contacts, itineraries } = clients

/** The destination that something belongs to. */
export function DestinationInput(props: Chosen) {
  return (
    <ReferenceInput<FieldValues, typeof destination>
      {...props}
      client={destinations}
      nameOf={nameOf}
      one={wording.destination}
    />
  )
}

/** Who something is bought from; renders nothing for users who may not see suppliers. */
export function SupplierInput(props: Chosen) {
  return useCan('suppliers:read') ? (
    <ReferenceInput<FieldValues, typeof supplier>
      {...props}
      client={suppliers}
      nameOf={nameOf}
      one={wording.supplier}
    />
  ) : null
}

/** Input for a contact of the company. */
export function ContactField(props: Omit<ReferenceFieldProps<typeof contact>, 'client' | 'nameOf' | 'one'>) {
  return <ReferenceField<typeof contact> {...props} client={contacts} nameOf={nameOf} one={wording.contact} />
}

/** The same in a form; renders nothing for users who may not see contacts. */
export function ContactInput(props: Chosen) {
  return useCan('contacts:read') ? (
    <ReferenceInput<FieldValues, typeof contact> {...props} client={contacts} nameOf={nameOf} one={wording.contact} />
  ) : null
}

/** Input for several contacts; renders nothing for users who may not see contacts. */
export function ContactsInput(props: Chosen) {
  return useCan('contacts:read') ? (
    <ReferencesInput<FieldValues, typeof contact> {...props} client={contacts} nameOf={nameOf} one={wording.contact} />
  ) : null
}

/** Input for the destinations that something is about. */
export function DestinationsInput(props: Chosen) {
  return (
    <ReferencesInput<FieldValues, typeof destination>
      {...props}
      client={destinations}
      nameOf={nameOf}
      one={wording.destination}
    />
  )
}

/** The itinerary that something is for. */
export function ItineraryInput(props: Chosen) {
  return (
    <ReferenceInput<FieldValues, typeof itinerary>
      {...props}
      client={itineraries}
      nameOf={titleOf}
      one={wording.itinerary}
    />
  )
}
