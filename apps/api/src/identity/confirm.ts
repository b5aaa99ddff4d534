import { z } from 'zod'
import { confirmInput } from '@sojourn/contract/account'
import type { Transaction } from '../kit/context.ts'
import { postLetter } from '../kit/letter.ts'
import { invalid, invalidField, Problem } from '../kit/problem.ts'
import { isPassword } from '../platform/passwords/passwords.ts'
import { createCompany } from './create-company.ts'
import type { Desk } from './desk.ts'
import { emailChangedLetter } from './letters.ts'
import { leavePersonalEvent } from './leave-personal-event.ts'
import { type MailToken, readMailToken, redeemMailToken } from './mail-tokens.ts'
import { endSessionsAndLinks, lockPerson } from './forgot-password.ts'
import { registrationIn } from './registration.ts'

type Confirmed = { email: string; name: string; state: 'active' }

/**
 * Answers a letter: the person, and the company they registered, come to exist, or their new address takes effect.
 * `invalid_token` when the link is used, too old, or its address was taken in the meantime.
 */
export const confirmAddress = async (desk: Desk, input: unknown): Promise<Confirmed> => {
  const parsed = confirmInput.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  const { token, password } = parsed.data
  const isOwn = password !== undefined && (await fitsRegistration(desk, token, password))
  const confirmed = await desk.transact(async (tx) => {
    const registered = await redeemUnderLock(tx, 'register', token, async ({ email }) => {
      if (!isOwn && (await isContested(tx, email))) throw passwordNeeded(password)
    })
    if (registered) return createPerson(tx, registered)
    const change = await redeemUnderLock(tx, 'change_email', token)
    return change && changeEmail(desk, tx, change)
  })
  if (!confirmed) throw new Problem('invalid_token')
  return { ...confirmed, state: 'active' }
}

const fitsRegistration = async (desk: Desk, token: string, password: string): Promise<boolean> => {
  const found = await desk.transact((tx) => readMailToken(tx, 'register', token))
  return found !== null && isPassword(registrationIn(found).passwordHash, password)
}

/** Whether somebody else may have registered with the address: a link alone does not tell whose password it brings. */
const isContested = async (tx: Transaction, email: string): Promise<boolean> => {
  const [pending] = await tx.query<{ passwords: number }>(
    `select count(distinct payload->>'passwordMark')::int as passwords from mail_tokens
     where purpose = 'register' and lower(email) = lower($1) and expires_at > now()`,
    [email],
  )
  return (pending?.passwords ?? 0) > 1
}

const passwordNeeded = (sent: string | undefined) =>
  sent === undefined
    ? invalidField('password', 'required', 'is needed: this address was registered several times')
    : invalidField('password', 'invalid_value', 'is not the password this registration was made with')

/** Person and address are locked before the token, as whoever deletes somebody's tokens does: nobody waits in a circle. */
const redeemUnderLock = async (
  tx: Transaction,
  purpose: 'register' | 'change_email',
  token: string,
  check: (found: MailToken) => Promise<void> = async () => {},
): Promise<MailToken | null> => {
  const found = await readMailToken(tx, purpose, token)
  if (!found) return null
  if (found.user) await lockPerson(tx, found.user)
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('users.email ' || lower($1), 0))`, [found.email])
  await check(found)
  return redeemMailToken(tx, purpose, token)
}

const createPerson = async (tx: Transaction, token: MailToken): Promise<Omit<Confirmed, 'state'> | null> => {
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
  return { email: person.email, name: person.name }
}

const changeEmail = async (
  { deps }: Desk,
  tx: Transaction,
  token: MailToken,
): Promise<Omit<Confirmed, 'state'> | null> => {
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
  // Neither a link to the old address nor a session that its owner opened may open the account any more.
  await endSessionsAndLinks(tx, person.uuid, askedIn(token))
  await leavePersonalEvent(tx, person.uuid, ['email'])
  const change = { before: person.before, after: token.email }
  for (const email of [change.before, change.after])
    await postLetter({ tx, deps }, emailChangedLetter(deps, { email, name: person.name }, change))
  return { email: token.email, name: person.name }
}

const askedIn = ({ payload }: MailToken): string | null => changePayload.parse(payload).session ?? null

/** The session that asked for another address; tokens of an older version do not tell. */
const changePayload = z.object({ session: z.uuid().optional() })

/** Whoever else registered with this address no longer can. */
const forgetRegistrations = (tx: Transaction, email: string) =>
  tx.query(`delete from mail_tokens where purpose = 'register' and lower(email) = lower($1)`, [email])
