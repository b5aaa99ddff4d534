import type { SingleSignOn } from '@sojourn/contract/single-sign-on'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Context } from '../../kit/context.ts'
import { readSingleSignOn, requireManager } from './queries.ts'

/** Removes the company's provider. Members who logged in with it are logged out. */
export const removeSingleSignOn = async (ctx: Context): Promise<SingleSignOn> => {
  requireManager(ctx)
  if (await endSingleSignOn(ctx)) await writeAuditEvent(ctx, 'single-sign-on.remove', null)
  return readSingleSignOn(ctx)
}

/** Removes the provider, its links to accounts and its sessions. False if there is no provider. */
export const endSingleSignOn = async ({ tx, tenant }: Context): Promise<boolean> => {
  const removed = await tx.query('delete from single_sign_on where tenant = $1 returning tenant', [tenant])
  if (removed.length > 0) await tx.query('delete from sessions where only_tenant = $1', [tenant])
  return removed.length > 0
}
