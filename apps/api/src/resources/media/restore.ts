import type { Context } from '../../kit/context.ts'
import { restoreRecord } from '../../kit/records/crud.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import { Problem } from '../../kit/problem.ts'
import { findRoom, requireRoom } from '../../subscriptions/usage.ts'
import { showEdit } from './prepare-media.ts'
import { findStoredMedia, media } from './queries.ts'

/** Restores a media item from the bin if the plan has room for it, and queues its preparation if that is still missing. */
export const restoreMediaItem = async (ctx: Context, uuid: string): Promise<Answer> => {
  // Locked before the item, in the same order as by uploads, to prevent a deadlock.
  await findRoom(ctx, 'storageBytes')
  await restoreRecord(ctx, media, uuid)
  await requireRoom(ctx, 'storageBytes', 0)
  const row = await findStoredMedia(ctx, uuid)
  if (!row) throw new Problem('not_found')
  return toAnswer(ctx, media, await showEdit(ctx, row))
}
