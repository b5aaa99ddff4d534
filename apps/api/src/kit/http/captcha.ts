import type { Deps } from '../deps.ts'
import { invalidField } from '../problem.ts'

/** A solution may be sent with this many rejected requests before it counts as used, so that each attempt costs work. */
const maxAttempts = 5

/** 422 unless `payload` solves one of our challenges that has not expired; does not check whether it has been used. */
const requireCaptcha = async ({ captcha }: Pick<Deps, 'captcha'>, payload: string) => {
  const solved = await captcha.check(payload)
  if (!solved) throw unsolved()
  return solved
}

/**
 * Counts an attempt with a solved challenge, which is redeemed once the rest of the input is valid. 422 if it is unsolved,
 * expired, already used or tried too often.
 */
export const tryCaptcha = async (deps: Pick<Deps, 'captcha' | 'pool'>, payload: string): Promise<void> => {
  const { nonce, expiresAt } = await requireCaptcha(deps, payload)
  const { rowCount } = await deps.pool.query(
    `insert into captcha_uses as u (nonce, expires_at, is_used, tries) values ($1, $2, false, 1)
     on conflict (nonce) do update set tries = u.tries + 1 where not u.is_used and u.tries < $3`,
    [nonce, expiresAt.toISOString(), maxAttempts],
  )
  if (rowCount !== 1) throw unsolved()
}

/**
 * Marks a solved challenge as used. 422 if it is unsolved, expired or already used: of several concurrent requests, one
 * succeeds.
 */
export const redeemCaptcha = async (deps: Pick<Deps, 'captcha' | 'pool'>, payload: string): Promise<void> => {
  const { nonce, expiresAt } = await requireCaptcha(deps, payload)
  if (!(await redeemOnce(deps, nonce, expiresAt))) throw unsolved()
}

/** Marks a nonce of any kind as used; false if it already was: of several concurrent calls, one succeeds. */
export const redeemOnce = async ({ pool }: Pick<Deps, 'pool'>, nonce: string, expiresAt: Date): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `with swept as (
       delete from captcha_uses where nonce in
         (select nonce from captcha_uses where expires_at < now() - interval '1 hour' limit 50 for update skip locked)
     )
     insert into captcha_uses as u (nonce, expires_at) values ($1, $2)
     on conflict (nonce) do update set is_used = true where not u.is_used`,
    [nonce, expiresAt.toISOString()],
  )
  return rowCount === 1
}

const unsolved = () =>
  invalidField('altcha', 'invalid_value', 'was not solved, has expired or has already been used; solve it again')
