import { emailOf, greetingOf, productColours } from '../kit/jobs/email.ts'
import type { Deps } from '../kit/deps.ts'
import type { Email } from '../platform/mail/mail.ts'
import * as wording from './wording.ts'

/** What emails mention: the URL of the site and the name of the product. */
export type Site = Pick<Deps, 'publicUrl'> & { publicConfig: Pick<Deps['publicConfig'], 'productName'> }
export type To = { email: string; name: string }
/** A recipient whose address is not confirmed. Nothing that a stranger entered may be sent to it, not even a name. */
type Stranger = { email: string }

/** An email from the product itself rather than from a company. */
export const emailFrom = (
  { publicConfig: { productName } }: Site,
  to: Stranger & Partial<To>,
  parts: {
    subject: string
    heading: string
    paragraphs: string[]
    button?: { label: string; url: string }
    footer: string[]
  },
): Email =>
  emailOf({
    to: to.email,
    from: { name: productName, ...productColours },
    ...parts,
    paragraphs: [greetingOf(to.name), ...parts.paragraphs],
  })

const confirmUrl = ({ publicUrl }: Site, token: string) => `${publicUrl()}/pending-confirm?token=${token}`
const passwordUrl = ({ publicUrl }: Site) => `${publicUrl()}/forgot-password`
const logInButton = ({ publicUrl }: Site) => ({ label: wording.logIn, url: `${publicUrl()}/login` })
const productOf = ({ publicConfig }: Site) => ({ product: publicConfig.productName })

const expiryOf = (hours: number) => (hours < 1 ? wording.linkExpiresSoon : wording.linkExpires({ hours }))

/** Asks the recipient to confirm that it was they who registered with this address. */
export const confirmRegistrationEmail = (site: Site, { email }: Stranger, link: { token: string; hours: number }) =>
  emailFrom(
    site,
    { email },
    {
      subject: wording.confirmSubject(productOf(site)),
      heading: wording.confirmHeading,
      paragraphs: [wording.confirmText(productOf(site))],
      button: { label: wording.confirmButton, url: confirmUrl(site, link.token) },
      footer: [expiryOf(link.hours), wording.confirmIgnore],
    },
  )

/** Sent to the address of an existing account when somebody registers with it again, or wants to use it for another account. */
export const alreadyRegisteredEmail = (site: Site, to: To) =>
  emailFrom(site, to, {
    subject: wording.alreadySubject(productOf(site)),
    heading: wording.alreadyHeading,
    paragraphs: [wording.alreadyText(productOf(site)), wording.forgotPassword({ url: passwordUrl(site) })],
    button: logInButton(site),
    footer: [wording.alreadyIgnore],
  })

/** Contains the link to choose a new password. */
export const resetPasswordEmail = (site: Site, to: To, link: { token: string; hours: number }) =>
  emailFrom(site, to, {
    subject: wording.resetSubject(productOf(site)),
    heading: wording.resetHeading,
    paragraphs: [wording.resetText],
    button: { label: wording.choosePassword, url: `${site.publicUrl()}/reset-password?token=${link.token}` },
    footer: [expiryOf(link.hours), wording.resetIgnore],
  })

/** Says that the password was changed, so that nobody can change it unnoticed. */
export const passwordChangedEmail = (site: Site, to: To) =>
  emailFrom(site, to, {
    subject: wording.passwordSubject(productOf(site)),
    heading: wording.passwordHeading,
    paragraphs: [wording.passwordText],
    button: logInButton(site),
    footer: [wording.passwordNotYou({ url: passwordUrl(site) })],
  })

/** Asks the recipient to confirm that the new address of the account is theirs. */
export const confirmAddressEmail = (site: Site, { email }: Stranger, link: { token: string; hours: number }) =>
  emailFrom(
    site,
    { email },
    {
      subject: wording.newAddressSubject(productOf(site)),
      heading: wording.newAddressHeading,
      paragraphs: [wording.newAddressText({ email })],
      button: { label: wording.confirmButton, url: confirmUrl(site, link.token) },
      footer: [expiryOf(link.hours), wording.newAddressIgnore],
    },
  )

/** Sent to both the old and the new address of an account: says that the new one has replaced the old one. */
export const addressChangedEmail = (site: Site, to: To, change: { before: string; after: string }) =>
  emailFrom(site, to, {
    subject: wording.addressSubject(productOf(site)),
    heading: wording.addressHeading,
    paragraphs: [wording.addressText(change)],
    button: logInButton(site),
    footer: [wording.addressNotYou(productOf(site))],
  })

/** Warns that somebody has entered many wrong passwords or codes for the account. */
export const loginAttemptsEmail = (site: Site, to: To) =>
  emailFrom(site, to, {
    subject: wording.attemptsSubject(productOf(site)),
    heading: wording.attemptsHeading,
    paragraphs: [wording.attemptsText, wording.attemptsForgot({ url: passwordUrl(site) })],
    button: { label: wording.choosePassword, url: passwordUrl(site) },
    footer: [wording.attemptsNotYou],
  })

/** Says that somebody logged in with a device or from a network that is new for the account. */
export const newDeviceEmail = (site: Site, to: To, from: { device: string; shownNetwork: string }) =>
  emailFrom(site, to, {
    subject: wording.deviceSubject(productOf(site)),
    heading: wording.deviceHeading,
    paragraphs: [wording.deviceText({ device: from.device, network: from.shownNetwork })],
    button: { label: wording.deviceButton, url: `${site.publicUrl()}/profile` },
    footer: [wording.nothingToDo, wording.deviceNotYou({ url: passwordUrl(site) })],
  })
