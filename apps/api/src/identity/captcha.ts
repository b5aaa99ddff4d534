import type { Deps } from '../kit/deps.ts'
import { invalidField } from '../kit/problem.ts'

/** 422 unless `payload` solves a challenge of ours that is not too old and was never used; it is used from now on. */
export const redeemCaptcha = async (
  { captcha, pool }: Pick<Deps, 'captcha' | 'pool'>,
  payload: string,
): Promise<void> => {
  const solved = await captcha.check(payload)
  if (solved) {
    const { rowCount } = await pool.query(
      `with swept as (
         delete from captcha_uses where nonce in
           (select nonce from captcha_uses where expires_at < now() - interval '1 hour' limit 50 for update skip locked)
       )
       insert into captcha_uses (nonce, expires_at) values ($1, $2) on conflict do nothing`,
      [solved.nonce, solved.expiresAt.toISOString()],
    )
    if (rowCount === 1) return
  }
  throw invalidField('altcha', 'invalid_value', 'was not solved, is too old or was used already: solve it again')
}
