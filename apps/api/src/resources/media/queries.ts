import { resources } from '@sojourn/contract'
import type { Context } from '../../kit/context.ts'
import type { Noun, Shelf } from '../../kit/noun.ts'
import type { Stored } from '../../kit/records.ts'
import { usesOf } from '../../kit/references.ts'
import type { StoredVariant } from '../../platform/db/tables.ts'
import { policy } from './policy.ts'
import { signedObjectUrl, signedUploadUrl } from './sign-url.ts'

/** Adds the signed addresses of each item's files, where it is used and, for an empty slot, where its bytes go. */
const derive = async (ctx: Context, rows: Stored[]): Promise<Stored[]> => {
  const objects = await objectsOf(
    ctx,
    rows.flatMap((row) => (typeof row.sha256 === 'string' ? [row.sha256] : [])),
  )
  const uses = await usesOf(
    ctx,
    'media-item',
    rows.map((row) => String(row.uuid)),
  )
  const slots = await slotsOf(
    ctx,
    rows.filter((row) => row.state === 'processing').map((row) => String(row.uuid)),
  )
  return rows.map((row) => {
    const uuid = String(row.uuid)
    const expiresAt = slots.get(uuid)
    return {
      ...row,
      variants: (objects.get(String(row.sha256)) ?? []).map(({ key, ...variant }) => ({
        ...variant,
        url: signedObjectUrl(ctx.deps, ctx.tenant, key),
      })),
      usedIn: uses.get(uuid) ?? [],
      upload:
        expiresAt && policy.create(ctx.actor)
          ? { url: signedUploadUrl(ctx.deps, ctx.tenant, uuid, expiresAt), expiresAt }
          : null,
    }
  })
}

const slotsOf = async (ctx: Context, uuids: string[]): Promise<Map<string, string>> => {
  if (uuids.length === 0) return new Map()
  const slots = await ctx.tx.db
    .selectFrom('mediaSlots')
    .select(['media', 'expiresAt'])
    .where('tenant', '=', ctx.tenant)
    .where('media', 'in', uuids)
    .execute()
  return new Map(slots.map((slot) => [slot.media, slot.expiresAt]))
}

/** Media whose bytes are there; a slot that still waits is not listed. */
const filled: Shelf = { name: 'media', within: `r.state <> 'processing'` }

export const media: Noun = { resource: resources.mediaItem, policy, derive, shelves: [filled] }

/** The files behind media items, by hash. */
export const objectsOf = async (ctx: Context, hashes: string[]): Promise<Map<string, StoredVariant[]>> => {
  if (hashes.length === 0) return new Map()
  const objects = await ctx.tx.db
    .selectFrom('mediaObjects')
    .select(['sha256', 'variants'])
    .where('tenant', '=', ctx.tenant)
    .where('sha256', 'in', hashes)
    .execute()
  return new Map(objects.map((object) => [object.sha256, object.variants]))
}
