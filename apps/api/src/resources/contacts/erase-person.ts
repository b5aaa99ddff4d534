import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../kit/context.ts'
import { writeChanges } from '../../kit/records/crud.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import { eraseEnquiries, findEnquiries } from '../sites/erase-enquiries.ts'
import { contacts, lockContact } from './queries.ts'
import { findPerson, isTheirEmail, isTheirs } from './read-personal-data.ts'
import * as wording from './wording.ts'

/** What remains of a contact. The record itself stays, because issued invoices and itineraries refer to it. */
const erased = {
  kind: 'person',
  name: wording.erasedPerson,
  givenName: wording.erasedPerson,
  familyName: null,
  organisation: null,
  emails: [],
  phones: [],
  addresses: [],
  birthday: null,
  languages: [],
  lifecycle: 'do_not_contact',
  preferences: null,
  loyalty: [],
  passports: [],
  relations: [],
  consents: [],
  notes: null,
  tags: [],
}

/**
 * Erases the personal data of a contact: in the record, in details forms, in the log of emails, in enquiries, in what was
 * to be signed, and the name and
 * address of their questions. Issued invoices, payments, acceptances and the activity log stay, as evidence. What was written with
 * an address that another contact has too stays as well. Erasing twice changes nothing more.
 *
 * Itineraries are locked before the contact, and the contact before its forms, in the same order as where travellers are asked and
 * answers are saved, to prevent a deadlock.
 */
export const erasePerson = async (ctx: Context, uuid: string): Promise<Answer> => {
  await findPerson(ctx, uuid)
  await findEnquiries(ctx, uuid, { lock: true })
  await lockContact(ctx, uuid)
  const before = await findPerson(ctx, uuid)
  const run = (text: string, ...more: unknown[]) => ctx.tx.query(text, [ctx.tenant, uuid, ...more])
  await run(
    `update question_messages m set client = $3 from questions q
     where m.tenant = $1 and q.tenant = $1 and q.uuid = m.question and m.client is not null and ${isTheirs('q.email')}`,
    wording.erasedPerson,
  )
  await run(`update questions q set email = null where q.tenant = $1 and ${isTheirs('q.email')}`)
  await run(`delete from signing_requests where tenant = $1 and ${isTheirs(`content->>'email'`)}`)
  await run(`delete from emails where tenant = $1 and ${isTheirEmail}`)
  await eraseEnquiries(ctx, await findEnquiries(ctx, uuid, { lock: true }))
  await run(
    `update shares s set client_name = null from itineraries i
     where s.tenant = $1 and i.tenant = $1 and i.uuid = s.itinerary and i.client = $2`,
  )
  await run(
    `update traveller_forms set answers = null, consent_text = null, consent_at = null, revoked_at = coalesce(revoked_at, now())
     where tenant = $1 and contact = $2`,
  )
  const changed = Object.entries(erased).filter(([field, value]) => !isDeepStrictEqual(before[field], value))
  if (changed.length === 0) return toAnswer(ctx, contacts, before)
  return toAnswer(ctx, contacts, await writeChanges(ctx, contacts, uuid, Object.fromEntries(changed), 'erase'))
}
