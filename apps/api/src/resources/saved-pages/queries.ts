import type { Context } from '../../kit/context.ts'
import type { StoredVariant } from '../../platform/db/tables.ts'

/** The stored files of all media items in the current publication of an itinerary, by uuid. */
export const findFilesOfPublication = async (
  ctx: Context,
  itinerary: string,
): Promise<ReadonlyMap<string, readonly StoredVariant[]>> => {
  const found = await ctx.tx.query<{ media: string; files: StoredVariant[] }>(
    `select p.media, r.variants as files from publication_media p
     join itineraries i on i.tenant = p.tenant and i.uuid = p.itinerary and i.published_revision = p.revision and i.deleted_at is null
     join media_renditions r on r.tenant = p.tenant and r.sha256 = p.sha256 and r.edit = p.edit
     where p.tenant = $1 and p.itinerary = $2`,
    [ctx.tenant, itinerary],
  )
  return new Map(found.map(({ media, files }) => [media, files]))
}
