import type { Context } from '../../kit/context.ts'
import { inSavepoint } from '../../kit/in-savepoint.ts'
import { Problem } from '../../kit/problem.ts'
import { findRecord } from '../../kit/records/crud.ts'
import { asItinerary, itineraries, type Itinerary } from '../itineraries/queries.ts'
import { updateItinerary } from '../itineraries/update.ts'
import type { Effects } from './store-effects.ts'

type Payments = Pick<Itinerary, 'paymentSchedule' | 'deposit'>

/** What of an itinerary's payments is due on booking: rows of the schedule, or the deposit of an itinerary without one. */
export type OnBooking = Pick<Effects, 'rows' | 'deposit'>

/** Which payments of an accepted itinerary got a date, or why they could not. */
export type Dated = OnBooking & { rejection: string | null }

/**
 * The payments of the draft that are due on booking. The draft may have changed since it was published: only rows that are due on booking
 * in the accepted version too, by their label, count.
 */
export const findOnBooking = async (ctx: Context, uuid: string, revision: number): Promise<OnBooking> => {
  const draft = asItinerary(await findRecord(ctx, itineraries, true, uuid))
  const accepted = await findAcceptedPayments(ctx, uuid, revision)
  const labels = new Set(accepted.paymentSchedule.flatMap(({ label, due }) => (due === null ? label : [])))
  return {
    rows: draft.paymentSchedule.flatMap(({ label, amount, due }, row) =>
      due === null && labels.has(label) ? { row, label, amount } : [],
    ),
    deposit:
      draft.paymentSchedule.length === 0 &&
      draft.deposit?.due === null &&
      accepted.paymentSchedule.length === 0 &&
      accepted.deposit?.due === null,
  }
}

/** Dates the payments that are due on booking. If the rules of the itinerary reject that, it stays as it is. */
export const markPaymentsDue = async (ctx: Context, uuid: string, found: OnBooking, day: string): Promise<Dated> => {
  const { rows, deposit } = found
  if (rows.length === 0 && !deposit) return { rows, deposit, rejection: null }
  const draft = asItinerary(await findRecord(ctx, itineraries, true, uuid))
  const dated = new Set(rows.map(({ row }) => row))
  const changes = deposit
    ? { deposit: draft.deposit && { ...draft.deposit, due: day } }
    : { paymentSchedule: draft.paymentSchedule.map((one, row) => (dated.has(row) ? { ...one, due: day } : one)) }
  try {
    await inSavepoint(ctx, () => updateItinerary(ctx, uuid, changes, { revs: [draft.rev] }))
    return { rows, deposit, rejection: null }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { rows: [], deposit: false, rejection: error.message }
  }
}

/** The payments of the version that was accepted. Versions from before a field existed do not have it. */
const findAcceptedPayments = async (ctx: Context, itinerary: string, revision: number): Promise<Payments> => {
  const [found] = await ctx.tx.query<Payments>(
    `select coalesce(snapshot->'paymentSchedule', '[]') as "paymentSchedule", nullif(snapshot->'deposit', 'null') as deposit
     from itinerary_revisions where tenant = $1 and itinerary = $2 and n = $3`,
    [ctx.tenant, itinerary, revision],
  )
  return found ?? { paymentSchedule: [], deposit: null }
}
