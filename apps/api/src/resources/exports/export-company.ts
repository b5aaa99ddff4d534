import { createReadStream } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Context } from '../../kit/context.ts'
import type { Workspace } from '../../kit/http/in-tenant.ts'
import type { ServedResource } from '../../kit/records/served-resource.ts'
import { Problem } from '../../kit/problem.ts'
import { createZip, type Zip } from '../../platform/archive/zip.ts'
import { getTenant, type Tenant } from '../../identity/tenants.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { makeWorkFolder } from '../../kit/jobs/work-folder.ts'
import {
  readAcceptances,
  readAuditEvents,
  readComments,
  readQuestions,
  readTasks,
  translationsOf,
  readEmails,
  readInvoices,
  readMembers,
  noteExport,
  readOriginals,
  pageRevisionsOf,
  publicationsOf,
  readingIn,
  readRecords,
  revisionsOf,
  readSubscription,
  readTravellerForms,
  readVisits,
  type Batches,
  type OriginalFile,
} from './queries.ts'
import { startList } from './store-list.ts'

/** Increased when the format of the archive changes in a way that its readers have to support. */
const formatVersion = 1
/** The time limit for a whole export, including the download. After that, it is aborted. */
export const exportLimitMs = 10 * 60_000

const originals = 'originals.list'
const manifest = 'manifest.json'

/**
 * Exports everything a company has as a ZIP, which is created while it is sent. Rows are first written to a temporary folder
 * in short transactions, so that a long export or a slow client holds no connection: each kind of record has the state of
 * the time it was read. Files are streamed from the storage. The folder is removed when the archive is sent, has failed, or
 * `signal` fires. 409 while another export of the company is being sent.
 */
export const exportCompany = async (
  workspace: Workspace,
  servedResources: readonly ServedResource[],
  signal: AbortSignal,
): Promise<{ filename: string; archive: Readable }> => {
  const madeAt = new Date()
  const claim = randomUUID()
  await workspace.transact((ctx) => beginExport(ctx, claim), 'read write')
  const free = () => workspace.transact((ctx) => endExport(ctx, claim), 'read write')
  const folder = await makeWorkFolder(workspace).catch(async (error: unknown) => {
    await free()
    throw error
  })
  const clear = async () => {
    await rm(folder, { recursive: true, force: true })
    await free()
  }
  try {
    const { company, files } = await workspace.deps.turns.exports(workspace.tenant, () =>
      storeRows(workspace, servedResources, folder, signal),
    )
    const zip = createZip(madeAt, signal)
    const send = async () => {
      try {
        await fillArchive(zip, { folder, files, company, madeAt, storage: workspace.deps.storage })
      } finally {
        await clear()
      }
      // Ends the stream last: a client that has the whole archive may start the next export.
      zip.end()
    }
    send().catch((error: Error) => zip.output.destroy(error))
    return { filename: `${company.slug}-${madeAt.toISOString().slice(0, 10)}.zip`, archive: zip.output }
  } catch (error) {
    await clear()
    throw error
  }
}

/** One export of a company at a time. One that is older than the time limit was interrupted by a crash, and is ignored. */
const beginExport = async (ctx: Context, claim: string): Promise<void> => {
  const begun = await ctx.tx.query(
    `insert into running_exports as r (tenant, claim) values ($1, $2)
     on conflict (tenant) do update set claim = excluded.claim, started_at = now()
       where r.started_at < now() - make_interval(secs => $3) returning tenant`,
    [ctx.tenant, claim, exportLimitMs / 1000 + 60],
  )
  if (begun.length === 0)
    throw new Problem('conflict', {
      detail: 'an export of this company is already in progress; try again when it has finished',
    })
  await writeAuditEvent(ctx, 'company.export', ctx.tenant)
  await noteExport(ctx)
}

const endExport = async (ctx: Context, claim: string): Promise<void> => {
  await ctx.tx.query('delete from running_exports where tenant = $1 and claim = $2', [ctx.tenant, claim])
}

/** Writes one file for each kind of row, and a separate list of the stored files. */
const storeRows = async (
  workspace: Workspace,
  servedResources: readonly ServedResource[],
  folder: string,
  signal: AbortSignal,
) => {
  const read = readingIn(workspace)
  const company = await read(getTenant)
  const parts: [name: string, Batches][] = [
    ['company.json', one(company)],
    ...servedResources.map((served): [string, Batches] => [
      `${served.definition.plural}.json`,
      readRecords(read, served),
    ]),
    ['itinerary-revisions.json', revisionsOf(read)],
    ['company-page-revisions.json', pageRevisionsOf(read)],
    ['publications.json', publicationsOf(read)],
    ['translations.json', translationsOf(read)],
    ['acceptances.json', readAcceptances(read)],
    ['tasks.json', readTasks(read)],
    ['questions.json', readQuestions(read)],
    ['traveller-details.json', readTravellerForms(read)],
    ['visits.json', readVisits(read)],
    ['comments.json', readComments(read)],
    ['members.json', readMembers(read)],
    ['emails.json', readEmails(read)],
    ['audit.json', readAuditEvents(read)],
    ['subscription.json', readSubscription(read)],
    ['subscription-invoices.json', readInvoices(read)],
    [originals, readOriginals(read)],
  ]
  // Signed URLs are left out, because they expire.
  const signed = `${workspace.deps.publicUrl()}/media/`
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

type Contents = { folder: string; files: string[]; company: Tenant; madeAt: Date; storage: Storage }

/** Adds the rows, then the files, then the manifest of both. The manifest lists files that are missing from the storage. */
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
}

/** Reads the items of a list file that `startList` wrote, one at a time. */
const readList = async function* <T>(path: string): AsyncGenerator<T> {
  for await (const line of createInterface({ input: createReadStream(path) }))
    if (line.startsWith('{')) yield JSON.parse(line.replace(/,$/, '')) as T
}
