import { emailFrom, type Site, type To } from './emails.ts'

const notYou = (site: Site) =>
  `Was it not you? Choose a new password at once (${site.publicUrl()}/forgot-password), then look at your two-step login: ${site.publicUrl()}/profile`

const factorEmail = (site: Site, to: To, { subject, text }: { subject: string; text: string }) =>
  emailFrom(site, to, {
    subject,
    heading: 'Your two-step login',
    paragraphs: [text],
    button: { label: 'Open your profile', url: `${site.publicUrl()}/profile` },
    footer: [notYou(site)],
  })

const product = ({ publicConfig }: Site) => publicConfig.productName

/** Says that an authenticator app or a passkey was added. */
export const factorAddedEmail = (site: Site, to: To, factor: { name: string }) =>
  factorEmail(site, to, {
    subject: `A second step was added to your account with ${product(site)}`,
    text: `“${factor.name}” was added to your account. You can use it when you log in.`,
  })

/** Says that one was removed, and whether the password alone is enough now. */
export const factorRemovedEmail = (site: Site, to: To, factor: { name: string; isLast: boolean }) =>
  factorEmail(site, to, {
    subject: `A second step was removed from your account with ${product(site)}`,
    text: factor.isLast
      ? `“${factor.name}” was removed. It was the last one: from now on your password alone logs you in.`
      : `“${factor.name}” was removed from your account.`,
  })

/** Says that a recovery code was used, and how many are left. */
export const recoveryCodeUsedEmail = (site: Site, to: To, left: number) =>
  factorEmail(site, to, {
    subject: `A recovery code was used for your account with ${product(site)}`,
    text: `Somebody, we hope you, logged in with your password and a recovery code. ${
      left === 0 ? 'No codes are left' : left === 1 ? '1 code is left' : `${left} codes are left`
    }. You can make new ones in your profile.`,
  })

/** Says that there are new recovery codes. */
export const recoveryCodesRenewedEmail = (site: Site, to: To) =>
  factorEmail(site, to, {
    subject: `You have new recovery codes for ${product(site)}`,
    text: 'New recovery codes were made for your account. Those before no longer work.',
  })

/** Says that the operator removed all second factors of the user. */
export const factorsResetEmail = (site: Site, to: To) =>
  factorEmail(site, to, {
    subject: `Your two-step login for ${product(site)} was reset`,
    text: `The operator of ${product(site)} removed all second steps from your account and logged you out everywhere. Until you add another, your password alone logs you in. Add a second step again in your profile.`,
  })
