import { z } from 'zod'
import { resources } from '@sojourn/contract'
import { type Page, pageParameters } from '@sojourn/contract/kit/page'
import { blocksWithout, type PageBlock, referencesOf } from '@sojourn/contract/site/site-block'
import type { PageRevision, WholePageRevision } from '@sojourn/contract/site/page-revision'
import type { Context } from '../../kit/context.ts'
import { findRecord } from '../../kit/records/crud.ts'
import { withoutForeign } from '../../kit/records/gone-references.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import { type Answer, redacted, type ServedResource } from '../../kit/records/served-resource.ts'
import { pageAround } from '../../kit/list/page-around.ts'
import { parsePageQuery } from '../../kit/list/page-query.ts'
import { Problem } from '../../kit/problem.ts'
import { addUses } from '../itineraries/count-uses.ts'
import { copyingTranslations } from '../translations/copy-translations.ts'
import { policy } from './policy.ts'

export const companyPages: ServedResource = {
  definition: resources.companyPage,
  policy,
  onSave: copyingTranslations('company-page'),
  detail: 'r.slug',
  deriveInLists: (ctx, rows) => addUses(ctx, 'company-page', rows),
}

export const pageRevisionQuery = z.strictObject(pageParameters)

const columns = `r.n, r.at, r.snapshot->>'title' as title,
  case when u.uuid is not null then jsonb_build_object('uuid', u.uuid, 'name', u.name) end as author`

/** The revisions of a page that the actor may read, newest first. */
export const listPageRevisions = async (
  ctx: Context,
  page: string,
  raw: RawQuery,
  path: string,
): Promise<Page<PageRevision>> => {
  await findRecord(ctx, companyPages, policy.read(ctx.actor), page)
  const query = parsePageQuery(pageRevisionQuery, raw)
  const [counted] = await ctx.tx.query<{ total: number }>(
    'select count(*)::int as total from page_revisions where tenant = $1 and page = $2',
    [ctx.tenant, page],
  )
  const rows = await ctx.tx.query<PageRevision>(
    `select ${columns} from page_revisions r left join users u on u.uuid = r.author
     where r.tenant = $1 and r.page = $2 order by r.n desc limit $3 offset $4`,
    [ctx.tenant, page, query.perPage, (query.page - 1) * query.perPage],
  )
  return pageAround(rows, counted?.total ?? 0, false, query, path, raw)
}

/** One revision of a page with its fields in a form that can be saved again: without references to deleted records. */
export const getPageRevision = async (
  ctx: Context,
  page: string,
  n: number,
): Promise<PageRevision & { snapshot: Answer }> => {
  await findRecord(ctx, companyPages, policy.read(ctx.actor), page)
  const [revision] = await ctx.tx.query<WholePageRevision>(
    `select ${columns}, r.snapshot from page_revisions r left join users u on u.uuid = r.author
     where r.tenant = $1 and r.page = $2 and r.n = $3`,
    [ctx.tenant, page, n],
  )
  if (!revision) throw new Problem('not_found')
  const blocks = revision.snapshot.blocks as PageBlock[]
  const live = await findLive(ctx, referencesOf(blocks))
  const there = { ...revision.snapshot, blocks: blocksWithout(blocks, (uuid) => live.has(uuid)) }
  const readable = await withoutForeign(ctx, companyPages.definition, there, ctx.deps.readGrant)
  return { ...revision, snapshot: redacted(ctx, companyPages, readable) }
}

const findLive = async (
  ctx: Context,
  { media, itineraries, destinations }: ReturnType<typeof referencesOf>,
): Promise<Set<string>> => {
  const found = await ctx.tx.query<{ uuid: string }>(
    `select uuid from media where tenant = $1 and uuid = any($2::uuid[]) and deleted_at is null
     union all select uuid from itineraries where tenant = $1 and uuid = any($3::uuid[]) and deleted_at is null
     union all select uuid from destinations where tenant = $1 and uuid = any($4::uuid[]) and deleted_at is null`,
    [ctx.tenant, media, itineraries, destinations],
  )
  return new Set(found.map(({ uuid }) => uuid))
}
