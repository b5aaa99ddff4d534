import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Batch } from '../../kit/jobs/each-tenant.ts'
import { withdrawInvitations } from './create.ts'

const atOnce = 50

/** So long after it expired an invitation can be sent again; then its place in the company goes. */
const keptDays = 90

/** Removes the places of people whose invitation expired long ago. Whoever is just accepting or renewing one is left alone. */
export const removeOldInvitations: Batch = async (ctx, now, after) => {
  const old = await ctx.tx.query<{ user: string }>(
    `select "user" from memberships
     where tenant = $1 and accepted_at is null and ($3::uuid is null or "user" > $3)
       and invitation_expires_at < $2::timestamptz - make_interval(days => ${keptDays})
     order by "user" limit ${atOnce} for update skip locked`,
    [ctx.tenant, now.toISOString(), after],
  )
  for (const { user } of old) {
    await withdrawInvitations(ctx, user)
    await ctx.tx.query('delete from memberships where tenant = $1 and "user" = $2', [ctx.tenant, user])
    await writeAuditEvent(ctx, 'user.remove', user)
  }
  return old.length === atOnce ? (old.at(-1)?.user ?? null) : null
}
