import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoServer } from '@sojourn/tools/demo-server'
import { expect } from './demo-test.ts'

export const password = 'lantern gravel quince orbit'

/** An address that nobody had before. */
export const newEmail = (): string => `${randomUUID()}@example.test`

/** The path and query of the link in a letter to an address, waited for; `page` is where it leads. */
export const linkTo = async (server: DemoServer, email: string, page: string): Promise<string> => {
  let link = ''
  await expect
    .poll(async () => (link = (await linksTo(server, email, page)).at(-1) ?? ''), { timeout: 20_000 })
    .not.toBe('')
  return link
}

const linksTo = async (server: DemoServer, email: string, page: string): Promise<string[]> => {
  const outbox = join(server.dataDir, 'outbox')
  const names = (await readdir(outbox).catch(() => [])).filter((name) => !name.startsWith('.'))
  const letters = await Promise.all(
    names.toSorted((a, b) => a.localeCompare(b)).map((name) => readFile(join(outbox, name), 'utf8')),
  )
  return letters
    .map((letter) => JSON.parse(letter) as { to: string; text: string })
    .filter(({ to }) => to === email)
    .flatMap(({ text }) => new RegExp(`/${page}\\?token=[\\w-]+`).exec(text)?.[0] ?? [])
}
