import type { Publication } from '@sojourn/contract/itinerary/publication'
import { type BrochurePicture, brochurePictures } from '@sojourn/publishing/brochure/brochure-pictures'
import type { Context } from '../../kit/context.ts'
import type { Deps } from '../../kit/deps.ts'
import { objectsOf } from '../media/queries.ts'

/** A stored picture and how the brochure wants it cut. */
type Source = { key: string; crops: BrochurePicture[] }

/** Where a brochure's pictures lie: the largest prepared size of each, never an original. */
export const sourcesOfBrochure = async (ctx: Context, publication: Publication): Promise<Source[]> => {
  const wanted = Map.groupBy(brochurePictures(publication), (picture) => picture.media)
  const items = await ctx.tx.query<{ uuid: string; sha256: string }>(
    'select uuid, sha256 from media where tenant = $1 and uuid = any($2::uuid[]) and sha256 is not null',
    [ctx.tenant, [...wanted.keys()]],
  )
  const objects = await objectsOf(
    ctx,
    items.map((item) => item.sha256),
  )
  return items.flatMap(({ uuid, sha256 }) => {
    const variants = objects.get(sha256) ?? []
    const jpeg = variants.find((one) => one.mime === 'image/jpeg' && !one.name.startsWith('original'))
    return jpeg ? [{ key: jpeg.key, crops: wanted.get(uuid) ?? [] }] : []
  })
}

/** Cuts the pictures and prints the publication. */
export const printBrochure = async (deps: Deps, publication: Publication, sources: Source[]): Promise<Buffer> => {
  const cuts = new Map<string, Uint8Array>()
  for (const { key, crops } of sources) {
    const bytes = await deps.storage.get(key)
    if (bytes) for (const [name, cut] of await deps.pictures.cut(bytes, crops)) cuts.set(name, cut)
  }
  return deps.printer.print(publication, cuts)
}
