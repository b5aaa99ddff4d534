import { message } from '@sojourn/contract/kit/message'

export const logIn = message('Log in')
export const choosePassword = message('Choose a new password')
export const openProfile = message('Open your profile')
export const linkExpires = message('The link works once and expires in {hours, plural, one {# hour} other {# hours}}.')
export const linkExpiresSoon = message('The link works once and expires in a few minutes.')
export const nothingToDo = message('If this was you, you do not need to do anything.')
export const forgotPassword = message('If you forgot your password, choose a new one here:\n{url}')

export const confirmSubject = message('Confirm your email address for {product}')
export const confirmHeading = message('Confirm your email address')
export const confirmText = message(
  'Someone signed up for {product} with this email address. If it was you, confirm the address to get started.',
)
export const confirmButton = message('Confirm email address')
export const confirmIgnore = message(
  'If you did not sign up, ignore this email. No account is created until the address is confirmed.',
)

export const alreadySubject = message('You already have an account with {product}')
export const alreadyHeading = message('You already have an account')
export const alreadyText = message(
  'Someone, possibly you, tried to use this email address for a {product} account. It already belongs to your account, so nothing has changed.',
)
export const alreadyIgnore = message(
  'If this was not you, you do not need to do anything. Nobody was told that you have an account.',
)

export const resetSubject = message('Choose a new password for {product}')
export const resetHeading = message('Choose a new password')
export const resetText = message('We received a request to choose a new password for your account.')
export const resetIgnore = message('If you did not ask for this, ignore this email. Your password has not changed.')

export const passwordSubject = message('Your password for {product} was changed')
export const passwordHeading = message('Your password was changed')
export const passwordText = message('Everyone who was logged in with the old password has been logged out.')
export const passwordNotYou = message('If you did not change it, choose a new password now: {url}')

export const newAddressSubject = message('Confirm your new email address for {product}')
export const newAddressHeading = message('Confirm your new email address')
export const newAddressText = message(
  'Someone asked to use {email} for their account. If it was you, confirm the address with your password. Until then, log in with your old address.',
)
export const newAddressIgnore = message('If you did not ask for this, ignore this email. The address will not be used.')

export const addressSubject = message('Your email address for {product} was changed')
export const addressHeading = message('Your email address was changed')
export const addressText = message('You now log in with {after} instead of {before}.')
export const addressNotYou = message('If you did not change it, contact {product} support immediately.')

export const attemptsSubject = message('Failed login attempts for your {product} account')
export const attemptsHeading = message('Failed login attempts')
export const attemptsText = message(
  'In the last 24 hours, someone entered at least 20 wrong passwords or codes for your account. None of these attempts succeeded, and the wait before each further attempt gets longer. You can still log in from the places where you usually log in.',
)
export const attemptsForgot = message('If it was you because you forgot your password, choose a new one:\n{url}')
export const attemptsNotYou = message(
  'If it was not you, choose a new password if you use the current one elsewhere or if others could guess it. Otherwise, you do not need to do anything.',
)

export const deviceSubject = message('New login to your {product} account')
export const deviceHeading = message('New login to your account')
export const deviceText = message(
  'Someone logged in to your account with {device}, from the network {network}. You have not logged in with this combination before.',
)
export const deviceButton = message('See where you are logged in')
export const deviceNotYou = message('If this was not you, choose a new password now. This logs everyone out: {url}')

export const factorHeading = message('Your two-step login')
export const factorNotYou = message(
  'If this was not you, choose a new password now ({passwordUrl}), then check your two-step login: {profileUrl}',
)
export const factorAddedSubject = message('A second step was added to your {product} account')
export const factorAddedText = message('“{name}” was added to your account. You can now use it to log in.')
export const factorRemovedSubject = message('A second step was removed from your {product} account')
export const factorRemovedText = message('“{name}” was removed from your account.')
export const lastFactorRemovedText = message(
  '“{name}” was removed from your account. It was the last second step: you now log in with your password alone.',
)
export const codeUsedSubject = message('A recovery code was used for your {product} account')
export const codeUsedText = message(
  'Someone logged in to your account with your password and a recovery code. {left, plural, =0 {No codes are left.} one {# code is left.} other {# codes are left.}} You can create new codes in your profile.',
)
export const codesRenewedSubject = message('New recovery codes for your {product} account')
export const codesRenewedText = message(
  'New recovery codes were created for your account. The old ones no longer work.',
)
export const factorsResetSubject = message('Your two-step login for {product} was reset')
export const factorsResetText = message(
  '{product} support removed all second steps from your account and logged you out everywhere. You now log in with your password alone. We recommend that you add a second step again in your profile.',
)
