import type { Enquiry } from '@sojourn/contract/site/enquiry'
import type { SitePage } from '@sojourn/contract/site/site-page'
import { emailOf } from '../../kit/jobs/email.ts'
import { withoutLinks } from '../../kit/jobs/without-links.ts'
import type { Email } from '../../platform/mail/mail.ts'
import * as wording from './wording.ts'

type Parts = { to: string; enquiry: Enquiry; company: SitePage['company']; url: string; words: string }

/** The email with a visitor's message to an Admin of the company; a reply goes to the visitor. */
export const enquiryEmail = ({ to, enquiry: { name, email }, company, url, words }: Parts): Email =>
  emailOf({
    to,
    replyTo: email,
    subject: wording.enquirySubject({ name }),
    from: { name: company.name, primary: company.brand.primary, onPrimary: company.brand.onPrimary },
    heading: wording.enquiryHeading({ name }),
    paragraphs: [words, wording.enquiryReply({ email })],
    button: { label: wording.openEnquiry, url },
    footer: [wording.enquiryFooter],
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
    subject: wording.enquiriesSubject({ count: names.length }),
    from: { name: company.name, primary: company.brand.primary, onPrimary: company.brand.onPrimary },
    heading: wording.enquiriesHeading,
    paragraphs: [wording.enquiriesText, names.slice(0, maxListed).map(withoutLinks).join('\n')],
    button: { label: wording.openEnquiries, url },
    footer: [wording.enquiriesFooter],
  })
