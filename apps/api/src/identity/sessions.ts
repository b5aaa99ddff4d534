import { createHash, randomBytes } from 'node:crypto'
import type { Session } from '@sojourn/contract/account'
import type { SecondFactorMethod } from '@sojourn/contract/kit/second-factor-methods'
import { singleSignOnHours } from '@sojourn/contract/single-sign-on'
import { canonicalEmail } from '@sojourn/contract/kit/email-address'
import type { Transaction } from '../kit/context.ts'
import { postEmail } from '../kit/jobs/email.ts'
import { plainUserAgent } from '../kit/networks.ts'
import { noteIdentity } from '../kit/records/identity-log.ts'
import { Problem } from '../kit/problem.ts'
import type { Pool } from '../platform/db/pool.ts'
import { isPassword, dummyVerify } from '../platform/passwords/passwords.ts'
import type { GuestContext } from './guest-context.ts'
import { newDeviceEmail } from './emails.ts'
import { keepLoginPlace, type LoginPlace } from './login-places.ts'
import { listMethods } from './second-factors.ts'

/** Lifetime of a token; it expires earlier if it is not used for twelve hours (see `authenticate` in the database). */
export const sessionSeconds = 30 * 24 * 60 * 60

/** A session's token as clients get it. */
export const bearerOf = (token: string) => ({
  access_token: token,
  token_type: 'Bearer' as const,
  expires_in: sessionSeconds,
})
export type Token = ReturnType<typeof bearerOf>

/** Only the hash of a token is stored; 256 random bits need no salt. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * An address in the form in which it is looked up, or an empty one, which matches no user, if it is malformed or contains a
 * control character.
 */
export const loginAddress = (text: string): string =>
  text.isWellFormed() && !/\p{Cc}/u.test(text) ? canonicalEmail(text.trim()) : ''

/** A user whose credentials have been checked. */
export type Holder = { uuid: string; email: string; name: string; passwordHash: string }

const holderColumns = 'uuid, email, name, password_hash as "passwordHash"'
const mayLogIn = `state = 'active' and confirmed_at is not null`

/**
 * The user with these credentials; null if address or password are wrong, the address is not confirmed, or the user is
 * suspended.
 */
export const checkCredentials = async (pool: Pool, email: string, password: string): Promise<Holder | null> => {
  const { rows } = await pool.query<Holder>(
    `select ${holderColumns} from users where lower(email) = lower($1) and ${mayLogIn}`,
    [loginAddress(email)],
  )
  const holder = rows[0]
  if (!holder) {
    await dummyVerify(password)
    return null
  }
  return (await isPassword(holder.passwordHash, password)) ? holder : null
}

/** The user with a uuid, if they may log in. */
export const findHolder = async (pool: Pool, uuid: string): Promise<Holder | null> => {
  const { rows } = await pool.query<Holder>(`select ${holderColumns} from users where uuid = $1 and ${mayLogIn}`, [
    uuid,
  ])
  return rows[0] ?? null
}

type Opening = {
  userAgent: string | undefined
  place: LoginPlace
  /** Redeems the proof of the second step; without it, an account with a second factor gets no session. */
  redeemProof?: (tx: Transaction) => Promise<boolean>
  /** The company whose provider identified the user: the session reaches this company only, and needs no second step here. */
  onlyTenant?: string
}

/**
 * Opens a session; if the login comes from somewhere new, the user gets an email. If a user has more than fifty open sessions,
 * the oldest end.
 * @returns the bearer token, or the methods for the second step; null if the password or the proof is no longer valid.
 */
