import type { Created } from '@sojourn/contract/kit/define-resource'
import { user } from '@sojourn/contract/resources/user'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Context } from '../../kit/context.ts'
import { parseNew, requireCreate } from '../../kit/records/crud.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import { Problem } from '../../kit/problem.ts'
import { createInvitation, invitationDays } from '../invitations/create.ts'
import { requireRoom } from '../../subscriptions/usage.ts'
import { findUser, users } from './queries.ts'

/** Invites a user to the company. Response, records and email are the same whether or not the address has an account. */
export const createUser = async (ctx: Context, input: unknown): Promise<Answer> => {
  requireCreate(ctx, users)
  const invited = user.create.parse(parseNew(user, input))
  const uuid = await insertInvited(ctx, invited)
  await createInvitation(ctx, { uuid, email: invited.email })
  await writeAuditEvent(ctx, 'user.invite', uuid, ['email', 'name', 'roles'])
  return toAnswer(ctx, users, await findUser(ctx, uuid))
}

/**
 * Creates a membership that has to be accepted. For an unknown address, it also creates an account that nobody can log in
 * with. This stays for some time after the invitation is withdrawn, because another UUID for the same address would reveal
 * that the account was new.
 */
const insertInvited = async (ctx: Context, { email, name, roles }: Created<typeof user>): Promise<string> => {
  const existing = await ctx.tx.query(
    `select from memberships m join users u on u.uuid = m."user" where m.tenant = $1 and lower(u.email) = lower($2)`,
    [ctx.tenant, email],
  )
  if (existing.length > 0) throw alreadyHere()
  await requireRoom(ctx, 'users')
  await ctx.tx.query(
    `insert into users (email, name, password_hash, state) values ($1, $1, '', 'invited') on conflict (lower(email)) do nothing`,
    [email],
  )
  const [row] = await ctx.tx.query<{ user: string }>(
    `insert into memberships (tenant, "user", roles, accepted_at, invited_email, invited_name, invitation_expires_at)
     select $1, uuid, $3, null, $2, $4, now() + make_interval(days => $5) from users where lower(email) = lower($2)
     on conflict do nothing returning "user"`,
    [ctx.tenant, email, roles.map((role) => role.name), name, invitationDays],
  )
  if (row) return row.user
  throw alreadyHere()
}

const alreadyHere = () =>
  new Problem('conflict', {
    errors: { email: [{ code: 'already_taken', message: 'is already a member or has been invited' }] },
  })
