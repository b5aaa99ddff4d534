import { queryOptions } from '@tanstack/react-query'
import type { PasskeyCreationOptions } from '@sojourn/contract/passkey'
import type { AddedFactor, SecondFactors, TotpSetup } from '@sojourn/contract/second-factor'
import { errorMessage } from '../../kit/words/error-message.ts'
import { ApiProblem, request } from '../../data/http.ts'
import * as wording from './wording.ts'

const base = '/v1/auth/factors'

/** The user's own authenticator apps and passkeys. */
export const ownFactors = (user: string) =>
  queryOptions({
    queryKey: ['account', user, 'factors'] as const,
    queryFn: async ({ signal }) => (await request<{ data: SecondFactors }>('GET', base, { signal })).data,
  })

/** Starts adding an authenticator app. */
export const beginTotp = async (): Promise<TotpSetup> =>
  (await request<{ data: TotpSetup }>('POST', `${base}/totp`)).data

type Confirmation = { name: string; password: string }

/** Adds the authenticator app, confirmed with one of its codes. Rejects with ApiProblem. */
export const confirmTotp = async (body: Confirmation & { setup: string; code: string }): Promise<AddedFactor> =>
  (await request<{ data: AddedFactor }>('POST', `${base}/totp/confirm`, { body })).data

/** The browser created no passkey: the user cancelled, it took too long, or there is one on this device already. */
class NoPasskeyError extends Error {
  override name = 'NoPasskeyError'
}

/** Creates a passkey in the browser and adds it. Rejects with ApiProblem or NoPasskeyError. */
export const addPasskey = async (confirmation: Confirmation): Promise<AddedFactor> => {
  const options = request<{ data: PasskeyCreationOptions }>('POST', `${base}/passkeys`)
  const [{ data: optionsJSON }, { startRegistration }] = await Promise.all([options, import('@simplewebauthn/browser')])
  const passkey = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw new NoPasskeyError('The browser made no passkey', { cause: error })
  })
  const body = { ...confirmation, passkey }
  return (await request<{ data: AddedFactor }>('POST', `${base}/passkeys/confirm`, { body })).data
}

/** Removes a second factor and returns those that are left. Rejects with ApiProblem. */
export const removeFactor = async (uuid: string, password: string): Promise<SecondFactors> =>
  (await request<{ data: SecondFactors }>('POST', `${base}/${uuid}/remove`, { body: { password } })).data

/** Creates new recovery codes, which invalidates the previous ones. Rejects with ApiProblem. */
export const renewRecoveryCodes = async (password: string): Promise<string[]> =>
  (await request<{ data: { recoveryCodes: string[] } }>('POST', `${base}/recovery-codes`, { body: { password } })).data
    .recoveryCodes

/** The error message of a failed step, and the field that it belongs to. Rethrows unexpected errors. */
export const factorFailure = (error: unknown): { field: 'password' | 'code' | null; message: string } => {
  if (error instanceof NoPasskeyError) return { field: null, message: wording.passkeyNotCreated }
  if (!(error instanceof ApiProblem)) throw error
  if (error.errors['password']) return { field: 'password', message: wording.passwordWrong }
  if (error.errors['code']) return { field: 'code', message: wording.codeMissing }
  if (error.code === 'invalid_factor' && error.document.detail === undefined)
    return { field: 'code', message: wording.codeWrong }
  return { field: null, message: errorMessage(error) }
}
