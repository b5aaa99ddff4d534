import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { confirmInput } from '@sojourn/contract/account'
import type { Transaction } from '../kit/context.ts'
import { noteIdentity } from '../kit/records/identity-log.ts'
import { postEmail } from '../kit/jobs/email.ts'
import { invalid, invalidField, Problem } from '../kit/problem.ts'
import { isPassword } from '../platform/passwords/passwords.ts'
import { createCompany } from './create-company.ts'
import type { GuestContext } from './guest-context.ts'
import { addressChangedEmail } from './emails.ts'
import { leavePersonalEvent } from './leave-personal-event.ts'
import { type MailToken, readMailToken, redeemMailToken } from './mail-tokens.ts'
import { endSessionsAndLinks, lockPerson } from './forgot-password.ts'
import type { LoginPlace } from './login-places.ts'
import { registrationIn } from './registration.ts'
import { bearerOf, type Holder, openSession, type Token, tokenHash } from './sessions.ts'

type Confirmed = { email: string; name: string; state: 'active'; session: Token | null }
/** Where the session of a new account is opened. */
type Opening = { userAgent: string | undefined; place: LoginPlace }

/**
 * Handles the link in an email: creates the user, and the company if they registered one, and logs them in, or changes the
 * address of an account. The link proves who owns the address; the password, or the secret of the device that registered, who
 * requested it: opening the link alone confirms no account and opens no session. `invalid_token` if the link has been used, has
 * expired, or the address has been taken in the meantime.
 */
export const confirmAddress = async (guest: GuestContext, input: unknown, opening: Opening): Promise<Confirmed> => {
  const parsed = confirmInput.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  const { token, ...proof } = parsed.data
  // Checking takes a while, so it is done before anything is locked. A new password invalidates the links requested under the
  // old one.
  const hashes = await guest.transact((tx) => hashesBehind(tx, token))
  await requireProof(hashes, proof)
  const confirmed = await guest.transact(async (tx) => {
    const registered = await redeemUnderLock(tx, 'register', token)
    if (registered) return createPerson(tx, registered)
    const change = await redeemUnderLock(tx, 'change_email', token)
    return change && changeEmail(guest, tx, change)
  })
  if (!confirmed) throw new Problem('invalid_token')
  const { email, name, holder } = confirmed
  const opened = holder && (await openSession(guest, holder, opening))
  const session = opened && 'token' in opened ? bearerOf(opened.token) : null
  return { email, name, state: 'active', session }
}

type Hashes = { password: string; deviceSecret: string | null }

/**
 * What the proof sent with a link must match: from the registration, or the password of the account whose address changes.
 * Null if the link is not valid.
 */
const hashesBehind = async (tx: Transaction, token: string): Promise<Hashes | null> => {
  const registered = await readMailToken(tx, 'register', token)
  if (registered) {
    const { passwordHash, deviceSecretHash = null } = registrationIn(registered)
    return { password: passwordHash, deviceSecret: deviceSecretHash }
  }
  const change = await readMailToken(tx, 'change_email', token)
  const [person] = await tx.query<{ password_hash: string }>(
    `select password_hash from users where uuid = $1 and state = 'active'`,
    [change?.user ?? null],
  )
  return person ? { password: person.password_hash, deviceSecret: null } : null
}

type Proof = { password?: string | undefined; deviceSecret?: string | undefined }

const requireProof = async (hashes: Hashes | null, { password, deviceSecret }: Proof): Promise<void> => {
  if (password === undefined && deviceSecret === undefined) throw invalidField('password', 'required', 'is required')
  if (hashes === null) throw new Problem('invalid_token')
  if (deviceSecret !== undefined && !isDeviceSecret(hashes.deviceSecret, deviceSecret))
    throw invalidField('deviceSecret', 'invalid_value', 'does not belong to this registration')
  if (password !== undefined && !(await isPassword(hashes.password, password)))
    throw invalidField('password', 'invalid_value', 'is not the password of this account')
}

const isDeviceSecret = (hash: string | null, deviceSecret: string): boolean =>
  hash !== null && timingSafeEqual(Buffer.from(hash, 'base64'), tokenHash(deviceSecret))

/**
 * Locks the user and the address before the token, in the same order as code that deletes a user's tokens, to avoid deadlocks.
 */
const redeemUnderLock = async (
  tx: Transaction,
  purpose: 'register' | 'change_email',
  token: string,
): Promise<MailToken | null> => {
  const found = await readMailToken(tx, purpose, token)
  if (!found) return null
  if (found.user) await lockPerson(tx, found.user)
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('users.email ' || lower($1), 0))`, [found.email])
  return redeemMailToken(tx, purpose, token)
}

type Person = { email: string; name: string; holder: Holder | null }

const createPerson = async (tx: Transaction, token: MailToken): Promise<Person | null> => {
  const { name, passwordHash, company } = registrationIn(token)
  const [person] = await tx.query<{ uuid: string; email: string; name: string }>(
    `insert into users as u (email, name, password_hash, confirmed_at) values ($1, $2, $3, now())
     on conflict (lower(email)) do update
       set name = excluded.name, password_hash = excluded.password_hash, confirmed_at = now(), state = 'active'
       where u.state = 'invited'
     returning uuid, email, name`,
    [token.email, name, passwordHash],
  )
  if (!person) return null
  await forgetRegistrations(tx, person.email)
  if (company) await createCompany(tx, person.uuid, company)
  return { email: person.email, name: person.name, holder: { ...person, passwordHash } }
}

const changeEmail = async (
  { deps, origin }: GuestContext,
  tx: Transaction,
  token: MailToken,
): Promise<Person | null> => {
  await tx.query('select merge_invited($1, $2)', [token.user, token.email])
  const [person] = await tx.query<{ uuid: string; name: string; before: string }>(
    `with person as (
       select uuid, name, email as before from users
       where uuid = $1 and state = 'active' and not exists (select from users where lower(email) = lower($2) and uuid <> $1)
     )
     update users u set email = $2 from person where u.uuid = person.uuid returning person.uuid, person.name, person.before`,
    [token.user, token.email],
  )
  if (!person) return null
  await forgetRegistrations(tx, token.email)
  // Neither a link to the old address nor a session opened by its owner may give access to the account any longer.
  await endSessionsAndLinks(tx, person.uuid, requestingSession(token))
  await leavePersonalEvent(tx, person.uuid, ['email'])
  await noteIdentity(tx, origin, { kind: 'address_change', person: person.uuid })
  const change = { before: person.before, after: token.email }
  for (const email of [change.before, change.after])
    await postEmail({ tx, deps }, addressChangedEmail(deps, { email, name: person.name }, change))
  // A user who changes their address already has a session.
  return { email: token.email, name: person.name, holder: null }
}

const requestingSession = ({ payload }: MailToken): string | null => changePayload.parse(payload).session ?? null

/** The session that requested the change; tokens issued by an older version do not have it. */
const changePayload = z.object({ session: z.uuid().optional() })

/** Deletes all other registrations with this address. */
const forgetRegistrations = (tx: Transaction, email: string) =>
  tx.query(`delete from mail_tokens where purpose = 'register' and lower(email) = lower($1)`, [email])
