import { type AddedFactor, maxFactors, type SecondFactor, type SecondFactors } from '@sojourn/contract/second-factor'
import type { SecondFactorMethod } from '@sojourn/contract/kit/second-factor-methods'
import type { Transaction } from '../kit/context.ts'
import type { Deps } from '../kit/deps.ts'
import { noteIdentity } from '../kit/records/identity-log.ts'
import { postEmail } from '../kit/jobs/email.ts'
import type { Origin } from '../kit/origin.ts'
import { Problem } from '../kit/problem.ts'
import type { Pool } from '../platform/db/pool.ts'
import type { Passkey } from '../platform/passkeys/passkeys.ts'
import type { GuestContext } from './guest-context.ts'
import { factorAddedEmail, factorRemovedEmail, recoveryCodesRenewedEmail } from './factor-emails.ts'
import { holdOwner, requireOwnPassword } from './own-password.ts'
import { keepRecoveryCodes, makeRecoveryCodes, type RecoveryCodes } from './recovery-codes.ts'

type Row = {
  uuid: string
  kind: SecondFactor['kind']
  name: string
  createdAt: string
  lastUsedAt: string | null
}
const columns = `uuid, kind, name, created_at as "createdAt", last_used_at as "lastUsedAt"`

/** A user's second factors, oldest first. */
export const listFactors = async (pool: Pool, user: string): Promise<SecondFactors> => {
  const { rows } = await pool.query<Row>(`select ${columns} from second_factors where "user" = $1 order by uuid`, [
    user,
  ])
  const { rows: codes } = await pool.query<{ left: number }>(
    'select count(*)::integer as left from recovery_codes where "user" = $1',
    [user],
  )
  return { factors: rows, recoveryCodesLeft: codes[0]?.left ?? 0 }
}

/** The methods a user has for the second step of a login; empty if the password is enough. */
export const listMethods = async (tx: Pick<Transaction, 'query'>, user: string): Promise<SecondFactorMethod[]> => {
  const rows = await tx.query<{ method: SecondFactorMethod }>(
    `select distinct kind as method from second_factors where "user" = $1
     union all select 'recovery_code' where exists (select from recovery_codes where "user" = $1)`,
    [user],
  )
  const found = new Set(rows.map(({ method }) => method))
  return (['totp', 'passkey', 'recovery_code'] as const).filter((method) => found.has(method))
}

/** What is stored about a factor besides its name. */
export type NewFactor = { name: string } & (
  | { kind: 'totp'; secret: Buffer; lastStep: number }
  | { kind: 'passkey'; passkey: Passkey }
)

/** The user has entered their password: this is its hash. The recovery codes are stored with the first factor. */
type Adding = { user: string; provenHash: string; codes: RecoveryCodes; origin: Origin | undefined }

/**
 * Adds a factor in the caller's transaction, and emails its owner. 409 if there are too many, or the passkey has already been
 * added.
 */
export const addFactor = async (
  { tx, deps }: { tx: Transaction; deps: Deps },
  { user, provenHash, codes, origin }: Adding,
  factor: NewFactor,
): Promise<AddedFactor> => {
  const owner = await holdOwner(tx, user, provenHash)
  const before = await tx.query('select uuid from second_factors where "user" = $1', [user])
  if (before.length >= maxFactors)
    throw new Problem('conflict', {
      detail: `an account can have at most ${maxFactors} second factors; remove one first`,
    })
  const [added] = await tx.query<Row>(
    `insert into second_factors ("user", kind, name, secret, last_step, credential_id, public_key, counter, transports)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (credential_id) do nothing returning ${columns}`,
    [user, factor.kind, factor.name, ...valuesOf(factor)],
  )
  if (!added) throw new Problem('conflict', { detail: 'this passkey has already been added' })
  if (before.length === 0) await keepRecoveryCodes(tx, user, codes)
  await noteIdentity(tx, origin, { kind: 'factor_added', person: user })
  await postEmail({ tx, deps }, factorAddedEmail(deps, owner, factor))
  return { factor: added, recoveryCodes: before.length === 0 ? codes.codes : null }
}

const valuesOf = (factor: NewFactor): unknown[] => {
  if (factor.kind === 'totp') return [factor.secret, factor.lastStep, null, null, null, null]
  const { id, publicKey, counter, transports } = factor.passkey
  return [null, null, id, Buffer.from(publicKey), counter, transports]
}

type Self = { uuid: string }

/** Removes one of a user's factors, and the recovery codes with the last one. 404 for another user's. */
export const removeFactor = async (
  { deps, transact, origin }: GuestContext,
  self: Self,
  uuid: string,
  password: string,
): Promise<SecondFactors> => {
  const provenHash = await requireOwnPassword(deps.pool, self.uuid, password)
  await transact(async (tx) => {
    const owner = await holdOwner(tx, self.uuid, provenHash)
    const [removed] = await tx.query<Row>(
      `delete from second_factors where uuid = $1 and "user" = $2 returning ${columns}`,
      [uuid, self.uuid],
    )
    if (!removed) throw new Problem('not_found')
    const rest = await tx.query('select uuid from second_factors where "user" = $1', [self.uuid])
    const isLast = rest.length === 0
    if (isLast) await tx.query('delete from recovery_codes where "user" = $1', [self.uuid])
    await noteIdentity(tx, origin, { kind: 'factor_removed', person: self.uuid })
    await postEmail({ tx, deps }, factorRemovedEmail(deps, owner, { name: removed.name, isLast }))
  })
  return listFactors(deps.pool, self.uuid)
}

/** Creates new recovery codes, which replace the old ones. 409 for a user without a second factor. */
export const renewRecoveryCodes = async (
  { deps, transact, origin }: GuestContext,
  self: Self,
  password: string,
): Promise<string[]> => {
  const provenHash = await requireOwnPassword(deps.pool, self.uuid, password)
  const newCodes = await makeRecoveryCodes()
  await transact(async (tx) => {
    const owner = await holdOwner(tx, self.uuid, provenHash)
    const factors = await tx.query('select uuid from second_factors where "user" = $1', [self.uuid])
    if (factors.length === 0) throw new Problem('conflict', { detail: 'add an authenticator app or a passkey first' })
    await keepRecoveryCodes(tx, self.uuid, newCodes)
    await noteIdentity(tx, origin, { kind: 'recovery_codes_renewed', person: self.uuid })
    await postEmail({ tx, deps }, recoveryCodesRenewedEmail(deps, owner))
  })
  return newCodes.codes
}
