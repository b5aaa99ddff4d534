import { forgotPasswordInput, resetPasswordInput } from '@sojourn/contract/account'
import type { Transaction } from '../kit/context.ts'
import type { Deps } from '../kit/deps.ts'
import { noteIdentity } from '../kit/records/identity-log.ts'
import { postEmail } from '../kit/jobs/email.ts'
import { invalid, Problem } from '../kit/problem.ts'
import { hashPassword } from '../platform/passwords/passwords.ts'
import { redeemCaptcha } from '../kit/http/captcha.ts'
import type { GuestContext } from './guest-context.ts'
import { passwordChangedEmail, resetPasswordEmail } from './emails.ts'
import { keepLoginPlace, type LoginPlace } from './login-places.ts'
import { leavePersonalEvent } from './leave-personal-event.ts'
import { issueMailToken, readMailToken, redeemMailToken } from './mail-tokens.ts'
import { requireGoodPassword } from './new-password.ts'
import { requestEmail } from './request-email.ts'

const resetHours = 1

type Owner = { uuid: string; email: string; name: string }

/** Requests a link to choose a new password for the user with an email address; the response is the same if there is none. */
export const requestReset = async (
  guest: GuestContext,
  input: unknown,
  beforeWork: (email: string) => Promise<void>,
): Promise<{ email: string }> => {
  const parsed = forgotPasswordInput.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  const { email, altcha } = parsed.data
  await redeemCaptcha(guest.deps, altcha)
  await beforeWork(email)
  await guest.transact((tx) => requestEmail(tx, guest.deps, { kind: 'reset_password', email }))
  return { email }
}

/** Emails a link to choose a new password to the user with the address, if there is one. */
export const postReset = async (tx: Transaction, deps: Deps, email: string): Promise<void> => {
  const [person] = await tx.query<Owner>(
    `select uuid, email, name from users where lower(email) = lower($1) and state = 'active' and confirmed_at is not null`,
    [email],
  )
  if (!person) return
  const token = await issueMailToken(tx, {
    purpose: 'reset_password',
    email: person.email,
    user: person.uuid,
    hours: resetHours,
  })
  await postEmail({ tx, deps }, resetPasswordEmail(deps, person, { token, hours: resetHours }))
}

/**
 * Sets the password for a reset link, and logs the user out everywhere. They may then log in from this network, however many
 * failed attempts others make.
 */
export const resetPassword = async (
  guest: GuestContext,
  input: unknown,
  place: LoginPlace,
): Promise<{ email: string }> => {
  const parsed = resetPasswordInput.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  const { token, password } = parsed.data
  // Read first, and redeemed only if the password is good: a rejected password does not use up the link.
  const owner = await guest.transact((tx) => findOwner(tx, token))
  if (!owner) throw new Problem('invalid_token')
  await requireGoodPassword(guest.deps, password, owner)
  const passwordHash = await hashPassword(password)
  const isSet = await guest.transact(async (tx) => {
    await lockPerson(tx, owner.uuid)
    const redeemed = await redeemMailToken(tx, 'reset_password', token)
    if (!redeemed || !(await setPassword(tx, owner.uuid, passwordHash))) return false
    await endSessionsAndLinks(tx, owner.uuid, null)
    await keepLoginPlace(tx, owner.uuid, place)
    await leavePersonalEvent(tx, owner.uuid, ['password'])
    await noteIdentity(tx, guest.origin, { kind: 'password_reset', person: owner.uuid })
    await postEmail({ tx, deps: guest.deps }, passwordChangedEmail(guest.deps, owner))
    return true
  })
  if (!isSet) throw new Problem('invalid_token')
  return { email: owner.email }
}

const findOwner = async (tx: Transaction, token: string): Promise<Owner | null> => {
  const read = await readMailToken(tx, 'reset_password', token)
  const [owner] = await tx.query<Owner>(`select uuid, email, name from users where uuid = $1 and state = 'active'`, [
    read?.user ?? null,
  ])
  return owner ?? null
}

/** Locked before tokens of the user are deleted, so that concurrent deletions wait for each other. */
export const lockPerson = (tx: Transaction, uuid: string) =>
  tx.query('select uuid from users where uuid = $1 for no key update', [uuid])

const setPassword = async (tx: Transaction, uuid: string, passwordHash: string): Promise<boolean> => {
  const changed = await tx.query(
    `update users set password_hash = $2 where uuid = $1 and state = 'active' returning uuid`,
    [uuid, passwordHash],
  )
  return changed.length === 1
}

/**
 * Ends everything that was opened or requested under the old password: sessions (except the one given), reset links, and
 * addresses still to be confirmed. Returns the number of sessions ended.
 */
export const endSessionsAndLinks = async (
  tx: Transaction,
  uuid: string,
  exceptSession: string | null,
): Promise<number> => {
  const ended = await tx.query(`delete from sessions where "user" = $1 and uuid is distinct from $2 returning uuid`, [
    uuid,
    exceptSession,
  ])
  await tx.query(`delete from mail_tokens where "user" = $1 and purpose in ('reset_password', 'change_email')`, [uuid])
  return ended.length
}
