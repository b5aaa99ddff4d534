import { isDeepStrictEqual } from 'node:util'
import { type Comment, commentUpdate } from '@sojourn/contract/comment'
import type { Context } from '../../kit/context.ts'
import { invalid } from '../../kit/problem.ts'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import { findCommented, findComment, lockOwnComment } from './queries.ts'
import { notifyOfComment, requireReaders } from './send-notifications.ts'

/** Changes the text and the mentions of the actor's own comment. Members who are newly mentioned are notified. */
export const updateComment = async (
  ctx: Context,
  itinerary: string,
  uuid: string,
  input: unknown,
): Promise<Comment> => {
  const present = await lockOwnComment(ctx, itinerary, uuid)
  const parsed = commentUpdate.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  const before = present.mentions.map((one) => one.uuid)
  const text = parsed.data.text ?? present.text
  const mentions = [...new Set(parsed.data.mentions ?? before)]
  if (text === present.text && isDeepStrictEqual(new Set(mentions), new Set(before))) return present
  const record = await findCommented(ctx, itinerary)
  const added = mentions.filter((one) => !before.includes(one))
  const readers = await requireReaders(ctx, record, added)
  await ctx.tx.query(
    'update comments set text = $3, mentions = $4, edited_at = now() where tenant = $1 and uuid = $2',
    [ctx.tenant, uuid, text, mentions],
  )
  await writeAuditEvent(ctx, 'comment.update', itinerary)
  const changed = await findComment(ctx, itinerary, uuid)
  if (added.length > 0) await notifyOfComment(ctx, record, changed, { mentions: added, readers })
  return changed
}
