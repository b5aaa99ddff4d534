import type { SecondFactorMethod } from '@sojourn/contract/kit/second-factor-methods'
import { errorMessage } from '../../kit/words/error-message.ts'
import { ApiProblem } from '../../data/http.ts'
import { PasskeyRejected } from '../../data/second-step.ts'
import * as wording from './wording.ts'

/** The error message, and whether the login must start again. */
export type LoginFailure = { message: string; isOver?: boolean; mayBeUnconfirmed?: boolean }

/** The error message of a failed step of the login. Rethrows unexpected errors. */
export const loginFailure = (error: unknown, step: 'password' | SecondFactorMethod): LoginFailure => {
  if (error instanceof PasskeyRejected) return { message: wording.passkeyNotOffered }
  if (!(error instanceof ApiProblem)) throw error
  if (error.status === 0 || error.status >= 500 || error.code === 'too_many_requests')
    return { message: errorMessage(error) }
  if (error.code === 'login_expired') return { message: wording.loginExpired, isOver: true }
  return { message: wording.loginRejections[step], mayBeUnconfirmed: step === 'password' }
}
