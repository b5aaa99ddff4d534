import { createHash, randomBytes } from 'node:crypto'
import type { Pool } from '../platform/db/pool.ts'
import { isPassword, pretendToCheck } from '../platform/passwords/passwords.ts'

/** A token lives this long, and dies sooner when it is not used for twelve hours (see `authenticate` in the database). */
export const sessionSeconds = 30 * 24 * 60 * 60

/** Only the hash of a token is kept; 256 random bits need no salt. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * Opens a session for right credentials.
 * @returns the bearer token, or null when address or password are wrong, the address is not confirmed, or the person suspended.
 */
export const openSession = async (pool: Pool, email: string, password: string): Promise<string | null> => {
  const { rows } = await pool.query<{ uuid: string; password_hash: string }>(
    `select uuid, password_hash from users where lower(email) = lower($1) and state = 'active' and confirmed_at is not null`,
    [email.isWellFormed() ? email.replaceAll('\0', '') : ''],
  )
  const person = rows[0]
  if (!person) {
    await pretendToCheck(password)
    return null
  }
  if (!(await isPassword(person.password_hash, password))) return null
  const token = randomBytes(32).toString('base64url')
  await pool.query(
    `insert into sessions (token_hash, "user", expires_at) values ($1, $2, now() + make_interval(secs => $3))`,
    [tokenHash(token), person.uuid, sessionSeconds],
  )
  return token
}

/** Ends the session of a token; ending one that does not exist is fine. */
export const endSession = async (pool: Pool, token: string): Promise<void> => {
  await pool.query('delete from sessions where token_hash = $1', [tokenHash(token)])
}
