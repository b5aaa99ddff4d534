import type { Context } from '../../kit/context.ts'
import { insertRecord, parseNew, requireCreate } from '../../kit/crud.ts'
import { answerOf } from '../../kit/noun.ts'
import type { Stored } from '../../kit/records.ts'
import { companyPages } from './queries.ts'

/** Creates a page; without a slug it gets the first free one that its title gives. */
export const createCompanyPage = async (ctx: Context, input: unknown): Promise<Stored> => {
  requireCreate(ctx, companyPages)
  const page = parseNew(companyPages.resource, input)
  const slug = page.slug || (await freeSlug(ctx, String(page.title)))
  return answerOf(ctx, companyPages, await insertRecord(ctx, companyPages, { ...page, slug }))
}

const longest = 72

/** The first slug that a title gives and no live page has. */
export const freeSlug = async (ctx: Context, title: string): Promise<string> => {
  const [row] = await ctx.tx.query<{ stem: string; taken: string[] }>(
    `with wanted as (
       select coalesce(nullif(trim(both '-' from left(trim(both '-' from regexp_replace(fold($2), '[^a-z0-9]+', '-', 'g')), ${longest})), ''), 'page') as stem
     )
     select stem, array(select slug from company_pages where tenant = $1 and deleted_at is null and starts_with(slug, stem)) as taken from wanted`,
    [ctx.tenant, title],
  )
  const taken = new Set(row?.taken)
  const stem = row?.stem ?? 'page'
  for (let n = 1; ; n += 1) {
    const slug = n === 1 ? stem : `${stem}-${n}`
    if (!taken.has(slug)) return slug
  }
}
