import type { Picture } from '@sojourn/contract/kit/picture'
import type { PublishedCompany } from '@sojourn/contract/site/published-company'
import { wordsIn } from '@sojourn/publishing/languages/words'
import { phoneText } from '@sojourn/publishing/wording/phone'
import { emailOf } from '../../kit/jobs/email.ts'
import { type EmailPicture, emailWidth, fittedSize } from '../../kit/jobs/email-layout.ts'
import { withoutLinks } from '../../kit/jobs/without-links.ts'
import type { Email } from '../../platform/mail/mail.ts'

/** The URL of an image in a width, which needs no login. */
export type PictureUrl = (picture: Picture, width: number) => string

/** A member who sends an email; without an address if they are only visiting the company. */
export type Sender = { name: string; email: string | null }

type Parts = {
  to: string
  subject: string
  message: string
  title: string
  subtitle: string | null
  cover: Picture | null
  url: string
  /** That of the itinerary. */
  language: string
  sender: Sender
  company: PublishedCompany
  /** Anybody can start a trial, so emails of a company in its trial contain no addresses of its choice. */
  isOnTrial: boolean
  pictureUrl: PictureUrl
  product: { name: string; reportTo: string }
}

const logoBox = { width: 240, height: 64 }
const coverBox = { width: emailWidth, height: emailWidth }

/** The email with a traveller's link. Other links are removed from all texts that members of the company wrote. */
export const shareEmail = ({ to, url, pictureUrl, product, isOnTrial, ...from }: Parts): Email => {
  const words = wordsIn(from.language)
  const { emails } = words
  const title = withoutLinks(from.title)
  const company = withoutLinks(from.company.name)
  const sender = withoutLinks(from.sender.name)
  const replyTo = from.sender.email ?? from.company.email
  const { primary, onPrimary } = from.company.brand
  return emailOf({
    words,
    to,
    ...(replyTo === null ? {} : { replyTo }),
    senderName: company,
    subject: withoutLinks(from.subject),
    preheader: emails.shared({ sender, company }),
    from: { name: company, primary, onPrimary, logo: pictureIn(from.company.logo, logoBox, pictureUrl, company) },
    cover: pictureIn(from.cover, coverBox, pictureUrl, from.cover?.alt ?? ''),
    heading: title,
    subtitle: from.subtitle && withoutLinks(from.subtitle),
    paragraphs: withoutLinks(from.message).split(/\n{2,}/),
    button: { label: emails.viewItinerary, url },
    details: detailsOf(from.company, isOnTrial),
    footer: [
      ...(replyTo === null ? [] : [emails.replyToSender({ name: from.sender.email === null ? company : sender })]),
      emails.whyShared({ company, product: product.name, reportTo: product.reportTo }),
    ],
  })
}

const pictureIn = (
  picture: Picture | null,
  box: { width: number; height: number },
  pictureUrl: PictureUrl,
  alt: string,
): EmailPicture | null =>
  picture && {
    // Twice as many pixels, for dense screens.
    url: pictureUrl(picture, 2 * fittedSize(picture, box).width),
    alt: withoutLinks(alt),
    ...fittedSize(picture, box),
  }

/** Who the company is and how to reach it. */
const detailsOf = (company: PublishedCompany, isOnTrial: boolean): string[] => [
  withoutLinks(company.name),
  ...[company.address, company.registration, company.licence].flatMap((text) => (text ? withoutLinks(text) : [])),
  ...(company.phone === null ? [] : [phoneText(company.phone)]),
  ...(isOnTrial ? [] : [company.email, company.url].filter((text) => text !== null)),
]
