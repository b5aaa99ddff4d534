import type { Importable } from '@sojourn/contract/imports'
import type { Context } from '../../kit/context.ts'
import { createRecord, type Precondition, updateRecord } from '../../kit/records/crud.ts'
import { csvColumnsOf, type CsvColumn } from '../../kit/csv/columns.ts'
import type { Actor } from '../../kit/actor.ts'
import type { ServedResource } from '../../kit/records/served-resource.ts'
import type { Stored } from '../../kit/records/records.ts'
import { accommodations } from '../accommodations/queries.ts'
import { createContact } from '../contacts/create.ts'
import { contacts } from '../contacts/queries.ts'
import { updateContact } from '../contacts/update.ts'
import { createDestination } from '../destinations/create.ts'
import { destinations } from '../destinations/queries.ts'
import { updateDestination } from '../destinations/update.ts'
import { excursions } from '../excursions/queries.ts'
import { guides } from '../guides/queries.ts'
import { suppliers } from '../suppliers/queries.ts'

/** A resource that files can be imported into, with the same functions that the API routes use. */
export type Target = {
  served: ServedResource
  create(ctx: Context, input: unknown): Promise<Stored>
  update(ctx: Context, uuid: string, input: unknown, precondition: Precondition): Promise<Stored>
}

const plain = (served: ServedResource): Target => ({
  served,
  create: (ctx, input) => createRecord(ctx, served, input),
  update: (ctx, uuid, input, precondition) => updateRecord(ctx, served, uuid, input, precondition),
})

export const targets: Readonly<Record<Importable, Target>> = {
  accommodations: plain(accommodations),
  destinations: { served: destinations, create: createDestination, update: updateDestination },
  excursions: plain(excursions),
  guides: plain(guides),
  contacts: { served: contacts, create: createContact, update: updateContact },
  suppliers: plain(suppliers),
}

/** The columns that the actor may fill. */
export const columnsFor = ({ served }: Target, actor: Actor): CsvColumn[] => {
  const hidden = served.policy.hidden?.(actor) ?? []
  return csvColumnsOf(served.definition).filter(
    ({ isReadOnly, path: [field] }) => !isReadOnly && !hidden.includes(field),
  )
}
