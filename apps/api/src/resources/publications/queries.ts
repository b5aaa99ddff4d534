import type { Publication } from '@sojourn/contract/itinerary/publication'
import { mediaOf, type PictureSource, type PublicationSources } from '@sojourn/contract/itinerary/publication-of'
import type { Context } from '../../kit/context.ts'
import type { StoredVariant } from '../../platform/db/tables.ts'
import type { Itinerary } from '../itineraries/queries.ts'
import { objectsOf } from '../media/queries.ts'

/** What is published of an itinerary now, or undefined. */
export const currentPublication = (ctx: Context, itinerary: string) =>
  ctx.tx.db
    .selectFrom('publications')
    .innerJoin('itineraries', (join) =>
      join
        .onRef('itineraries.tenant', '=', 'publications.tenant')
        .onRef('itineraries.uuid', '=', 'publications.itinerary')
        .onRef('itineraries.publishedRevision', '=', 'publications.revision'),
    )
    .select([
      'publications.revision',
      'publications.pageKey',
      'publications.brochureKey',
      'itineraries.title',
      'itineraries.uuid as itinerary',
    ])
    .where('publications.tenant', '=', ctx.tenant)
    .where('publications.itinerary', '=', itinerary)
    .where('itineraries.deletedAt', 'is', null)
    .executeTakeFirst()

/** What travellers see of an itinerary now, and since when; undefined while it is not published. */
export const publishedContent = (ctx: Context, itinerary: string) =>
  ctx.tx.db
    .selectFrom('publications')
    .innerJoin('itineraries', (join) =>
      join
        .onRef('itineraries.tenant', '=', 'publications.tenant')
        .onRef('itineraries.uuid', '=', 'publications.itinerary')
        .onRef('itineraries.publishedRevision', '=', 'publications.revision'),
    )
    .select(['publications.content', 'publications.revision', 'publications.publishedAt'])
    .where('publications.tenant', '=', ctx.tenant)
    .where('publications.itinerary', '=', itinerary)
    .where('itineraries.deletedAt', 'is', null)
    .executeTakeFirst()

/** A link as its visitors meet it. */
export type Link = { uuid: string; itinerary: string; passcodeHash: string | null }

/** The itinerary a working share link leads to, or undefined: unknown, revoked and expired links look the same. */
export const openShare = async (ctx: Context, token: string): Promise<Link | undefined> => {
  const [share] = await ctx.tx.query<Link>(
    'select uuid, itinerary, passcode_hash as "passcodeHash" from shares where tenant = $1 and token = $2 and revoked_at is null and (expires_at is null or expires_at > now())',
    [ctx.tenant, token],
  )
  return share
}

/** The stored files of a media item that the current publication shows. */
export const publishedFiles = async (ctx: Context, itinerary: string, media: string): Promise<StoredVariant[]> => {
  const [item] = await ctx.tx.query<{ sha256: string | null }>(
    `select m.sha256 from publication_media p
     join itineraries i on i.tenant = p.tenant and i.uuid = p.itinerary and i.published_revision = p.revision and i.deleted_at is null
     join media m on m.tenant = p.tenant and m.uuid = p.media
     where p.tenant = $1 and p.itinerary = $2 and p.media = $3`,
    [ctx.tenant, itinerary, media],
  )
  return item?.sha256 ? ((await objectsOf(ctx, [item.sha256])).get(item.sha256) ?? []) : []
}

/** The stored files of media items, by the items' uuid. */
export const filesOfMedia = async (ctx: Context, uuids: string[]): Promise<Map<string, StoredVariant[]>> => {
  const items = await ctx.tx.query<{ uuid: string; sha256: string }>(
    'select uuid, sha256 from media where tenant = $1 and uuid = any($2::uuid[]) and sha256 is not null',
    [ctx.tenant, uuids],
  )
  const objects = await objectsOf(
    ctx,
    items.map((item) => item.sha256),
  )
  return new Map(items.map(({ uuid, sha256 }) => [uuid, objects.get(sha256) ?? []]))
}

/** Of a picture's files the smallest that is wide enough, else the widest. */
export const pictureFile = (files: readonly StoredVariant[], width: number): StoredVariant | undefined => {
  const sizes = files
    .filter((file) => file.mime === 'image/webp' && file.width !== null)
    .toSorted((a, b) => (a.width ?? 0) - (b.width ?? 0))
  return sizes.find((file) => (file.width ?? 0) >= width) ?? sizes.at(-1)
}

/** The file of a document that travellers may have. */
export const documentFile = (files: readonly StoredVariant[]): StoredVariant | undefined =>
  files.find((file) => file.mime === 'application/pdf')

/** Counts a view of a link. */
export const countView = (ctx: Context, share: string) =>
  ctx.tx.query('update shares set views = views + 1 where tenant = $1 and uuid = $2', [ctx.tenant, share])

/** Reads what a publication of a trip draws on: the company, its designer, pictures and destinations. */
export const publicationSources = async (ctx: Context, trip: Itinerary): Promise<PublicationSources> => ({
  company: await companyOf(ctx),
  designer: await designerOf(ctx, trip),
  media: new Map((await mediaItems(ctx, mediaOf(trip))).map((item) => [item.uuid, item])),
  destinations: await destinationsOf(ctx, trip),
})

/** The company as its pages show it. */
export const companyOf = async (ctx: Context): Promise<Publication['company']> => {
  const tenant = await ctx.tx.db
    .selectFrom('tenants')
    .select(['name', 'address', 'email', 'phone', 'url', 'brand'])
    .where('uuid', '=', ctx.tenant)
    .executeTakeFirstOrThrow()
  return { ...tenant, logo: null }
}

const designerOf = async (ctx: Context, trip: Itinerary): Promise<Publication['designer']> => {
  if (!trip.owner) return null
  const owner = await ctx.tx.db
    .selectFrom('memberships')
    .innerJoin('users', 'users.uuid', 'memberships.user')
    .select(['users.name', 'users.jobTitle', 'users.email', 'users.phone'])
    .where('memberships.tenant', '=', ctx.tenant)
    .where('users.uuid', '=', trip.owner)
    .executeTakeFirst()
  return owner ?? null
}

const mediaItems = async (ctx: Context, uuids: string[]): Promise<PictureSource[]> =>
  uuids.length === 0
    ? []
    : ctx.tx.db
        .selectFrom('media')
        .select([
          'uuid',
          'kind',
          'filename',
          'alt',
          'decorative',
          'caption',
          'credit',
          'width',
          'height',
          'focal',
          'placeholder',
        ])
        .where('tenant', '=', ctx.tenant)
        .where('uuid', 'in', uuids)
        .where('state', '=', 'processing-complete')
        .execute()

const destinationsOf = async (ctx: Context, trip: Itinerary): Promise<PublicationSources['destinations']> => {
  const uuids = [...new Set(trip.days.flatMap((day) => (day.destination ? [day.destination] : [])))]
  if (uuids.length === 0) return new Map()
  const rows = await ctx.tx.db
    .selectFrom('destinations')
    .select(['uuid', 'name', 'location'])
    .where('tenant', '=', ctx.tenant)
    .where('uuid', 'in', uuids)
    .execute()
  return new Map(rows.map(({ uuid, ...destination }) => [uuid, destination]))
}
