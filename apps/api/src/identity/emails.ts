import { emailOf, productColours } from '../kit/jobs/email.ts'
import type { Deps } from '../kit/deps.ts'
import type { Email } from '../platform/mail/mail.ts'

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
    paragraphs: [to.name === undefined ? 'Hello,' : `Hello ${to.name},`, ...parts.paragraphs],
  })

const confirmUrl = ({ publicUrl }: Site, token: string) => `${publicUrl()}/pending-confirm?token=${token}`

const within = (hours: number) =>
  hours < 1 ? 'within minutes' : hours === 1 ? 'within one hour' : `within ${hours} hours`

/** Asks the recipient to confirm that it was they who registered with this address. */
export const confirmRegistrationEmail = (site: Site, { email }: Stranger, link: { token: string; hours: number }) =>
  emailFrom(
    site,
    { email },
    {
      subject: `Confirm your address for ${site.publicConfig.productName}`,
      heading: 'One more step',
      paragraphs: [
        `Somebody registered with ${site.publicConfig.productName} and gave this address. Was it you? Then confirm it with the password that you chose, and you can log in.`,
      ],
      button: { label: 'Confirm my address', url: confirmUrl(site, link.token) },
      footer: [
        `The link works once, ${within(link.hours)}.`,
        'If you did not register, do nothing: without your confirmation there is no account.',
      ],
    },
  )

/** Sent to the address of an existing account when somebody registers with it again, or wants to use it for another account. */
export const alreadyRegisteredEmail = (site: Site, to: To) =>
  emailFrom(site, to, {
    subject: `You already have an account with ${site.publicConfig.productName}`,
    heading: 'You already have an account',
    paragraphs: [
      `Somebody, perhaps you, just gave this address to ${site.publicConfig.productName} for an account. It has one already, so nothing was changed.`,
      `If you forgot your password, choose a new one here:\n${site.publicUrl()}/forgot-password`,
    ],
    button: { label: 'Log in', url: `${site.publicUrl()}/login` },
    footer: ['Was it not you? Then there is nothing to do. Nobody was told that you have an account.'],
  })

/** Contains the link to choose a new password. */
export const resetPasswordEmail = (site: Site, to: To, link: { token: string; hours: number }) =>
  emailFrom(site, to, {
    subject: `Choose a new password for ${site.publicConfig.productName}`,
    heading: 'Choose a new password',
    paragraphs: ['Somebody, we hope you, asked for a new password for your account.'],
    button: { label: 'Choose a password', url: `${site.publicUrl()}/reset-password?token=${link.token}` },
    footer: [
      `The link works once, ${within(link.hours)}.`,
      'Was it not you? Then do nothing: your password stays as it is.',
    ],
  })

/** Says that the password was changed, so that nobody can change it unnoticed. */
export const passwordChangedEmail = (site: Site, to: To) =>
  emailFrom(site, to, {
    subject: `Your password for ${site.publicConfig.productName} was changed`,
    heading: 'Your password was changed',
    paragraphs: ['Whoever was logged in with the old password is logged out now.'],
    button: { label: 'Log in', url: `${site.publicUrl()}/login` },
    footer: [`Was it not you? Choose a new password at once: ${site.publicUrl()}/forgot-password`],
  })

/** Asks the recipient to confirm that the new address of the account is theirs. */
export const confirmAddressEmail = (site: Site, { email }: Stranger, link: { token: string; hours: number }) =>
  emailFrom(
    site,
    { email },
    {
      subject: `Confirm your new address for ${site.publicConfig.productName}`,
      heading: 'Is this your new address?',
      paragraphs: [
        `Somebody, we hope you, asked to use ${email} for their account. Confirm it with the password of the account; until then the old address counts.`,
      ],
      button: { label: 'Confirm my new address', url: confirmUrl(site, link.token) },
      footer: [
        `The link works once, within ${link.hours} hours.`,
        'Was it not you? Then do nothing: this address will not be used.',
      ],
    },
  )

/** Sent to both the old and the new address of an account: says that the new one has replaced the old one. */
export const addressChangedEmail = (site: Site, to: To, change: { before: string; after: string }) =>
  emailFrom(site, to, {
    subject: `Your address for ${site.publicConfig.productName} was changed`,
    heading: 'Your address was changed',
    paragraphs: [`From now on you log in with ${change.after} instead of ${change.before}.`],
    button: { label: 'Log in', url: `${site.publicUrl()}/login` },
    footer: [`Was it not you? Write to whoever runs ${site.publicConfig.productName} for your company at once.`],
  })

/** Warns that somebody has entered many wrong passwords or codes for the account. */
export const loginAttemptsEmail = (site: Site, to: To) =>
  emailFrom(site, to, {
    subject: `Somebody tries to log in to your account with ${site.publicConfig.productName}`,
    heading: 'Many wrong passwords or codes',
    paragraphs: [
      'In the last day somebody typed at least twenty wrong passwords or codes for your account. None of them let them in, and each further try has to wait longer. From where you usually log in you can still do so.',
      `Was it you, because you forgot your password? Then choose a new one:\n${site.publicUrl()}/forgot-password`,
    ],
    button: { label: 'Choose a new password', url: `${site.publicUrl()}/forgot-password` },
    footer: [
      'Was it not you? If you use the same password elsewhere, or others could guess it, choose a new one. Otherwise there is nothing to do.',
    ],
  })

/** Says that somebody logged in with a device or from a network that is new for the account. */
export const newDeviceEmail = (site: Site, to: To, from: { device: string; shownNetwork: string }) =>
  emailFrom(site, to, {
    subject: `A new device logged in to your account with ${site.publicConfig.productName}`,
    heading: 'A login from somewhere new',
    paragraphs: [
      `Somebody, we hope you, logged in to your account: ${from.device}, from the network ${from.shownNetwork}. You have not logged in like this before.`,
    ],
    button: { label: 'See where you are logged in', url: `${site.publicUrl()}/profile` },
    footer: [
      'Was it you? Then there is nothing to do.',
      `Was it not you? Choose a new password at once, which logs everybody out: ${site.publicUrl()}/forgot-password`,
    ],
  })
