import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Batch } from '../../kit/jobs/each-tenant.ts'
import { withdrawInvitations } from './create.ts'

const atOnce = 50

/** How long an expired invitation can be sent again; after that, its membership is removed. */
export const invitationDays = 90

/** Removes the memberships of invitations that expired long ago, unless one is being accepted or renewed at this moment. */
export const removeOldInvitations: Batch = async (ctx, now, after) => {
  const old = await ctx.tx.query<{ user: string }>(
    `select "user" from memberships
     where tenant = $1 and accepted_at is null and ($3::uuid is null or "user" > $3)
       and invitation_expires_at < $2::timestamptz - make_interval(days => ${invitationDays})
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
