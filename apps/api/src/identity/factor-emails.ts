import { emailFrom, type Site, type To } from './emails.ts'
import * as wording from './wording.ts'

const factorEmail = (site: Site, to: To, { subject, text }: { subject: string; text: string }) => {
  const profileUrl = `${site.publicUrl()}/profile`
  return emailFrom(site, to, {
    subject,
    heading: wording.factorHeading,
    paragraphs: [text],
    button: { label: wording.openProfile, url: profileUrl },
    footer: [wording.factorNotYou({ passwordUrl: `${site.publicUrl()}/forgot-password`, profileUrl })],
  })
}

const productOf = ({ publicConfig }: Site) => ({ product: publicConfig.productName })

/** Says that an authenticator app or a passkey was added. */
export const factorAddedEmail = (site: Site, to: To, factor: { name: string }) =>
  factorEmail(site, to, {
    subject: wording.factorAddedSubject(productOf(site)),
    text: wording.factorAddedText(factor),
  })

/** Says that one was removed, and whether the password alone is enough now. */
export const factorRemovedEmail = (site: Site, to: To, { name, isLast }: { name: string; isLast: boolean }) =>
  factorEmail(site, to, {
    subject: wording.factorRemovedSubject(productOf(site)),
    text: isLast ? wording.lastFactorRemovedText({ name }) : wording.factorRemovedText({ name }),
  })

/** Says that a recovery code was used, and how many are left. */
export const recoveryCodeUsedEmail = (site: Site, to: To, left: number) =>
  factorEmail(site, to, {
    subject: wording.codeUsedSubject(productOf(site)),
    text: wording.codeUsedText({ left }),
  })

/** Says that there are new recovery codes. */
export const recoveryCodesRenewedEmail = (site: Site, to: To) =>
  factorEmail(site, to, {
    subject: wording.codesRenewedSubject(productOf(site)),
    text: wording.codesRenewedText,
  })

/** Says that the operator removed all second factors of the user. */
export const factorsResetEmail = (site: Site, to: To) =>
  factorEmail(site, to, {
    subject: wording.factorsResetSubject(productOf(site)),
    text: wording.factorsResetText(productOf(site)),
  })
