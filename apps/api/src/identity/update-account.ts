import { isDeepStrictEqual } from 'node:util'
import { type AccountInput, accountInput, type AccountUser, accountUser } from '@sojourn/contract/account'
import type { FieldErrors } from '@sojourn/contract/kit/problem'
import { avatar } from '@sojourn/contract/resources/user'
import type { Transaction } from '../kit/context.ts'
import type { Deps } from '../kit/deps.ts'
import { noteIdentity } from '../kit/records/identity-log.ts'
import { postEmail } from '../kit/jobs/email.ts'
import { invalid, invalidField, Problem } from '../kit/problem.ts'
import { hashPassword } from '../platform/passwords/passwords.ts'
import { removeFilesLater } from '../kit/jobs/stored-files.ts'
import { readAccount } from './account.ts'
import { storeAvatar } from './avatar.ts'
import type { GuestContext } from './guest-context.ts'
import { endSessionsAndLinks } from './forgot-password.ts'
import { alreadyRegisteredEmail, confirmAddressEmail, passwordChangedEmail } from './emails.ts'
import { leavePersonalEvent } from './leave-personal-event.ts'
import { issueMailToken } from './mail-tokens.ts'
import { requireGoodPassword } from './new-password.ts'
import { findOwnHash } from './own-password.ts'
import { confirmHours, findAccount } from './registration.ts'

/** The user who changes their account, and their session. */
type Self = { uuid: string; session: string }

/** Called before the work starts, to count it: a new address causes an email. */
type BeforeEmail = (email: string) => Promise<void>

/**
 * Changes a user's own account and returns it. A new address becomes effective once it is confirmed by email; a new password
 * logs the user out everywhere else. Both need the current password.
 */
export const updateAccount = async (
  guest: GuestContext,
  self: Self,
  input: unknown,
  { picture, beforeEmail }: { picture: Buffer | null; beforeEmail: BeforeEmail },
): Promise<AccountUser> => {
  const parsed = accountInput.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  const before = await readAccount(guest.deps, self.uuid)
  const wanted = parsed.data
  rejectReadOnly(wanted, before)
  const email = wanted.email !== undefined && wanted.email !== before.email ? wanted.email : null
  const provenHash =
    email !== null || wanted.password !== undefined ? await checkCurrentPassword(guest, self, wanted) : null
  const owner = { name: wanted.name ?? before.name, email: before.email }
  if (wanted.password !== undefined) await requireGoodPassword(guest.deps, wanted.password, owner)
  const passwordHash = wanted.password === undefined ? null : await hashPassword(wanted.password)
  if (email !== null) await beforeEmail(email)
  const stored = picture ? await storeAvatar(guest.deps, self.uuid, picture) : null
  const save = guest.transact(async (tx) => {
    await saveProfile(tx, self, wanted, { provenHash, passwordHash })
    if (stored !== null || wanted.avatar === null) await saveAvatar(guest.deps, tx, self, stored)
    await leavePersonalEvent(tx, self.uuid, [
      ...(wanted.name !== undefined && wanted.name !== before.name ? ['name'] : []),
      ...(passwordHash === null ? [] : ['password']),
    ])
    if (passwordHash !== null) {
      await noteIdentity(tx, guest.origin, { kind: 'password_change', person: self.uuid })
      await endSessionsAndLinks(tx, self.uuid, self.session)
      await postEmail({ tx, deps: guest.deps }, passwordChangedEmail(guest.deps, owner))
    }
    if (email !== null) await requestNewAddress(guest, tx, self, { email, name: owner.name })
  })
  await save.catch(async (error: unknown) => {
    if (stored !== null) await guest.deps.storage.remove(stored)
    throw error
  })
  return readAccount(guest.deps, self.uuid)
}

