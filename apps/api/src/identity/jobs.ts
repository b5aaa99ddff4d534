import type { Pool } from '../platform/db/pool.ts'

const atOnce = 1000

/** Deletes sessions that have expired or were idle for twelve hours. */
export const removeDeadSessions = (pool: Pool, now: Date): Promise<void> =>
  deleteInBatches(
    pool,
    `delete from sessions where token_hash in (
       select token_hash from sessions where expires_at < $1 or seen_at < $1::timestamptz - interval '12 hours' limit ${atOnce})`,
    now,
  )

/** Deletes expired tokens of emails. */
export const removeExpiredMailTokens = (pool: Pool, now: Date): Promise<void> =>
  deleteInBatches(
    pool,
    `delete from mail_tokens where token_hash in (select token_hash from mail_tokens where expires_at < $1 limit ${atOnce})`,
    now,
  )

/** Deletes expired challenges of logins and of adding second factors. */
export const removeExpiredChallenges = (pool: Pool, now: Date): Promise<void> =>
  deleteInBatches(
    pool,
    `delete from auth_challenges where token_hash in (select token_hash from auth_challenges where expires_at < $1 limit ${atOnce})`,
    now,
  )

/** Deletes login places not used for 400 days: a login from there counts as new again. */
export const removeOldLoginPlaces = (pool: Pool, now: Date): Promise<void> =>
  deleteInBatches(
    pool,
    `delete from login_places where ("user", network, device) in (
       select "user", network, device from login_places where seen_at < $1::timestamptz - interval '400 days' limit ${atOnce})`,
    now,
  )

/**
 * Deletes users who were only invited, never created an account, and have no pending invitation. They are kept for ninety days:
 * if invited again in that time they are the same user, and nobody learns that they had no account.
 */
export const forgetInvited = async (pool: Pool, now: Date): Promise<void> => {
  for (;;) {
    const { rows } = await pool.query<{ gone: number }>(
      `select forget_invited($1::timestamptz - interval '90 days', ${atOnce}) as gone`,
      [now.toISOString()],
    )
    if ((rows[0]?.gone ?? 0) < atOnce) return
  }
}

/** Deletes identity events older than 400 days. */
export const forgetIdentityEvents = async (pool: Pool, now: Date): Promise<void> => {
  for (;;) {
    const { rows } = await pool.query<{ gone: number }>(
      `select forget_identity_events($1::timestamptz - interval '400 days', ${atOnce}) as gone`,
      [now.toISOString()],
    )
    if ((rows[0]?.gone ?? 0) < atOnce) return
  }
}

const deleteInBatches = async (pool: Pool, statement: string, now: Date): Promise<void> => {
  for (;;) {
    const { rowCount } = await pool.query(statement, [now.toISOString()])
    if ((rowCount ?? 0) < atOnce) return
  }
}
