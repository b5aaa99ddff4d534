import { randomBytes } from 'node:crypto'
import type { Transaction } from '../kit/context.ts'
import { tokenHash } from './sessions.ts'

/** What a link in an email is for. */
export type MailTokenPurpose = 'register' | 'change_email' | 'reset_password' | 'invitation'

/** What a token stands for; `payload` is whatever its purpose needs beside address, person and company. */
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

/** Makes a token of 256 random bits for a link in an email. */
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

/** What an unused, unexpired token stands for, without using it up; null when there is none such. */
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

/** Uses a token up, in the caller's transaction: of several at once one gets it, the others null. */
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
