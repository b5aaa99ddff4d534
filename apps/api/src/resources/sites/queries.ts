import { plainText } from '@sojourn/contract/kit/plain-text'
import { toPicture } from '@sojourn/contract/kit/picture'
import {
  type CompanyPage,
  isLegalKind,
  type PageBlock,
  referencesOf,
  type SiteDestination,
  type SiteJourney,
} from '@sojourn/contract/site/site-block'
import {
  type PageDraft,
  type SiteLink,
  type SitePage,
  sitePageOf,
  type SiteSources,
} from '@sojourn/contract/site/site-page'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import { beginningOf } from '@sojourn/publishing/page/document-head'
import type { Context } from '../../kit/context.ts'
import { findRecord } from '../../kit/records/crud.ts'
import type { Deps } from '../../kit/deps.ts'
import { findPagesUrl } from '../../kit/http/own-hosts.ts'
import type { StoredVariant } from '../../platform/db/tables.ts'
import { companyPages } from '../company-pages/queries.ts'
import { pictureSources, readCompany, versionOf } from '../publications/queries.ts'

/** The company with this slug; undefined if there is none or it is suspended or closed. */
export const companyOfSite = async ({ pool }: Pick<Deps, 'pool'>, slug: string): Promise<string | undefined> =>
  (await pool.query<{ uuid: string }>(`select uuid from tenants where slug = $1 and status = 'active'`, [slug])).rows[0]
    ?.uuid

type Named = SiteLink & { uuid: string; navOrder: number; updatedAt: string }

/** The published pages of a site, in the order of its navigation. */
export const readNavigation = async (ctx: Context): Promise<Named[]> => {
  const pages = await ctx.tx.query<Omit<Named, 'isLegal'> & { kind: CompanyPage['kind'] }>(
    `select uuid, slug, title, kind, nav_order as "navOrder", updated_at as "updatedAt" from company_pages
     where tenant = $1 and status = 'published' and deleted_at is null order by nav_order, title, uuid`,
    [ctx.tenant],
  )
  return pages.map(({ kind, updatedAt, ...page }) => ({
    ...page,
    isLegal: isLegalKind(kind),
    updatedAt: new Date(updatedAt).toISOString(),
  }))
}

/** A published page as visitors see it; undefined if there is none with this slug. */
export const readSitePage = async (ctx: Context, slug: string): Promise<SitePage | undefined> => {
  const navigation = await readNavigation(ctx)
  const found = navigation.find((page) => page.slug === slug)
  if (!found) return undefined
  const page = (await findRecord(ctx, companyPages, true, found.uuid)) as CompanyPage
  return sitePageOf(page, await readSources(ctx, page.blocks, navigation))
}

/** The current slug of a page that was published under this slug before; undefined if there is none. */
export const movedPage = async (ctx: Context, slug: string): Promise<string | undefined> => {
  const [found] = await ctx.tx.query<{ slug: string }>(
    `select p.slug from page_revisions r join company_pages p on p.tenant = r.tenant and p.uuid = r.page
     where r.tenant = $1 and r.snapshot->>'slug' = $2 and p.status = 'published' and p.deleted_at is null
     order by r.at desc limit 1`,
    [ctx.tenant, slug],
  )
  return found?.slug
}

/** A page as visitors would see it if it were published like this; `uuid` is the saved page that it replaces. */
export const draftSitePage = async (ctx: Context, page: PageDraft, uuid: string | null): Promise<SitePage> => {
  const others = (await readNavigation(ctx)).filter((link) => link.uuid !== uuid)
  const own = { slug: page.slug, title: page.title, isLegal: isLegalKind(page.kind) }
  const at = others.filter(({ navOrder }) => navOrder <= page.navOrder).length
  return sitePageOf(page, await readSources(ctx, page.blocks, [...others.slice(0, at), own, ...others.slice(at)]))
}

