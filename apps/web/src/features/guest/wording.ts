import { message } from '@sojourn/contract/kit/message'

export const emailLabel = message('Email')
export const passwordLabel = message('Password')
export const yourNameLabel = message('Your name')
export const sendingLabel = message('Sending')
export const logInLabel = message('Log in')
export const continueLabel = message('Continue')
export const linkInvalidTitle = message('This link no longer works')
export const offlineNote = message('You are offline. What you have entered is kept. Send it when you are back online.')
export const demoEmailsNote = message(
  'This is a demo: emails stay on this server. <strong>super@demo.test</strong> can read them in the outbox.',
)

export const registerTitle = message('Create your account')
export const registerText = message(
  'With a personal account you can accept invitations from companies, or create your own company later. We will send you an email with a link to confirm your address.',
)
export const registerCompanyInstead = message('Registering for a company? <link>Register a company</link>')
export const logInInstead = message('Already have an account with {product}? <link>Log in</link>')
export const registerLabel = message('Register')
export const registerFailed = message('Your account was not created')
export const createAccountLabel = message('Create account')
export const registeringLabel = message('Creating account')
export const acceptTerms = message(
  'By registering you accept our <terms>Terms</terms>. See our <privacy>Privacy Policy</privacy>.',
)

export const registerCompanyTitle = message('Register your company')
export const registerCompanyText = message(
  'You will be the owner and can invite colleagues. We will send you an email with a link to confirm your address.',
)
export const otherWaysIn = message(
  'Already have an account? <login>Log in</login>. Were you invited? Use the link in your invitation email, or <register>create a personal account</register>.',
)
export const plansLoading = message('Loading plans')
export const planUnavailable = message('The plan you chose is no longer available. Choose another one or decide later.')
export const companyFormTitle = message('You and your company')
export const companyFormHint = message(
  'You can add your address, currency and branding later in the settings. The time zone is taken from this device.',
)
export const companyFormLabel = message('Register a company')
export const companyLabel = message('Company')
export const companyHint = message('The name your clients know you by. You can change it later.')
export const registerCompanyFailed = message('Your company was not registered')
export const createCompanyLabel = message('Create account and company')

export const plansTitle = message('Your plan')
export const intervalLabel = message('Billing period')
export const intervalNames = { month: message('Monthly'), year: message('Yearly') }
export const decideLater = message('Decide later <hint>– you can choose a plan at any time</hint>')
export const plansHint = message(
  'You do not pay anything now, and no card is needed. Your company starts with a free trial if its plan has one. You can change or cancel the plan at any time.',
)
export const planPrices = {
  month: message('<price>{amount}</price> a month'),
  year: message('<price>{amount}</price> a year'),
}
export const planTrial = message(
  '{count, plural, one {after a free trial of # day} other {after a free trial of # days}}',
)
/** Read out between the price and the list of features. */
export const planFeaturesIntro = message('. Includes: ')
export const planUsers = message('{count, plural, one {# user} other {# users}}')
export const planItineraries = message('{count, plural, one {# itinerary} other {# itineraries}}')
export const planStorage = message('{gigabytes, number} GB of media')

export const checkInboxTitle = message('Check your inbox')
export const confirmTitle = message('Confirm your address')
export const confirmPageText = message('Enter your password to confirm that this email address is yours.')
export const awaitedText = message(
  'We have sent an email to <strong>{email}</strong>. Press the button in it to confirm your address.',
)
export const notAwaitedText = message(
  'When you register, we send you an email. Press the button in it to confirm your address.',
)
export const confirmLinkHint = message(
  'The link works once and expires after 48 hours. If the address already has an account, the email says so and there is nothing to confirm.',
)
export const alreadyConfirmed = message('Already confirmed? <link>Log in</link>')
export const confirmPasswordHint = message(
  'Enter the password that you chose when you registered. If you are changing your email address, enter your current password.',
)
export const confirmPasswordMissing = message('enter your password')
export const confirmFailed = message('Your address was not confirmed')
export const confirmLabel = message('Confirm address')
export const confirmingLabel = message('Confirming')
export const notRequested = message('If you did not request this, close this page. Nothing will change.')
export const confirmPasswordForgotten = message(
  'If you forgot the password that you chose, <link>register again</link>.',
)
export const confirmLinkInvalid = message(
  'It has already been used, is more than 48 hours old or is incomplete. If you have already confirmed your address, log in.',
)
export const confirmedTitle = message('Your address is confirmed')
export const confirmedText = message('You now log in with <strong>{email}</strong>.')
export const confirmedNote = message('{email} is confirmed. You can now log in.')

