import { letterOf } from '../../kit/letter.ts'
import type { Letter } from '../../platform/mail/mail.ts'

type Parts = {
  to: string
  message: string | null
  title: string
  subtitle: string | null
  url: string
  sender: { name: string; email: string }
  company: { name: string; primary: string; onPrimary: string }
}

/** The letter that brings a traveller to their page. */
export const shareLetter = ({ to, message, title, subtitle, url, sender, company }: Parts): Letter =>
  letterOf({
    to,
    replyTo: sender.email,
    subject: `${title}, from ${company.name}`,
    from: company,
    heading: title,
    subtitle,
    paragraphs: message ? [message] : [],
    button: { label: 'See your journey', url },
    footer: [`${sender.name}, ${company.name}`, `Answer this letter to reach ${sender.name}.`],
  })
