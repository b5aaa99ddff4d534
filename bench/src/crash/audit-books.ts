import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Books, rowsOfImport } from './lanes.ts'
import { faultsOf } from './ledger.ts'
import type { Scene } from './victims.ts'

type Named = { name: string; times: number }
const counted = (rows: Named[]): Map<string, number> => new Map(rows.map(({ name, times }) => [name, times]))

/** Whether jobs are still to be done: of imports and uploads, which end with one. */
export const isSettled = async ({ query }: Scene): Promise<boolean> => {
  const [left] = await query<{ jobs: number; media: number }>(
    `select (select count(*)::int from pgboss.job where name in ('media', 'imports') and state < 'completed') as jobs,
            (select count(*)::int from media where state = 'processing') as media`,
  )
  return left?.jobs === 0 && left.media === 0
}

/** Compares the books with the database and the stored files. @returns what is lost, doubled or partial. */
export const auditBooks = async (books: Books, scene: Scene, mediaFolder: string): Promise<string[]> => {
  const { query } = scene
  const contacts = counted(await query<Named>('select name, count(*)::int as times from contacts group by 1'))
  const media = await query<{ sha256: string; state: string; times: number }>(
    'select sha256, state, count(*)::int as times from media group by 1, 2',
  )
  const uploads = new Map(media.map(({ sha256, times }) => [sha256, times]))
  return [
    ...books.faults,
    ...faultsOf('the contact', books.contacts, contacts),
    ...faultsOf('the upload', books.uploads, uploads),
    ...media
      .filter(({ state }) => state !== 'processing-complete')
      .map(({ sha256, state }) => `the upload ${sha256} was left in the state ${state}`),
    ...(await faultsOfFiles(mediaFolder, new Set(uploads.keys()))),
    ...(await faultsOfImports(books, scene)),
  ]
}

const faultsOfFiles = async (folder: string, hashes: ReadonlySet<string>): Promise<string[]> => {
  const faults: string[] = []
  for (const hash of hashes) {
    const bytes = await readFile(join(folder, hash, 'original.jpg')).catch(() => null)
    const is = bytes && createHash('sha256').update(bytes).digest('hex')
    if (is !== hash) faults.push(`the file of the upload ${hash} is ${is === null ? 'missing' : 'not whole'}`)
  }
  // What an upload left that was broken off is removed by the sweep; a file below its final name is whole.
  for (const name of await readdir(folder).catch(() => [])) {
    const bytes = await readFile(join(folder, name, 'original.jpg')).catch(() => null)
    if (bytes && createHash('sha256').update(bytes).digest('hex') !== name)
      faults.push(`the stored file ${name} is not whole`)
  }
  return faults
}

const faultsOfImports = async ({ imports }: Books, { query }: Scene): Promise<string[]> => {
  const rows = await query<{ mark: string; times: number; names: number }>(
    `select split_part(name, ' row ', 1) as mark, count(*)::int as times, count(distinct name)::int as names
     from destinations group by 1`,
  )
  const byMark = new Map(rows.map((row) => [row.mark, row]))
  const missing = [...imports.acknowledged].filter((mark) => !byMark.has(mark))
  return [
    ...missing.map((mark) => `"${mark}" was started, and none of its rows is there`),
    ...rows.flatMap(({ mark, times, names }) =>
      times === rowsOfImport && names === rowsOfImport && imports.attempted.has(mark)
        ? []
        : [`"${mark}" has ${times} records with ${names} names instead of ${rowsOfImport}`],
    ),
  ]
}
