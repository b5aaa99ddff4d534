import type { SingleSignOn } from '@sojourn/contract/single-sign-on'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Context } from '../../kit/context.ts'
import { readSingleSignOn, requireManager } from './queries.ts'

/** Removes the company's provider. Who logged in with it is logged out. */
export const removeSingleSignOn = async (ctx: Context): Promise<SingleSignOn> => {
  requireManager(ctx)
  if (await endSingleSignOn(ctx)) await writeAuditEvent(ctx, 'single-sign-on.remove', null)
  return readSingleSignOn(ctx)
}

/** Ends what a provider has opened and tied. False when there is none. */
export const endSingleSignOn = async ({ tx, tenant }: Context): Promise<boolean> => {
  const removed = await tx.query('delete from single_sign_on where tenant = $1 returning tenant', [tenant])
  if (removed.length > 0) await tx.query('delete from sessions where only_tenant = $1', [tenant])
  return removed.length > 0
}
