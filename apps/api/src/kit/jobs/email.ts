import { z } from 'zod'
import { type Email, EmailRejected } from '../../platform/mail/mail.ts'
import { HopelessJob, type JobData } from '../../platform/queue/queue.ts'
import type { Transaction } from '../context.ts'
import type { Deps } from '../deps.ts'
import { seal, unseal } from '../sealing.ts'

/** The content of an email. All texts are plain text: they are escaped for HTML here. */
export type EmailParts = {
  to: string
  replyTo?: string
  subject: string
  /** The sender, with colours for the button: a company or the product itself. */
  from: { name: string; primary: string; onPrimary: string }
  heading: string
  subtitle?: string | null
  paragraphs: readonly string[]
  button?: { label: string; url: string }
  /** Small print, one line each. */
  footer: readonly string[]
}

/** The product's own colours, for emails that are not from a company. */
export const productColours = { primary: '#1f4d4a', onPrimary: '#ffffff' }

/** An email as HTML that works in old and new mail clients, and as plain text. */
export const emailOf = (parts: EmailParts): Email => ({
  to: parts.to,
  ...(parts.replyTo ? { replyTo: parts.replyTo } : {}),
  subject: parts.subject.replaceAll(/\s+/g, ' '),
  text: [
    parts.heading,
    ...(parts.subtitle ? [parts.subtitle] : []),
    ...parts.paragraphs.flatMap((text) => ['', text]),
    ...(parts.button ? ['', `${parts.button.label}:`, parts.button.url] : []),
    '',
    ...parts.footer,
  ].join('\n'),
  html: html(parts),
})

/**
 * Queues an email in the transaction: after the commit a worker sends it, and retries for about a day if the mail server does
 * not accept it. It is not sent if the transaction is rolled back.
 */
export const postEmail = (
  { tx, deps }: { tx: Pick<Transaction, 'query'>; deps: Pick<Deps, 'queue' | 'secretKey'> },
  email: Email,
): Promise<void> => deps.queue.enqueue(tx, 'letters', { sealed: seal(email, deps.secretKey).toString('base64') })

const sealedEmail = z.object({ sealed: z.base64() })
const emailShape = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  replyTo: z.string().optional(),
})

/** Sends a queued email. The error thrown does not contain the recipient, because the queue stores it. */
export const sendEmail = async (deps: Pick<Deps, 'mail' | 'secretKey'>, job: JobData): Promise<void> => {
  const { sealed } = sealedEmail.parse(job)
  const email = emailShape.parse(unseal(Buffer.from(sealed, 'base64'), deps.secretKey))
  await deps.mail.send(email).catch((error: unknown) => {
    if (error instanceof EmailRejected) throw new HopelessJob(error.message)
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'an unknown fault'
    throw new Error(`the mail server did not accept an email: ${code}`)
  })
}

/** Escapes text for HTML, including attributes. */
export const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const html = ({ from, heading, subtitle, paragraphs, button, footer }: EmailParts) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(heading)}</title></head>
<body style="margin:0;background:#f6f1e8;color:#2b2620;font-family:Georgia,'Times New Roman',serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fffdf9;border:1px solid #e4dac9">
<tr><td style="padding:40px 40px 8px;font:600 12px/1.4 Helvetica,Arial,sans-serif;letter-spacing:2px;text-transform:uppercase;color:#6a5f50" dir="auto">${escape(from.name)}</td></tr>
<tr><td style="padding:0 40px"><h1 style="margin:0;font-size:34px;line-height:1.15;font-weight:normal" dir="auto">${escape(heading)}</h1>
${subtitle ? `<p style="margin:8px 0 0;font-size:18px;font-style:italic;color:#6a5f50" dir="auto">${escape(subtitle)}</p>` : ''}</td></tr>
${paragraphs.map((text) => `<tr><td style="padding:24px 40px 0;font-size:17px;line-height:1.6" dir="auto">${escape(text).replaceAll('\n', '<br>')}</td></tr>`).join('\n')}
${button ? `<tr><td style="padding:32px 40px 0"><a href="${escape(button.url)}" style="display:inline-block;padding:14px 28px;background:${escape(from.primary)};color:${escape(from.onPrimary)};font:600 16px Helvetica,Arial,sans-serif;text-decoration:none">${escape(button.label)}</a></td></tr>` : ''}
<tr><td style="padding:32px 40px 40px;font:14px/1.6 Helvetica,Arial,sans-serif;color:#6a5f50">${footer.map(escape).join('<br>')}</td></tr>
</table></td></tr></table></body></html>`
