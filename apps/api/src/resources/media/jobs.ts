import type { Batch } from '../../kit/each-tenant.ts'
import { deleteRecord, deleteUnlessHeld } from '../../kit/empty-bin.ts'
import type { StoredVariant } from '../../platform/db/tables.ts'
import { media } from './queries.ts'
import { filesOf } from './store-file.ts'

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
 * Removes stored files that no media item has any more. They go while the row is deleted but not yet gone for others: who
 * uploads the same file meanwhile waits for the row, and then looks whether its files are there.
 */
export const removeUnusedFiles: Batch = async (ctx, now, after) => {
  const unused = await ctx.tx.query<{ sha256: string; mime: string; variants: StoredVariant[] }>(
    `select sha256, mime, variants from media_objects o
     where o.tenant = $1 and o.created_at < $2::timestamptz - interval '1 hour' and o.sha256 > $3
       and not exists (select from media m where m.tenant = o.tenant and m.sha256 = o.sha256)
     order by sha256 limit ${atOnce} for update skip locked`,
    [ctx.tenant, now.toISOString(), after ?? ''],
  )
  for (const object of unused) {
    await deleteUnlessHeld(ctx, async () => {
      await ctx.tx.query('delete from media_objects where tenant = $1 and sha256 = $2', [ctx.tenant, object.sha256])
      for (const key of filesOf(ctx.tenant, object)) await ctx.deps.storage.remove(key)
    })
  }
  return unused.length === atOnce ? (unused.at(-1)?.sha256 ?? null) : null
}
