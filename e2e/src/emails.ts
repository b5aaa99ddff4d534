import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoServer } from '@sojourn/tools/demo-server'
import { expect } from './demo-test.ts'

/** An address that was never used before. */
export const newEmail = (): string => `${randomUUID()}@example.test`

/** The path and query of the link in the last email to an address, once it has arrived. `page` is the path of the link. */
export const linkTo = (server: DemoServer, email: string, page: string): Promise<string> =>
  inLastEmail(server, email, '', new RegExp(`/${page}\\?token=[\\w-]+`))

/** The token in the last email to an address, once it has arrived. `about` is a part of its subject. */
export const tokenSentTo = (server: DemoServer, email: string, about = ''): Promise<string> =>
  inLastEmail(server, email, about, /(?<=[?&]token=)[\w-]+/)

/** An email as the outbox stores it. */
type Sent = { to: string; subject: string; text: string; attachments?: { filename: string; contentType: string }[] }

/** The last email to an address, once it has arrived. `about` is a part of its subject. */
export const emailTo = async (server: DemoServer, email: string, about = ''): Promise<Sent> => {
  const read = async () =>
    (await emailsIn(server)).findLast(({ to, subject }) => to === email && subject.includes(about))
  await expect.poll(read, { timeout: 20_000 }).toBeDefined()
  const found = await read()
  if (!found) throw new Error(`no email to ${email}`)
  return found
}

/** Emails are sent after the response. The outbox stores them as files, the last one last. */
const inLastEmail = async (server: DemoServer, email: string, about: string, wanted: RegExp): Promise<string> => {
  let found = ''
  const read = async () => {
    const emails = (await emailsIn(server)).filter(({ to, subject }) => to === email && subject.includes(about))
    found = emails.flatMap(({ text }) => wanted.exec(text)?.[0] ?? []).at(-1) ?? ''
    return found
  }
  await expect.poll(read, { timeout: 20_000 }).not.toBe('')
  return found
}

const emailsIn = async (server: DemoServer): Promise<Sent[]> => {
  const outbox = join(server.dataDir, 'outbox')
  const names = (await readdir(outbox).catch(() => [])).filter((name) => !name.startsWith('.'))
  const files = names.toSorted((a, b) => a.localeCompare(b)).map((name) => readFile(join(outbox, name), 'utf8'))
  return (await Promise.all(files)).map((text) => JSON.parse(text))
}
