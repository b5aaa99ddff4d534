import { maxThumbnailWidth, type Thumbnail } from '@sojourn/contract/kit/thumbnail'
import type { MediaRef } from '@sojourn/contract/kit/values'
import type { StoredVariant } from '../../platform/db/tables.ts'
import type { Context } from '../context.ts'
import { granted } from '../records/granted.ts'
import type { Stored } from '../records/records.ts'
import { signedObjectUrl } from '../sign-url.ts'
import { statement } from '../statement.ts'

/** The formats that browsers choose from; others are for those that support neither. */
const formats = new Set(['image/avif', 'image/webp'])

type Found = Omit<Thumbnail, 'kind' | 'alt' | 'variants'> & {
  record: string
  n: number
  alt: string | null
  decorative: boolean
  variants: StoredVariant[]
}

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
  return images.map(({ row, refs }) => {
    const image = found.get(String(row.uuid))
    return { ...row, thumbnail: image ? thumbnailOf(ctx, image, refs[image.n]) : null }
  })
}

const thumbnailOf = (ctx: Context, image: Found, ref: MediaRef | undefined): Thumbnail => {
  const { record: _record, n: _n, decorative, alt, variants, ...shown } = image
  return {
    ...shown,
    kind: 'image',
    alt: decorative ? '' : (ref?.alt ?? alt),
    variants: variants
      .filter(({ mime, width }) => formats.has(mime) && width !== null && width <= maxThumbnailWidth)
      .map(({ key, ...variant }) => ({ ...variant, url: signedObjectUrl(ctx.deps, ctx.tenant, key) })),
  }
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
    `select distinct on (w.record) w.record, w.n, r.uuid as media, r.alt, r.decorative, r.colour, r.placeholder, r.focal,
       r.width, r.height, s.variants
     from unnest(${records}::uuid[], ${places}::int[], ${media}::uuid[]) w(record, n, media)
     join media r on r.tenant = $1 and r.uuid = w.media and r.kind = 'image' and r.deleted_at is null${granted(grant, bind)}
     join media_renditions s on s.tenant = r.tenant and s.sha256 = r.sha256 and s.edit = r.edit and s.variants <> '[]'
     order by w.record, w.n`,
    values,
  )
  return new Map(found.map((one) => [one.record, one]))
}
