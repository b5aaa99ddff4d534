import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Context } from '../../kit/context.ts'
import { type Precondition, requireVersion } from '../../kit/records/crud.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import { Problem } from '../../kit/problem.ts'
import { releaseReferences } from '../../kit/records/references.ts'
import { withdrawInvitations } from '../invitations/create.ts'
import { findUser, lockUser, type User, users } from './queries.ts'

/** Ends a membership or invitation; every member may leave. Their records stay, without an owner. */
export const removeUser = async (ctx: Context, uuid: string, precondition: Precondition): Promise<Answer> => {
  const found = await findUser(ctx, uuid)
  if (users.policy.remove(ctx.actor) !== true && uuid !== ctx.actor.uuid) throw new Problem('permission_denied')
  rejectOwner(found)
  await releaseReferences(ctx, 'user', uuid)
  const before = await lockUser(ctx, uuid)
  rejectOwner(before)
  await requireVersion(ctx, users, before, precondition)
  await withdrawInvitations(ctx, uuid)
  await ctx.tx.query('delete from saved_views where tenant = $1 and owner = $2 and not is_shared', [ctx.tenant, uuid])
  await ctx.tx.query('delete from memberships where tenant = $1 and "user" = $2', [ctx.tenant, uuid])
  await writeAuditEvent(ctx, 'user.remove', uuid, [])
  return toAnswer(ctx, users, before)
}

const rejectOwner = (user: User): void => {
  if (!user.isOwner) return
  throw new Problem('conflict', { detail: 'the owner cannot be removed; transfer ownership first' })
}
