import { resendInput } from '@sojourn/contract/account'
import type { Transaction } from '../kit/context.ts'
import type { Deps } from '../kit/deps.ts'
import { postEmail } from '../kit/jobs/email.ts'
import { invalid } from '../kit/problem.ts'
import { redeemCaptcha } from '../kit/http/captcha.ts'
import type { GuestContext } from './guest-context.ts'
import { confirmRegistrationEmail } from './emails.ts'
import { issueMailToken, type MailToken } from './mail-tokens.ts'
import { requestEmail } from './request-email.ts'

/** Requests another email for a pending registration; without one, nothing happens and the response is the same. */
export const resendConfirmation = async (
  guest: GuestContext,
  input: unknown,
  beforeWork: (email: string) => Promise<void>,
): Promise<{ email: string }> => {
  const parsed = resendInput.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  const { email, altcha } = parsed.data
  // Optional, because these emails are limited and end when the first link expires; a solution that is sent must be valid.
  if (altcha !== undefined) await redeemCaptcha(guest.deps, altcha)
  await beforeWork(email)
  await guest.transact((tx) => requestEmail(tx, guest.deps, { kind: 'register', email }))
  return { email }
}

type Pending = Pick<MailToken, 'email' | 'payload'> & { until: string; hours: number }

/** Sends the email of the newest pending registration again, with a new link that expires with the first one. */
export const postConfirmation = async (tx: Transaction, deps: Deps, email: string): Promise<void> => {
  const [pending] = await tx.query<Pending>(
    `select email, payload, expires_at::text as until, floor(extract(epoch from expires_at - now()) / 3600)::int as hours
     from mail_tokens where purpose = 'register' and lower(email) = lower($1) and expires_at > now()
     order by created_at desc limit 1`,
    [email],
  )
  if (!pending) return
  const { payload, until, hours } = pending
  const token = await issueMailToken(tx, { purpose: 'register', email: pending.email, payload, until })
  await postEmail({ tx, deps }, confirmRegistrationEmail(deps, pending, { token, hours }))
}
