import type { ScheduleChoice } from '@sojourn/contract/resources/invoice'
import type { Context } from '../../kit/context.ts'

/** An invoice from a payment schedule: its number or, as a draft, its title, and its part of the schedule. */
type ScheduledInvoice = { name: string; choice: ScheduleChoice }

/** The invoices from the payment schedule of an itinerary that are not void, drafts too. */
export const findScheduledInvoices = (ctx: Context, itinerary: string): Promise<ScheduledInvoice[]> =>
  ctx.tx.query<ScheduledInvoice>(
    `select coalesce(r.number, r.title) as name, r.from_schedule as choice from invoices r
     where r.tenant = $1 and r.itinerary = $2 and r.kind = 'invoice' and r.deleted_at is null and r.from_schedule is not null
       and (select s.status from standing_of(r) s) <> 'void' order by r.created_at`,
    [ctx.tenant, itinerary],
  )
