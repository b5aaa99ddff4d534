import type { Context } from '../../kit/context.ts'
import { insertRecord, parseNew, requireCreate } from '../../kit/records/crud.ts'
import { freeSlug } from '../../kit/records/free-slug.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import { companyPages } from './queries.ts'
import { keepPublished } from './store-revision.ts'

/** Creates a page, and stores a revision if the page is published. Without a slug, it gets the first free one made from its title. */
export const createCompanyPage = async (ctx: Context, input: unknown): Promise<Answer> => {
  requireCreate(ctx, companyPages)
  const page = parseNew(companyPages.definition, input)
  const slug = page.slug || (await freePageSlug(ctx, String(page.title)))
  const row = await insertRecord(ctx, companyPages, { ...page, slug })
  await keepPublished(ctx, row)
  return toAnswer(ctx, companyPages, row)
}

/** The first slug made from the title that no page of the company has. */
export const freePageSlug = (ctx: Context, title: string): Promise<string> =>
  freeSlug(ctx.tx, title, 'page', (stem) =>
    ctx.tx.query('select slug from company_pages where tenant = $1 and deleted_at is null and starts_with(slug, $2)', [
      ctx.tenant,
      stem,
    ]),
  )
