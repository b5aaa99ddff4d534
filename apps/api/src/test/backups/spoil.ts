import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { buffer } from 'node:stream/consumers'
import { createZip } from '../../platform/archive/zip.ts'
import { filesOf, type Manifest, manifestPath, manifestSumPath } from '../../platform/backup/manifest.ts'
import { openBackup } from '../../platform/backup/read-backup.ts'

/** The content of a file in a backup. */
export const contentIn = async (file: string, path: string): Promise<string> => {
  const { read, close } = await openBackup(file)
  try {
    return (await buffer(await read(path))).toString('utf8')
  } finally {
    close()
  }
}

/** Writes another backup whose checksums are right, in which a table has other rows. */
export const changeTable = (file: string, to: string, table: string, change: (rows: string) => string) =>
  changeBackup(file, to, { table, change, describe: (manifest) => manifest })

/** Writes another backup whose checksums are right, which describes itself differently. */
export const changeManifest = (file: string, to: string, describe: (manifest: Manifest) => Manifest) =>
  changeBackup(file, to, { table: '', change: (rows) => rows, describe })

type Change = { table: string; change: (rows: string) => string; describe: (manifest: Manifest) => Manifest }

const changeBackup = async (file: string, to: string, { table, change, describe }: Change) => {
  const { manifest, read, close } = await openBackup(file)
  const zip = createZip(new Date(), new AbortController().signal)
  const written = pipeline(zip.output, createWriteStream(to))
  const changed = manifest.tables.find(({ name }) => name === table)
  for (const { path } of filesOf(manifest)) {
    const bytes = await buffer(await read(path))
    const content = path === changed?.path ? Buffer.from(change(bytes.toString('utf8'))) : bytes
    const entry = await zip.add(path, Readable.from([content]), { isCompressed: true })
    if (path === changed?.path) Object.assign(changed, entry)
  }
  const text = JSON.stringify(describe(manifest))
  await zip.add(manifestPath, Readable.from([Buffer.from(text)]), { isCompressed: true })
  const sum = createHash('sha256').update(text).digest('hex')
  await zip.add(manifestSumPath, Readable.from([Buffer.from(sum)]), { isCompressed: true })
  zip.end()
  await written
  close()
}
