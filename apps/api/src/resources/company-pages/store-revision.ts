import { keptPageFields } from '@sojourn/contract/site/page-revision'
import type { Context } from '../../kit/context.ts'
import type { Stored } from '../../kit/records/records.ts'

/**
 * Stores a revision of a published page, because saving a published page publishes it. Drafts and saves that change nothing
 * since the last revision are not stored. The caller has locked the page's row, so the numbers are consecutive.
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
