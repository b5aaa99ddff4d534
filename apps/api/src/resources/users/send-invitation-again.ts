import type { Context } from '../../kit/context.ts'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import { Problem } from '../../kit/problem.ts'
import { findUser, lockUser, users } from './queries.ts'
import { createInvitation, invitationDays } from '../invitations/create.ts'

/** Sends an invitation again, with a new link; 409 if it was already accepted. */
export const sendInvitationAgain = async (ctx: Context, uuid: string): Promise<Answer> => {
  await findUser(ctx, uuid)
  if (!users.policy.create(ctx.actor)) throw new Problem('permission_denied')
  const { state, email } = await lockUser(ctx, uuid)
  if (state !== 'invited') throw new Problem('conflict', { detail: 'this user has already accepted the invitation' })
  await ctx.tx.query(
    `update memberships set rev = rev + 1, updated_at = now(), invitation_expires_at = now() + make_interval(days => $3)
     where tenant = $1 and "user" = $2`,
    [ctx.tenant, uuid, invitationDays],
  )
  await createInvitation(ctx, { uuid, email: String(email) })
  await writeAuditEvent(ctx, 'user.invite', uuid, ['invitationExpiresAt'])
  return toAnswer(ctx, users, await findUser(ctx, uuid))
}
