import type { Context } from '../../kit/context.ts'
import { mayRemoveFiles } from '../../platform/db/removal-lock.ts'
import { originalKey } from './store-file.ts'

/** All storage keys in the records of the hashes. */
export const namedOfMedia = async (ctx: Context, hashes: string[]): Promise<Set<string>> => {
  if (hashes.length === 0) return new Set()
  const found = await ctx.tx.query<{ sha256: string; mime: string; keys: string[] }>(
    `select o.sha256, o.mime, coalesce(array_agg(v->>'key') filter (where v is not null), '{}') as keys
     from media_objects o
     left join media_renditions r on r.tenant = o.tenant and r.sha256 = o.sha256
     left join lateral jsonb_array_elements(r.variants) v on true
     where o.tenant = $1 and o.sha256 = any($2)
     group by o.sha256, o.mime`,
    [ctx.tenant, hashes],
  )
  return new Set(found.flatMap(({ sha256, mime, keys }) => [originalKey(ctx.tenant, sha256, mime), ...keys]))
}

/**
 * Removes the files of one hash that no record names, while no other transaction can record one. Recording a file inserts
 * the row of its hash, or a rendition that refers to that row, and then checks that its files exist (`store-rendition.ts`).
 * So this function first locks the row, or, if there is none, inserts one that never becomes visible.
 *
 * A transaction that came before has committed by then, so its files are named and stay. One that comes after waits until
 * the files are removed, finds them missing and fails: the client has to send the file again. Files that were stored again
 * in the meantime are younger than `before`. While a backup copies files, none are removed: a later run does it.
 * @returns how many were removed.
 */
export const sweepObject = async (ctx: Context, sha256: string, before: Date): Promise<number> => {
  const { tenant, tx } = ctx
  if (!(await mayRemoveFiles(tx))) return 0
  const held = await tx.query(
    `insert into media_objects (tenant, sha256, mime, bytes) values ($1, $2, '', 0) on conflict do nothing returning sha256`,
    [tenant, sha256],
  )
  // The row may have been deleted since. Then the next run removes the files.
  const locked =
    held.length > 0
      ? held
      : await tx.query('select from media_objects where tenant = $1 and sha256 = $2 for update', [tenant, sha256])
  if (locked.length === 0) return 0
  const named = held.length > 0 ? new Set() : await namedOfMedia(ctx, [sha256])
  let removed = 0
  for await (const { key, changedAt } of ctx.deps.storage.list(`${tenant}/${sha256}/`)) {
    if (changedAt >= before || named.has(key)) continue
    await ctx.deps.storage.remove(key)
    removed += 1
  }
  if (held.length > 0) await tx.query('delete from media_objects where tenant = $1 and sha256 = $2', [tenant, sha256])
  return removed
}
