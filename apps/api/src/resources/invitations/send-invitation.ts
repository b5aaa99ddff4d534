import { emailOf } from '../../kit/jobs/email.ts'
import { withoutLinks } from '../../kit/jobs/without-links.ts'
import type { Email } from '../../platform/mail/mail.ts'
import * as wording from './wording.ts'

type Parts = {
  to: string
  url: string
  days: number
  inviter: string
  company: { name: string; primary: string; onPrimary: string }
  productName: string
}

/** The email that invites a user to a company. It does not contain their name, because the inviter could write anything. */
export const invitationEmail = ({ to, url, days, company, productName, ...from }: Parts): Email => {
  const [inviter, name] = [withoutLinks(from.inviter), withoutLinks(company.name)]
  return emailOf({
    to,
    subject: wording.subject({ inviter, company: name }),
    from: { ...company, name },
    heading: wording.heading({ company: name }),
    paragraphs: [wording.text({ inviter, company: name, product: productName }), wording.accounts],
    button: { label: wording.accept, url },
    footer: [wording.expires({ days }), wording.ignore],
  })
}
