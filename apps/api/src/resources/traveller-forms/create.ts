import { travellerFormRequest, type TravellerRow } from '@sojourn/contract/traveller-form'
import type { Context } from '../../kit/context.ts'
import { invalid, invalidField } from '../../kit/problem.ts'
import { lockForUpdate } from '../../kit/records/crud.ts'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import { asItinerary, itineraries, type Itinerary } from '../itineraries/queries.ts'
import { findTravellerForms, newToken } from './queries.ts'
import { requireAskLeft, sendForm } from './send-form.ts'
import * as wording from './wording.ts'

/** The action in the activity log, by which the emails are counted. */
const askAction = 'itinerary.ask-details'

/** Asks travellers for their details: each gets a link of their own, which an earlier one stays unless it was revoked. */
export const askTravellers = async (ctx: Context, itinerary: string, input: unknown): Promise<TravellerRow[]> => {
  const record = asItinerary(await lockForUpdate(ctx, itineraries, itinerary))
  const parsed = travellerFormRequest.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  const { byEmail, answerBy, sections } = parsed.data
  const contacts = [...new Set(parsed.data.contacts.map((uuid) => uuid.toLowerCase()))]
  if (answerBy !== null && answerBy < (await readToday(ctx)))
    throw invalidField('answerBy', 'invalid_value', wording.tooEarly)
  const rows = await findAsked(ctx, record, contacts, byEmail)
  for (const { contact, email } of rows) {
    if (byEmail) await requireAskLeft(ctx, askAction, itinerary)
    const [form] = await ctx.tx.query<{ token: string }>(
      `insert into traveller_forms as f (tenant, itinerary, contact, token, sections, answer_by, asked_by, emailed_at)
       values ($1, $2, $3, $4, $5, $6, (select "user" from memberships where tenant = $1 and "user" = $7), case when $8 then now() end)
       on conflict (tenant, itinerary, contact) do update set sections = excluded.sections, answer_by = excluded.answer_by,
         asked_at = now(), asked_by = excluded.asked_by, emailed_at = coalesce(excluded.emailed_at, f.emailed_at),
         token = case when f.revoked_at is null then f.token else excluded.token end, revoked_at = null
       returning token`,
      [ctx.tenant, itinerary, contact, newToken(), [...new Set(sections)], answerBy, ctx.actor.uuid, byEmail],
    )
    if (!form) throw new Error('a form was not stored')
    await writeAuditEvent(ctx, askAction, itinerary)
    if (byEmail && email !== null)
      await sendForm(ctx, { itinerary, contact, email, token: form.token, answerBy, isReminder: false })
  }
  return findTravellerForms(ctx, record)
}

/**
 * The travellers who are asked; 422 if one is none, or cannot get an email. Their contacts are locked, so that none is erased before
 * the form is stored.
 */
const findAsked = async (ctx: Context, record: Itinerary, contacts: string[], byEmail: boolean) => {
  await ctx.tx.query(
    'select from contacts where tenant = $1 and uuid = any($2::uuid[]) and deleted_at is null order by uuid for share',
    [ctx.tenant, contacts],
  )
  const rows = (await findTravellerForms(ctx, record)).filter(({ isTraveller }) => isTraveller)
  const chosen = contacts.flatMap((contact) => rows.find((row) => row.contact === contact) ?? [])
  if (chosen.length < contacts.length) throw invalidField('contacts', 'invalid_value', wording.notTravellers)
  if (byEmail && chosen.some(({ email }) => email === null))
    throw invalidField('contacts', 'invalid_value', wording.noEmail)
  return chosen
}

const readToday = async ({ tx, tenant }: Context): Promise<string> => {
  const [row] = await tx.query<{ today: string }>(
    'select (now() at time zone timezone)::date as today from tenants where uuid = $1',
    [tenant],
  )
  return row?.today ?? ''
}
