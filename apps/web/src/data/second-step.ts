import type { PasskeyRequestOptions } from '@sojourn/contract/passkey'
import { secondFactorMethods, type SecondFactorMethod } from '@sojourn/contract/kit/second-factor-methods'
import { ApiProblem, request } from './http.ts'
import { enterWith } from './session.ts'
import * as wording from './wording.ts'

/** A login whose password was right and which now needs its second step. */
export type WaitingLogin = { challenge: string; methods: readonly SecondFactorMethod[] }

/** The second step that a rejected login requires; null if it was rejected for another reason. */
export const waitingLoginIn = (error: unknown): WaitingLogin | null => {
  if (!(error instanceof ApiProblem) || error.code !== 'second_factor_required') return null
  const { challenge, methods = secondFactorMethods } = error.document
  return challenge === undefined ? null : { challenge, methods }
}

type Token = { access_token: string }

/** Finishes a login with a code from the authenticator app or a recovery code. Rejects with ApiProblem. */
export const finishWithCode = async (challenge: string, code: string): Promise<void> =>
  finish('/v1/auth/login/second-factor', { challenge, code })

/** Finishes a login with a passkey. Rejects with ApiProblem, or with PasskeyRejected if the browser returned none. */
export const finishWithPasskey = async (challenge: string): Promise<void> =>
  finish('/v1/auth/login/second-factor', { challenge, passkey: await askPasskey({ challenge }) })

/** Logs in with a passkey alone. Rejects with ApiProblem, or with PasskeyRejected if the browser returned none. */
export const logInWithPasskey = async (): Promise<void> =>
  finish('/v1/auth/passkeys/login', { passkey: await askPasskey({}) })

const finish = async (path: string, body: object): Promise<void> => {
  const { access_token: token } = await request<Token>('POST', path, { body, token: null })
  await enterWith(token)
}

/** The browser returned no passkey: none fits, or the user cancelled or took too long. */
export class PasskeyRejected extends Error {
  override name = 'PasskeyRejected'
}

/** Whether this browser supports passkeys. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis

const askPasskey = async (body: { challenge?: string }) => {
  const options = request<{ data: PasskeyRequestOptions }>('POST', '/v1/auth/passkeys/options', { body, token: null })
  const [{ data: optionsJSON }, { startAuthentication }] = await Promise.all([
    options,
    import('@simplewebauthn/browser'),
  ])
  return startAuthentication({ optionsJSON }).catch((error: unknown) => {
    throw new PasskeyRejected(wording.noPasskey, { cause: error })
  })
}