export const openSession = async (
  { deps, transact, origin }: GuestContext,
  holder: Holder,
  { userAgent, place, redeemProof, onlyTenant }: Opening,
): Promise<{ token: string } | { methods: SecondFactorMethod[] } | null> => {
  const token = randomBytes(32).toString('base64url')
  return transact(async (tx) => {
    // Checking took a while: under the lock the password must be unchanged, or a password change would leave this session
    // behind.
    const [locked] = await tx.query(
      `select uuid from users where uuid = $1 and password_hash = $2 and state = 'active' for no key update`,
      [holder.uuid, holder.passwordHash],
    )
    if (!locked) return null
    if (redeemProof) {
      if (!(await redeemProof(tx))) return null
    } else if (onlyTenant === undefined) {
      const methods = await listMethods(tx, holder.uuid)
      if (methods.length > 0) return { methods }
    }
    await tx.query(
      `insert into sessions (token_hash, "user", expires_at, user_agent, only_tenant)
       values ($1, $2, now() + make_interval(secs => $3), $4, $5)`,
      [
        tokenHash(token),
        holder.uuid,
        onlyTenant === undefined ? sessionSeconds : singleSignOnHours * 60 * 60,
        plainUserAgent(userAgent),
        onlyTenant ?? null,
      ],
    )
    await endOldestSessions(tx, holder.uuid, onlyTenant ?? null)
    if (onlyTenant !== undefined) {
      // A place known only through a company's provider must not make guessing the password from there easier.
      await noteIdentity(tx, origin, { kind: 'single_sign_on', person: holder.uuid, tenant: onlyTenant })
      return { token }
    }
    await noteIdentity(tx, origin, { kind: 'login', person: holder.uuid })
    if (await keepLoginPlace(tx, holder.uuid, place)) await postEmail({ tx, deps }, newDeviceEmail(deps, holder, place))
    return { token }
  })
}

/**
 * More than any user needs. A further login ends the oldest session, counted separately for each provider and for the others.
 */
const maxSessions = 50

const endOldestSessions = (tx: Transaction, person: string, onlyTenant: string | null) =>
  tx.query(
    `delete from sessions where uuid in (
       select uuid from sessions where "user" = $1 and only_tenant is not distinct from $2 and ${isOpen}
       order by created_at desc, uuid desc offset ${maxSessions})`,
    [person, onlyTenant],
  )

/** The sessions that `authenticate` in the database accepts. */
const isOpen = `expires_at > now() and seen_at > now() - interval '12 hours'`

/** Ends the session of a token; it is not an error if there is none. */
export const endSession = ({ transact, origin }: GuestContext, token: string): Promise<void> =>
  transact(async (tx) => {
    const [ended] = await tx.query<{ person: string }>(
      'delete from sessions where token_hash = $1 returning "user" as person',
      [tokenHash(token)],
    )
    if (ended) await noteIdentity(tx, origin, { kind: 'logout', person: ended.person })
  })

type Row = { uuid: string; created_at: string; seen_at: string; user_agent: string | null }

const columns = 'uuid, created_at, seen_at, user_agent'

const sessionOf =
  (current: string) =>
  (row: Row): Session => ({
    uuid: row.uuid,
    createdAt: row.created_at,
    seenAt: row.seen_at,
    userAgent: row.user_agent,
    isCurrent: row.uuid === current,
  })

/** The user, and the session that sends the request. */
type Self = { uuid: string; session: string }

/** A user's open sessions, most recently used first. */
export const listSessions = async (pool: Pool, self: Self): Promise<Session[]> => {
  const { rows } = await pool.query<Row>(
    `select ${columns} from sessions where "user" = $1 and ${isOpen} order by seen_at desc, uuid`,
    [self.uuid],
  )
  return rows.map(sessionOf(self.session))
}

/** Ends one of a user's sessions and returns it; 404 for another user's. */
export const endOwnSession = async (guest: GuestContext, self: Self, uuid: string): Promise<Session> => {
  const [ended] = await deleteSessions(guest, self, `uuid = $2`, uuid)
  if (!ended) throw new Problem('not_found')
  return ended
}

/** Ends all of a user's sessions but the one that sends the request, and returns those that were open. */
export const endOtherSessions = (guest: GuestContext, self: Self): Promise<Session[]> =>
  deleteSessions(guest, self, `uuid <> $2`, self.session)

const deleteSessions = (
  { transact, origin }: GuestContext,
  self: Self,
  which: string,
  uuid: string,
): Promise<Session[]> =>
  transact(async (tx) => {
    const rows = await tx.query<Row>(
      `delete from sessions where "user" = $1 and ${which} and ${isOpen} returning ${columns}`,
      [self.uuid, uuid],
    )
    if (rows.length > 0) await noteIdentity(tx, origin, { kind: 'sessions_ended', person: self.uuid })
    return rows.map(sessionOf(self.session))
  })
