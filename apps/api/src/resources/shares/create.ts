import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { passcode, share } from '@sojourn/contract/document/document'
import { flag, instant } from '@sojourn/contract/kit/values'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Context } from '../../kit/context.ts'
import { lockForUpdate } from '../../kit/records/crud.ts'
import { invalid, Problem } from '../../kit/problem.ts'
import { hashPassword } from '../../platform/passwords/passwords.ts'
import { invoices } from '../invoices/queries.ts'
import { itineraries } from '../itineraries/queries.ts'
import { getShare } from '../itineraries/read-shares.ts'
import { orNull } from '@sojourn/contract/kit/or-null'

export const shareInput = z.strictObject({
  audience: share.shape.audience.default('client'),
  expiresAt: orNull(instant()).default(null),
  passcode: orNull(passcode()).default(null),
  showsInvoices: flag().default(false),
})

/** Creates a link to the published version of an itinerary; 409 before its first publication. */
export const createShare = async (ctx: Context, itinerary: string, input: unknown) => {
  const record = await lockForUpdate(ctx, itineraries, itinerary)
  const parsed = shareInput.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  if (parsed.data.showsInvoices) requireInvoices(ctx)
  if (record.publishedRevision === null)
    throw new Problem('conflict', { detail: 'publish the itinerary before you create a link' })
  return getShare(ctx, itinerary, await insertShare(ctx, itinerary, parsed.data))
}

/** Throws unless the actor may read invoices: only they decide whom a link shows them to. */
export const requireInvoices = ({ actor }: Context): void => {
  if (invoices.policy.read(actor) !== true)
    throw new Problem('permission_denied', { detail: 'only members who may read invoices can show them on a link' })
}

/** @returns the UUID of the new link. Its token has 256 random bits. */
export const insertShare = async (
  ctx: Context,
  itinerary: string,
  { audience, expiresAt, passcode: chosen, showsInvoices }: z.output<typeof shareInput>,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  const passcodeHash = chosen === null ? null : await hashPassword(chosen)
  const { uuid } = await ctx.tx.db
    .insertInto('shares')
    .values({
      tenant: ctx.tenant,
      itinerary,
      token,
      audience,
      expiresAt,
      passcodeHash,
      showsInvoices,
      createdBy: ctx.actor.uuid,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await writeAuditEvent(ctx, 'share.create', itinerary, [
    'audience',
    'expiresAt',
    ...(chosen === null ? [] : ['passcode']),
    ...(showsInvoices ? ['showsInvoices'] : []),
  ])
  return uuid
}
