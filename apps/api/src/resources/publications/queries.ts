import { sql } from 'kysely'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import { type Picture, type PictureSource, toPicture } from '@sojourn/contract/kit/picture'
import type { MediaRef } from '@sojourn/contract/kit/values'
import { mediaOf, type PublicationSources, type ReadingSources } from '@sojourn/contract/itinerary/publication-of'
import type { Read } from '@sojourn/contract/kit/define-resource'
import type { guide } from '@sojourn/contract/resources/guide'
import { type Brand, brandOf, type tenant } from '@sojourn/contract/resources/tenant'
import { publishedBrandOf, type PublishedCompany } from '@sojourn/contract/site/published-company'
import type { CompanyPage } from '@sojourn/contract/site/site-block'
import { guideTravels, pageTravels } from '@sojourn/contract/site/reading'
import { uploadKinds } from '@sojourn/contract/uploads'
import type { PageLanguages } from '@sojourn/contract/itinerary/page-languages'
import { type TranslationLanguage, translationLanguages } from '@sojourn/contract/kit/translation-languages'
import { languageOf } from '@sojourn/publishing/wording/language'
import type { Context } from '../../kit/context.ts'
import { findRecords } from '../../kit/records/crud.ts'
import type { Kept } from '../../kit/records/records.ts'
import type { StoredVariant } from '../../platform/db/tables.ts'
import { companyPages } from '../company-pages/queries.ts'
import { guides } from '../guides/queries.ts'
import type { Itinerary } from '../itineraries/queries.ts'
import type { TranslatedPublication } from '../translations/read-translated.ts'

const current = (ctx: Context, itinerary: string) =>
  ctx.tx.db
    .selectFrom('publications')
    .innerJoin('itineraries', (join) =>
      join
        .onRef('itineraries.tenant', '=', 'publications.tenant')
        .onRef('itineraries.uuid', '=', 'publications.itinerary')
        .onRef('itineraries.publishedRevision', '=', 'publications.revision'),
    )
    .where('publications.tenant', '=', ctx.tenant)
    .where('publications.itinerary', '=', itinerary)
    .where('itineraries.deletedAt', 'is', null)

/** The current publication of an itinerary, and the last day on which its prices are valid; or undefined. */
export const currentPublication = (ctx: Context, itinerary: string) =>
  current(ctx, itinerary)
    .select([
      'publications.revision',
      'publications.pageKey',
      'itineraries.uuid as itinerary',
      sql<string | null>`publications.content->'price'->>'validUntil'`.as('validUntil'),
    ])
    .executeTakeFirst()

/** The brochure of the current publication, with the published title: a draft's title is not for travellers. */
export const currentBrochure = (ctx: Context, itinerary: string) =>
  current(ctx, itinerary)
    .select([
      'publications.revision',
      'publications.brochureKey',
      sql<string>`publications.content->>'title'`.as('title'),
    ])
    .executeTakeFirst()

/**
 * The content of the current publication of an itinerary, and since when it is; undefined if it is not published. In `language` if it
 * is published in that, else as it was written.
 */
export const publishedContent = async (
  ctx: Context,
  itinerary: string,
  language: TranslationLanguage | null = null,
): Promise<PublishedContent | undefined> => {
  const published = await findContent(ctx, itinerary)
  if (!published) return undefined
  const rows = await ctx.tx.query<{ language: TranslationLanguage } & Partial<TranslatedPublication>>(
    `select language, case when language = $4 then content end as content, case when language = $4 then texts end as texts
     from publication_translations where tenant = $1 and itinerary = $2 and revision = $3`,
    [ctx.tenant, itinerary, published.revision, language],
  )
  // It is only needed to choose between languages.
  const main = rows.length === 0 ? '' : languageOf(published.content)
  const translated = rows.find((row) => row.language === language)
  return {
    ...published,
    content: translated?.content ?? published.content,
    language: translated?.language ?? null,
    texts: translated?.texts ?? {},
    languages: { main, others: translationLanguages.filter((one) => rows.some((row) => row.language === one)) },
  }
}

