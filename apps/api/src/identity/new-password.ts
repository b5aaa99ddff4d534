import { judgePassword } from '../platform/passwords/judge-password.ts'
import type { Deps } from '../kit/deps.ts'
import { invalidField } from '../kit/problem.ts'

const complaints = {
  personal: 'must not contain your name, your email address or the name of this product',
  guessable: 'is a common password or easy to guess; choose several unrelated words',
}

/**
 * 422 for a new password that is easy to guess or contains the user's name or address; its length is checked by the contract.
 */
export const requireGoodPassword = async (
  deps: Pick<Deps, 'publicConfig'>,
  password: string,
  owner: { name: string; email: string },
): Promise<void> => {
  const weakness = await judgePassword(password, [owner.name, owner.email, deps.publicConfig.productName])
  if (weakness) throw invalidField('password', 'invalid_value', complaints[weakness])
}
