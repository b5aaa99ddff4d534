import type { Context } from '../../kit/context.ts'
import { insertRecord, parseNew, requireCreate, obeyRules } from '../../kit/records/crud.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import { contactName, contacts } from './queries.ts'

/** Creates a contact. Unless another owner is given, it belongs to the user who creates it. */
export const createContact = async (ctx: Context, input: unknown): Promise<Answer> => {
  requireCreate(ctx, contacts)
  const fields = parseNew(contacts.definition, input)
  obeyRules(contacts.definition, fields)
  const owner = fields.owner ?? (ctx.actor.isVisiting ? null : ctx.actor.uuid)
  return toAnswer(ctx, contacts, await insertRecord(ctx, contacts, { ...fields, owner }, { name: contactName(fields) }))
}
