import { message } from '@sojourn/contract/kit/message'

export const profileTitle = message('Profile')
export const cancelLabel = message('Cancel')
export const sendingLabel = message('Sending')
export const removeLabel = message('Remove')
export const removingLabel = message('Removing')
export const tryAgainHint = message('Try again in a moment.')

export const offlineTitle = message('You are offline')
export const offlineText = message('Your profile is not stored on this device. It will load when you are back online.')

export const singleSignOnTitle = message('Your account')
export const singleSignOnHint = message('You logged in with your company’s single sign-on.')
export const singleSignOnText = message(
  'With this login you can use only one company, and you cannot change your account. To change your name, email address, password or two-step login, <link>log out</link> and log in with your password.',
)

export const personTitle = message('Personal details')
export const personHint = message('Your colleagues can see these details.')
export const nameLabel = message('Name')
export const jobTitleLabel = message('Job title')
export const noJobTitle = message('No job title')
export const phoneLabel = message('Phone')
export const phoneHint = message('Include the country code, for example +27215550100.')
export const saveProfileLabel = message('Save profile')
export const profileSaved = message('Profile saved')

export const photoTitle = message('Photo')
export const addPhotoLabel = message('Add photo')
export const changePhotoLabel = message('Change photo')
export const removePhotoLabel = message('Remove photo')
export const confirmPhotoLabel = message('Use this photo')
export const photoPreviewHint = message('This is how colleagues will see you.')
export const photoNotPreviewed = message('This browser cannot show {file}. You will see it once it is saved.')
export const photoChanged = message('Photo changed')
export const photoRemoved = message('Photo removed')
export const photoTypeUnsupported = message('{file} is not a supported image. {advice}')
export const photoTooLarge = message('{file} is too large ({size}). {advice}')
export const sentPhotoTooLarge = message('The file is too large. {advice}')
export const sentPhotoUnsupported = message('The file is not a supported image. {advice}')
export const sentPhotoUnreadable = message('The image cannot be read. It may be damaged. {advice}')
export const photoAdvice = message('Choose a JPEG, PNG, WebP, AVIF or HEIC file of up to {size}.')

export const emailTitle = message('Email address')
export const emailTitleHint = message('You log in with this address, and we send our emails to it.')
export const emailLabel = message('Email')
export const newEmailLabel = message('New email')
export const newEmailHint = message(
  'We will send a confirmation link to this address. Once you open the link, this address replaces your current one.',
)
export const passwordNeededForEmail = message('enter your current password to change your email')
export const changeEmailLabel = message('Change email')
export const changePendingEmailLabel = message('Resend or use another address')
export const sendConfirmationLabel = message('Send confirmation email')
export const confirmationSent = message('Confirmation email sent')
export const confirmationSentHint = message('Open the link in it to start using {email}.')
export const emailUnchanged = message('Your email address is {email}')
export const emailPendingTitle = message('{email} is not confirmed yet')
export const emailPendingText = message(
  'We sent a confirmation link to this address. Open it within 48 hours to start using the address. Until then, log in with {current}. To keep your current address, do nothing.',
)
export const checkConfirmationLabel = message('I have opened the link')
export const checkingConfirmationLabel = message('Checking')
export const stillUnconfirmed = message('The address is not confirmed yet')
export const emailConfirmed = message('You now log in with {email}')
export const serverUnreachable = message('The server could not be reached')

export const passwordTitle = message('Password')
export const passwordTitleHint = message('Changing your password ends all other sessions.')
export const currentPasswordLabel = message('Current password')
export const newPasswordLabel = message('New password')
export const passwordNeededForPassword = message('enter your current password to change it')
export const changePasswordLabel = message('Change password')
export const changingPasswordLabel = message('Changing')
export const passwordChanged = message('Password changed')
export const passwordChangedHint = message('You have been logged out on all other devices.')

export const sessionsTitle = message('Where you are logged in')
export const sessionsHint = message('If you do not recognise a session, end it and change your password.')
export const waitingForSessions = {
  loading: message('Loading your sessions'),
  failed: message('Your sessions could not be loaded'),
}
export const thisDevice = message('This device')
export const sessionTimes = message('Logged in {loggedIn}, last used {lastUsed}')
export const currentSessionTimes = message('Logged in {loggedIn}')
export const endSessionLabel = message('End')
export const endSessionLabelOf = message('End session: {device}, logged in {loggedIn}')
export const sessionEnded = message('Session ended: {device}')
export const sessionNotEnded = message('The session could not be ended')
export const endOthersLabel = message('Log out everywhere else')
export const endingOthersLabel = message('Logging out')
export const othersEnded = message('You are now logged in on this device only')
export const noOtherSessions = message('You are logged in on this device only.')

