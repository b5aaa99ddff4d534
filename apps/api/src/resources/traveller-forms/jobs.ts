import { travellerFormLimits } from '@sojourn/contract/document/traveller-form-limits'
import { dateAfter } from '@sojourn/contract/itinerary/local-time'
import { endDateOf } from '@sojourn/contract/itinerary/travel-dates'
import type { Itinerary } from '../itineraries/queries.ts'
import type { Batch } from '../../kit/jobs/each-tenant.ts'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import { isEmailLeft } from '../shares/count-emails.ts'
import { isTraveller } from './queries.ts'
import { sendForm } from './send-form.ts'

const atOnce = 100
const nil = '00000000-0000-0000-0000-000000000000'

const remindAction = 'itinerary.remind-details'

/**
 * Reminds travellers who have not answered: once each time they are asked, and twice at most. A form that another process has
 * locked is being reminded by it.
 */
export const remindTravellers: Batch = async (ctx, now, after) => {
  const { remindBefore, remindAfter, reminders } = travellerFormLimits
  const today = `($3::timestamptz at time zone t.timezone)::date`
  const due = await ctx.tx.query<Due>(
    `select f.uuid, f.itinerary, f.contact, f.token, f.answer_by as "answerBy", c.emails[1] as email from traveller_forms f
     join tenants t on t.uuid = f.tenant
     join itineraries i on i.tenant = f.tenant and i.uuid = f.itinerary and i.deleted_at is null and i.archived_at is null
       and i.status not in ('cancelled', 'lost', 'completed') and ${isTraveller}
     join contacts c on c.tenant = f.tenant and c.uuid = f.contact and c.deleted_at is null and c.lifecycle <> 'do_not_contact'
       and cardinality(c.emails) > 0
     where f.tenant = $1 and f.uuid > $2 and f.revoked_at is null and f.reminders < ${reminders}
       and (f.reminded_at is null or f.reminded_at < f.asked_at) and (f.answered_at is null or f.answered_at < f.asked_at)
       and (f.withdrawn_at is null or f.withdrawn_at < f.asked_at) and (i.start_date is null or ${today} <= i.start_date + i.day_count)
       and case when f.answer_by is null then f.asked_at <= $3::timestamptz - interval '${remindAfter} days'
         else ${today} between f.answer_by - ${remindBefore} and f.answer_by and f.asked_at <= $3::timestamptz - interval '1 day' end
     order by f.uuid limit ${atOnce} for update of f skip locked`,
    [ctx.tenant, after ?? nil, now.toISOString()],
  )
  for (const { uuid, ...form } of due) {
    if (!(await isEmailLeft(ctx, remindAction, form.itinerary))) continue
    await ctx.tx.query(
      'update traveller_forms set reminders = reminders + 1, reminded_at = $3 where tenant = $1 and uuid = $2',
      [ctx.tenant, uuid, now.toISOString()],
    )
    await writeAuditEvent(ctx, remindAction, form.itinerary)
    await sendForm(ctx, { ...form, isReminder: true })
  }
  return due.length === atOnce ? (due.at(-1)?.uuid ?? null) : null
}

type Due = {
  uuid: string
  itinerary: string
  contact: string
  token: string
  answerBy: string | null
  email: string
}

/** Deletes answers once the company's days after the last day of the itinerary are over. */
export const deleteOldAnswers: Batch = async (ctx, now, after) => {
  const rows = await ctx.tx.query<Filled>(
    `select f.uuid, f.itinerary, f.answered_at::text as "answeredAt", (f.answered_at at time zone t.timezone)::date as "answeredOn", t.traveller_details_days as days,
       ($3::timestamptz at time zone t.timezone)::date as today, i.start_date as "startDate", i.day_count as "dayCount", i.segments
     from traveller_forms f join tenants t on t.uuid = f.tenant
     join itineraries i on i.tenant = f.tenant and i.uuid = f.itinerary
     where f.tenant = $1 and f.uuid > $2 and f.answers is not null order by f.uuid limit ${atOnce}`,
    [ctx.tenant, after ?? nil, now.toISOString()],
  )
  for (const { uuid, itinerary, answeredAt, answeredOn, days, today, ...dated } of rows) {
    const lastDay = endDateOf(dated)
    const until =
      lastDay === null ? dateAfter(answeredOn, travellerFormLimits.daysWithoutDates) : dateAfter(lastDay, days)
    if (today <= until) continue
    const deleted = await ctx.tx.query(
      `update traveller_forms set answers = null
       where tenant = $1 and uuid = $2 and answers is not null and answered_at = $3::timestamptz returning uuid`,
      [ctx.tenant, uuid, answeredAt],
    )
    if (deleted.length > 0) await writeAuditEvent(ctx, 'itinerary.delete-details', itinerary)
  }
  return rows.length === atOnce ? (rows.at(-1)?.uuid ?? null) : null
}

type Filled = Pick<Itinerary, 'startDate' | 'dayCount' | 'segments'> & {
  uuid: string
  itinerary: string
  /** As the database writes it, with microseconds: what is sent in the meantime stays. */
  answeredAt: string
  answeredOn: string
  days: number
  today: string
}
