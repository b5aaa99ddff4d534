import { randomBytes } from 'node:crypto'
import { registerCompanyInput, registerInput } from '@sojourn/contract/account'
import { postEmail } from '../kit/jobs/email.ts'
import { invalid } from '../kit/problem.ts'
import { hashPassword } from '../platform/passwords/passwords.ts'
import { redeemCaptcha, tryCaptcha } from '../kit/http/captcha.ts'
import type { GuestContext } from './guest-context.ts'
import { alreadyRegisteredEmail, confirmRegistrationEmail } from './emails.ts'
import { issueMailToken } from './mail-tokens.ts'
import { requireGoodPassword } from './new-password.ts'
import { confirmHours, findAccount, type Registration } from './registration.ts'
import { tokenHash } from './sessions.ts'

type Pending = { email: string; name: string; state: 'pending'; deviceSecret: string }
/** Called after the captcha has been checked and before any work is done for the address. */
type BeforeWork = (email: string) => Promise<void>

/** Stores a user's registration. The response, and the work done for it, is the same for known and unknown addresses. */
export const registerPerson = async (guest: GuestContext, input: unknown, beforeWork: BeforeWork): Promise<Pending> => {
  const parsed = registerInput.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  return storeRegistration(guest, { ...parsed.data, company: null }, beforeWork)
}

/** Stores the registration of a user with a company, which is created together with the user. */
export const registerCompany = async (
  guest: GuestContext,
  input: unknown,
  beforeWork: BeforeWork,
): Promise<Pending> => {
  const parsed = registerCompanyInput.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  const { company, plan, ...person } = parsed.data
  const { name, country = null, currency = null, timezone = 'UTC' } = company
  return storeRegistration(
    guest,
    { ...person, company: { name, country, currency, timezone, plan: plan ?? null } },
    beforeWork,
  )
}

const storeRegistration = async (
  guest: GuestContext,
  input: { name: string; email: string; password: string; altcha: string; company: Registration['company'] },
  beforeWork: BeforeWork,
): Promise<Pending> => {
  const { deps } = guest
  const { name, email, company } = input
  // Judging a password takes time, so it requires a solved captcha; a rejected password does not use the solution up.
  await tryCaptcha(deps, input.altcha)
  await requireGoodPassword(deps, input.password, input)
  await redeemCaptcha(deps, input.altcha)
  await beforeWork(email)
  const passwordHash = await hashPassword(input.password)
  const deviceSecret = randomBytes(32).toString('base64url')
  const deviceSecretHash = tokenHash(deviceSecret).toString('base64')
  await guest.transact(async (tx) => {
    const account = await findAccount(tx, email)
    const registration: Registration = { name, passwordHash, deviceSecretHash, company }
    const token = await issueMailToken(tx, {
      purpose: 'register',
      email,
      payload: account ? {} : registration,
      // For a known address the same row is written, but already expired.
      hours: account ? 0 : confirmHours,
    })
    await postEmail(
      { tx, deps },
      account
        ? alreadyRegisteredEmail(deps, account)
        : confirmRegistrationEmail(deps, input, { token, hours: confirmHours }),
    )
  })
  return { email, name, state: 'pending', deviceSecret }
}
