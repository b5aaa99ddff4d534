import { defaultsOf, type TenantDefaults } from '@sojourn/contract/resources/tenant'
import type { Context } from '../../kit/context.ts'
import { addTaskOfAcceptance } from '../tasks/create.ts'
import { type Dated, markPaymentsDue, findOnBooking } from './mark-payments-due.ts'
import { type Drafted, prepareInvoice } from './prepare-invoice.ts'
import { type Effects, storeEffects } from './store-effects.ts'
import { type Moved, moveAccepted } from './move-accepted.ts'

type Accepted = { uuid: string; itinerary: string; revision: number; acceptedAt: string }

/** What followed from an acceptance, for the email to members. */
export type FollowUp = { day: string; moved: Moved; dated: Dated | null; drafted: Drafted; task: Effects['task'] }

/** Does what the company has chosen to follow from an acceptance, and stores it, so that revoking the acceptance can undo it. */
export const finishAcceptance = async (
  ctx: Context,
  { uuid, itinerary, revision, acceptedAt }: Accepted,
): Promise<FollowUp> => {
  const [company] = await ctx.tx.query<{ defaults: Partial<TenantDefaults>; day: string }>(
    'select defaults, ($2::timestamptz at time zone timezone)::date::text as day from tenants where uuid = $1',
    [ctx.tenant, acceptedAt],
  )
  if (!company) throw new Error('the company is gone')
  const { day } = company
  const settings = defaultsOf(company.defaults)
  const moved = await moveAccepted(ctx, itinerary, settings)
  const onBooking = await findOnBooking(ctx, itinerary, revision)
  const dated = settings.datesPaymentsOnAcceptance ? await markPaymentsDue(ctx, itinerary, onBooking, day) : null
  const drafted = settings.draftsInvoiceOnAcceptance ? await prepareInvoice(ctx, itinerary, onBooking) : null
  const { taskOnAcceptance: title, taskOnAcceptanceDays: days } = settings
  const task =
    title === null
      ? null
      : await addTaskOfAcceptance(ctx, { itinerary, acceptance: uuid, title, due: daysAfter(day, days) })
  await storeEffects(ctx, uuid, {
    day,
    status: moved?.effect ?? null,
    rows: dated?.rows ?? [],
    deposit: dated?.deposit ?? false,
    invoice: drafted?.uuid ?? null,
    task,
  })
  return { day, moved, dated, drafted, task }
}

const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)
