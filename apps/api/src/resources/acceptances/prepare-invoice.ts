import type { Context } from '../../kit/context.ts'
import { inSavepoint } from '../../kit/in-savepoint.ts'
import { Problem } from '../../kit/problem.ts'
import { createInvoice } from '../invoices/create.ts'
import type { OnBooking } from './mark-payments-due.ts'

/** The draft of an invoice that follows from an acceptance, or why there is none; null if nothing is due on booking. */
export type Drafted = { uuid: string; rejection: null } | { uuid: null; rejection: string } | null

/** Drafts an invoice for the payments that are due on booking. The rules of invoices apply, such as that no row has two. */
export const prepareInvoice = async (
  ctx: Context,
  itinerary: string,
  { rows, deposit }: OnBooking,
): Promise<Drafted> => {
  if (rows.length === 0 && !deposit) return null
  const fromSchedule = deposit ? { part: 'deposit' } : { rows: rows.map(({ row }) => row) }
  try {
    const { uuid } = await inSavepoint(ctx, () => createInvoice(ctx, { itinerary, fromSchedule }))
    return { uuid: String(uuid), rejection: null }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { uuid: null, rejection: error.message }
  }
}
