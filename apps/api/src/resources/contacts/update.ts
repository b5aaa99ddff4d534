import type { Context } from '../../kit/context.ts'
import {
  lockForUpdate,
  obeyRules,
  parseChanges,
  type Precondition,
  requireVersion,
  saveChanges,
} from '../../kit/records/crud.ts'
import { type Answer, answerOf } from '../../kit/records/served-resource.ts'
import { contactName, contacts } from './queries.ts'

/** Changes a contact; its name follows its parts. */
export const updateContact = async (
  ctx: Context,
  uuid: string,
  input: unknown,
  precondition: Precondition,
): Promise<Answer> => {
  const before = await lockForUpdate(ctx, contacts, uuid)
  await requireVersion(ctx, contacts, before, precondition)
  const changes = await parseChanges(ctx, contacts, before, input)
  const after = { ...before, ...changes }
  obeyRules(contacts.definition, after)
  const name = contactName(after)
  return answerOf(
    ctx,
    contacts,
    await saveChanges(ctx, contacts, before, name === before.name ? changes : { ...changes, name }),
  )
}
