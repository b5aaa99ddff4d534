import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { uuidPattern } from '@sojourn/contract/kit/uuid'

const storedEmail = z.object({
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  replyTo: z.string().nullable().default(null),
  sentAt: z.string(),
})

/** An email that was stored instead of sent. */
export type KeptEmail = z.output<typeof storedEmail> & { uuid: string }

/** Emails that were stored instead of sent, newest first. */
export type Outbox = {
  list(part: { from: number; most: number }): Promise<{ emails: KeptEmail[]; total: number }>
  /** `null` if there is no such email. The uuid is only compared with file names and never becomes part of a path. */
  read(uuid: string): Promise<KeptEmail | null>
}

/** `2026-11-20T09-30-00.000Z-{uuid}.json`: sorted by name, the files are in the order in which the emails were sent. */
const nameShape = new RegExp(String.raw`^\d{4}-\d\d-\d\dT[\d.-]+Z-(${uuidPattern})\.json$`)

type File = { name: string; uuid: string }

/** Reads the emails in a folder. The folder does not exist before the first email. */
export const openOutbox = (folder: string): Outbox => {
  const files = async (): Promise<File[]> => {
    const names = await readdir(folder).catch(nothingYet)
    return names
      .flatMap((name) => {
        const uuid = nameShape.exec(name)?.[1]
        return uuid ? [{ name, uuid }] : []
      })
      .toSorted((one, other) => (one.name < other.name ? 1 : -1))
  }
  const open = async ({ name, uuid }: File): Promise<KeptEmail> => ({
    ...storedEmail.parse(JSON.parse(await readFile(join(folder, name), 'utf8'))),
    uuid,
  })
  return {
    list: async ({ from, most }) => {
      const all = await files()
      return { emails: await Promise.all(all.slice(from, from + most).map(open)), total: all.length }
    },
    read: async (uuid) => {
      const file = (await files()).find((one) => one.uuid === uuid)
      return file ? open(file) : null
    },
  }
}

const nothingYet = (error: unknown): string[] => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
  throw error
}
