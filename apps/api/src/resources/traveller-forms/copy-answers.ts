import { type SavedField, travellerSave, type TravellerReview } from '@sojourn/contract/traveller-form'
import type { Context } from '../../kit/context.ts'
import { invalid, invalidField } from '../../kit/problem.ts'
import { findRecord } from '../../kit/records/crud.ts'
import { contacts, lockContact } from '../contacts/queries.ts'
import { updateContact } from '../contacts/update.ts'
import { readReview, type StoredContact } from './read-review.ts'
import * as wording from './wording.ts'

/**
 * Saves the chosen answers of a traveller to their contact, with the one audit event of its change; 412 if the contact has
 * changed since it was compared.
 */
export const copyAnswers = async (
  ctx: Context,
  itinerary: string,
  uuid: string,
  input: unknown,
): Promise<TravellerReview> => {
  // Locked before the form, in the same order as when the contact is erased, to prevent a deadlock.
  await lockContact(ctx, (await readReview(ctx, itinerary, uuid)).contact.uuid)
  const review = await readReview(ctx, itinerary, uuid, { lock: true })
  const parsed = travellerSave.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  const { fields, contactRev } = parsed.data
  if (fields.some((field) => valueOf(review, field) === null))
    throw invalidField('fields', 'invalid_value', wording.notAnswered)
  await updateContact(ctx, review.contact.uuid, await changesOf(ctx, review, fields), { revs: [contactRev] })
  await ctx.tx.query('update traveller_forms set saved_at = now() where tenant = $1 and uuid = $2', [ctx.tenant, uuid])
  return readReview(ctx, itinerary, uuid)
}

const valueOf = ({ answers }: TravellerReview, field: SavedField): string | null =>
  field === 'passport' ? answers.passportNumber : answers[field]

const changesOf = async (
  ctx: Context,
  { answers, contact }: TravellerReview,
  fields: readonly SavedField[],
): Promise<Record<string, unknown>> => {
  const stored = (await findRecord(ctx, contacts, contacts.policy.read(ctx.actor), contact.uuid)) as StoredContact
  const preferences = fields.filter((field) => field === 'food' || field === 'allergies' || field === 'mobility')
  const plain = fields.filter((field) => field === 'givenName' || field === 'familyName' || field === 'birthday')
  return {
    ...Object.fromEntries(plain.map((field) => [field, answers[field]])),
    ...(fields.includes('passport') && { passports: passportsOf({ answers, contact }) }),
    ...(preferences.length > 0 && {
      preferences: {
        ...stored.preferences,
        ...Object.fromEntries(preferences.map((field) => [field, answers[field]])),
      },
    }),
  }
}

/** The passports of the contact with that of the answers, which replaces one with the same number. */
const passportsOf = ({ answers, contact }: Pick<TravellerReview, 'answers' | 'contact'>) => [
  ...contact.passports.filter(({ number }) => number !== answers.passportNumber),
  { number: answers.passportNumber, country: answers.passportCountry, expiry: answers.passportExpiry },
]
