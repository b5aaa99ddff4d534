import type { SecondFactorMethod } from '@sojourn/contract/kit/second-factor-methods'
import { errorMessage } from '../../kit/words/error-message.ts'
import { ApiProblem } from '../../data/http.ts'
import { PasskeyRejected } from '../../data/second-step.ts'

/** The error message, and whether the login must start again. */
export type LoginFailure = { message: string; isOver?: boolean; mayBeUnconfirmed?: boolean }

/** The error message of a failed step of the login. Rethrows unexpected errors. */
export const loginFailure = (error: unknown, step: 'password' | SecondFactorMethod): LoginFailure => {
  if (error instanceof PasskeyRejected)
    return { message: 'Your browser did not offer a passkey. Try again, or log in another way.' }
  if (!(error instanceof ApiProblem)) throw error
  if (error.status === 0 || error.status >= 500 || error.code === 'too_many_requests')
    return { message: errorMessage(error) }
  if (error.code === 'login_expired') return { message: 'That took too long. Log in again.', isOver: true }
  return rejections[step]
}

const rejections: Record<'password' | SecondFactorMethod, LoginFailure> = {
  password: { message: 'Wrong email or password, or the address is not confirmed yet.', mayBeUnconfirmed: true },
  totp: { message: 'That code is wrong or was used already. Wait for the next one and try again.' },
  passkey: { message: 'This passkey was not accepted. Try again, or log in another way.' },
  recovery_code: { message: 'That recovery code is wrong or was used already.' },
}
