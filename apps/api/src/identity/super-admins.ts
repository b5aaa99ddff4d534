import { randomBytes } from 'node:crypto'
import type { Transaction } from '../kit/context.ts'
import { hashPassword } from '../platform/passwords/passwords.ts'
import { issueMailToken } from './mail-tokens.ts'

type Tx = Pick<Transaction, 'query'>
/** The owner of an account: their name, and since when they have had it. */
type Holder = { email: string; name: string; since: string }

const holderColumns = `email, name, to_char(created_at, 'YYYY-MM-DD') as since`

/** How many hours the first link is valid. */
export const firstHours = 24

/**
 * Creates a super admin with an address that has no account yet.
 * @returns the token of a link to choose a password, which can be used once; or the owner of an existing account, which is left
 * unchanged, because anybody may have registered it.
 */
export const createSuperAdmin = async (tx: Tx, email: string): Promise<{ token: string } | { taken: Holder }> => {
  // A random password that nobody knows.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  const [row] = await tx.query<{ uuid: string }>(
    `insert into users (email, name, password_hash, is_god, confirmed_at) values ($1, $1, $2, true, now())
     on conflict do nothing returning uuid`,
    [email, passwordHash],
  )
  if (row)
    return { token: await issueMailToken(tx, { purpose: 'reset_password', email, user: row.uuid, hours: firstHours }) }
  const [taken] = await tx.query<Holder>(`select ${holderColumns} from users where lower(email) = lower($1)`, [email])
  if (!taken) throw new Error('an account that is there was not found')
  return { taken }
}

/** Makes the owner of a confirmed account a super admin; null if there is no such account. */
export const promote = async (tx: Tx, email: string): Promise<Holder | null> => {
  const [promoted] = await tx.query<Holder>(
    `update users set is_god = true
     where lower(email) = lower($1) and state = 'active' and confirmed_at is not null returning ${holderColumns}`,
    [email],
  )
  return promoted ?? null
}
