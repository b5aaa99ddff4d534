import { randomBytes } from 'node:crypto'
import { recoveryCodeCount } from '@sojourn/contract/second-factor'
import type { Transaction } from '../kit/context.ts'
import type { Pool } from '../platform/db/pool.ts'
import { hashPassword, isPassword, dummyVerify } from '../platform/passwords/passwords.ts'

/** Crockford's base32: no two characters look alike. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const [length, prefixLength] = [16, 4]

/** New codes as users see them, and the hashes that are stored. */
export type RecoveryCodes = { codes: string[]; hashes: { prefix: string; hash: string }[] }

/** Creates ten codes. The first four characters only identify a code; the other twelve (60 bits) are the secret. */
export const makeRecoveryCodes = async (): Promise<RecoveryCodes> => {
  const byPrefix = new Map<string, string>()
  while (byPrefix.size < recoveryCodeCount) {
    const code = [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('')
    byPrefix.set(code.slice(0, prefixLength), code)
  }
  const hashes = await Promise.all(
    [...byPrefix].map(async ([prefix, code]) => ({ prefix, hash: await hashPassword(code) })),
  )
  return { codes: [...byPrefix.values()].map((code) => code.replaceAll(/.{4}(?=.)/g, '$&-')), hashes }
}

/** Replaces a user's codes. */
export const keepRecoveryCodes = async (
  tx: Pick<Transaction, 'query'>,
  user: string,
  { hashes }: RecoveryCodes,
): Promise<void> => {
  await tx.query('delete from recovery_codes where "user" = $1', [user])
  await tx.query(
    `insert into recovery_codes ("user", prefix, hash) select $1, prefix, hash from unnest($2::text[], $3::text[]) as made (prefix, hash)`,
    [user, hashes.map(({ prefix }) => prefix), hashes.map(({ hash }) => hash)],
  )
}

/** Normalises a typed code: lower case, without separators, and with digits for letters that look like them. */
const plainCode = (typed: string): string =>
  typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')

/**
 * Finds the recovery code that a user typed; null if it is not one of theirs. The returned function deletes it in a
 * transaction: false if another request used it first.
 */
export const findRecoveryCode = async (
  pool: Pool,
  user: string,
  typed: string,
): Promise<((tx: Pick<Transaction, 'query'>) => Promise<boolean>) | null> => {
  const code = plainCode(typed)
  const { rows } = await pool.query<{ hash: string }>(
    'select hash from recovery_codes where "user" = $1 and prefix = $2',
    [user, code.slice(0, prefixLength)],
  )
  const hash = rows[0]?.hash
  if (hash === undefined) {
    await dummyVerify(code)
    return null
  }
  if (!(await isPassword(hash, code))) return null
  return async (tx) => {
    const used = await tx.query(`delete from recovery_codes where "user" = $1 and hash = $2 returning prefix`, [
      user,
      hash,
    ])
    return used.length === 1
  }
}
