import { z } from 'zod'
import { about } from '../kit/about.ts'
import { part, line, prose } from '../kit/values.ts'
import { orNull } from '../kit/or-null.ts'
import { maxShareEmailLengths, maxShareMessageLength, maxShareSubjectLength } from './document-limits.ts'
import * as wording from './wording.ts'

/** What a company may write in its email texts, as `{{client}}`. */
export const emailPlaceholders = ['client', 'itinerary', 'sender', 'company'] as const
export type EmailPlaceholder = (typeof emailPlaceholders)[number]
export type EmailValues = Record<EmailPlaceholder, string>

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g

/** What cutting a text may leave of its last character. */
const halfCharacter = /[\uD800-\uDBFF]$/

const isPlaceholder = (name: string): name is EmailPlaceholder =>
  (emailPlaceholders as readonly string[]).includes(name)

/** A text whose placeholders all exist. */
const template = <S extends z.ZodType<string>>(text: S) =>
  orNull(
    text.refine(
      (value) => [...value.matchAll(placeholder)].every(([, name = '']) => isPlaceholder(name)),
      `can only use the placeholders ${emailPlaceholders.map((name) => `{{${name}}}`).join(', ')}`,
    ),
  ).default(null)

/** The texts of the email that sends an itinerary. Null stands for the default text. */
export const shareEmailTexts = part({
  subject: template(line(maxShareEmailLengths.subject)),
  greeting: template(line(maxShareEmailLengths.greeting)),
  message: template(prose(maxShareEmailLengths.message)),
})
about.add(shareEmailTexts, {
  id: 'ShareEmailTexts',
  description:
    'The texts of the email that sends an itinerary; `null` stands for the default. They may contain `{{client}}`, `{{itinerary}}`, `{{sender}}` and `{{company}}`.',
})
export type ShareEmailTexts = z.output<typeof shareEmailTexts>

export const noShareEmailTexts: ShareEmailTexts = { subject: null, greeting: null, message: null }

/** The default texts with given values; with the placeholders themselves, the default template. */
const defaultTexts = ({ client, itinerary, sender, company }: EmailValues) => ({
  subject: wording.shareEmailSubject({ itinerary, company }),
  greeting: wording.shareEmailGreeting({ client }),
  message: wording.shareEmailMessage({ itinerary, sender, company }),
})

/** The default template. */
export const defaultShareEmail: { [K in keyof ShareEmailTexts]: string } = defaultTexts({
  client: '{{client}}',
  itinerary: '{{itinerary}}',
  sender: '{{sender}}',
  company: '{{company}}',
})

/** The subject and the message that a company's texts make for an itinerary. The greeting begins the message. */
export const fillShareEmail = (
  texts: ShareEmailTexts,
  { client, ...rest }: Omit<EmailValues, 'client'> & { client: string | null },
): { subject: string; message: string } => {
  const values: EmailValues = { ...rest, client: client ?? wording.clientWithoutName }
  const fill = (name: keyof ShareEmailTexts) =>
    (texts[name] ?? defaultShareEmail[name]).replaceAll(placeholder, (whole, name: string) =>
      isPlaceholder(name) ? values[name] : whole,
    )
  return {
    subject: fill('subject').replaceAll(/\s+/g, ' ').slice(0, maxShareSubjectLength).replace(halfCharacter, '').trim(),
    message: `${fill('greeting')}\n\n${fill('message')}`
      .slice(0, maxShareMessageLength)
      .replace(halfCharacter, '')
      .trim(),
  }
}

/** What the form for sending a link begins with. */
export const draftedEmail = z.object({ to: z.string().nullable(), subject: z.string(), message: z.string() })
about.add(draftedEmail, {
  id: 'DraftedEmail',
  description:
    'The email that would be sent with a link: the address of the client, and the company’s texts with their placeholders filled.',
})
export type DraftedEmail = z.infer<typeof draftedEmail>
