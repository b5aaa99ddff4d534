import { randomBytes } from 'node:crypto'
import type { Transaction } from '../kit/context.ts'
import { tokenHash } from './sessions.ts'

/** What is started by one request and finished by the next. */
export type ChallengePurpose = 'login' | 'add_totp' | 'add_passkey' | 'passkey' | 'single_sign_on'

type Query = Pick<Transaction, 'query'>
type Issue = {
  purpose: ChallengePurpose
  /** Null for a login by passkey alone or through a company's provider: they determine who logs in. */
  user: string | null
  seconds: number
  /** If omitted: 256 random bits. */
  token?: string
  /** The hash of the password that was checked, which must not change before the next step. */
  passwordHash?: string
  /** Sealed. */
  secret?: Buffer
}

/** Stores a challenge for the next step, and returns its token. */
export const issueChallenge = async (tx: Query, issue: Issue): Promise<string> => {
  const token = issue.token ?? randomBytes(32).toString('base64url')
  await tx.query(
    `insert into auth_challenges (token_hash, purpose, "user", password_mark, secret, expires_at)
     values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))`,
    [
      tokenHash(token),
      issue.purpose,
      issue.user,
      issue.passwordHash === undefined ? null : tokenHash(issue.passwordHash),
      issue.secret ?? null,
      issue.seconds,
    ],
  )
  return token
}

export type Challenge = { user: string | null; passwordMark: Buffer | null; secret: Buffer | null }

const columns = `"user", password_mark as "passwordMark", secret`
const isLive = `token_hash = $1 and purpose = $2 and expires_at > now()`

/** The challenge of an unused, unexpired token, without redeeming it. */
export const readChallenge = async (tx: Query, purpose: ChallengePurpose, token: string): Promise<Challenge | null> => {
  const [row] = await tx.query<Challenge>(`select ${columns} from auth_challenges where ${isLive}`, [
    tokenHash(token),
    purpose,
  ])
  return row ?? null
}

/** Redeems a token: of several concurrent calls one gets its challenge; the others get null. */
export const redeemChallenge = async (
  tx: Query,
  purpose: ChallengePurpose,
  token: string,
): Promise<Challenge | null> => {
  const [row] = await tx.query<Challenge>(`delete from auth_challenges where ${isLive} returning ${columns}`, [
    tokenHash(token),
    purpose,
  ])
  return row ?? null
}
