import { resendInput } from '@sojourn/contract/account'
import { postLetter } from '../kit/letter.ts'
import { invalid } from '../kit/problem.ts'
import type { Desk } from './desk.ts'
import { confirmRegistrationLetter } from './letters.ts'
import { issueMailToken, type MailToken } from './mail-tokens.ts'
import { confirmHours, registrationIn } from './registration.ts'

/** Sends the letter of a pending registration once more, with a link of its own; does and tells nothing else otherwise. */
export const resendConfirmation = async (
  desk: Desk,
  input: unknown,
  beforeWork: (email: string) => Promise<void>,
): Promise<{ email: string }> => {
  const parsed = resendInput.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  const { email } = parsed.data
  await beforeWork(email)
  await desk.transact(async (tx) => {
    const [pending] = await tx.query<Pick<MailToken, 'email' | 'payload'>>(
      `select email, payload from mail_tokens
       where purpose = 'register' and lower(email) = lower($1) and expires_at > now() order by created_at desc limit 1`,
      [email],
    )
    // Without a registration the same row is written, but dead from birth.
    const token = await issueMailToken(tx, {
      purpose: 'register',
      email: pending?.email ?? email,
      payload: pending?.payload ?? {},
      hours: pending ? confirmHours : 0,
    })
    if (!pending) return
    const { name, company } = registrationIn(pending)
    const link = { token, hours: confirmHours, company: company?.name ?? null }
    await postLetter(
      { tx, deps: desk.deps },
      confirmRegistrationLetter(desk.deps, { email: pending.email, name }, link),
    )
  })
  return { email }
}