/** Whether a version is published in other languages than its own. */
export const hasTranslations = async (ctx: Context, itinerary: string, revision: number): Promise<boolean> =>
  (
    await ctx.tx.query(
      'select from publication_translations where tenant = $1 and itinerary = $2 and revision = $3 limit 1',
      [ctx.tenant, itinerary, revision],
    )
  ).length > 0

type Published = NonNullable<Awaited<ReturnType<typeof findContent>>>
/** What is published, in one of its languages: null for the one it was written in. `texts` are those that are translated. */
export type PublishedContent = Published & {
  language: TranslationLanguage | null
  texts: TranslatedPublication['texts']
  languages: PageLanguages
}

const findContent = (ctx: Context, itinerary: string) =>
  current(ctx, itinerary)
    .select([
      'publications.itinerary',
      'publications.content',
      'publications.revision',
      'publications.publishedAt',
      'publications.fingerprint',
    ])
    .executeTakeFirst()

/** A share link, with what its client chose: the uuids of optional extras and alternatives. */
export type Link = {
  uuid: string
  itinerary: string
  audience: 'client' | 'agent' | 'internal'
  passcodeHash: string | null
  showsInvoices: boolean
  choices: string[]
  /** The language in which its reader wants it; null for the one in which the itinerary was written. */
  language: TranslationLanguage | null
}

/** The share link with a token, or undefined: unknown, revoked and expired links look the same. */
export const openShare = async (ctx: Context, token: string): Promise<Omit<Link, 'language'> | undefined> => {
  const [share] = await ctx.tx.query<Omit<Link, 'language'>>(
    'select uuid, itinerary, audience, choices, passcode_hash as "passcodeHash", shows_invoices as "showsInvoices" from shares where tenant = $1 and token = $2 and revoked_at is null and (expires_at is null or expires_at > now())',
    [ctx.tenant, token],
  )
  return share
}

/** SQL for a hash of the file and edit that a row shows. */
export const versionOf = (row: string) => `left(encode(sha256((${row}.sha256 || ${row}.edit)::bytea), 'hex'), 12)`

/** The stored files of a media item in the current publication, as they were when it was published. */
export const publishedFiles = async (
  ctx: Context,
  itinerary: string,
  media: string,
): Promise<{ files: StoredVariant[]; version: string; filename: string } | undefined> => {
  const [found] = await ctx.tx.query<{ files: StoredVariant[]; version: string; filename: string }>(
    `select r.variants as files, ${versionOf('p')} as version, m.filename from publication_media p
     join itineraries i on i.tenant = p.tenant and i.uuid = p.itinerary and i.published_revision = p.revision and i.deleted_at is null
     join media_renditions r on r.tenant = p.tenant and r.sha256 = p.sha256 and r.edit = p.edit
     join media m on m.tenant = p.tenant and m.uuid = p.media
     where p.tenant = $1 and p.itinerary = $2 and p.media = $3`,
    [ctx.tenant, itinerary, media],
  )
  return found
}

/** The same of several media items, by uuid. */
export const filesOfPublication = async (
  ctx: Context,
  itinerary: string,
  media: string[],
): Promise<Map<string, StoredVariant[]>> => {
  const found = await ctx.tx.query<{ media: string; files: StoredVariant[] }>(
    `select p.media, r.variants as files from publication_media p
     join itineraries i on i.tenant = p.tenant and i.uuid = p.itinerary and i.published_revision = p.revision and i.deleted_at is null
     join media_renditions r on r.tenant = p.tenant and r.sha256 = p.sha256 and r.edit = p.edit
     where p.tenant = $1 and p.itinerary = $2 and p.media = any($3::uuid[])`,
    [ctx.tenant, itinerary, media],
  )
  return new Map(found.map(({ media: uuid, files }) => [uuid, files]))
}

