import type { Context } from '../../kit/context.ts'
import { originalKey } from './store-file.ts'

/** All keys that the records of some hashes name. */
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
 * Removes the files of one hash that no record names, while nobody can record one. Whoever records a file inserts the row of
 * its hash, or of a rendition that hangs on that row, and then looks whether its files are there (`store-rendition.ts`). So the
 * row is taken here first: where there is none, by one that never becomes visible; else by its lock.
 *
 * Whoever came before has committed by then, is seen below and keeps its files. Whoever comes after waits until the files
 * are gone, finds that they are, and rejects: the sender sends them again. What was put again in the meantime is young.
 * @returns how many were removed.
 */
export const sweepObject = async (ctx: Context, sha256: string, before: Date): Promise<number> => {
  const { tenant, tx } = ctx
  const held = await tx.query(
    `insert into media_objects (tenant, sha256, mime, bytes) values ($1, $2, '', 0) on conflict do nothing returning sha256`,
    [tenant, sha256],
  )
  // It may be gone again since: then the next sweep sees to it.
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