/** The sources of a page: the company, its other pages, and the records that the blocks refer to. */
const readSources = async (ctx: Context, blocks: PageBlock[], navigation: SiteLink[]): Promise<SiteSources> => {
  const wanted = referencesOf(blocks)
  const destinations = await readDestinations(ctx, wanted.destinations)
  const covers = destinations.flatMap(({ picture }) => picture?.media ?? [])
  const media = new Map(
    (await pictureSources(ctx, [...new Set([...wanted.media, ...covers])])).map((item) => [item.uuid, item]),
  )
  return {
    company: await readCompany(ctx),
    navigation: navigation.map(({ slug, title, isLegal }) => ({ slug, title, isLegal })),
    media,
    journeys: await readJourneys(ctx, wanted.itineraries),
    destinations: new Map(
      destinations.map(({ uuid, picture, ...destination }): [string, SiteDestination] => [
        uuid,
        { ...destination, picture: toPicture(picture, media) },
      ]),
    ),
  }
}

const summaryLetters = 180

const readDestinations = async (ctx: Context, uuids: string[]) => {
  if (uuids.length === 0) return []
  const rows = await ctx.tx.db
    .selectFrom('destinations')
    .select(['uuid', 'name', 'description', 'media'])
    .where('tenant', '=', ctx.tenant)
    .where('uuid', 'in', uuids)
    .where('deletedAt', 'is', null)
    .execute()
  return rows.map(({ uuid, name, description, media }) => {
    const words = description ? plainText(description).replaceAll(/\s+/g, ' ').trim() : ''
    return {
      uuid,
      name,
      summary: words === '' ? null : beginningOf(words, summaryLetters),
      picture: media[0] ?? null,
    }
  })
}

/**
 * The published content of itineraries. The URL is that of the oldest client link that anybody may open: not revoked, not
 * expired, without a passcode.
 */
const readJourneys = async (ctx: Context, uuids: string[]): Promise<Map<string, SiteJourney>> => {
  if (uuids.length === 0) return new Map()
  const pagesUrl = await findPagesUrl(ctx)
  const rows = await ctx.tx.query<{ uuid: string; content: Publication; token: string | null }>(
    `select i.uuid, p.content, s.token from itineraries i
     join publications p on p.tenant = i.tenant and p.itinerary = i.uuid and p.revision = i.published_revision
     left join lateral (
       select token from shares where tenant = i.tenant and itinerary = i.uuid and audience = 'client' and revoked_at is null
         and passcode_hash is null and (expires_at is null or expires_at > now())
       order by created_at, uuid limit 1) s on true
     where i.tenant = $1 and i.uuid = any($2::uuid[]) and i.deleted_at is null`,
    [ctx.tenant, uuids],
  )
  return new Map(
    rows.map(({ uuid, content, token }) => [
      uuid,
      {
        title: content.title,
        subtitle: content.subtitle,
        dayCount: content.dayCount,
        startDate: content.startDate,
        picture: content.cover,
        url: token === null ? null : `${pagesUrl}/p/${token}`,
      },
    ]),
  )
}

/** The stored files of an image in the version that a page shows: the current one, or that of a publication. */
export const pictureOfSite = async (
  ctx: Context,
  media: string,
  version: string,
): Promise<StoredVariant[] | undefined> => {
  const [found] = await ctx.tx.query<{ files: StoredVariant[] }>(
    `select r.variants as files from (
       select m.sha256, m.edit from media m where m.tenant = $1 and m.uuid = $2
       union all
       select p.sha256, p.edit from publication_media p
       join itineraries i on i.tenant = p.tenant and i.uuid = p.itinerary and i.published_revision = p.revision and i.deleted_at is null
       where p.tenant = $1 and p.media = $2) shown
     join media_renditions r on r.tenant = $1 and r.sha256 = shown.sha256 and r.edit = shown.edit
     where ${versionOf('shown')} = $3 limit 1`,
    [ctx.tenant, media, version],
  )
  return found?.files
}
