import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Outbox, openOutbox } from './outbox.ts'

/** A file that is sent with an email; `content` is base64. */
export type EmailAttachment = { filename: string; contentType: string; content: string }

/** An email: HTML with its text part. `fromName` replaces the name in front of the sender's address. */
export type Email = {
  to: string
  subject: string
  html: string
  text: string
  replyTo?: string
  fromName?: string
  attachments?: EmailAttachment[]
}

export type Mail = {
  /**
   * Rejects when the email was not accepted; with EmailRejected if it never will be. Every attempt to send an email passes the same
   * `id`, which becomes its Message-ID: when the answer to an attempt was lost, mail servers recognise the next one by it.
   */
  send(email: Email, id?: string): Promise<void>
  /** The stored emails, where they are stored instead of sent. */
  outbox?: Outbox
}

/** `check` rejects if the mail server cannot be reached, or rejects the login. */
export type SmtpMail = Mail & { check(): Promise<void> }

/** The mail server has permanently rejected the recipient's address, or else the email. */
export class EmailRejected extends Error {
  override name = 'EmailRejected'
  readonly isOfAddress: boolean
  /** What the mail server replied, which may contain the address; the message of the error does not. */
  readonly reply: string

  constructor({ command, responseCode, response }: SmtpRejection) {
    const isOfAddress = command === 'RCPT TO'
    super(`the mail server refused ${isOfAddress ? 'an address' : 'an email'} with ${responseCode}`)
    this.isOfAddress = isOfAddress
    this.reply = (response ?? String(responseCode))
      .replaceAll(/[\s\p{C}]+/gu, ' ')
      .slice(0, 500)
      .trim()
  }
}

/** In milliseconds, well below the timeout of the worker's job. */
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000, dnsTimeout: 20_000 }

/** `smtp://user:password@host:port`, or `smtps:`. With `requiresTls`, nothing is sent to a server that does not offer TLS. */
export type SmtpPlace = { url: string; requiresTls: boolean }

export const createSmtpMail = ({ url, requiresTls }: SmtpPlace, from: string): SmtpMail => {
  const options = { url, ...(requiresTls && { requireTLS: true }), ...timeouts }
  const opening = import('nodemailer').then(({ createTransport }) => createTransport(options, { from }))
  return {
    check: async () => void (await (await opening).verify()),
    send: async ({ fromName, attachments = [], ...email }, id) => {
      const files = attachments.map((file) => ({ ...file, encoding: 'base64' as const }))
      const sender = fromName === undefined ? {} : { from: { name: fromName, address: addressIn(from) } }
      const named = id === undefined ? {} : { messageId: `<${id}@${domainIn(from)}>` }
      const transport = await opening
      await transport.sendMail({ ...email, ...sender, ...named, attachments: files }).catch((error: unknown) => {
        throw isRejectedForGood(error) ? new EmailRejected(error) : error
      })
    },
  }
}

/** The address in `Sojourn <no-reply@example.com>`. */
const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from

const domainIn = (from: string): string => addressIn(from).replace(/^.*@/, '')

type SmtpRejection = { code: string; command?: string; responseCode: number; response?: string }

/**
 * A 5xx reply to an address or to the email itself (RFC 5321, 4.2.1) is final; a 5xx reply to a login is a configuration error
 * that can be fixed.
 */
const isRejectedForGood = (error: unknown): error is SmtpRejection =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500

/** Stores emails as files in a folder, whose names sort by time, for super admins to read in the browser. */
export const createOutbox = (folder: string, from: string): Mail => ({
  outbox: openOutbox(folder),
  send: async ({ fromName, ...email }) => {
    await mkdir(folder, { recursive: true })
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.json`
    const draft = join(folder, `.${name}`)
    const sender = fromName === undefined ? from : `"${fromName.replaceAll(/["\\]/g, '')}" <${addressIn(from)}>`
    await writeFile(draft, JSON.stringify({ from: sender, ...email, sentAt: new Date().toISOString() }, null, 2), {
      mode: 0o600,
    })
    await rename(draft, join(folder, name))
  },
})
