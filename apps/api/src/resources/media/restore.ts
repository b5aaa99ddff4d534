import type { Context } from '../../kit/context.ts'
import { restoreRecord } from '../../kit/crud.ts'
import type { Stored } from '../../kit/records.ts'
import { requireRoom } from '../../subscriptions/usage.ts'
import { media } from './queries.ts'

/** Takes a media item out of the bin, when its bytes still fit the plan. */
export const restoreMediaItem = async (ctx: Context, uuid: string): Promise<Stored> => {
  const restored = await restoreRecord(ctx, media, uuid)
  await requireRoom(ctx, 'storageBytes', 0)
  return restored
}
