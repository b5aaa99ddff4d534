import type { contact } from '@sojourn/contract/resources/contact'
import type { Read } from '@sojourn/contract/kit/define-resource'
import type { TravellerReview, TravellerRow } from '@sojourn/contract/traveller-form'
import type { Context } from '../../kit/context.ts'
import { Problem } from '../../kit/problem.ts'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import { findRecord } from '../../kit/records/crud.ts'
import type { Kept } from '../../kit/records/records.ts'
import { contacts, contactsWithPassports } from '../contacts/queries.ts'
import { asItinerary, itineraries, type Itinerary } from '../itineraries/queries.ts'
import { findTravellerForms, getForm } from './queries.ts'
import * as wording from './wording.ts'

export type StoredContact = Kept<Read<typeof contact>>

/** An itinerary that the actor may read, or 404. */
export const readableItinerary = async (ctx: Context, uuid: string): Promise<Itinerary> =>
  asItinerary(await findRecord(ctx, itineraries, itineraries.policy.read(ctx.actor), uuid))

/**
 * The answers of a traveller beside the current values of their contact, for those who may read passports of the contact. 404
 * without answers.
 */
export const readReview = async (
  ctx: Context,
  itinerary: string,
  uuid: string,
  options: { lock?: boolean } = {},
): Promise<TravellerReview> => {
  await readableItinerary(ctx, itinerary)
  const { form, contact: of, details } = await getForm(ctx, itinerary, uuid, options)
  await requirePassports(ctx, of)
  if (details === null) throw new Problem('not_found', { detail: wording.noAnswers })
  const found = (await findRecord(ctx, contacts, contacts.policy.read(ctx.actor), of)) as StoredContact
  const { food = null, allergies = null, mobility = null } = found.preferences ?? {}
  const { rev, givenName, familyName, birthday, passports } = found
  return {
    form,
    ...details,
    contact: { uuid: of, rev, givenName, familyName, birthday, passports, food, allergies, mobility },
  }
}

/** Throws unless the actor may read and change the passports of a contact. */
const requirePassports = async (ctx: Context, contact: string): Promise<void> => {
  if (!(await contactsWithPassports(ctx, [contact])).has(contact)) throw new Problem('permission_denied')
}

/** Deletes the answers of a traveller. The form itself stays, with its dates. */
export const deleteAnswers = async (ctx: Context, itinerary: string, uuid: string): Promise<TravellerRow[]> => {
  const record = await readableItinerary(ctx, itinerary)
  const { contact: of, details } = await getForm(ctx, itinerary, uuid, { lock: true })
  await requirePassports(ctx, of)
  if (details !== null) {
    await ctx.tx.query('update traveller_forms set answers = null where tenant = $1 and uuid = $2', [ctx.tenant, uuid])
    await writeAuditEvent(ctx, 'itinerary.delete-details', itinerary)
  }
  return findTravellerForms(ctx, record)
}
