import type { Transaction } from '../kit/context.ts'
import { invalidField } from '../kit/problem.ts'
import type { Pool } from '../platform/db/pool.ts'
import { isPassword } from '../platform/passwords/passwords.ts'

/** The user's password hash if the password is right; null otherwise. */
export const findOwnHash = async (pool: Pool, uuid: string, password: string): Promise<string | null> => {
  const { rows } = await pool.query<{ password_hash: string }>('select password_hash from users where uuid = $1', [
    uuid,
  ])
  const hash = rows[0]?.password_hash
  return hash && (await isPassword(hash, password)) ? hash : null
}

/** The user's password hash if the `password` of a request is right; otherwise 422. */
export const requireOwnPassword = async (pool: Pool, uuid: string, password: string): Promise<string> => {
  const hash = await findOwnHash(pool, uuid, password)
  if (hash === null) throw wrongPassword()
  return hash
}

/** The owner of the account, locked until the transaction ends; 422 if the password has changed since it was checked. */
export const holdOwner = async (
  tx: Pick<Transaction, 'query'>,
  uuid: string,
  provenHash: string,
): Promise<{ uuid: string; email: string; name: string }> => {
  const [owner] = await tx.query<{ uuid: string; email: string; name: string }>(
    'select uuid, email, name from users where uuid = $1 and password_hash = $2 for no key update',
    [uuid, provenHash],
  )
  if (!owner) throw wrongPassword()
  return owner
}

const wrongPassword = () => invalidField('password', 'invalid_value', 'is not your current password')