export const resendTitle = message('Didn’t get the email?')
export const resendAfterInvalidTitle = message('Request another email')
export const resendHint = message(
  'It can take a few minutes to arrive. Check your spam folder as well. You can resend the email up to ten times an hour.',
)
export const resendFormLabel = message('Resend link')
export const resendLabel = message('Resend email')
export const emailNotSent = message('No email was sent')
export const resentTitle = message('Email sent')
export const resentText = message(
  'If <strong>{email}</strong> is waiting to be confirmed, we have sent another email to it. The links in earlier emails still work.',
)
export const resendAgainLabel = message('Resend again')
export const resendAgainHint = message(
  '{count, plural, one {You can resend the email in # second.} other {You can resend the email in # seconds.}}',
)

export const forgotTitle = message('Forgot your password?')
export const forgotText = message(
  'Enter the email address you log in with. We will send you a link to choose a new password.',
)
export const passwordRemembered = message('Remembered it? <link>Log in</link>')
export const forgotFormLabel = message('Forgotten password')
export const sendLinkLabel = message('Send link')
export const linkSentText = message(
  'If <strong>{email}</strong> belongs to an account, we have sent an email to it. The link in it works once and expires after one hour.',
)
export const linkSentHint = message('No email after a few minutes? Check your spam folder, or request another one.')
export const requestAnotherLabel = message('Request another email')

export const resetTitle = message('Choose a new password')
export const resetText = message('You will be logged out on all devices.')
export const resetLinkInvalid = message(
  'It has already been used, is more than an hour old or is incomplete. Your password has not changed.',
)
export const requestLinkLabel = message('Request a new link')
export const resetLoggedIn = message(
  'You are logged in as <strong>{name}</strong>, {email}. The link may be for another account. To choose a new password with it, log out first.',
)
export const logOutAndContinueLabel = message('Log out and continue')
export const stayLoggedInLabel = message('Stay logged in as {name}')
export const newPasswordLabel = message('New password')
export const resetFailed = message('Your password was not changed')
export const resetLabel = message('Change password')
export const resettingLabel = message('Changing')
export const resetNote = message('Password changed. Log in with your new password.')

export const joinTitle = message('Join a company')
export const joinText = message(
  'To join a company, open the link in your invitation email. Each link works once, for one person.',
)
export const joinCompanyTitle = message('Join {company}')
export const joiningLabel = message('Joining')
export const joinFailed = message('You have not joined yet')
export const joinedNote = message('You have joined {company}. Log in to get started.')
export const joined = message('You have joined {company}')
export const invitationLoading = message('Loading invitation')
export const invitationFailed = message('The invitation could not be loaded')
export const invitationText = message('{company} has invited <strong>{email}</strong> to join.')
export const invitationTextWithRoles = message('{company} has invited <strong>{email}</strong> to join as {roles}.')
export const invitationUnexpected = message(
  'If you did not expect this, close the page. Nothing happens until you accept.',
)
export const invitationInvalidTitle = message('This invitation no longer works')
export const invitationInvalid = message(
  'It has already been accepted, was withdrawn or has expired. Ask the person who invited you to send it again.',
)
export const invitationIncompleteTitle = message('The link is incomplete')
export const invitationIncomplete = message('Open the link from the email, or copy all of it into the address bar.')
export const alreadyAccepted = message('Already accepted it? <link>Log in</link>')
export const haveAccountTitle = message('You already have an account')
export const haveAccountText = message('Log in, and you will return to this page to accept.')
export const logInToAcceptLabel = message('Log in to accept')
export const logInToJoinNote = message('Log in to join {company}.')
export const loggedInAs = message('You are logged in as <strong>{email}</strong>.')
export const invitationSentTo = message('The invitation was sent to {email}.')
export const invitationWithoutAccount = message(
  'This address has no account yet. Log out to create one and accept the invitation.',
)
export const otherAccountLabel = message('Log out and use {email}')
export const otherAccountNeeded = message(
  'This invitation is for another account. Log out, then log in with the account that it was sent to.',
)
export const createAccountTitle = message('Create your account')

export const singleSignOnTitle = message('Single sign-on')
export const singleSignOnText = message('You are returning from your company’s login page.')
export const loggingIn = message('Logging in…')
export const singleSignOnFailedTitle = message('You are not logged in')
export const singleSignOnNotPending = message('This login was started in another tab or is already finished.')
export const logInAgainLabel = message('Log in again')
