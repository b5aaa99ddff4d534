import type { Context } from '../../kit/context.ts'
import { obeyRules, type Precondition, updateRecord } from '../../kit/records/crud.ts'
import type { Answer } from '../../kit/records/served-resource.ts'
import { contactName, contacts } from './queries.ts'

/** Updates a contact, and its name when a part of the name changes. */
export const updateContact = (
  ctx: Context,
  uuid: string,
  input: unknown,
  precondition: Precondition,
): Promise<Answer> =>
  updateRecord(ctx, contacts, uuid, input, precondition, (before, changes) => {
    const after = { ...before, ...changes }
    obeyRules(contacts.definition, after)
    const name = contactName(after)
    return name === before.name ? changes : { ...changes, name }
  })
