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

/** Asks for the email of a pending registration once more; does and tells nothing else otherwise. */
export const resendConfirmation = async (
  guest: GuestContext,
  input: unknown,
  beforeWork: (email: string) => Promise<void>,
): Promise<{ email: string }> => {
  const parsed = resendInput.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  const { email, altcha } = parsed.data
  // Not asked for, because emails are few and end with the first one; one that is sent must be right.
  if (altcha !== undefined) await redeemCaptcha(guest.deps, altcha)
  await beforeWork(email)
  await guest.transact((tx) => requestEmail(tx, guest.deps, { kind: 'register', email }))
  return { email }
}

type Pending = Pick<MailToken, 'email' | 'payload'> & { until: string; hours: number }

/** Posts the newest pending registration's email again, with a link of its own that ends when the first one does. */
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
