import { type Thumbnail, thumbnailWidth } from '@sojourn/contract/kit/thumbnail'
import type { MediaRef } from '@sojourn/contract/kit/values'
import type { StoredVariant } from '../../platform/db/tables.ts'
import type { Context } from '../context.ts'
import { granted } from '../records/granted.ts'
import type { Stored } from '../records/records.ts'
import { signedObjectUrl } from '../sign-url.ts'
import { statement } from '../statement.ts'

/** The format that every image has and all browsers show. */
const format = 'image/webp'

type Found = Pick<Thumbnail, 'colour' | 'focal'> & { record: string; variants: StoredVariant[] }

/**
 * Adds the thumbnail of each row: of the images in `imagesOf(row)` the first that is live and has sizes to show; null without
 * one, and for actors who may not read media.
 */
export const addThumbnails = async (
  ctx: Context,
  rows: readonly Stored[],
  imagesOf: (row: Stored) => readonly (MediaRef | null)[],
): Promise<Stored[]> => {
  const images = rows.map((row) => ({ row, refs: imagesOf(row).filter((ref) => ref !== null) }))
  const found = await findFirst(
    ctx,
    images.flatMap(({ row, refs }) => refs.map(({ media }, n) => ({ record: String(row.uuid), n, media }))),
  )
  return rows.map((row) => {
    const image = found.get(String(row.uuid))
    return { ...row, thumbnail: image ? thumbnailOf(ctx, image) : null }
  })
}

const thumbnailOf = (ctx: Context, { colour, focal, variants }: Found): Thumbnail | null => {
  const sizes = variants
    .filter(({ mime, width }) => mime === format && width !== null)
    .toSorted((one, other) => Number(one.width) - Number(other.width))
  const size = sizes.find(({ width }) => Number(width) >= thumbnailWidth) ?? sizes.at(-1)
  return size ? { url: signedObjectUrl(ctx.deps, ctx.tenant, size.key), colour, focal } : null
}

/** For each record, the first of its media items that can be shown. */
const findFirst = async (
  ctx: Context,
  wanted: readonly { record: string; n: number; media: string }[],
): Promise<ReadonlyMap<string, Found>> => {
  const grant = ctx.deps.readGrant('media-item', ctx.actor)
  if (wanted.length === 0 || grant === false) return new Map()
  const { values, bind } = statement(ctx.tenant)
  const [records, places, media] = [
    bind(wanted.map(({ record }) => record)),
    bind(wanted.map(({ n }) => n)),
    bind(wanted.map((one) => one.media)),
  ]
  const found = await ctx.tx.query<Found>(
    `select distinct on (w.record) w.record, r.colour, r.focal, s.variants
     from unnest(${records}::uuid[], ${places}::int[], ${media}::uuid[]) w(record, n, media)
     join media r on r.tenant = $1 and r.uuid = w.media and r.kind = 'image' and r.deleted_at is null${granted(grant, bind)}
     join media_renditions s on s.tenant = r.tenant and s.sha256 = r.sha256 and s.edit = r.edit and s.variants <> '[]'
     order by w.record, w.n`,
    values,
  )
  return new Map(found.map((one) => [one.record, one]))
}
