import { emailOf } from '../../kit/jobs/email.ts'
import { withoutLinks } from '../../kit/jobs/without-links.ts'
import type { Email } from '../../platform/mail/mail.ts'

type Parts = {
  to: string
  message: string | null
  title: string
  subtitle: string | null
  url: string
  sender: { name: string; email: string }
  company: { name: string; primary: string; onPrimary: string }
  product: { name: string; reportTo: string }
}

/** The email with a traveller's link. Other links are removed from all texts that members of the company wrote. */
export const shareEmail = ({ to, url, sender, product, ...from }: Parts): Email => {
  const title = withoutLinks(from.title)
  const company = withoutLinks(from.company.name)
  const name = withoutLinks(sender.name)
  return emailOf({
    to,
    replyTo: sender.email,
    subject: `${title}, from ${company}`,
    from: { ...from.company, name: company },
    heading: title,
    subtitle: from.subtitle && withoutLinks(from.subtitle),
    paragraphs: from.message ? [withoutLinks(from.message)] : [],
    button: { label: 'See your journey', url },
    footer: [
      `${name}, ${company}`,
      `Answer this letter to reach ${name}.`,
      `Sent by ${company} with ${product.name}. If you did not expect it, report it: ${product.reportTo}`,
    ],
  })
}
