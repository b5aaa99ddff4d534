import type { Context } from '../../kit/context.ts'
import { lockForUpdate, type Precondition, requireVersion, writeChanges } from '../../kit/crud.ts'
import { answerOf } from '../../kit/noun.ts'
import { Problem } from '../../kit/problem.ts'
import type { Stored } from '../../kit/records.ts'
import { usesOf } from '../../kit/references.ts'
import { media } from './queries.ts'

/** Moves a media item to the bin; 409 with where it is used while anything shows it. */
export const removeMediaItem = async (ctx: Context, uuid: string, precondition: Precondition): Promise<Stored> => {
  const before = await lockForUpdate(ctx, media, uuid, media.policy.remove(ctx.actor))
  await requireVersion(ctx, media, before, precondition)
  const usedIn = [...((await usesOf(ctx, 'media-item', [uuid])).get(uuid) ?? []), ...(await publishedUses(ctx, uuid))]
  if (usedIn.length > 0) throw new Problem('in_use', { usedIn })
  return answerOf(ctx, media, await writeChanges(ctx, media, uuid, { deletedAt: new Date().toISOString() }, 'remove'))
}

const publishedUses = (ctx: Context, uuid: string) =>
  ctx.tx.query<{ resource: string; uuid: string; title: string }>(
    `select distinct 'publication' as resource, i.uuid, i.title from publication_media p
     join itineraries i on i.tenant = p.tenant and i.uuid = p.itinerary where p.tenant = $1 and p.media = $2 limit 50`,
    [ctx.tenant, uuid],
  )