/** Fields that only the server sets are accepted if unchanged, and rejected by name otherwise. */
const rejectReadOnly = (wanted: AccountInput, before: AccountUser): void => {
  const { name: _, jobTitle: __, phone: ___, email: ____, avatar: currentAvatar, ...fixed } = accountUser.parse(before)
  const errors: FieldErrors = {}
  if (wanted.avatar !== undefined && wanted.avatar !== null && !isAvatar(wanted.avatar, currentAvatar))
    errors.avatar = [{ code: 'read_only', message: 'must be sent as a file in a form' }]
  for (const [name, value] of Object.entries(fixed)) {
    const sent: unknown = Reflect.get(wanted, name)
    if (sent !== undefined && !isDeepStrictEqual(sent, value))
      errors[name] = [{ code: 'read_only', message: 'cannot be changed' }]
  }
  if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors })
}

/** The URL of an avatar is signed anew every few hours; without its query it still identifies the same image. */
const isAvatar = (sent: unknown, present: AccountUser['avatar']): boolean => {
  const { data } = avatar.safeParse(sent)
  return data !== undefined && present !== null && data.url.split('?')[0] === present.url.split('?')[0]
}

/** The user's password hash if the current password is right; otherwise 422. */
const checkCurrentPassword = async (
  { deps }: GuestContext,
  { uuid }: Self,
  { currentPassword }: AccountInput,
): Promise<string> => {
  if (currentPassword === undefined)
    throw invalidField('currentPassword', 'required', 'is required to change the email address or the password')
  const hash = await findOwnHash(deps.pool, uuid, currentPassword)
  if (hash === null) throw wrongPassword()
  return hash
}

const wrongPassword = () => invalidField('currentPassword', 'invalid_value', 'is not your current password')

/** The password that was checked must be unchanged: of two concurrent changes the second fails. */
const saveProfile = async (
  tx: Transaction,
  { uuid }: Self,
  { name, jobTitle, phone }: AccountInput,
  { provenHash, passwordHash }: { provenHash: string | null; passwordHash: string | null },
): Promise<void> => {
  const saved = await tx.query(
    `update users set name = coalesce($2, name), password_hash = coalesce($3, password_hash),
       job_title = case when $4 then $5 else job_title end, phone = case when $6 then $7 else phone end
     where uuid = $1 and password_hash = coalesce($8, password_hash) returning uuid`,
    [
      uuid,
      name ?? null,
      passwordHash,
      jobTitle !== undefined,
      jobTitle ?? null,
      phone !== undefined,
      phone ?? null,
      provenHash,
    ],
  )
  if (saved.length === 0) throw wrongPassword()
}

/** The previous avatar is removed after the commit. */
const saveAvatar = async (deps: Deps, tx: Transaction, { uuid }: Self, key: string | null): Promise<void> => {
  const rows = await tx.query<{ before: string | null }>(
    `with held as (select uuid, avatar from users where uuid = $1 for no key update)
     update users u set avatar = $2 from held where u.uuid = held.uuid returning held.avatar as before`,
    [uuid, key],
  )
  await removeFilesLater(
    { tx, deps },
    rows.flatMap(({ before }) => before ?? []),
  )
}

/**
 * The email goes to the new address. If that belongs to another user, it says that they have an account, and the user who asked
 * learns nothing: the pending address is stored and returned all the same, but its token is sent to no one.
 */
const requestNewAddress = async (
  { deps }: GuestContext,
  tx: Transaction,
  { uuid, session }: Self,
  to: { email: string; name: string },
): Promise<void> => {
  await tx.query(`delete from mail_tokens where "user" = $1 and purpose = 'change_email'`, [uuid])
  const token = await issueMailToken(tx, {
    purpose: 'change_email',
    email: to.email,
    user: uuid,
    payload: { session },
    hours: confirmHours,
  })
  const account = await findAccount(tx, to.email)
  await postEmail(
    { tx, deps },
    account && account.uuid !== uuid
      ? alreadyRegisteredEmail(deps, account)
      : confirmAddressEmail(deps, to, { token, hours: confirmHours }),
  )
}
