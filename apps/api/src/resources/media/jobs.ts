import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { uploadLimits } from '@sojourn/contract/uploads'
import type { Deps } from '../../kit/deps.ts'
import type { Batch } from '../../kit/each-tenant.ts'
import { deleteRecord, deleteUnlessHeld } from '../../kit/empty-bin.ts'
import type { StoredVariant } from '../../platform/db/tables.ts'
import { media } from './queries.ts'
import { originalKey } from './store-file.ts'
import { uploadFolder } from './upload-bytes.ts'

const atOnce = 50

/** Removes upload slots that got no bytes in time. */
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

/**
 * Removes what was made of files in ways that no media item or published page shows any more, and then files that nothing
 * has. Stored files go while their row is deleted but not yet gone for others: who uploads or makes the same meanwhile waits
 * for the row, and then looks whether its files are there.
 */
export const removeUnusedFiles: Batch = async (ctx, now, after) => {
  const [unusedRenditions, unusedObjects] = [
    await ctx.tx.query<{ sha256: string; edit: string; variants: StoredVariant[] }>(
      `select sha256, edit, variants from media_renditions r
       where r.tenant = $1 and r.created_at < $2::timestamptz - interval '1 hour' and r.edit <> '' and r.sha256 > $3
         and not exists (select from media m where m.tenant = r.tenant and m.sha256 = r.sha256 and m.edit = r.edit)
         and not exists (select from media m where m.tenant = r.tenant and m.sha256 = r.sha256 and m.state = 'processing')
         and not exists (select from publication_media p where p.tenant = r.tenant and p.sha256 = r.sha256 and p.edit = r.edit)
       order by sha256, edit limit ${atOnce} for update skip locked`,
      [ctx.tenant, now.toISOString(), after ?? ''],
    ),
    await ctx.tx.query<{ sha256: string; mime: string }>(
      `select sha256, mime from media_objects o
       where o.tenant = $1 and o.created_at < $2::timestamptz - interval '1 hour' and o.sha256 > $3
         and not exists (select from media m where m.tenant = o.tenant and m.sha256 = o.sha256)
         and not exists (select from publication_media p where p.tenant = o.tenant and p.sha256 = o.sha256)
       order by sha256 limit ${atOnce} for update skip locked`,
      [ctx.tenant, now.toISOString(), after ?? ''],
    ),
  ]
  for (const { sha256, edit, variants } of unusedRenditions) {
    await deleteUnlessHeld(ctx, async () => {
      await ctx.tx.query('delete from media_renditions where tenant = $1 and sha256 = $2 and edit = $3', [
        ctx.tenant,
        sha256,
        edit,
      ])
      for (const { key } of variants) await ctx.deps.storage.remove(key)
    })
  }
  for (const { sha256, mime } of unusedObjects) {
    await deleteUnlessHeld(ctx, async () => {
      const made = await ctx.tx.query<{ variants: StoredVariant[] }>(
        'delete from media_renditions where tenant = $1 and sha256 = $2 returning variants',
        [ctx.tenant, sha256],
      )
      await ctx.tx.query('delete from media_objects where tenant = $1 and sha256 = $2', [ctx.tenant, sha256])
      const keys = made.flatMap(({ variants }) => variants.map(({ key }) => key))
      for (const key of new Set([originalKey(ctx.tenant, sha256, mime), ...keys])) await ctx.deps.storage.remove(key)
    })
  }
  const isLast = unusedRenditions.length < atOnce && unusedObjects.length < atOnce
  const reached = [unusedRenditions, unusedObjects].flatMap((some) =>
    some.length === atOnce ? [some.at(-1)?.sha256 ?? ''] : [],
  )
  return isLast ? null : (reached.toSorted()[0] ?? null)
}

/** Forgets upload slots that ended without bytes a day ago: refused and cancelled ones, and those that nobody filled. */
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

/** What lies longer can be of no open slot. */
const keptHours = uploadLimits.slotHours + 1

/** Removes the bytes of uploads that nobody finished. */
export const removeUnfinishedUploads = async (deps: Pick<Deps, 'workFolder'>, now: Date): Promise<void> => {
  const folder = uploadFolder(deps)
  for (const tenant of await readdir(folder).catch(() => [])) {
    for (const name of await readdir(join(folder, tenant)).catch(() => [])) {
      const path = join(folder, tenant, name)
      const found = await stat(path).catch(() => null)
      if (found && found.mtimeMs <= now.getTime() - keptHours * 3_600_000)
        await rm(path, { recursive: true, force: true })
    }
  }
}

/** A licence that runs out is told of by its state, which follows the calendar. */
export const followLicences: Batch = async (ctx, now) => {
  await ctx.tx.query(
    `update media set licence_state = licence_state_on(licence_expires, $2::date) where tenant = $1
       and licence_expires is not null and licence_state <> licence_state_on(licence_expires, $2::date)`,
    [ctx.tenant, now.toISOString().slice(0, 10)],
  )
  return null
}
