import { resources } from '@sojourn/contract'
import type { Context } from '../../kit/context.ts'
import {
  type Answer,
  redacted,
  type ServedResource,
  type ResourceList,
  type Wants,
} from '../../kit/records/served-resource.ts'
import { recordSql, type Stored } from '../../kit/records/records.ts'
import { findUses } from '../../kit/records/references.ts'
import type { StoredVariant } from '../../platform/db/tables.ts'
import { policy } from './policy.ts'
import { filesOfMedia } from './store-rendition.ts'
import { signedObjectUrl, signedUploadUrl } from '../../kit/sign-url.ts'

/** The data of items from other tables, by their UUIDs. */
type Beside = {
  files: ReadonlyMap<string, StoredVariant[]>
  unedited: ReadonlyMap<string, { width: number; height: number; variants: StoredVariant[] }>
  uses: Awaited<ReturnType<typeof findUses>>
  used: ReadonlySet<string>
  /** When empty slots expire. */
  slots: ReadonlyMap<string, string>
}

/** Adds the signed URLs of each item's files, where it is used and, for an empty slot, the URL for its bytes. */
const derive = async (ctx: Context, rows: Stored[], wants: Wants): Promise<Stored[]> => {
  const uuids = rows.map((row) => String(row.uuid))
  const empty = rows.filter((row) => row.state === 'processing' && row.sha256 === null).map((row) => String(row.uuid))
  return derivedFrom(ctx, rows, {
    files: wants('variants') ? await filesOfMedia(ctx, uuids) : new Map(),
    unedited: wants('unedited') ? await findUnedited(ctx, uuids) : new Map(),
    uses: wants('usedIn') ? await findUses(ctx, 'media-item', uuids) : new Map(),
    used: wants('isUsed') ? await usedAmong(ctx, uuids) : new Set(),
    slots: wants('upload') ? await findSlots(ctx, empty) : new Map(),
  })
}

/** The response for a slot that was opened in this transaction: it has no file and no uses yet. */
export const answerOfNewSlot = (ctx: Context, row: Stored, expiresAt: string): Answer => {
  const slots = new Map([[String(row.uuid), expiresAt]])
  const beside = { files: new Map(), unedited: new Map(), uses: new Map(), used: new Set<string>(), slots }
  const [derived = row] = derivedFrom(ctx, [row], beside)
  return redacted(ctx, media, derived)
}

const derivedFrom = (ctx: Context, rows: Stored[], { files, unedited, uses, used, slots }: Beside): Stored[] => {
  const signed = ({ key, ...variant }: StoredVariant) => ({
    ...variant,
    url: signedObjectUrl(ctx.deps, ctx.tenant, key),
  })
  return rows.map((row) => {
    const uuid = String(row.uuid)
    const expiresAt = slots.get(uuid)
    const before = unedited.get(uuid)
    return {
      ...row,
      lacks: lacksOf(row),
      folders: foldersOf(row),
      country: (row.location as { country: string | null } | null)?.country ?? null,
      variants: (files.get(uuid) ?? []).map(signed),
      unedited: before ? { ...before, variants: before.variants.map(signed) } : null,
      usedIn: uses.get(uuid) ?? [],
      isUsed: used.has(uuid),
      upload:
        expiresAt && policy.create(ctx.actor)
          ? { url: signedUploadUrl(ctx.deps, ctx.tenant, uuid, expiresAt), expiresAt }
          : null,
    }
  })
}

/** The missing fields of a file. Must match `media_lacks` in the database, by which lists are filtered. */
const lacksOf = ({ kind, alt, decorative, licence, credit, folder }: Stored): string[] => [
  ...(kind === 'image' && alt === null && decorative === false ? ['alt'] : []),
  ...(licence === 'unknown' ? ['licence'] : []),
  ...((licence === 'cc_by' || licence === 'cc_by_sa') && credit === null ? ['credit'] : []),
  ...(folder === null ? ['folder'] : []),
]

/** The folder of an item, after its parent folders. Must match `folders_of` in the database. */
const foldersOf = ({ folder }: Stored): string[] =>
  (typeof folder === 'string' ? folder : '')
    .split('/')
    .map((step) => step.replaceAll(/^ +| +$/g, ''))
    .filter((step) => step !== '')
    .map((_, depth, steps) => steps.slice(0, depth + 1).join('/'))

/** The unedited renditions of edited images. */
const findUnedited = async (ctx: Context, uuids: string[]) => {
  const found = await ctx.tx.query<{ uuid: string; width: number; height: number; variants: StoredVariant[] }>(
    `select m.uuid, r.width, r.height, r.variants from media m
     join media_renditions r on r.tenant = m.tenant and r.sha256 = m.sha256 and r.edit = ''
     where m.tenant = $1 and m.uuid = any($2::uuid[]) and m.edit <> ''`,
    [ctx.tenant, uuids],
  )
  return new Map(found.map(({ uuid, ...picture }) => [uuid, picture]))
}

/** Whether anything uses the item of the row `r`, even in the bin: a record, a published page, a message, the brand. */
const isUsed = `(
  exists (select from resource_links u where u.tenant = r.tenant and u.media = r.uuid)
  or exists (select from publication_media u where u.tenant = r.tenant and u.media = r.uuid)
  or exists (select from support_attachments u where u.tenant = r.tenant and u.media = r.uuid)
  or exists (select from tenants u where u.uuid = r.tenant and r.uuid in (u.logo, u.favicon, u.brand_cover))
)`

/** Those of the items that anything uses. */
export const usedAmong = async (ctx: Context, uuids: string[]): Promise<Set<string>> => {
  const found = await ctx.tx.query<{ uuid: string }>(
    `select r.uuid from media r where r.tenant = $1 and r.uuid = any($2::uuid[]) and ${isUsed}`,
    [ctx.tenant, uuids],
  )
  return new Set(found.map(({ uuid }) => uuid))
}

const findSlots = async (ctx: Context, uuids: string[]): Promise<Map<string, string>> => {
  if (uuids.length === 0) return new Map()
  const slots = await ctx.tx.db
    .selectFrom('mediaSlots')
    .select(['media', 'expiresAt'])
    .where('tenant', '=', ctx.tenant)
    .where('media', 'in', uuids)
    .execute()
  return new Map(slots.map((slot) => [slot.media, slot.expiresAt]))
}

/** Media with bytes, and links to videos; empty slots are not listed. */
const filled: ResourceList = { name: 'media', within: `(r.sha256 is not null or r.kind = 'video_link')` }

export const media: ServedResource = {
  definition: resources.mediaItem,
  policy,
  derive,
  derivedFrom: {
    lacks: ['kind', 'alt', 'decorative', 'licence', 'credit', 'folder'],
    folders: ['folder'],
    country: ['location'],
    upload: ['state', 'sha256'],
  },
  lists: [filled],
  detail: 'r.caption',
  imagesOf: ({ uuid }) => [{ media: String(uuid), role: 'gallery', caption: null, alt: null }],
  link: 'media',
  conditions: { isUsed: (value) => `${isUsed} = ${value}::boolean` },
}

/** An item as it is stored, in the bin or not; undefined if there is none. */
export const findStoredMedia = async (
  ctx: Context,
  uuid: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<Stored | undefined> => {
  const sql = recordSql(media.definition)
  const [row] = await ctx.tx.query<Stored>(
    `select ${sql.columns} from media r where r.tenant = $1 and r.uuid = $2${lock ? ' for update' : ''}`,
    [ctx.tenant, uuid],
  )
  return row && sql.decode(row, ctx.deps.secretKey)
}
