import { emailOf } from '../../kit/jobs/email.ts'
import { withoutLinks } from '../../kit/jobs/without-links.ts'
import type { Email } from '../../platform/mail/mail.ts'

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
    subject: `${inviter} invites you to ${name}`,
    from: { ...company, name },
    heading: `Join ${name}`,
    paragraphs: [
      `${inviter} would like to work with you on the journeys of ${name}, in ${productName}.`,
      'If you have an account already, log in with it to accept; otherwise you choose your password now.',
    ],
    button: { label: 'Accept the invitation', url },
    footer: [`The link works once, for ${days} days.`, 'If you were not expecting this, you need not do anything.'],
  })
}
