import type { SecondFactorMethod } from '@sojourn/contract/kit/second-factor-methods'
import { message } from '@sojourn/contract/kit/message'

export const passkeyPendingLabel = message('Waiting for your passkey')
export const logInLabel = message('Log in')
export const loggingInLabel = message('Logging in')

export const title = message('Confirm that it is you')
export const formLabel = message('Second step')
export const hints: Readonly<Record<SecondFactorMethod, string>> = {
  totp: message('Enter the six-digit code from your authenticator app.'),
  passkey: message('Your browser will ask for your fingerprint, face, PIN or security key.'),
  recovery_code: message(
    'Enter one of the recovery codes that you saved when you added your second step. Each code works once.',
  ),
}
export const codeLabel = message('Code')
export const codePlaceholder = message('123 456')
export const codeMissing = message('Enter the code.')
export const recoveryCodeLabel = message('Recovery code')
export const recoveryCodePlaceholder = message('xxxx-xxxx-xxxx-xxxx')
export const methodLabels: Readonly<Record<SecondFactorMethod, string>> = {
  totp: message('Use your authenticator app'),
  passkey: message('Use your passkey'),
  recovery_code: message('Use a recovery code'),
}
export const startAgainLabel = message('Start again')
