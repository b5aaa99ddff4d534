import type { PageDraft, SitePage } from '@sojourn/contract/site/site-page'
import { picturesOfBlock } from '@sojourn/contract/site/site-block'
import { renderSitePage } from '@sojourn/publishing/site/render-site-page'
import type { Context } from '../../kit/context.ts'
import { parseNew, requireCreate } from '../../kit/crud.ts'
import type { Workspace } from '../../kit/in-tenant.ts'
import type { StoredVariant } from '../../platform/db/tables.ts'
import { companyPages } from '../company-pages/queries.ts'
import { filesOfMedia } from '../media/store-rendition.ts'
import { signedObjectUrl } from '../media/sign-url.ts'
import { pictureFile } from '../publications/queries.ts'
import { draftSitePage } from './queries.ts'

/** The page that visitors would see of what is being written; `input` is what creating it would take. Nothing is kept. */
export const renderPagePreview = async ({ deps, tenant, transact }: Workspace, input: unknown): Promise<string> => {
  const { page, files } = await transact((ctx) => draftPreview(ctx, input), 'read only')
  return renderSitePage(page, {
    pageUrl: (slug) => `${deps.publicUrl()}/c/${page.company.slug}/${slug}`,
    pictureUrl: ({ media }, width) => {
      const file = pictureFile(files.get(media) ?? [], width)
      return file ? signedObjectUrl(deps, tenant, file.key) : ''
    },
    fontUrl: (file) => `${deps.publicUrl()}/p/fonts/${file}`,
    challengeUrl: '',
    scriptUrl: '',
    productName: deps.publicConfig.productName,
  })
}

const draftPreview = async (
  ctx: Context,
  input: unknown,
): Promise<{ page: SitePage; files: Map<string, StoredVariant[]> }> => {
  requireCreate(ctx, companyPages)
  const page = await draftSitePage(ctx, parseNew(companyPages.resource, input) as PageDraft)
  const pictures = [...page.blocks.flatMap(picturesOfBlock), ...(page.company.logo ? [page.company.logo] : [])]
  return { page, files: await filesOfMedia(ctx, [...new Set(pictures.map(({ media }) => media))]) }
}
