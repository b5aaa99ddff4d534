import type { Transaction } from '../kit/context.ts'
import { noteIdentity } from '../kit/identity-log.ts'
import { endSessionsAndLinks } from './forgot-password.ts'

/** The outcome of what is done to an account by its address. */
export type Outcome =
  | { ok: true; email: string; endedSessions: number }
  | { ok: false; reason: 'unknown' | 'unchanged' | 'last_super_admin' }

/**
 * Suspends whoever has the address: their sessions and the links to a new password end at once, and nothing lets them in
 * until they are restored. Only by force the last super admin who may log in.
 */
export const suspendPerson = async (
  tx: Transaction,
  address: string,
  { isForced }: { isForced: boolean },
): Promise<Outcome> => {
  // All of them are held, in one order: of two who suspend the last two, one waits and is refused.
  const superAdmins = await tx.query<{ uuid: string }>(
    `select uuid from users where is_god and state = 'active' order by uuid for no key update`,
  )
  const person = await findPerson(tx, address)
  if (!person) return { ok: false, reason: 'unknown' }
  if (person.state === 'suspended') return { ok: false, reason: 'unchanged' }
  const isLast = superAdmins.length === 1 && superAdmins[0]?.uuid === person.uuid
  if (isLast && !isForced) return { ok: false, reason: 'last_super_admin' }
  await tx.query(`update users set state = 'suspended' where uuid = $1`, [person.uuid])
  await noteIdentity(tx, undefined, { kind: 'suspension', person: person.uuid })
  return { ok: true, email: person.email, endedSessions: await endSessionsAndLinks(tx, person.uuid, null) }
}

/** Lets somebody in again who was suspended; what they had opened before stays ended. */
export const restorePerson = async (tx: Transaction, address: string): Promise<Outcome> => {
  const person = await findPerson(tx, address)
  if (!person) return { ok: false, reason: 'unknown' }
  if (person.state !== 'suspended') return { ok: false, reason: 'unchanged' }
  await tx.query(`update users set state = 'active' where uuid = $1`, [person.uuid])
  await noteIdentity(tx, undefined, { kind: 'restoration', person: person.uuid })
  return { ok: true, email: person.email, endedSessions: 0 }
}

/** Logs somebody out everywhere; links to a new password that they asked for end too. */
export const endSessionsOf = async (tx: Transaction, address: string): Promise<Outcome> => {
  const person = await findPerson(tx, address)
  if (!person) return { ok: false, reason: 'unknown' }
  await noteIdentity(tx, undefined, { kind: 'sessions_ended', person: person.uuid })
  return { ok: true, email: person.email, endedSessions: await endSessionsAndLinks(tx, person.uuid, null) }
}

/** Whoever has an account with the address, held until the transaction ends. */
export const findPerson = async (
  tx: Transaction,
  address: string,
): Promise<{ uuid: string; email: string; name: string; state: 'active' | 'suspended' } | null> => {
  const [person] = await tx.query<{ uuid: string; email: string; name: string; state: 'active' | 'suspended' }>(
    `select uuid, email, name, state from users where lower(email) = lower($1) and state <> 'invited' for no key update`,
    [address],
  )
  return person ?? null
}
