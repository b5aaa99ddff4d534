import type { Transaction } from '../kit/context.ts'
import type { Deps } from '../kit/deps.ts'
import { noteIdentity } from '../kit/records/identity-log.ts'
import { postEmail } from '../kit/jobs/email.ts'
import { factorsResetEmail } from './factor-emails.ts'
import { endSessionsAndLinks } from './forgot-password.ts'
import type { Site } from './emails.ts'
import { findPerson, type Outcome } from './suspend.ts'

/**
 * For a user who has lost access to all of them: removes all second factors and recovery codes, logs the user out everywhere,
 * and informs them. From then on their password alone logs them in.
 */
export const resetFactors = async (
  { tx, deps }: { tx: Transaction; deps: Site & Pick<Deps, 'queue' | 'secretKey'> },
  address: string,
): Promise<Outcome> => {
  const person = await findPerson(tx, { email: address })
  if (!person) return { ok: false, reason: 'unknown' }
  const removed = await tx.query('delete from second_factors where "user" = $1 returning uuid', [person.uuid])
  if (removed.length === 0) return { ok: false, reason: 'unchanged' }
  await tx.query('delete from recovery_codes where "user" = $1', [person.uuid])
  await tx.query('delete from auth_challenges where "user" = $1', [person.uuid])
  await noteIdentity(tx, undefined, { kind: 'factors_reset', person: person.uuid })
  await postEmail({ tx, deps }, factorsResetEmail(deps, person))
  const endedSessions = await endSessionsAndLinks(tx, person.uuid, null)
  return { ok: true, uuid: person.uuid, email: person.email, endedSessions }
}