export const companyTitle = message('Your company')
export const companyHint = message('The company you belong to, and your role.')
export const companiesTitle = message('Your companies')
export const companiesHint = message('The companies you belong to, and your roles.')
export const noCompanies = message('You do not belong to a company yet. An Admin of a company can invite {email}.')
export const ownerBadge = message('Owner')
export const noSubscriptionBadge = message('No subscription')
export const currentCompany = message('Current company')
export const switchCompanyLabel = message('Switch')
export const switchCompanyLabelOf = message('Switch to {company}')

export const twoStepTitle = message('Two-step login')
export const twoStepHint = message(
  'After you enter your password, confirm that it is you with an authenticator app or a passkey.',
)
export const waitingForTwoStep = {
  loading: message('Loading your two-step login'),
  failed: message('Your two-step login could not be loaded'),
}
export const factorsLabel = message('Your second steps')
export const noFactors = message('You log in with your password only. Add a second step to protect your account.')
export const platformNeedsFactor = message(
  'Super admins need a second step to log in. Add an authenticator app or a passkey to continue.',
)
export const companyNeedsFactor = message(
  '{company} requires a second step to log in. Add an authenticator app or a passkey to continue.',
)
export const ownCompanyNeedsFactor = message(
  'Your company requires a second step to log in. Add an authenticator app or a passkey to continue.',
)
export const factorKinds = { totp: message('Authenticator app'), passkey: message('Passkey') }
export const factorTimes = message('{kind}, added {added}')
export const usedFactorTimes = message('{kind}, added {added}, last used {lastUsed}')
export const removeFactorLabelOf = message('Remove {name}')
export const removeFactorTitle = message('Remove “{name}”?')
export const removeLastFactorText = message(
  'This is your only second step. You will log in with your password only, and your recovery codes will stop working.',
)
export const removeFactorText = message('You will no longer be able to log in with it.')
export const factorRemoved = message('“{name}” removed')

export const currentPasswordConfirmLabel = message('Your password')
export const passwordMissing = message('Enter your password')
export const passwordWrong = message('Incorrect password')
export const codeMissing = message('Enter the code from the app')
export const codeWrong = message('Incorrect code. Enter the code that the app shows now')
export const factorNameHint = message('Helps you tell it apart from others.')

export const addAppTitle = message('Add an authenticator app')
export const addAppSubmitLabel = message('Add app')
export const addingLabel = message('Adding')
export const addAppText = message(
  'Scan this code with an app such as Google Authenticator, Microsoft Authenticator or 1Password. Then enter the code that the app shows.',
)
export const appQrLabel = message('QR code for your authenticator app')
export const waitingForAppSetup = {
  loading: message('Loading the QR code'),
  failed: message('The QR code could not be loaded'),
}
export const appCodeLabel = message('Code from the app')
export const appNameLabel = message('App name')
export const appDefaultName = message('Authenticator app')
export const appAdded = message('Authenticator app added')
export const appSecretLabel = message('Or enter this key')
export const copySecretLabel = message('Copy key')
export const secretCopied = message('Key copied')
export const copyNotAllowed = message('The browser does not allow copying')

export const addPasskeySubmitLabel = message('Add passkey')
export const addPasskeyTitle = message('Add a passkey')
export const addPasskeyPendingLabel = message('Waiting for your passkey')
export const addPasskeyText = message(
  'A passkey lets you log in with your fingerprint, face, PIN or security key. Your browser will ask for it after you enter your password.',
)
export const passkeyNameLabel = message('Passkey name')
export const passkeyDefaultName = message('Passkey')
export const passkeyAdded = message('Passkey added')
export const passkeyNotCreated = message(
  'Your browser did not create a passkey. Try again. This device may already have one.',
)

export const recoveryCodesLeft = message(
  '{count, plural, =0 {You have no recovery codes left.} one {# recovery code left.} other {# recovery codes left.}}',
)
export const recoveryCodesLabel = message('Recovery codes')
export const recoveryCodesText = message(
  'If you do not have your authenticator app or passkey with you, enter one of these codes after your password. Each code works once. Keep them in a safe place: they are not shown again.',
)
export const recoveryCodesFile = message('Recovery codes for {product}. Each works once.')
export const copyCodesLabel = message('Copy codes')
export const codesCopied = message('Recovery codes copied')
export const copyCodesNotAllowedHint = message('Download the codes instead.')
export const downloadCodesLabel = message('Download codes')
export const saveCodesTitle = message('Save your recovery codes')
export const codesSavedLabel = message('I have saved them')
export const createCodesTitle = message('Create new recovery codes')
export const createCodesLabel = message('Create new codes')
export const creatingCodesLabel = message('Creating codes')
export const createCodesText = message('Your current codes will stop working.')
