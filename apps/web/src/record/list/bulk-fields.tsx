import type { Permission } from '@sojourn/contract/access'
import type { UpdateInput } from '@sojourn/contract/kit/define-resource'
import type { Wire } from '../../data/resource-lists.ts'
import type { destination } from '@sojourn/contract/resources/destination'
import type { supplier } from '@sojourn/contract/resources/supplier'
import type { user } from '@sojourn/contract/resources/user'
import { clients } from '../../data/clients.ts'
import { type Choosable, ReferenceField } from '../../kit/form/reference-field.tsx'
import type { BulkField } from '../../kit/list/list-definition.ts'
import { nameOf } from '../../kit/words/record-name.ts'
import { Select } from '../../ui/select.tsx'
import * as wording from './wording.ts'

type Named = { id: string; label: string }

/** A field of a few values that can be changed in several records at once. The first value is chosen at first. */
export const choiceField = <R extends Wire>(id: string, label: string, options: readonly Named[]): BulkField<R> => ({
  id,
  label,
  initial: options[0]?.id ?? null,
  render: ({ value, onChange }) => <Select label={label} options={options} value={value} onChange={onChange} />,
  changesOf: (value) => changesTo<R>(id, value),
})

/** A reference that can be changed in several records at once. */
const referenceField = <R extends Wire, Target extends Wire>(
  id: string,
  label: string,
  { readWith, ...choosable }: Choosable<Target> & { readWith?: Permission },
): BulkField<R> => ({
  id,
  label,
  initial: null,
  readWith,
  render: ({ value, onChange }) => (
    <ReferenceField<Target> {...choosable} label={label} value={value} onChange={onChange} />
  ),
  changesOf: (value) => changesTo<R>(id, value),
})

/** The definition of a list names fields of its resource. */
const changesTo = <R extends Wire>(field: string, value: string | null) => ({ [field]: value }) as UpdateInput<R>

/** The destination of several records. */
export const destinationBulkField = <R extends Wire>() =>
  referenceField<R, typeof destination>('destination', wording.destinationColumn, {
    client: clients.destinations,
    nameOf,
    one: wording.oneDestination,
  })

/** Who several records are bought from. */
export const supplierBulkField = <R extends Wire>() =>
  referenceField<R, typeof supplier>('supplier', wording.supplierColumn, {
    client: clients.suppliers,
    nameOf,
    one: wording.oneSupplier,
    readWith: 'suppliers:read',
  })

/** The member who looks after several records. */
export const ownerBulkField = <R extends Wire>() =>
  referenceField<R, typeof user>('owner', wording.ownerColumn, {
    client: clients.users,
    nameOf,
    one: wording.oneMember,
  })
