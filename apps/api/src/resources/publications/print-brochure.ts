import type { Publication } from '@sojourn/contract/itinerary/publication'
import { brochurePictures } from '@sojourn/publishing/brochure/brochure-pictures'
import type { Context } from '../../kit/context.ts'
import { objectsOf } from '../media/queries.ts'

/** Prints a publication. Its pictures are cut from the largest prepared size, never from an original. */
export const printBrochure = async (ctx: Context, publication: Publication): Promise<Buffer> => {
  const wanted = Map.groupBy(brochurePictures(publication), (picture) => picture.media)
  const hashes = await ctx.tx.query<{ uuid: string; sha256: string }>(
    'select uuid, sha256 from media where tenant = $1 and uuid = any($2::uuid[]) and sha256 is not null',
    [ctx.tenant, [...wanted.keys()]],
  )
  const objects = await objectsOf(
    ctx,
    hashes.map((row) => row.sha256),
  )
  const cuts = new Map<string, Uint8Array>()
  for (const { uuid, sha256 } of hashes) {
    const jpeg = objects
      .get(sha256)
      ?.find((variant) => variant.mime === 'image/jpeg' && !variant.name.startsWith('original'))
    const bytes = jpeg ? await ctx.deps.storage.get(jpeg.key) : null
    if (bytes) for (const [key, cut] of await ctx.deps.pictures.cut(bytes, wanted.get(uuid) ?? [])) cuts.set(key, cut)
  }
  return ctx.deps.printer.print(publication, cuts)
}
