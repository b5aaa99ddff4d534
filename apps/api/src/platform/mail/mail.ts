import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

/** A letter: HTML with its text part. */
export type Letter = { to: string; subject: string; html: string; text: string; replyTo?: string }

export type Mail = { send(letter: Letter): Promise<void> }

/** Sends through an SMTP server, `smtp://user:password@host:port`. Rejects when the server refuses. */
export const createSmtpMail = (url: string, from: string): Mail => {
  const transport = createTransport(url, { from })
  return {
    send: async (letter) => {
      await transport.sendMail(letter)
    },
  }
}

/** Keeps letters as files in a folder, newest last by name, for super admins to read in the browser. */
export const createOutbox = (folder: string, from: string): Mail => ({
  send: async (letter) => {
    await mkdir(folder, { recursive: true })
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.json`
    const draft = join(folder, `.${name}`)
    await writeFile(draft, JSON.stringify({ from, ...letter, sentAt: new Date().toISOString() }, null, 2), {
      mode: 0o600,
    })
    await rename(draft, join(folder, name))
  },
})
