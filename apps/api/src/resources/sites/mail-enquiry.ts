import type { Enquiry } from '@sojourn/contract/site/enquiry'
import type { SitePage } from '@sojourn/contract/site/site-page'
import { emailOf } from '../../kit/jobs/email.ts'
import { withoutLinks } from '../../kit/jobs/without-links.ts'
import type { Email } from '../../platform/mail/mail.ts'

type Parts = { to: string; enquiry: Enquiry; company: SitePage['company']; url: string; words: string }

/** The email with a visitor's message to an Admin of the company; a reply goes to the visitor. */
export const enquiryEmail = ({ to, enquiry: { name, email }, company, url, words }: Parts): Email =>
  emailOf({
    to,
    replyTo: email,
    subject: `Enquiry from ${name}`,
    from: { name: company.name, primary: company.brand.primary, onPrimary: company.brand.onPrimary },
    heading: `${name} would like to travel`,
    paragraphs: [words, `Answer this letter to write to ${email}.`],
    button: { label: 'Open the enquiry', url },
    footer: ['You get this because you are an Admin. A trip and a contact were made of it.'],
  })

const maxListed = 50

/** The email to an Admin that lists the enquiries that no email has reported yet. */
export const enquiriesEmail = ({
  to,
  names,
  company,
  url,
}: Pick<Parts, 'to' | 'company' | 'url'> & { names: readonly string[] }): Email =>
  emailOf({
    to,
    subject: names.length === 1 ? '1 more enquiry' : `${names.length} more enquiries`,
    from: { name: company.name, primary: company.brand.primary, onPrimary: company.brand.onPrimary },
    heading: 'More people would like to travel',
    paragraphs: [
      'Many enquiries came within an hour, so this letter tells of several:',
      names.slice(0, maxListed).map(withoutLinks).join('\n'),
    ],
    button: { label: 'Open the enquiries', url },
    footer: ['You get this because you are an Admin. Each enquiry has a trip and a contact.'],
  })
