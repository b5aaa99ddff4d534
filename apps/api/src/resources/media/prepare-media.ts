import { z } from 'zod'
import type { Context } from '../../kit/context.ts'
import { writeChanges } from '../../kit/records/crud.ts'
import type { Batch } from '../../kit/jobs/each-tenant.ts'
import type { AsServer } from '../../kit/http/in-tenant.ts'
import type { Stored } from '../../kit/records/records.ts'
import { ChildTaskError } from '../../platform/child/worker-child.ts'
import type { JobData } from '../../platform/queue/queue.ts'
import type { Deps } from '../../kit/deps.ts'
import { editKey, editOf } from './show-edit.ts'
import { findStoredMedia, media } from './queries.ts'
import { findRendition, recordRendition, setShownEdit, shownEdit, shownOf } from './store-rendition.ts'
import { type FileFacts, originalKey, prepareFile, type Rendition, storeRendition, unreadable } from './store-file.ts'

/** Queues a job that makes an item's renditions, once this transaction is committed. */
export const processLater = (ctx: Context, uuid: string, options: { once?: boolean } = {}): Promise<void> =>
  ctx.deps.queue.enqueue(ctx.tx, 'media', { tenant: ctx.tenant, media: uuid }, options)

/** After so long, an item that waits to be prepared has lost its job. */
export const waitMinutes = 10
const atOnce = 50

/** Queues a job for items that wait to be prepared but have none left, such as after a job that failed for days. */
export const resumeMedia: Batch = async (ctx, now, after) => {
  const waiting = await ctx.tx.query<{ uuid: string }>(
    `select uuid from media where tenant = $1 and state = 'processing' and sha256 is not null
       and updated_at < $2::timestamptz - make_interval(mins => ${waitMinutes}) and ($3::uuid is null or uuid > $3)
     order by uuid limit ${atOnce}`,
    [ctx.tenant, now.toISOString(), after],
  )
  for (const { uuid } of waiting) await processLater(ctx, uuid, { once: true })
  return waiting.length === atOnce ? (waiting.at(-1)?.uuid ?? null) : null
}

/**
 * Makes an item show the edit that its fields describe: at once if its rendition exists, else by a job, with the previous
 * one until then. @returns the resulting changes of its other fields.
 */
export const showing = async (ctx: Context, row: Stored): Promise<Stored> => {
  if (typeof row.sha256 !== 'string') return {}
  const edit = editKey(editOf(row))
  if (row.state === 'processing-complete' && (await shownEdit(ctx, String(row.uuid))) === edit) return {}
  const rendition = await findRendition(ctx, row.sha256, edit)
  if (rendition) return show(ctx, row, rendition)
  await processLater(ctx, String(row.uuid))
  return { state: 'processing', stateReason: null }
}

/** Does the same for a row that is already stored. @returns the row after that. */
export const showEdit = async (ctx: Context, row: Stored): Promise<Stored> => {
  const changes = await showing(ctx, row)
  return Object.keys(changes).length === 0 ? row : writeChanges(ctx, media, String(row.uuid), changes, 'process')
}

/** Makes an item show a rendition. @returns the resulting changes of its other fields. */
const show = async (ctx: Context, row: Stored, rendition: Rendition): Promise<Stored> => {
  await setShownEdit(ctx, String(row.uuid), rendition.edit)
  return { ...shownOf(rendition), state: 'processing-complete', stateReason: null }
}

const named = z.object({ tenant: z.uuid(), media: z.uuid() })

/**
 * Makes an item's renditions. It is idempotent, and does no harm after the item has changed or was deleted. A file that
 * cannot be read makes the item `invalid`; one for which the process for untrusted files had to be stopped,
 * `processing-error`. Rejects, so that the job is retried, if that process was killed from outside or got too little processor
 * time.
 */
export const processMedia = async (deps: Deps, asServer: AsServer, job: JobData): Promise<void> => {
  const { tenant, media: uuid } = named.parse(job)
  const work = <T>(verb: (ctx: Context) => Promise<T>) => asServer(tenant, 'process-media', verb)
  const row = await work((ctx) => findStoredMedia(ctx, uuid))
  if (!row) return
  const file = factsIn(row)
  if (!file) return
  const edit = editOf(row)
  const missing: (typeof edit)[] = []
  for (const one of edit === null ? [null] : [null, edit])
    if (!(await work((ctx) => findRendition(ctx, file.sha256, editKey(one))))) missing.push(one)
  try {
    const bytes = missing.length > 0 ? await deps.storage.get(originalKey(tenant, file.sha256, file.mime)) : null
    for (const one of missing) {
      if (!bytes) throw new Error(`the bytes of ${file.sha256} are gone`)
      const prepared = await prepareFile(deps, tenant, file, bytes, { edit: one })
      const rendition = await storeRendition(deps, tenant, file, one, prepared)
      await work(async (ctx) => {
        await recordRendition(ctx, file.sha256, rendition)
        if (one === null && prepared.perceptualHash)
          await ctx.tx.query(
            `update media_objects set perceptual_hash = ('x' || $3)::bit(64) where tenant = $1 and sha256 = $2`,
            [ctx.tenant, file.sha256, prepared.perceptualHash],
          )
      })
    }
  } catch (error) {
    if (!(error instanceof ChildTaskError) || error.reason === 'ended') throw error
    const state = error.reason === 'rejected' ? 'invalid' : 'processing-error'
    await work((ctx) => storeResult(ctx, uuid, row, { state, stateReason: unreadable(file, error) }))
    return
  }
  await work((ctx) => storeResult(ctx, uuid, row, 'shown'))
}

/** Saves the result of a job, unless the item has changed since it was read: then that change has queued its own job. */
const storeResult = async (ctx: Context, uuid: string, before: Stored, outcome: Stored | 'shown'): Promise<void> => {
  const row = await findStoredMedia(ctx, uuid, { lock: true })
  if (!row || row.sha256 !== before.sha256 || editKey(editOf(row)) !== editKey(editOf(before))) return
  if (outcome !== 'shown') {
    await writeChanges(ctx, media, uuid, outcome, 'process')
    return
  }
  const rendition = await findRendition(ctx, String(row.sha256), editKey(editOf(row)))
  if (!rendition) throw new Error('what was made of a file is gone again')
  if (row.state === 'processing-complete' && (await shownEdit(ctx, String(row.uuid))) === rendition.edit) return
  await writeChanges(ctx, media, uuid, await show(ctx, row, rendition), 'process')
}

const factsIn = (row: Stored): FileFacts | null =>
  typeof row.sha256 === 'string'
    ? ({ sha256: row.sha256, mime: row.mime, kind: row.kind, bytes: row.bytes } as FileFacts)
    : null
