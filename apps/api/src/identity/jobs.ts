import type { Pool } from '../platform/db/pool.ts'

const atOnce = 1000

/** Deletes sessions that have expired or lay idle for twelve hours: their tokens open nothing any more. */
export const removeDeadSessions = (pool: Pool, now: Date): Promise<void> =>
  deleteInBatches(
    pool,
    `delete from sessions where token_hash in (
       select token_hash from sessions where expires_at < $1 or seen_at < $1::timestamptz - interval '12 hours' limit ${atOnce})`,
    now,
  )

/** Deletes tokens of emails that were not used in time. */
export const removeExpiredMailTokens = (pool: Pool, now: Date): Promise<void> =>
  deleteInBatches(
    pool,
    `delete from mail_tokens where token_hash in (select token_hash from mail_tokens where expires_at < $1 limit ${atOnce})`,
    now,
  )

/** Deletes steps of logins, and of adding second factors, that nobody went on with in time. */
export const removeExpiredChallenges = (pool: Pool, now: Date): Promise<void> =>
  deleteInBatches(
    pool,
    `delete from auth_challenges where token_hash in (select token_hash from auth_challenges where expires_at < $1 limit ${atOnce})`,
    now,
  )

/** Deletes where somebody logged in more than 400 days ago: from there they are new again. */
export const removeOldLoginPlaces = (pool: Pool, now: Date): Promise<void> =>
  deleteInBatches(
    pool,
    `delete from login_places where ("user", network, device) in (
       select "user", network, device from login_places where seen_at < $1::timestamptz - interval '400 days' limit ${atOnce})`,
    now,
  )

/**
 * Deletes people who were only invited, never had an account, and whom no company waits for any more. They stay for ninety
 * days: invited again before, they are the same person, and nobody learns that they had no account.
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

/** Deletes what happened around accounts more than 400 days ago. */
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