/** The smallest of an image's files of one type that is wide enough, else the widest. */
export const pictureFile = (
  files: readonly StoredVariant[],
  width: number,
  mime: 'image/webp' | 'image/avif' | 'image/jpeg' = 'image/webp',
): StoredVariant | undefined => {
  const sizes = files
    .filter((file) => file.mime === mime && file.width !== null)
    .toSorted((a, b) => (a.width ?? 0) - (b.width ?? 0))
  return sizes.find((file) => (file.width ?? 0) >= width) ?? sizes.at(-1)
}

/** The file that travellers open as a document. Of an image, it is a rendition, because the original may contain its location. */
export const documentFile = (files: readonly StoredVariant[]): StoredVariant | undefined =>
  files.find(({ mime }) => typesOfOriginals.has(mime)) ??
  pictureFile(files, Number.POSITIVE_INFINITY, 'image/jpeg') ??
  pictureFile(files, Number.POSITIVE_INFINITY)

const typesOfOriginals: ReadonlySet<string> = new Set(
  Object.entries(uploadKinds).flatMap(([mime, { kind }]) => (kind === 'image' ? [] : [mime])),
)

/** Who opens a page: a reader, the script of a page that a reader has open, or somebody whose visit is not counted. */
export type Opening = 'reader' | 'script' | 'uncounted'

/**
 * Counts a view of a link, if a reader opened it, and stores which version they were shown.
 * @returns the number of the version that was shown before this one, if there was one.
 */
export const countView = async (
  ctx: Context,
  share: string,
  { revision, opening }: { revision: number | null; opening: Opening },
): Promise<number | null> => {
  const compared = 'case when seen_revision < $3 then seen_revision else compared_revision end'
  const of = [ctx.tenant, share, revision]
  const [row] =
    opening === 'uncounted'
      ? await ctx.tx.query<{ compared: number | null }>(
          `select ${compared} as compared from shares where tenant = $1 and uuid = $2`,
          of,
        )
      : await ctx.tx.query<{ compared: number | null }>(
          `update shares set views = views + $4, seen_revision = coalesce($3, seen_revision), compared_revision = ${compared}
           where tenant = $1 and uuid = $2 returning compared_revision as compared`,
          [...of, opening === 'reader' ? 1 : 0],
        )
  return row?.compared ?? null
}

/**
 * Reads the sources of a publication: the company, its designer, images, destinations, guides and company pages.
 * @param given guides and pages to show instead of those that would be published with the itinerary
 */
export const publicationSources = async (
  ctx: Context,
  record: Itinerary,
  given?: ReadingSources,
): Promise<PublicationSources> => {
  const reading = given ?? (await readingSources(ctx, record))
  return {
    ...reading,
    company: await getPublishedCompany(ctx),
    bankDetails: await findBankDetails(ctx),
    designer: await findDesigner(ctx, record),
    media: new Map((await pictureSources(ctx, mediaOf(record, reading))).map((item) => [item.uuid, item])),
    destinations: await findDestinations(ctx, record),
  }
}

/** The guides and company pages that are published with an itinerary, without those in the bin. */
const readingSources = async (ctx: Context, record: Itinerary): Promise<ReadingSources> => {
  const today = new Date().toISOString().slice(0, 10)
  const found = (await findRecords(ctx, guides, true, record.guides)) as Kept<Read<typeof guide>>[]
  const pages = (await findRecords(ctx, companyPages, true, record.pages)) as Kept<CompanyPage>[]
  return {
    guides: new Map(found.filter((guide) => guideTravels(guide, today)).map((guide) => [guide.uuid, guide])),
    pages: new Map(pages.filter(pageTravels).map((page) => [page.uuid, page])),
  }
}

/** The company as its pages show it. */
export const getPublishedCompany = async (ctx: Context): Promise<PublishedCompany> =>
  toPublishedCompany(
    ctx,
    await ctx.tx.db
      .selectFrom('tenants')
      .select(['name', 'address', 'email', 'phone', 'website', 'registration', 'licence', 'language', 'brand'])
      .where('uuid', '=', ctx.tenant)
      .executeTakeFirstOrThrow(),
  )

type ShownSettings = Pick<
  Read<typeof tenant>,
  'name' | 'address' | 'email' | 'phone' | 'website' | 'registration' | 'licence' | 'language'
