import type { Context } from '../../kit/context.ts'
import { answerCopy, asCopy, copyOf, duplicateInputOf, readOriginal } from '../../kit/records/duplicate.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import type { Stored } from '../../kit/records/records.ts'
import { contactName, contacts } from './queries.ts'

/** Copies a contact for whoever does it. The part of the name that comes last says that it is a copy. */
export const duplicateContact = async (ctx: Context, uuid: string, input: unknown): Promise<Answer> => {
  const { original, wanted } = await readOriginal(ctx, contacts, uuid, input, duplicateInputOf(contacts.definition))
  const names = typeof wanted.name === 'string' ? named(original, wanted.name) : markedNames(original)
  const owner = ctx.actor.isVisiting ? null : ctx.actor.uuid
  // The copy is its copier's, who may see all of it: what they may not see of the original is not copied.
  const { passports } = await toAnswer(ctx, contacts, original)
  const copy = { ...copyOf(contacts.definition, original), passports, ...names, owner }
  return answerCopy(ctx, contacts, original, copy, { name: contactName(copy) })
}

const markedNames = (original: Stored): Stored => {
  const last = (['familyName', 'givenName', 'organisation'] as const).find((part) => original[part]) ?? 'givenName'
  return { [last]: asCopy(original[last], contacts.definition.fields[last]?.schema) }
}

/** A name of one's own stands where a contact of that kind has its name. */
const named = (original: Stored, name: string): Stored =>
  original.givenName || original.familyName
    ? { givenName: name.slice(0, 120).trim(), familyName: name.slice(120).trim() || null }
    : { organisation: name.slice(0, 160).trim() }
