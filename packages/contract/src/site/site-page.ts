import type { PublishedCompany } from './published-company.ts'
import { type BlockSources, type CompanyPage, type SiteBlock, siteBlocksOf } from './site-block.ts'

/**
 * What a visitor may see of a company page, and everything that it is rendered from. Like `Publication` it is an allow-list:
 * itineraries appear only with what was published of them.
 */
export type SitePage = {
  company: PublishedCompany & { slug: string }
  /** Published pages in order. Legal pages are linked in the footer. */
  navigation: SiteLink[]
  slug: string
  title: string
  kind: CompanyPage['kind']
  seo: { title: string | null; description: string | null }
  blocks: SiteBlock[]
}

export type SiteLink = { slug: string; title: string; isLegal: boolean }

export type SiteSources = BlockSources & {
  company: SitePage['company']
  navigation: SiteLink[]
}

/** The fields of a page that its visitors see. */
export type PageDraft = Pick<CompanyPage, 'slug' | 'title' | 'kind' | 'seo' | 'blocks' | 'navOrder'>

/** The visitor's view of a page. Blocks without content are left out. */
export const sitePageOf = (page: PageDraft, sources: SiteSources): SitePage => ({
  company: sources.company,
  navigation: sources.navigation,
  slug: page.slug,
  title: page.title,
  kind: page.kind,
  seo: { title: page.seo?.title ?? null, description: page.seo?.description ?? null },
  blocks: siteBlocksOf(page.blocks, sources),
})
