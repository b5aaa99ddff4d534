import type { PageDraft, SitePage } from '@sojourn/contract/site/site-page'
import { picturesOfBlock } from '@sojourn/contract/site/site-block'
import type { SiteLinks } from '@sojourn/publishing/site/site-links'
import type { Context } from '../../kit/context.ts'
import { findRecord, parseNew, requireCreate } from '../../kit/records/crud.ts'
import { withoutForeign } from '../../kit/records/gone-references.ts'
import type { Workspace } from '../../kit/http/in-tenant.ts'
import { findPagesUrl } from '../../kit/http/own-hosts.ts'
import { Problem } from '../../kit/problem.ts'
import type { StoredVariant } from '../../platform/db/tables.ts'
import { companyPages } from '../company-pages/queries.ts'
import { filesOfMedia } from '../media/store-rendition.ts'
import { signedObjectUrl } from '../../kit/sign-url.ts'
import { pictureFile } from '../publications/queries.ts'
import { draftSitePage } from './queries.ts'

/**
 * Renders a draft of a page as visitors would see it. `input` is the same as for creating it, `uuid` the saved page that it
 * replaces. Nothing is stored.
 */
export const renderPagePreview = async (
  { deps, tenant, transact }: Workspace,
  uuid: string | null,
  input: unknown,
): Promise<string> => {
  const { page, files, pagesUrl } = await deps.turns.drafts(tenant, () =>
    transact((ctx) => draftPreview(ctx, uuid, input), 'read only'),
  )
  const links: SiteLinks = {
    pageUrl: (slug) => `${pagesUrl}/c/${page.company.slug}/${slug}`,
    visitedPageUrl: (slug) => `${pagesUrl}/c/${page.company.slug}/${slug}`,
    pictureUrl: ({ media }, width) => {
      const file = pictureFile(files.get(media) ?? [], width)
      return file ? signedObjectUrl(deps, tenant, file.key) : ''
    },
    fontUrl: (file) => `${deps.publicUrl()}/p/fonts/${file}`,
    challengeUrl: null,
    scriptUrl: null,
    productName: deps.publicConfig.productName,
  }
  return deps.pages.site(tenant, page, links, { tried: null, isSent: false })
}

const draftPreview = async (
  ctx: Context,
  uuid: string | null,
  input: unknown,
): Promise<{ page: SitePage; files: Map<string, StoredVariant[]>; pagesUrl: string }> => {
  if (uuid === null) requireCreate(ctx, companyPages)
  else await requireUpdate(ctx, uuid)
  const { definition } = companyPages
  const given = await withoutForeign(ctx, definition, parseNew(definition, input), ctx.deps.referGrant)
  const page = await draftSitePage(ctx, given as PageDraft, uuid)
  const pictures = [...page.blocks.flatMap(picturesOfBlock), ...(page.company.logo ? [page.company.logo] : [])]
  return {
    page,
    files: await filesOfMedia(ctx, [...new Set(pictures.map(({ media }) => media))]),
    pagesUrl: await findPagesUrl(ctx),
  }
}

/** 404 if the page does not exist, 422 for users who may only read it. */
const requireUpdate = async (ctx: Context, uuid: string): Promise<void> => {
  const { policy } = companyPages
  await findRecord(ctx, companyPages, policy.read(ctx.actor), uuid)
  if (policy.update(ctx.actor) === false) throw new Problem('permission_denied')
}
