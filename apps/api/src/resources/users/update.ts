import type { Context } from '../../kit/context.ts'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import { parseChanges, type Precondition, requireVersion } from '../../kit/records/crud.ts'
import { may } from '../../kit/actor.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import { noteIdentity } from '../../kit/records/identity-log.ts'
import { invalidField, Problem } from '../../kit/problem.ts'
import { findUser, lockUser, type User, users } from './queries.ts'

/** Changes a member's roles, or makes them the owner; only they themselves may change anything else. */
export const updateUser = async (
  ctx: Context,
  uuid: string,
  input: unknown,
  precondition: Precondition,
): Promise<Answer> => {
  await findUser(ctx, uuid)
  if (users.policy.update(ctx.actor) !== true) throw new Problem('permission_denied')
  const before = await lockUser(ctx, uuid)
  await requireVersion(ctx, users, before, precondition)
  const changes = await parseChanges(ctx, users, before, input)
  const names = Object.keys(changes)
  if (names.length > 0) await saveUser(ctx, before, { ...before, ...changes }, names)
  return toAnswer(ctx, users, await findUser(ctx, uuid))
}

const saveUser = async (ctx: Context, before: User, after: User, names: string[]): Promise<void> => {
  const roles = after.roles.map((role) => role.name)
  const isHandedOver = after.isOwner && !before.isOwner
  if (before.isOwner && !after.isOwner)
    throw invalidField('isOwner', 'invalid_value', 'cannot be turned off; make another user the owner instead')
  if (before.isOwner && !roles.includes('Admin'))
    throw invalidField('roles', 'invalid_value', 'must include Admin for the owner of the company')
  if (isHandedOver) await giveUpOwnership(ctx, before)
  await ctx.tx.query(
    `update memberships set roles = $3, is_owner = $4, rev = rev + 1, updated_at = now() where tenant = $1 and "user" = $2`,
    [ctx.tenant, after.uuid, isHandedOver && !roles.includes('Admin') ? ['Admin', ...roles] : roles, after.isOwner],
  )
  await noteIdentity(ctx.tx, ctx.origin, { kind: 'role_change', person: after.uuid, tenant: ctx.tenant })
  await writeAuditEvent(ctx, isHandedOver ? 'user.handOver' : 'user.update', after.uuid, names)
}

/**
 * Removes the ownership of the sender, so that `heir` can become the owner. The platform's staff may do this for a company
 * whose owner is gone, or that has none. Of several simultaneous requests, only one finds the sender to be the owner. There
 * is no deadlock, because the heir is locked before the sender, and only an owner is ever locked second.
 */
const giveUpOwnership = async (ctx: Context, heir: User): Promise<void> => {
  if (ctx.actor.isSingleSignOn) throw new Problem('password_login_required')
  const isStaff = may(ctx.actor, 'platform:manage')
  const given = await ctx.tx.query(
    `update memberships set is_owner = false, rev = rev + 1, updated_at = now(),
       roles = case when 'Admin' = any(roles) then roles else array_prepend('Admin', roles) end
     where tenant = $1 and ("user" = $2 or $3) and is_owner returning "user"`,
    [ctx.tenant, ctx.actor.uuid, isStaff],
  )
  if (given.length === 0 && !isStaff)
    throw new Problem('permission_denied', { detail: 'only the owner can transfer ownership' })
  if (heir.state === 'active') return
  throw new Problem('conflict', {
    detail:
      heir.state === 'invited' ? 'this user has not accepted their invitation yet' : 'this user’s account is suspended',
  })
}
