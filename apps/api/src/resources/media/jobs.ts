import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { uploadLimits } from '@sojourn/contract/uploads'
import type { Context } from '../../kit/context.ts'
import type { Deps } from '../../kit/deps.ts'
import type { Batch } from '../../kit/jobs/each-tenant.ts'
import { deleteRecord, deleteUnlessHeld } from '../../kit/jobs/empty-bin.ts'
import { uploadFolder } from '../../platform/uploads/upload-file.ts'
import { media } from './queries.ts'
import { sweepObject } from './sweep-object.ts'

const atOnce = 50

/** Removes upload slots that have expired. */
export const removeLapsedSlots: Batch = async (ctx, now, after) => {
  const lapsed = await ctx.tx.query<{ media: string }>(
    `select s.media from media_slots s join media m on m.tenant = s.tenant and m.uuid = s.media
     where s.tenant = $1 and s.expires_at <= $2 and m.state = 'processing' and ($3::uuid is null or s.media > $3)
     order by s.media limit ${atOnce} for update of s, m skip locked`,
    [ctx.tenant, now.toISOString(), after],
  )
  for (const slot of lapsed) await deleteUnlessHeld(ctx, () => deleteRecord(ctx, media, slot.media))
  return lapsed.length === atOnce ? (lapsed.at(-1)?.media ?? null) : null
}

/** Sorts after every hash. */
const end = 'g'

/**
 * Removes renditions that no media item or published page shows any more, and files that nothing uses. Their rows are removed
 * first; the stored files of each hash follow in a transaction of their own. So whatever fails, no row is left that names a
 * removed file, and `removeUnnamedFiles` finds what is left in the storage. `place` is the hash up to which rows have been
 * removed, followed by the hashes whose files are still to be removed.
 */
export const removeUnusedFiles: Batch = async (ctx, now, place) => {
  const [reached = '', next, ...others] = place?.split(' ') ?? []
  if (next === undefined) return removeUnusedRows(ctx, now, reached)
  await sweepObject(ctx, next, now)
  return reached === end && others.length === 0 ? null : [reached, ...others].join(' ')
}

const removeUnusedRows = async (ctx: Context, now: Date, after: string): Promise<string | null> => {
  const renditions = await ctx.tx.query<{ sha256: string; edit: string }>(
    `select sha256, edit from media_renditions r
     where r.tenant = $1 and r.created_at < $2::timestamptz - interval '1 hour' and r.edit <> '' and r.sha256 > $3
       and not exists (select from media m where m.tenant = r.tenant and m.sha256 = r.sha256 and m.edit = r.edit)
       and not exists (select from media m where m.tenant = r.tenant and m.sha256 = r.sha256 and m.state = 'processing')
       and not exists (select from publication_media p where p.tenant = r.tenant and p.sha256 = r.sha256 and p.edit = r.edit)
     order by sha256, edit limit ${atOnce} for update skip locked`,
    [ctx.tenant, now.toISOString(), after],
  )
  const objects = await ctx.tx.query<{ sha256: string }>(
    `select sha256 from media_objects o
     where o.tenant = $1 and o.created_at < $2::timestamptz - interval '1 hour' and o.sha256 > $3
       and not exists (select from media m where m.tenant = o.tenant and m.sha256 = o.sha256)
       and not exists (select from publication_media p where p.tenant = o.tenant and p.sha256 = o.sha256)
     order by sha256 limit ${atOnce} for update skip locked`,
    [ctx.tenant, now.toISOString(), after],
  )
  const gone = new Set<string>()
  const remove = async (sha256: string, text: string, values: string[]) => {
    const isGone = await deleteUnlessHeld(
      ctx,
      async () => void (await ctx.tx.query(text, [ctx.tenant, sha256, ...values])),
    )
    if (isGone) gone.add(sha256)
  }
  for (const { sha256, edit } of renditions)
    await remove(sha256, 'delete from media_renditions where tenant = $1 and sha256 = $2 and edit = $3', [edit])
  // Its renditions are deleted with it.
  for (const { sha256 } of objects)
    await remove(sha256, 'delete from media_objects where tenant = $1 and sha256 = $2', [])
  const full = [renditions, objects].filter((some) => some.length === atOnce)
  const [reached = end] = full.map((some) => some.at(-1)?.sha256 ?? end).toSorted()
  return reached === end && gone.size === 0 ? null : [reached, ...gone].join(' ')
}

/** Deletes the items of uploads that were rejected or cancelled more than a day ago. */
export const removeEndedSlots: Batch = async (ctx, now, after) => {
  const ended = await ctx.tx.query<{ uuid: string }>(
    `select uuid from media where tenant = $1 and sha256 is null and kind <> 'video_link' and state in ('invalid', 'cancelled')
       and updated_at < $2::timestamptz - interval '1 day' and ($3::uuid is null or uuid > $3)
     order by uuid limit ${atOnce} for update skip locked`,
    [ctx.tenant, now.toISOString(), after],
  )
  for (const { uuid } of ended) await deleteUnlessHeld(ctx, () => deleteRecord(ctx, media, uuid))
  return ended.length === atOnce ? (ended.at(-1)?.uuid ?? null) : null
}

/** Bytes that are older cannot belong to an open slot. */
const minAgeHours = uploadLimits.slotHours + 1

/** Removes the bytes of uploads that nobody finished. */
export const removeUnfinishedUploads = async (deps: Pick<Deps, 'workFolder'>, now: Date): Promise<void> => {
  const folder = uploadFolder(deps)
  for (const tenant of await readdir(folder).catch(() => [])) {
    for (const name of await readdir(join(folder, tenant)).catch(() => [])) {
      const path = join(folder, tenant, name)
      const found = await stat(path).catch(() => null)
      if (found && found.mtimeMs <= now.getTime() - minAgeHours * 3_600_000)
        await rm(path, { recursive: true, force: true })
    }
  }
}

/** Updates the licence state of items whose licence is about to expire or has expired. */
export const followLicences: Batch = async (ctx, now) => {
  await ctx.tx.query(
    `update media set licence_state = licence_state_on(licence_expires, $2::date) where tenant = $1
       and licence_expires is not null and licence_state <> licence_state_on(licence_expires, $2::date)`,
    [ctx.tenant, now.toISOString().slice(0, 10)],
  )
  return null
}
