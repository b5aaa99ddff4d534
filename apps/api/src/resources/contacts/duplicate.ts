import type { Context } from '../../kit/context.ts'
import { answerCopy, asCopy, copyOf, duplicateInputOf, readOriginal } from '../../kit/records/duplicate.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import type { Stored } from '../../kit/records/records.ts'
import { contactName, contacts } from './queries.ts'

/** Copies a contact; the copy belongs to the actor. The last part of its name is marked as a copy. */
export const duplicateContact = async (ctx: Context, uuid: string, input: unknown): Promise<Answer> => {
  const { original, wanted } = await readOriginal(ctx, contacts, uuid, input, duplicateInputOf(contacts.definition))
  const names = typeof wanted.name === 'string' ? named(original, wanted.name) : markedNames(original)
  const owner = ctx.actor.isVisiting ? null : ctx.actor.uuid
  // The actor owns the copy and may see all of it, so passports that they may not see are not copied.
  const { passports } = await toAnswer(ctx, contacts, original)
  const copy = { ...copyOf(contacts.definition, original), passports, ...names, owner }
  return answerCopy(ctx, contacts, original, copy, { name: contactName(copy) })
}

const markedNames = (original: Stored): Stored => {
  const last = (['familyName', 'givenName', 'organisation'] as const).find((part) => original[part]) ?? 'givenName'
  return { [last]: asCopy(original[last], contacts.definition.fields[last]?.schema) }
}

/** Puts the given name into the name fields of a person, or into those of an organisation. */
const named = (original: Stored, name: string): Stored =>
  original.givenName || original.familyName
    ? { givenName: name.slice(0, 120).trim(), familyName: name.slice(120).trim() || null }
    : { organisation: name.slice(0, 160).trim() }
