import { randomUUID } from 'node:crypto'
import type { Enquiry } from '@sojourn/contract/site/enquiry'
import type { SitePage } from '@sojourn/contract/site/site-page'
import type { Context } from '../../kit/context.ts'
import { findAdmins } from '../../kit/jobs/find-admins.ts'
import { postEmail } from '../../kit/jobs/email.ts'
import { createContact } from '../contacts/create.ts'
import { createItinerary } from '../itineraries/create.ts'
import { enquiryEmail } from './mail-enquiry.ts'
import { readCompany } from '../publications/queries.ts'
import * as wording from './wording.ts'

/**
 * Stores an enquiry: its contact, which is found by the email address or created, and an itinerary in `enquiry` with the
 * visitor's message. Each Admin gets an email; if there are many in an hour, they are reported later in one email. Enquiries
 * are accepted even if the plan has no room, which the visitor cannot know. The same message sent twice is stored once.
 */
export const storeEnquiry = async (ctx: Context, enquiry: Enquiry, page: SitePage): Promise<void> => {
  const words = formatMessage(enquiry, page)
  // If the same message is sent twice at once, the second one waits here and finds the first one.
  await ctx.tx.query('select pg_advisory_xact_lock(hashtextextended($1, 3))', [
    `enquiry ${ctx.tenant} ${enquiry.email.toLowerCase()}`,
  ])
  const existing = await findContact(ctx, enquiry.email)
  if (existing !== undefined && (await isStored(ctx, existing, words))) return
  const contact = existing ?? String((await createContact(ctx, contactOf(enquiry, words))).uuid)
  const record = await createItinerary(ctx, itineraryOf(enquiry, words, contact), { needsRoom: false })
  if (!(await recordEnquiry(ctx, String(record.uuid), enquiry.name))) return
  const company = await readCompany(ctx)
  for (const to of await findAdminEmails(ctx)) {
    const url = `${ctx.deps.publicUrl()}/itineraries/${String(record.uuid)}`
    await postEmail(ctx, enquiryEmail({ to, enquiry, company, url, words }))
  }
}

/** Records an enquiry. True if it gets an email of its own, as one of the first few in an hour. */
const recordEnquiry = async ({ tx, tenant, deps }: Context, itinerary: string, name: string): Promise<boolean> => {
  const [row] = await tx.query<{ isTold: boolean }>(
    `insert into enquiries (tenant, itinerary, name, told_at)
     select $1, $2, $3, case when (
       select count(*) from enquiries where tenant = $1 and told_at > now() - interval '1 hour'
     ) < $4 then now() end
     returning told_at is not null as "isTold"`,
    [tenant, itinerary, name, deps.enquiryLimits.emailsAnHour],
  )
  return row?.isTold ?? false
}

/** The visitor's message with the other fields, for the notes of the itinerary and the contact. */
const formatMessage = ({ message, dates, travellers, phone }: Enquiry, { title }: SitePage): string =>
  [
    message,
    '',
    ...(dates === null ? [] : [wording.enquiryDates({ dates })]),
    ...(travellers === null ? [] : [wording.enquiryTravellers({ travellers })]),
    ...(phone === null ? [] : [wording.enquiryPhone({ phone })]),
    wording.enquiryPage({ title }),
  ].join('\n')

const findContact = async (ctx: Context, email: string): Promise<string | undefined> => {
  const [found] = await ctx.tx.query<{ uuid: string }>(
    `select uuid from contacts where tenant = $1 and deleted_at is null
       and exists (select from unnest(emails) one where lower(one) = lower($2))
     order by created_at, uuid limit 1`,
    [ctx.tenant, email],
  )
  return found?.uuid
}

const isStored = async (ctx: Context, contact: string, words: string): Promise<boolean> => {
  const found = await ctx.tx.query(
    `select from itineraries where tenant = $1 and client = $2 and created_at > now() - interval '1 hour'
       and days->0->>'notesInternal' = $3 limit 1`,
    [ctx.tenant, contact, words],
  )
  return found.length > 0
}

/** A contact for an enquiry. The last word of the name becomes the family name, which is only a guess. */
const contactOf = ({ name, email, phone }: Enquiry, words: string) => {
  const at = name.lastIndexOf(' ')
  const number = phone?.replaceAll(/[\s().-]/g, '').replace(/^00/, '+') ?? ''
  return {
    kind: 'person',
    lifecycle: 'lead',
    givenName: (at === -1 ? name : name.slice(0, at)).slice(0, 120).trim(),
    familyName: at === -1 ? null : name.slice(at + 1, at + 121),
    emails: [email],
    phones: /^\+[1-9]\d{6,14}$/.test(number) ? [number] : [],
    notes: words,
  }
}

const itineraryOf = ({ name, travellers }: Enquiry, words: string, contact: string) => ({
  title: wording.enquirySubject({ name }).slice(0, 160).trim(),
  client: contact,
  adults: travellers ?? 2,
  dayCount: 1,
  days: [{ uuid: randomUUID(), notesInternal: words }],
})

/** The email addresses of the Admins, who are told of enquiries. */
export const findAdminEmails = async (ctx: Context): Promise<string[]> =>
  (await findAdmins(ctx)).map(({ email }) => email)
