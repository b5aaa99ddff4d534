import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Context } from '../../kit/context.ts'
import { noteIdentity } from '../../kit/records/identity-log.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import { Problem } from '../../kit/problem.ts'
import { findUser, users } from './queries.ts'

/** Logs a member out on all devices, such as after a laptop was stolen. They can log in again. */
export const endUserSessions = async (ctx: Context, uuid: string): Promise<Answer> => {
  const user = await findUser(ctx, uuid)
  if (users.policy.update(ctx.actor) !== true) throw new Problem('permission_denied')
  if (user.state === 'invited')
    throw new Problem('conflict', { detail: 'this user has not accepted their invitation yet' })
  await ctx.tx.query('delete from sessions where "user" = $1', [uuid])
  await noteIdentity(ctx.tx, ctx.origin, { kind: 'sessions_ended', person: uuid })
  await writeAuditEvent(ctx, 'user.endSessions', uuid)
  return toAnswer(ctx, users, user)
}
