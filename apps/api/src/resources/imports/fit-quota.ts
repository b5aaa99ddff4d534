import type { Context } from '../../kit/context.ts'
import type { ImportQuota } from '../../kit/deps.ts'
import { Problem } from '../../kit/problem.ts'

/** Enough for a new company that imports its data. Imports are stored with their rows for 30 days. */
export const importQuota: ImportQuota = { maxOpen: 5, maxBytes: 200 * 1024 * 1024 }

/** An import is open while it is running, and as a draft or checked until nobody has touched it for a day. */
const isOpen = `(state in ('checking', 'running') or (state in ('draft', 'checked') and updated_at > now() - interval '1 day'))`

/**
 * Makes room for another import: removes the oldest that are not open, with their rows; the imported records stay. 409 when
 * too many are open, or the open ones leave no room. A lock per company makes simultaneous requests wait for each other.
 */
export const makeImportRoom = async ({ tx, tenant, deps }: Context, bytes: number): Promise<void> => {
  const { maxOpen, maxBytes } = deps.importQuota
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('imports ' || $1, 4))`, [tenant])
  const [open] = await tx.query<{ count: number; bytes: number }>(
    `select count(*)::int as count, coalesce(sum(bytes), 0)::float8 as bytes from imports where tenant = $1 and ${isOpen}`,
    [tenant],
  )
  if ((open?.count ?? 0) >= maxOpen)
    throw new Problem('conflict', {
      detail: `${maxOpen} imports are not finished yet. Finish or cancel one of them first.`,
    })
  const left = maxBytes - bytes - (open?.bytes ?? 0)
  if (left < 0)
    throw new Problem('conflict', {
      detail: 'Unfinished imports take up all available space. Finish or cancel one of them first.',
    })
  await tx.query(
    `delete from imports where tenant = $1 and uuid in (
       select uuid from (
         select uuid, sum(bytes) over (order by created_at desc, uuid desc) as total from imports where tenant = $1 and not ${isOpen}
       ) closed where total > $2)`,
    [tenant, left],
  )
}
