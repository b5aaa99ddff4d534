import { brandOf } from '@sojourn/contract/resources/tenant'
import type { Invitation, JoinInput } from '@sojourn/contract/invitation'
import type { RoleName } from '@sojourn/contract/kit/role-names'
import { writeAuditEvent } from '../kit/records/audit.ts'
import type { Context } from '../kit/context.ts'
import type { Deps } from '../kit/deps.ts'
import { noteIdentity } from '../kit/records/identity-log.ts'
import type { AsServer } from '../kit/http/in-tenant.ts'
import { invalidField, Problem } from '../kit/problem.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { hashPassword } from '../platform/passwords/passwords.ts'
import type { GuestContext } from './guest-context.ts'
import type { LoginPlace } from './login-places.ts'
import { readMailToken, redeemMailToken } from './mail-tokens.ts'
import { requireGoodPassword } from './new-password.ts'
import { bearerOf, openSession, type Token } from './sessions.ts'

/** The invitation of a token, and the invited user. 422 `invalid_token` if there is none (any more). */
export const readInvitation = async (
  deps: Deps,
  asServer: AsServer,
  token: string,
): Promise<{ user: string; invitation: Invitation }> => {
  const found = await inTransaction(deps.pool, null, (tx) => readMailToken(tx, 'invitation', token), {
    access: 'read only',
    onLateError: () => {},
  })
  const { user, tenant } = found ?? {}
  if (!user || !tenant) throw new Problem('invalid_token')
  const invitation = await asServer(tenant, 'invitation', (ctx) => findInvitation(ctx, user))
  return { user, invitation }
}

const findInvitation = async (ctx: Context, user: string): Promise<Invitation> => {
  const [row] = await ctx.tx.query<
    Omit<Invitation, 'tenant' | 'roles'> & { tenant: Invitation['tenant']; roles: RoleName[] }
  >(
    `select jsonb_build_object('uuid', t.uuid, 'name', t.name, 'brand', t.brand) as tenant,
       m.invited_email as email, m.invited_name as name, m.roles, u.state <> 'invited' as "hasAccount"
     from memberships m join tenants t on t.uuid = m.tenant and t.status = 'active' join users u on u.uuid = m."user"
     where m.tenant = $1 and m."user" = $2 and m.accepted_at is null`,
    [ctx.tenant, user],
  )
  if (!row) throw new Problem('invalid_token')
  const tenant = { ...row.tenant, brand: brandOf(row.tenant.brand) }
  return { ...row, tenant, roles: row.roles.map((name) => ({ name })) }
}

/** The person who accepts: a user who is logged in, or a new user, who gets an account and a session. */
type Joining = { loggedIn: string | null; userAgent: string | undefined; place: LoginPlace }

/**
 * Accepts an invitation. A user without an account chooses a name and a password and gets one, which is confirmed because they
 * received the email, and is logged in. With an account, `loggedIn` must be that user: otherwise 409 `login_required`. Of several concurrent
 * requests one succeeds; for the others the token is used.
 */
export const joinCompany = async (
  guest: GuestContext,
  asServer: AsServer,
  input: JoinInput,
  { loggedIn, ...opening }: Joining,
): Promise<{ email: string; tenant: string; session: Token | null }> => {
  const { deps, origin } = guest
  const { user, invitation } = await readInvitation(deps, asServer, input.token)
  const { tenant, email, hasAccount } = invitation
  if (hasAccount && loggedIn !== user) throw new Problem('login_required')
  const account = hasAccount ? rejectAccount(input) : await newAccount(deps, email, input)
  await asServer(tenant.uuid, 'invitation', async (ctx) => {
    // Locked before the token, as wherever an invitation is changed.
    const [waiting] = await ctx.tx.query(
      'select "user" from memberships where tenant = $1 and "user" = $2 and accepted_at is null for update',
      [ctx.tenant, user],
    )
    if (!waiting || !(await redeemMailToken(ctx.tx, 'invitation', input.token))) throw new Problem('invalid_token')
    if (account) await openAccount(ctx, user, account)
    await ctx.tx.query(
      `update memberships set accepted_at = now(), rev = rev + 1, updated_at = now(),
         invited_email = null, invited_name = null, invitation_expires_at = null
       where tenant = $1 and "user" = $2`,
      [ctx.tenant, user],
    )
    await noteIdentity(ctx.tx, origin, { kind: 'invitation_accepted', person: user, tenant: tenant.uuid })
    const actor = { ...ctx.actor, kind: 'person' as const, uuid: user }
    await writeAuditEvent({ ...ctx, actor }, 'user.join', user, ['state'])
  })
  const opened = account && (await openSession(guest, { uuid: user, email, ...account }, opening))
  return { email, tenant: tenant.uuid, session: opened && 'token' in opened ? bearerOf(opened.token) : null }
}

type Account = { name: string; passwordHash: string }

/** An existing account keeps its name and password, so sending others is an error that must not go unnoticed. */
const rejectAccount = ({ name, password }: JoinInput): null => {
  if (name !== undefined)
    throw invalidField('name', 'read_only', 'must not be sent, because your account already has a name')
  if (password !== undefined)
    throw invalidField('password', 'read_only', 'must not be sent, because your account already has a password')
  return null
}

const newAccount = async (deps: Deps, email: string, { name, password }: JoinInput): Promise<Account> => {
  const missing = Object.entries({ name, password }).filter(([, value]) => value === undefined)
  if (name === undefined || password === undefined) {
    throw new Problem('invalid', {
      errors: Object.fromEntries(missing.map(([field]) => [field, [{ code: 'required', message: 'is required' }]])),
    })
  }
  await requireGoodPassword(deps, password, { name, email })
  return { name, passwordHash: await hashPassword(password) }
}

/** Another invitation may have created the user's account since this one was read. */
const openAccount = async (ctx: Context, user: string, { name, passwordHash }: Account): Promise<void> => {
  const opened = await ctx.tx.query(
    `update users set name = $2, password_hash = $3, state = 'active', confirmed_at = now()
     where uuid = $1 and state = 'invited' returning uuid`,
    [user, name, passwordHash],
  )
  if (opened.length === 0) throw new Problem('login_required')
}
