import { createHash } from 'node:crypto'
import type { Words } from '@sojourn/publishing/languages/words'
import { z } from 'zod'
import { type Email, EmailRejected } from '../../platform/mail/mail.ts'
import { HopelessJob, type JobData } from '../../platform/queue/queue.ts'
import type { Transaction } from '../context.ts'
import type { Deps } from '../deps.ts'
import { seal, unseal } from '../sealing.ts'
import { emailHtml, type EmailParts } from './email-layout.ts'
import * as wording from './wording.ts'

/** The product's own colours, for emails that are not from a company. */
export const productColours = { primary: '#1f4d4a', onPrimary: '#ffffff' }

/** The first line of an email; the recipient's name may be unknown. */
export const greetingOf = (
  name: string | undefined,
  { greeting, greetingByName }: Pick<Words['emails'], 'greeting' | 'greetingByName'> = {
    greeting: wording.greeting,
    greetingByName: wording.greetingByName,
  },
): string => (name === undefined ? greeting : greetingByName({ name }))

/** An email as HTML and as plain text. Nothing in it can begin another header. */
export const emailOf = (parts: EmailParts): Email => ({
  to: parts.to,
  ...(parts.replyTo ? { replyTo: parts.replyTo } : {}),
  ...(parts.senderName ? { fromName: oneLine(parts.senderName) } : {}),
  subject: oneLine(parts.subject),
  text: [
    parts.heading,
    ...(parts.subtitle ? [parts.subtitle] : []),
    ...parts.paragraphs.flatMap((text) => ['', text]),
    ...(parts.button ? ['', `${parts.button.label}:`, parts.button.url] : []),
    ...(parts.details?.length ? ['', ...parts.details] : []),
    '',
    ...parts.footer,
  ].join('\n'),
  html: emailHtml(parts),
})

const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()

/** The entry in a company's log of an email, which is updated when the email is sent or rejected. */
export type LoggedEmail = { tenant: string; email: string }

/**
 * Queues an email in the transaction: after the commit a worker sends it, and retries for about a day if the mail server does
 * not accept it. It is not sent if the transaction is rolled back.
 */
export const postEmail = (
  { tx, deps }: { tx: Pick<Transaction, 'query'>; deps: Pick<Deps, 'queue' | 'secretKey'> },
  email: Email,
  logged?: LoggedEmail,
): Promise<void> =>
  deps.queue.enqueue(tx, 'letters', { sealed: seal(email, deps.secretKey).toString('base64'), ...logged })

const emailJob = z.object({ sealed: z.base64(), tenant: z.uuid().optional(), email: z.uuid().optional() })
const emailShape = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  replyTo: z.string().optional(),
  fromName: z.string().optional(),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.base64() })).optional(),
})

/** What became of an email for good. */
export type EmailOutcome = { state: 'sent'; error: null } | { state: 'bounced' | 'failed'; error: string }
/** Stores it in the log of the company. It does not reject: an email that was sent must not be sent again. */
export type StoreOutcome = (logged: LoggedEmail, outcome: EmailOutcome) => Promise<void>

/** Sends a queued email. The error thrown does not contain the recipient, because the queue stores it. */
export const sendEmail = async (
  deps: Pick<Deps, 'mail' | 'secretKey'>,
  job: JobData,
  storeOutcome: StoreOutcome,
): Promise<void> => {
  const { sealed, tenant, email: logged } = emailJob.parse(job)
  const store = async (outcome: EmailOutcome) => {
    if (tenant !== undefined && logged !== undefined) await storeOutcome({ tenant, email: logged }, outcome)
  }
  const email = emailShape.parse(unseal(Buffer.from(sealed, 'base64'), deps.secretKey))
  // What is sealed differs even for two equal emails.
  const id = createHash('sha256').update(sealed).digest('hex').slice(0, 32)
  await deps.mail.send(email, id).catch(async (error: unknown) => {
    if (!(error instanceof EmailRejected)) throw new Error(`the mail server did not accept an email: ${codeOf(error)}`)
    await store({ state: error.isOfAddress ? 'bounced' : 'failed', error: error.reply })
    throw new HopelessJob(error.message)
  })
  await store({ state: 'sent', error: null })
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'an unknown fault'
