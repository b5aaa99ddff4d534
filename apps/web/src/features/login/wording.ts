import type { SecondFactorMethod } from '@sojourn/contract/kit/second-factor-methods'
import { message } from '@sojourn/contract/kit/message'

export const loginTitle = message('Log in to {product}')
export const loginHint = message('Continue where you left off.')
export const sessionEndedNote = message(
  'You were logged out because your session expired or was ended on another device. Log in again to continue. Unsaved changes are stored on this device, encrypted, and you can restore them after you log in.',
)
export const loggedOutElsewhereNote = message(
  'You were logged out in another tab. Log in again to continue. Unsaved changes are stored on this device, encrypted, and you can restore them after you log in.',
)

export const formLabel = message('Log in')
export const emailLabel = message('Email')
export const emailMissing = message('Enter your email address, such as ana@example.com.')
export const passwordLabel = message('Password')
export const passwordMissing = message('Enter your password.')
export const logInLabel = message('Log in')
export const loggingInLabel = message('Logging in')
export const forgotPasswordLabel = message('Forgot your password?')
export const passkeyLabel = message('Log in with a passkey')
export const passkeyPendingLabel = message('Waiting for your passkey')
export const registerInstead = message(
  'New to {product}? <company>Register your company</company> or <person>create a personal account</person>.',
)
export const resendConfirmationLabel = message('Resend the confirmation email')

export const singleSignOnLabel = message('Log in with single sign-on')
export const singleSignOnPendingLabel = message('Opening your company’s login page')
export const otherCompanyLabel = message('Not your company?')

export const demoAccountsTitle = message('Demo accounts')
export const demoAccountsHint = message('Choose an account to fill in the form, then log in.')

export const passkeyNotOffered = message('Your browser did not offer a passkey. Try again, or log in another way.')
export const loginExpired = message('The login took too long. Log in again.')
export const loginRejections: Readonly<Record<'password' | SecondFactorMethod, string>> = {
  password: message('Wrong email or password, or the address is not confirmed yet.'),
  totp: message('The code is wrong or has already been used. Wait for the next one and try again.'),
  passkey: message('This passkey was not accepted. Try again, or log in another way.'),
  recovery_code: message('The recovery code is wrong or has already been used.'),
}

export const loggingOutTitle = message('Logging out…')
