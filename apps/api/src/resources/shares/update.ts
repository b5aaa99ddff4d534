import { z } from 'zod'
import { passcode, share } from '@sojourn/contract/document/document'
import { flag, instant } from '@sojourn/contract/kit/values'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Context } from '../../kit/context.ts'
import { lockForUpdate } from '../../kit/records/crud.ts'
import { invalid, Problem } from '../../kit/problem.ts'
import { withoutUnchanged } from '../../kit/records/without-unchanged.ts'
import { hashPassword } from '../../platform/passwords/passwords.ts'
import { itineraries } from '../itineraries/queries.ts'
import { getShare } from '../itineraries/read-shares.ts'
import { requireInvoices } from './create.ts'
import { orNull } from '@sojourn/contract/kit/or-null'

export const shareChanges = z.strictObject({
  audience: share.shape.audience.optional(),
  expiresAt: orNull(instant()).optional(),
  passcode: orNull(passcode()).optional(),
  showsInvoices: flag().optional(),
})

/** Updates the audience, expiry and passcode of a link, and whether it shows invoices. After setting a passcode, everybody has to enter it again. */
export const updateShare = async (ctx: Context, itinerary: string, uuid: string, input: unknown) => {
  await lockForUpdate(ctx, itineraries, itinerary)
  const present = await getShare(ctx, itinerary, uuid)
  const parsed = shareChanges.safeParse(withoutUnchanged(input, present, shareChanges.shape, ['views']))
  if (!parsed.success) throw invalid(parsed.error)
  if (present.revokedAt !== null)
    throw new Problem('conflict', { detail: 'this link has been revoked and cannot be changed; create a new one' })
  const { showsInvoices, audience } = { ...present, ...parsed.data }
  if (showsInvoices && (!present.showsInvoices || audience !== present.audience)) requireInvoices(ctx)
  const { passcode: chosen, ...plain } = parsed.data
  if (Object.keys(parsed.data).length > 0) {
    const locked = chosen === undefined ? {} : { passcodeHash: chosen === null ? null : await hashPassword(chosen) }
    await ctx.tx.db
      .updateTable('shares')
      .set({ ...plain, ...locked })
      .where('tenant', '=', ctx.tenant)
      .where('uuid', '=', uuid)
      .execute()
    await writeAuditEvent(ctx, 'share.update', itinerary, Object.keys(parsed.data))
  }
  return getShare(ctx, itinerary, uuid)
}
