import { keptPageFields } from '@sojourn/contract/site/page-revision'
import type { Context } from '../../kit/context.ts'
import type { Stored } from '../../kit/records/records.ts'

/**
 * Keeps what is published of a page; saving a published page publishes it. Nothing is kept of a draft, nor again what was
 * published last. The page's row is locked by the caller, so numbers follow each other.
 */
export const keepPublished = async (ctx: Context, page: Stored): Promise<void> => {
  if (page.status !== 'published') return
  const snapshot = JSON.stringify(Object.fromEntries(keptPageFields.map((name) => [name, page[name]])))
  await ctx.tx.query(
    `insert into page_revisions (tenant, page, n, snapshot, author)
     select $1, $2, coalesce(max(n), 0) + 1, $3::jsonb, $4 from page_revisions where tenant = $1 and page = $2
     having (array_agg(snapshot order by n desc))[1] is distinct from $3::jsonb`,
    [ctx.tenant, page.uuid, snapshot, ctx.actor.uuid],
  )
}
