import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { type Outbox, openOutbox } from './outbox.ts'

/** An email: HTML with its text part. */
export type Email = { to: string; subject: string; html: string; text: string; replyTo?: string }

export type Mail = {
  /** Rejects when the email was not accepted; with EmailRejected if it never will be. */
  send(email: Email): Promise<void>
  /** The stored emails, where they are stored instead of sent. */
  outbox?: Outbox
}

/** The mail server has permanently rejected the address. */
export class EmailRejected extends Error {
  override name = 'EmailRejected'
}

/** In milliseconds, well below the timeout of the worker's job. */
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000, dnsTimeout: 20_000 }

/** `smtp://user:password@host:port`, or `smtps:`. With `requiresTls`, nothing is sent to a server that does not offer TLS. */
export type SmtpPlace = { url: string; requiresTls: boolean }

export const createSmtpMail = ({ url, requiresTls }: SmtpPlace, from: string): Mail => {
  const transport = createTransport({ url, ...(requiresTls && { requireTLS: true }), ...timeouts }, { from })
  return {
    send: async (email) => {
      await transport.sendMail(email).catch((error: unknown) => {
        if (!isRejectedForGood(error)) throw error
        throw new EmailRejected(`the mail server refused an address with ${error.responseCode}`)
      })
    },
  }
}

/** A 5xx reply to an address (RFC 5321, 4.2.1) is final; a 5xx reply to a login is a configuration error that can be fixed. */
const isRejectedForGood = (error: unknown): error is { responseCode: number } =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500

/** Stores emails as files in a folder, whose names sort by time, for super admins to read in the browser. */
export const createOutbox = (folder: string, from: string): Mail => ({
  outbox: openOutbox(folder),
  send: async (email) => {
    await mkdir(folder, { recursive: true })
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.json`
    const draft = join(folder, `.${name}`)
    await writeFile(draft, JSON.stringify({ from, ...email, sentAt: new Date().toISOString() }, null, 2), {
      mode: 0o600,
    })
    await rename(draft, join(folder, name))
  },
})
