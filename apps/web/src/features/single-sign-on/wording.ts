import { message } from '@sojourn/contract/kit/message'

export const pageTitle = message('Single sign-on')
export const pageHint = message(
  'Let members log in with their company accounts, for example from Google Workspace, Okta or Keycloak.',
)
export const waitingForPage = {
  loading: message('Loading single sign-on'),
  failed: message('Single sign-on could not be loaded'),
}
export const onlyAdminsSetUp = message('Only an Admin of {company} can set up single sign-on.')
export const setUp = message('Set up single sign-on')
export const offTitle = message('Single sign-on is off')
export const offHint = message(
  'Members log in with an email address and password. Connect an OpenID Connect provider so that they can use their existing company accounts.',
)
export const redirectUri = message('Redirect URI')
export const redirectUriInSentence = message('redirect URI')
export const redirectUriHint = message('Register this redirect URI with your provider.')
export const redirectUriFirstHint = message(
  'Register {product} with your provider as a web application, using this redirect URI. The provider will give you a client ID and a client secret.',
)

// The current provider
export const membersTitle = message('For your members')
export const membersHint = message(
  'Members stay logged in for {hours, plural, one {# hour} other {# hours}} and can open only this company. They can still log in with a password.',
)
export const loginLink = message('Login link')
export const loginLinkInSentence = message('login link')
export const loginLinkHint = message('Send this link to your members. They need to open it once on each device.')
export const providerTitle = message('Identity provider')
export const providerHint = message('Only members invited by an Admin can log in.')
export const emails = message('Email addresses')
export const emailsTrusted = message('Trusted without verification')
export const emailsVerified = message('Must be verified by the provider')
export const lastChanged = message('Last changed')
export const changeProvider = message('Change provider')
export const turnOff = message('Turn off single sign-on')
export const turnOffTitle = message('Turn off single sign-on?')
export const turnOffHint = message(
  'Members who logged in with single sign-on will be logged out immediately. They can then log in with a password. Anyone who does not know theirs can reset it by email.',
)
export const confirmTurnOff = message('Turn off')
export const notTurnedOff = message('Could not turn off single sign-on')

// The dialog
export const cancel = message('Cancel')
export const save = message('Save')
export const checking = message('Checking the provider')
export const issuer = message('Issuer')
export const issuerHint = message('The address of your provider, such as https://accounts.google.com.')
export const clientId = message('Client ID')
export const clientSecret = message('Client secret')
export const clientSecretHint = message('Leave empty to keep the current secret.')
export const problemOf = {
  issuer: message('The issuer {problem}.'),
  clientId: message('The client ID {problem}.'),
  clientSecret: message('The client secret {problem}.'),
}
export const trustEmails = message('Trust email addresses without verification')
export const trustEmailsHint = message(
  'Some providers, such as Microsoft Entra ID, do not say whether an address is verified. Turn this on only if your members cannot change their own email address there.',
)
export const changeHint = message(
  'If you change the issuer or client ID, members who logged in with single sign-on will be logged out.',
)
