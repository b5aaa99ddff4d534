import { may } from '../../kit/actor.ts'
import type { Context } from '../../kit/context.ts'
import { Problem } from '../../kit/problem.ts'
import { findRecord, getRecord } from '../../kit/records/crud.ts'
import type { Stored } from '../../kit/records/records.ts'
import type { Sendable } from '../../kit/sendable.ts'
import { findEnquiries, messagesOf } from '../sites/erase-enquiries.ts'
import { openAnswers } from '../traveller-forms/queries.ts'
import { contacts } from './queries.ts'

/** A contact whose personal data the actor may export and erase: Admins. 404 if they may not even read it. */
export const findPerson = async (ctx: Context, uuid: string): Promise<Stored> => {
  const found = await findRecord(ctx, contacts, contacts.policy.read(ctx.actor), uuid)
  if (!may(ctx.actor, 'company:manage')) throw new Problem('permission_denied')
  return found
}

/** The contact, and what is stored about it elsewhere, for the person to whom it belongs. */
export const readPersonalData = async (ctx: Context, uuid: string) => {
  await findPerson(ctx, uuid)
  const rows = (text: string) => ctx.tx.query<Record<string, Sendable>>(text, [ctx.tenant, uuid])
  const forms = await rows(
    `select itinerary, sections, answer_by as "answerBy", asked_at as "askedAt", opened_at as "openedAt", answered_at as "answeredAt",
       withdrawn_at as "withdrawnAt", consent_text as "consentText", consent_at as "consentAt", answers
     from traveller_forms where tenant = $1 and contact = $2 order by uuid`,
  )
  const shared = await rows(
    `select distinct lower(one) as email from (${addresses}) a where not ${isOnlyTheirs('a.one')}`,
  )
  return {
    contact: await getRecord(ctx, contacts, uuid),
    itineraries: await rows(
      `select i.uuid, i.title, i.start_date as "startDate", i.status, i.client = $2 as "isClient",
         (select t->>'role' from jsonb_array_elements(i.travellers) t where t->>'contact' = $2::text limit 1) as role
       from itineraries i where i.tenant = $1 and (i.client = $2 or i.agency = $2
         or i.travellers @> jsonb_build_array(jsonb_build_object('contact', $2::text))) order by i.uuid`,
    ),
    enquiries: (await findEnquiries(ctx, uuid)).map((enquiry) => ({
      itinerary: enquiry.uuid,
      title: enquiry.title,
      messages: messagesOf(enquiry),
    })),
    shares: await rows(
      `select s.itinerary, s.client_name as "clientName", s.created_at as "createdAt" from shares s
       join itineraries i on i.tenant = s.tenant and i.uuid = s.itinerary
       where s.tenant = $1 and i.client = $2 and s.client_name is not null order by s.uuid`,
    ),
    travellerForms: forms.map(({ answers, ...form }) => ({
      ...form,
      answers: Buffer.isBuffer(answers) ? openAnswers(ctx, answers) : null,
    })),
    emails: await rows(
      `select created_at as "createdAt", recipient as "to", subject, state from emails
       where tenant = $1 and ${isTheirEmail} order by uuid`,
    ),
    questions: await rows(
      `select q.itinerary, q.email, q.title, (
         select jsonb_agg(jsonb_build_object('createdAt', m.created_at, 'client', m.client, 'text', m.text) order by m.uuid)
         from question_messages m where m.tenant = q.tenant and m.question = q.uuid) as messages
       from questions q where q.tenant = $1 and ${isTheirs('q.email')} order by q.uuid`,
    ),
    acceptances: await rows(
      `select itinerary, revision, name, email, accepted_at as "acceptedAt", revoked_at as "revokedAt",
         (select jsonb_build_object('reference', g.reference, 'name', g.name, 'email', g.email, 'signedAt', g.signed_at)
          from signatures g where g.tenant = acceptances.tenant and g.acceptance = acceptances.uuid) as signature
       from acceptances
       where tenant = $1 and ${isTheirs('email')} order by uuid`,
    ),
    invoices: await rows(
      `select kind, number, title, issued_on as "issuedOn", currency from invoices where tenant = $1 and payer = $2 order by uuid`,
    ),
    sharedEmails: shared.map(({ email }) => email),
    payments: await rows(
      `select kind, reference, date, amount, currency from payments where tenant = $1 and payer = $2 order by uuid`,
    ),
  }
}

/** The email addresses of contact `$2`. */
const addresses = 'select one from contacts c, unnest(c.emails) one where c.tenant = $1 and c.uuid = $2'

/** Whether no other contact has an address. Whose data a shared address brings cannot be decided. */
const isOnlyTheirs = (address: string): string =>
  `not exists (select from contacts c, unnest(c.emails) other
     where c.tenant = $1 and c.uuid <> $2 and c.deleted_at is null and lower(other) = lower(${address}))`

/** Whether a column is an email address of contact `$2`, and of no other contact. */
export const isTheirs = (column: string): string =>
  `(lower(${column}) in (select lower(one) from (${addresses}) a) and ${isOnlyTheirs(column)})`

/** Whether an entry of the log of emails is about contact `$2`. The log names the contact, as far as the address was one. */
export const isTheirEmail = `(contact = $2 or (contact is null and ${isTheirs('recipient')}))`
