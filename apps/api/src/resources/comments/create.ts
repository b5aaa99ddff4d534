import { type Comment, commentCreate } from '@sojourn/contract/comment'
import { commentLimits } from '@sojourn/contract/comment-limits'
import type { Context } from '../../kit/context.ts'
import { invalid, invalidField, Problem } from '../../kit/problem.ts'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Itinerary } from '../itineraries/queries.ts'
import { findComment, requireCommenting } from './queries.ts'
import { notifyOfComment, requireReaders } from './send-notifications.ts'

/** Adds a comment or a reply, and notifies the members that it mentions and those who wrote in the thread. */
export const createComment = async (ctx: Context, itinerary: string, input: unknown): Promise<Comment> => {
  const record = await requireCommenting(ctx, itinerary)
  const parsed = commentCreate.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  const { text, thread } = parsed.data
  const mentions = [...new Set(parsed.data.mentions)]
  const readers = await requireReaders(ctx, record, mentions)
  const { day, segment } =
    thread === null ? requireTarget(record, parsed.data) : await findThread(ctx, itinerary, thread, parsed.data)
  await requireRoomForComment(ctx, itinerary)
  const [row] = await ctx.tx.query<{ uuid: string }>(
    `insert into comments (tenant, itinerary, thread, day, segment, author, text, mentions)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning uuid`,
    [ctx.tenant, itinerary, thread, day, segment, ctx.actor.uuid, text, mentions],
  )
  if (!row) throw new Error('a comment was not stored')
  await writeAuditEvent(ctx, thread === null ? 'comment.create' : 'comment.reply', itinerary)
  const created = await findComment(ctx, itinerary, row.uuid)
  await notifyOfComment(ctx, record, created, { mentions, readers })
  return created
}

type Target = { day: string | null; segment: string | null }

/** 422 for a day or segment that the itinerary does not have. */
const requireTarget = ({ days, segments }: Itinerary, { day, segment }: Target): Target => {
  if (day !== null && segment !== null) throw invalidField('segment', 'invalid_value', 'must be null if day is set')
  if (day !== null && !days.some(({ uuid }) => uuid === day))
    throw invalidField('day', 'reference_not_found', 'is not a day of this itinerary')
  if (segment !== null && !segments.some(({ uuid }) => uuid === segment))
    throw invalidField('segment', 'reference_not_found', 'is not a segment of this itinerary')
  return { day, segment }
}

/** What a reply is about: what its thread is about. The thread is locked, so that it is not deleted meanwhile. */
const findThread = async (ctx: Context, itinerary: string, uuid: string, sent: Target): Promise<Target> => {
  for (const name of ['day', 'segment'] as const)
    if (sent[name] !== null) throw invalidField(name, 'invalid_value', 'must be null in a reply')
  const [first] = await ctx.tx.query<Target>(
    `select day, segment from comments where tenant = $1 and itinerary = $2 and uuid = $3 and thread is null for update`,
    [ctx.tenant, itinerary, uuid],
  )
  if (!first)
    throw invalidField('thread', 'reference_not_found', 'is not the first comment of a thread of this itinerary')
  return first
}

const requireRoomForComment = async ({ tx, tenant }: Context, itinerary: string): Promise<void> => {
  // One at a time, because two simultaneous requests would not count each other's comment.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 53))', [`${tenant} ${itinerary}`])
  const [counted] = await tx.query<{ count: number }>(
    'select count(*)::int as count from comments where tenant = $1 and itinerary = $2',
    [tenant, itinerary],
  )
  if ((counted?.count ?? 0) >= commentLimits.ofItinerary)
    throw new Problem('conflict', {
      detail: `an itinerary can have at most ${commentLimits.ofItinerary} comments; delete some first`,
    })
}
