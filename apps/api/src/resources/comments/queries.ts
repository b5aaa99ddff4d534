import type { Comment } from '@sojourn/contract/comment'
import { may } from '../../kit/actor.ts'
import type { Context } from '../../kit/context.ts'
import { Problem } from '../../kit/problem.ts'
import { findRecord } from '../../kit/records/crud.ts'
import { asItinerary, itineraries, type Itinerary } from '../itineraries/queries.ts'

type Row = Omit<Comment, 'mayChange'>

const member = (alias: string) =>
  `case when ${alias}.uuid is not null then jsonb_build_object('uuid', ${alias}.uuid, 'name', ${alias}.name) end`

/** The members that a comment mentions, by name, without those who have left. */
const mentioned = `coalesce((
    select jsonb_agg(jsonb_build_object('uuid', p.uuid, 'name', p.name) order by p.name, p.uuid)
    from memberships m join users p on p.uuid = m."user"
    where m.tenant = c.tenant and m."user" = any(c.mentions)), '[]')`

const columns = `c.uuid, c.created_at as "createdAt", c.edited_at as "editedAt", coalesce(c.thread, c.uuid) as thread,
  c.day, c.segment, c.text, ${mentioned} as mentions, ${member('a')} as author,
  c.resolved_at as "resolvedAt", ${member('s')} as "resolvedBy"`
const tables = 'comments c left join users a on a.uuid = c.author left join users s on s.uuid = c.resolved_by'

/** The itinerary, whose comments the actor may read if they may read it; otherwise 404. */
export const findCommented = async (ctx: Context, itinerary: string): Promise<Itinerary> =>
  asItinerary(await findRecord(ctx, itineraries, itineraries.policy.read(ctx.actor), itinerary))

/** The same for writing comments: 422 for Viewers, who only read, and for super admins, who are not members. */
export const requireCommenting = async (ctx: Context, itinerary: string): Promise<Itinerary> => {
  const record = await findCommented(ctx, itinerary)
  if (!may(ctx.actor, 'itineraries:comment') || ctx.actor.isVisiting)
    throw new Problem('permission_denied', { detail: 'your role does not allow you to write comments' })
  return record
}

/** All comments on an itinerary, oldest first. */
export const listComments = async (ctx: Context, itinerary: string): Promise<Comment[]> => {
  await findCommented(ctx, itinerary)
  const rows = await ctx.tx.query<Row>(
    `select ${columns} from ${tables} where c.tenant = $1 and c.itinerary = $2 order by c.uuid`,
    [ctx.tenant, itinerary],
  )
  return rows.map((row) => asSeen(ctx, row))
}

/** One comment on an itinerary, or 404. Does not check whether the actor may read the itinerary. Lock a comment to change it. */
export const findComment = async (
  ctx: Context,
  itinerary: string,
  uuid: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<Comment> => {
  const [row] = await ctx.tx.query<Row>(
    `select ${columns} from ${tables} where c.tenant = $1 and c.itinerary = $2 and c.uuid = $3${lock ? ' for update of c' : ''}`,
    [ctx.tenant, itinerary, uuid],
  )
  if (!row) throw new Problem('not_found')
  return asSeen(ctx, row)
}

/** The actor's own comment, locked. 422 for the comments of others, 409 for one that was deleted. */
export const lockOwnComment = async (ctx: Context, itinerary: string, uuid: string): Promise<Comment> => {
  await requireCommenting(ctx, itinerary)
  const found = await findComment(ctx, itinerary, uuid, { lock: true })
  if (!found.mayChange)
    throw new Problem('permission_denied', { detail: 'only its author can edit or delete a comment' })
  if (found.text === null) throw new Problem('conflict', { detail: 'this comment has been deleted' })
  return found
}

const asSeen = ({ actor }: Context, row: Row): Comment => ({
  ...row,
  mayChange: row.author !== null && row.author.uuid === actor.uuid,
})
