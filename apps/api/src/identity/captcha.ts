import type { Deps } from '../kit/deps.ts'
import { invalidField } from '../kit/problem.ts'

/** 422 unless `payload` solves a challenge of ours that is not too old; whether it was used before is not asked yet. */
export const requireCaptcha = async ({ captcha }: Pick<Deps, 'captcha'>, payload: string) => {
  const solved = await captcha.check(payload)
  if (!solved) throw unsolved()
  return solved
}

/** Uses a solved challenge up. 422 when it is not solved, too old or was used before: of several at once one gets through. */
export const redeemCaptcha = async (deps: Pick<Deps, 'captcha' | 'pool'>, payload: string): Promise<void> => {
  const { nonce, expiresAt } = await requireCaptcha(deps, payload)
  const { rowCount } = await deps.pool.query(
    `with swept as (
       delete from captcha_uses where nonce in
         (select nonce from captcha_uses where expires_at < now() - interval '1 hour' limit 50 for update skip locked)
     )
     insert into captcha_uses (nonce, expires_at) values ($1, $2) on conflict do nothing`,
    [nonce, expiresAt.toISOString()],
  )
  if (rowCount !== 1) throw unsolved()
}

const unsolved = () =>
  invalidField('altcha', 'invalid_value', 'was not solved, is too old or was used already: solve it again')
