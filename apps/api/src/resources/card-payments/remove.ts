import type { CardPayments } from '@sojourn/contract/card-payments'
import type { Context } from '../../kit/context.ts'
import { Problem } from '../../kit/problem.ts'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import { findAccount, readCardPayments, requireManager } from './queries.ts'

/**
 * Disconnects the company: nothing more is offered. The account stays, so that what is paid on a page that is already open, and
 * later refunds, are still recorded.
 */
export const disconnectCards = async (ctx: Context): Promise<CardPayments> => {
  requireManager(ctx.actor)
  const found = await findAccount(ctx)
  if (!found?.isConnected) throw new Problem('not_found')
  await ctx.tx.query(
    'update card_accounts set disconnected_at = now(), return_hash = null where tenant = $1 and account = $2',
    [ctx.tenant, found.account],
  )
  await writeAuditEvent(ctx, 'card-payments.disconnect', null)
  return readCardPayments(ctx)
}
