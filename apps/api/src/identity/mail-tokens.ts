import { randomBytes } from 'node:crypto'
import type { Transaction } from '../kit/context.ts'
import { tokenHash } from './sessions.ts'

/** The purpose of a link in an email. */
export type MailTokenPurpose = 'register' | 'change_email' | 'reset_password' | 'invitation'

/** The data of a token. `payload` is whatever its purpose needs in addition to the email address, the user and the company. */
export type MailToken = {
  email: string
  user: string | null
  tenant: string | null
  payload: Record<string, unknown>
}

type Issue = {
  purpose: MailTokenPurpose
  email: string
  user?: string | null
  tenant?: string | null
  payload?: Record<string, unknown>
} & ({ hours: number; until?: never } | { until: string; hours?: never })

/** Creates a token of 256 random bits for a link in an email. */
export const issueMailToken = async (tx: Pick<Transaction, 'query'>, issue: Issue): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await tx.query(
    `insert into mail_tokens (token_hash, purpose, email, "user", tenant, payload, expires_at)
     values ($1, $2, $3, $4, $5, $6, coalesce($7, now() + make_interval(hours => $8)))`,
    [
      tokenHash(token),
      issue.purpose,
      issue.email,
      issue.user ?? null,
      issue.tenant ?? null,
      JSON.stringify(issue.payload ?? {}),
      issue.until ?? null,
      issue.hours ?? null,
    ],
  )
  return token
}

/** The data of an unused, unexpired token, without redeeming it; null if there is no such token. */
export const readMailToken = async (
  tx: Pick<Transaction, 'query'>,
  purpose: MailTokenPurpose,
  token: string,
): Promise<MailToken | null> => {
  const [row] = await tx.query<MailToken>(
    `select email, "user", tenant, payload from mail_tokens where token_hash = $1 and purpose = $2 and expires_at > now()`,
    [tokenHash(token), purpose],
  )
  return row ?? null
}

/** Redeems a token in the caller's transaction. Of several concurrent calls one gets its data; the others get null. */
export const redeemMailToken = async (
  tx: Pick<Transaction, 'query'>,
  purpose: MailTokenPurpose,
  token: string,
): Promise<MailToken | null> => {
  const [row] = await tx.query<MailToken>(
    `delete from mail_tokens where token_hash = $1 and purpose = $2 and expires_at > now() returning email, "user", tenant, payload`,
    [tokenHash(token), purpose],
  )
  return row ?? null
}