> & { brand: Partial<Brand> }

/** What pages show of a company with these settings. */
export const toPublishedCompany = async (ctx: Context, settings: ShownSettings): Promise<PublishedCompany> => {
  const { name, address, email, phone, website: url, registration, licence, language, brand } = settings
  const look = brandOf(brand)
  return {
    name,
    address,
    email,
    phone,
    url,
    registration,
    licence,
    language,
    brand: publishedBrandOf(look),
    logo: await findPicture(ctx, look.logo, 'logo'),
  }
}

/** A company with the name of its site. */
export type CompanyOfSite = PublishedCompany & { slug: string }

/** The company as its site shows it. */
export const readCompany = async (ctx: Context): Promise<CompanyOfSite> => {
  const { slug } = await ctx.tx.db
    .selectFrom('tenants')
    .select('slug')
    .where('uuid', '=', ctx.tenant)
    .executeTakeFirstOrThrow()
  return { ...(await getPublishedCompany(ctx)), slug }
}

/** A media item as an image; null without one, or if it is not an image. */
export const findPicture = async (
  ctx: Context,
  media: string | null,
  role: MediaRef['role'],
): Promise<Picture | null> => {
  const [item] = media === null ? [] : await pictureSources(ctx, [media])
  return item ? toPicture({ media: item.uuid, role, caption: null, alt: null }, new Map([[item.uuid, item]])) : null
}

const findBankDetails = async (ctx: Context): Promise<string | null> => {
  const { bankDetails } = await ctx.tx.db
    .selectFrom('tenants')
    .select('bankDetails')
    .where('uuid', '=', ctx.tenant)
    .executeTakeFirstOrThrow()
  return bankDetails
}

const findDesigner = async (ctx: Context, record: Itinerary): Promise<Publication['designer']> => {
  if (!record.owner) return null
  const owner = await ctx.tx.db
    .selectFrom('memberships')
    .innerJoin('users', 'users.uuid', 'memberships.user')
    .select(['users.name', 'users.jobTitle', 'users.email', 'users.phone'])
    .where('memberships.tenant', '=', ctx.tenant)
    .where('users.uuid', '=', record.owner)
    .executeTakeFirst()
  return owner ?? null
}

/** The current rendition of each item. A pending edit is only included when it has been made. */
export const pictureSources = async (ctx: Context, uuids: string[]): Promise<PictureSource[]> =>
  uuids.length === 0
    ? []
    : ctx.tx.query<PictureSource>(
        `select m.uuid, m.kind, m.filename, m.alt, m.decorative, m.caption, m.credit, m.focal,
           r.width, r.height, r.placeholder, ${versionOf('m')} as version
         from media m join media_renditions r on r.tenant = m.tenant and r.sha256 = m.sha256 and r.edit = m.edit
         where m.tenant = $1 and m.uuid = any($2::uuid[])`,
        [ctx.tenant, uuids],
      )

/** The file and edit that a media item shows. */
export type Pin = { media: string; sha256: string; edit: string }

/** The files and edits that media items show now, to which a publication is pinned. */
export const findPins = (ctx: Context, uuids: string[]): Promise<Pin[]> =>
  ctx.tx.query<Pin>(
    `select m.uuid as media, m.sha256, m.edit from media m
     join media_renditions r on r.tenant = m.tenant and r.sha256 = m.sha256 and r.edit = m.edit
     where m.tenant = $1 and m.uuid = any($2::uuid[])`,
    [ctx.tenant, uuids],
  )

const findDestinations = async (ctx: Context, record: Itinerary): Promise<PublicationSources['destinations']> => {
  const uuids = [...new Set(record.days.flatMap((day) => (day.destination ? [day.destination] : [])))]
  if (uuids.length === 0) return new Map()
  const rows = await ctx.tx.db
    .selectFrom('destinations')
    .select(['uuid', 'name', 'location'])
    .where('tenant', '=', ctx.tenant)
    .where('uuid', 'in', uuids)
    .execute()
  return new Map(rows.map(({ uuid, ...destination }) => [uuid, destination]))
}
