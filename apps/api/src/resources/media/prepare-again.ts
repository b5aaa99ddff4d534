import type { Context } from '../../kit/context.ts'
import { lockForUpdate, writeChanges } from '../../kit/records/crud.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import { Problem } from '../../kit/problem.ts'
import { processLater } from './prepare-media.ts'
import { media } from './queries.ts'

/** Queues the preparation of a file again, whatever its previous result. 409 without a file and while it is being prepared. */
export const prepareAgain = async (ctx: Context, uuid: string): Promise<Answer> => {
  const before = await lockForUpdate(ctx, media, uuid)
  if (before.sha256 === null) throw new Problem('conflict', { detail: 'this item has no file to prepare' })
  if (before.state === 'processing') throw new Problem('conflict', { detail: 'the file is already being prepared' })
  await processLater(ctx, uuid)
  return toAnswer(
    ctx,
    media,
    await writeChanges(ctx, media, uuid, { state: 'processing', stateReason: null }, 'prepare'),
  )
}
