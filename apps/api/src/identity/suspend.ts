import type { Transaction } from '../kit/context.ts'
import type { Origin } from '../kit/origin.ts'
import { noteIdentity } from '../kit/records/identity-log.ts'
import { endSessionsAndLinks } from './forgot-password.ts'

type Account = { email: string } | { uuid: string }

export type Outcome =
  | { ok: true; uuid: string; email: string; endedSessions: number }
  | { ok: false; reason: 'unknown' | 'unchanged' | 'last_super_admin' }

/**
 * Suspends an account: its sessions and password reset links end immediately, and nobody can log in with it until it is
 * restored. The last super admin who can log in is suspended only if `isForced`. `origin` is the request of the super admin who
 * does it; without one it is the operator.
 */
export const suspendPerson = async (
  tx: Transaction,
  account: Account,
  { isForced, origin }: { isForced: boolean; origin?: Origin },
): Promise<Outcome> => {
  // All of them are locked, in a fixed order: if the last two are suspended at the same time, one request waits and is
  // rejected.
  const superAdmins = await tx.query<{ uuid: string }>(
    `select uuid from users where is_god and state = 'active' order by uuid for no key update`,
  )
  const person = await findPerson(tx, account)
  if (!person) return { ok: false, reason: 'unknown' }
  if (person.state === 'suspended') return { ok: false, reason: 'unchanged' }
  const isLast = superAdmins.length === 1 && superAdmins[0]?.uuid === person.uuid
  if (isLast && !isForced) return { ok: false, reason: 'last_super_admin' }
  await tx.query(`update users set state = 'suspended' where uuid = $1`, [person.uuid])
  await noteIdentity(tx, origin, { kind: 'suspension', person: person.uuid })
  return {
    ok: true,
    uuid: person.uuid,
    email: person.email,
    endedSessions: await endSessionsAndLinks(tx, person.uuid, null),
  }
}

/** Lets the owner of a suspended account log in again. Its earlier sessions stay ended. */
export const restorePerson = async (tx: Transaction, account: Account, origin?: Origin): Promise<Outcome> => {
  const person = await findPerson(tx, account)
  if (!person) return { ok: false, reason: 'unknown' }
  if (person.state !== 'suspended') return { ok: false, reason: 'unchanged' }
  await tx.query(`update users set state = 'active' where uuid = $1`, [person.uuid])
  await noteIdentity(tx, origin, { kind: 'restoration', person: person.uuid })
  return { ok: true, uuid: person.uuid, email: person.email, endedSessions: 0 }
}

/** Logs a user out everywhere, and invalidates their password reset links. */
export const endSessions = async (tx: Transaction, account: Account): Promise<Outcome> => {
  const person = await findPerson(tx, account)
  if (!person) return { ok: false, reason: 'unknown' }
  await noteIdentity(tx, undefined, { kind: 'sessions_ended', person: person.uuid })
  return {
    ok: true,
    uuid: person.uuid,
    email: person.email,
    endedSessions: await endSessionsAndLinks(tx, person.uuid, null),
  }
}

/** The account, locked until the transaction ends. */
export const findPerson = async (
  tx: Transaction,
  account: Account,
): Promise<{ uuid: string; email: string; name: string; state: 'active' | 'suspended' } | null> => {
  const [person] = await tx.query<{ uuid: string; email: string; name: string; state: 'active' | 'suspended' }>(
    `select uuid, email, name, state from users where (lower(email) = lower($1) or uuid = $2) and state <> 'invited' for no key update`,
    ['email' in account ? account.email : null, 'uuid' in account ? account.uuid : null],
  )
  return person ?? null
}
