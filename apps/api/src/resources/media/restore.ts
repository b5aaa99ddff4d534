import type { Context } from '../../kit/context.ts'
import { restoreRecord } from '../../kit/records/crud.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import { Problem } from '../../kit/problem.ts'
import { findRoom, requireRoom } from '../../subscriptions/usage.ts'
import { showEdit } from './prepare-media.ts'
import { findStoredMedia, media } from './queries.ts'

/** Takes a media item out of the bin, when its bytes still fit the plan, and has prepared what was not when it went there. */
export const restoreMediaItem = async (ctx: Context, uuid: string): Promise<Answer> => {
  // In the order in which uploads hold it and the item: the other way around two would wait for each other.
  await findRoom(ctx, 'storageBytes')
  await restoreRecord(ctx, media, uuid)
  await requireRoom(ctx, 'storageBytes', 0)
  const row = await findStoredMedia(ctx, uuid)
  if (!row) throw new Problem('not_found')
  return toAnswer(ctx, media, await showEdit(ctx, row))
}
