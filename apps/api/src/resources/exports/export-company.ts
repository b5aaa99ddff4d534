import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { leaveEvent } from '../../kit/audit.ts'
import type { Context } from '../../kit/context.ts'
import type { Workspace } from '../../kit/in-tenant.ts'
import type { Noun } from '../../kit/noun.ts'
import { createZip, type Zip } from '../../platform/archive/zip.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import {
  auditOf,
  type Batches,
  type Company,
  companyOf,
  membersOf,
  type OriginalFile,
  originalsOf,
  publicationsOf,
  recordsOf,
  revisionsOf,
  subscriptionOf,
} from './queries.ts'
import { startList } from './store-list.ts'

/** Counts up when a reader of the archive would have to read it differently. */
const formatVersion = 1
const originals = 'originals.list'
const manifest = 'manifest.json'

/**
 * Everything a company has, as a ZIP that is made while it is read. Rows are first written to a folder of their own, all
 * as they were at one moment, so that no connection is held by a slow reader; files come from the storage as they are
 * sent. The folder goes when the archive is sent, has failed, or `signal` fires.
 */
export const exportCompany = async (
  workspace: Workspace,
  nouns: readonly Noun[],
  signal: AbortSignal,
): Promise<{ filename: string; archive: Readable }> => {
  const madeAt = new Date()
  const folder = await mkdtemp(join(tmpdir(), `sojourn-export-${workspace.tenant}-`))
  const clear = () => rm(folder, { recursive: true, force: true })
  try {
    await workspace.transact((ctx) => leaveEvent(ctx, 'company.export', ctx.tenant), 'read write')
    const { company, files } = await workspace.transact(
      (ctx) => storeRows(ctx, nouns, folder, signal),
      'isolation level repeatable read, read only',
    )
    const zip = createZip(madeAt, signal)
    fillArchive(zip, { folder, files, company, madeAt, storage: workspace.deps.storage })
      .catch((error: Error) => zip.output.destroy(error))
      .then(clear)
      .catch((error: Error) => zip.output.destroy(error))
    return { filename: `${company.slug}-${madeAt.toISOString().slice(0, 10)}.zip`, archive: zip.output }
  } catch (error) {
    await clear()
    throw error
  }
}

/** Writes one file for each kind of row, and aside which stored files there are. */
const storeRows = async (ctx: Context, nouns: readonly Noun[], folder: string, signal: AbortSignal) => {
  const company = await companyOf(ctx)
  const parts: [name: string, Batches][] = [
    ['company.json', one(company)],
    ...nouns.map((noun): [string, Batches] => [`${noun.resource.plural}.json`, recordsOf(ctx, noun)]),
    ['itinerary-revisions.json', revisionsOf(ctx)],
    ['publications.json', publicationsOf(ctx)],
    ['members.json', membersOf(ctx)],
    ['audit.json', auditOf(ctx)],
    ['subscription.json', subscriptionOf(ctx)],
    [originals, originalsOf(ctx)],
  ]
  // Signed addresses expire: they are for a page that is open, not for a file that is kept.
  const signed = `${ctx.deps.publicUrl()}/media/`
  const replacer = (_key: string, value: unknown) =>
    typeof value === 'string' && value.startsWith(signed) ? undefined : value
  for (const [name, batches] of parts) {
    const list = await startList(folder, name, { replacer })
    try {
      for await (const rows of batches) {
        signal.throwIfAborted()
        await list.add(rows)
      }
    } finally {
      await list.close()
    }
  }
  return { company, files: parts.map(([name]) => name).filter((name) => name !== originals) }
}

const one = async function* (value: unknown): Batches {
  yield [value]
}

type Contents = { folder: string; files: string[]; company: Company; madeAt: Date; storage: Storage }

/** Rows, then files, then the manifest of both. A file that is not in the storage is told there. */
const fillArchive = async (zip: Zip, { folder, files, company, madeAt, storage }: Contents): Promise<void> => {
  const { uuid, name, slug } = company
  const head = { format: 'sojourn-export', version: formatVersion, company: { uuid, name, slug }, madeAt }
  const entries = await startList(folder, manifest, { before: `${JSON.stringify(head).slice(0, -1)},"entries":` })
  const missing: { path: string; media: string }[] = []
  try {
    for (const file of files)
      await entries.add([await zip.add(file, createReadStream(join(folder, file)), { isCompressed: false })])
    for await (const { media, path, key } of readList<OriginalFile>(join(folder, originals))) {
      const source = await storage.stream(key)
      if (source) await entries.add([await zip.add(path, source, { isCompressed: true })])
      else missing.push({ path, media })
    }
  } finally {
    await entries.close(`,"missing":${JSON.stringify(missing)}}`)
  }
  await zip.add(manifest, createReadStream(join(folder, manifest)), { isCompressed: false })
  zip.end()
}

/** The items of a list file, one at a time. They are what this file wrote. */
const readList = async function* <T>(path: string): AsyncGenerator<T> {
  for await (const line of createInterface({ input: createReadStream(path) }))
    if (line.startsWith('{')) yield JSON.parse(line.replace(/,$/, '')) as T
}
