import type { Question } from '@sojourn/contract/question'
import type { ShownQuestion } from '@sojourn/publishing/questions/questions-page'
import type { Context } from '../../kit/context.ts'
import { Problem } from '../../kit/problem.ts'
import { lockForUpdate } from '../../kit/records/crud.ts'
import { itineraries } from '../itineraries/queries.ts'
import * as wording from './wording.ts'

/** The messages of question `q`, oldest first. */
const messages = `(select jsonb_agg(jsonb_build_object('uuid', m.uuid, 'createdAt', m.created_at, 'text', m.text, 'client', m.client,
    'author', case when u.uuid is not null then jsonb_build_object('uuid', u.uuid, 'name', u.name) end) order by m.uuid)
  from question_messages m left join users u on u.uuid = m.author where m.tenant = q.tenant and m.question = q.uuid)`

/** Whether question `q` waits for an answer: the client wrote last, and no member has resolved it. */
const waiting = `q.resolved_at is null and (select m.client is not null from question_messages m
  where m.tenant = q.tenant and m.question = q.uuid order by m.uuid desc limit 1)`

const columns = `q.uuid, q.share, s.audience, q.day, q.segment, q.day_number as "dayNumber", q.title, q.email,
  ${waiting} as "isWaiting", q.resolved_at as "resolvedAt", ${messages} as messages`
const from = 'questions q join shares s on s.tenant = q.tenant and s.uuid = q.share'

/** The questions about an itinerary, newest first. The caller has checked that the actor may read the itinerary. */
export const findQuestions = async (ctx: Context, itinerary: string): Promise<Question[]> => {
  const rows = await ctx.tx.query<Question>(
    `select ${columns} from ${from} where q.tenant = $1 and q.itinerary = $2 order by q.uuid desc`,
    [ctx.tenant, itinerary],
  )
  return rows.map(toQuestion)
}

/** Times inside JSON come from the database as texts with microseconds. */
const toQuestion = ({ messages: found, ...row }: Question): Question => ({
  ...row,
  messages: found.map((one) => ({ ...one, createdAt: new Date(one.createdAt).toISOString() })),
})

/** One question about an itinerary, or 404. It is locked, so that those who change it take turns. */
export const getQuestion = async (ctx: Context, itinerary: string, uuid: string): Promise<Question> => {
  const [row] = await ctx.tx.query<Question>(
    `select ${columns} from ${from} where q.tenant = $1 and q.itinerary = $2 and q.uuid = $3 for update of q`,
    [ctx.tenant, itinerary, uuid],
  )
  if (!row) throw new Problem('not_found')
  return toQuestion(row)
}

/** The questions that were asked on the page of a link, as it shows them; dates are days in the company's time zone. */
export const findQuestionsOfLink = (ctx: Context, share: string): Promise<ShownQuestion[]> =>
  ctx.tx.query<ShownQuestion>(
    `select q.uuid, q.day_number as day, q.title, ${waiting} as "isWaiting", (
       select jsonb_agg(jsonb_build_object('uuid', m.uuid, 'isClient', m.client is not null, 'name', coalesce(m.client, u.name),
         'date', (m.created_at at time zone t.timezone)::date, 'text', m.text) order by m.uuid)
       from question_messages m left join users u on u.uuid = m.author
       where m.tenant = q.tenant and m.question = q.uuid) as messages
     from questions q join tenants t on t.uuid = q.tenant
     where q.tenant = $1 and q.share = $2 order by q.uuid`,
    [ctx.tenant, share],
  )

/** Locks an itinerary whose questions the actor may answer: members who may change it. Visiting super admins only read. */
export const requireAnswering = async (ctx: Context, itinerary: string): Promise<void> => {
  await lockForUpdate(ctx, itineraries, itinerary)
  if (ctx.actor.isVisiting) throw new Problem('permission_denied', { detail: wording.notAMember })
}

/** How many questions were asked on the page of a link, and how many of them have an answer. */
export const countQuestionsOfLink = async (
  ctx: Context,
  share: string,
): Promise<{ count: number; answered: number }> => {
  const [row] = await ctx.tx.query<{ count: number; answered: number }>(
    `select count(*)::int as count, count(*) filter (where exists (
       select from question_messages m where m.tenant = q.tenant and m.question = q.uuid and m.client is null))::int as answered
     from questions q where q.tenant = $1 and q.share = $2`,
    [ctx.tenant, share],
  )
  return row ?? { count: 0, answered: 0 }
}
