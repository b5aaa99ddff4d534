import type { Publication } from '@sojourn/contract/itinerary/publication'
import { email as emailValue, line, prose } from '@sojourn/contract/kit/values'
import { isUuid } from '@sojourn/contract/kit/uuid'
import { questionLimits } from '@sojourn/contract/question-limits'
import type { QuestionForm, QuestionProblem } from '@sojourn/publishing/questions/questions-page'
import { visibleParts } from '@sojourn/publishing/visible-parts'
import type { Context } from '../../kit/context.ts'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Link } from '../publications/queries.ts'
import { findRevision } from '../revisions/queries.ts'
import { notifyOfQuestion } from './send-notifications.ts'

/** The action of a question or a reply by a client in the activity log. */
const askAction = 'itinerary.ask'

/** What the page of a link shows, with the number of its version. */
type Published = { revision: number; content: Publication }

/** What is wrong with a form, in the order of its fields. */
const problemsWith = ({ question, text, name, email }: QuestionForm): QuestionProblem[] => [
  ...(text.length > questionLimits.textLength ? ['text_too_long' as const] : []),
  ...(text.length <= questionLimits.textLength && !prose(questionLimits.textLength).safeParse(text).success
    ? [question === null ? ('text' as const) : ('reply' as const)]
    : []),
  ...(line(questionLimits.nameLength).safeParse(name).success ? [] : ['name' as const]),
  ...(email === '' || emailValue().safeParse(email).success ? [] : ['email' as const]),
]

/**
 * Stores the question of a client, or their reply, and notifies the company. A form that was sent twice is stored once.
 * @returns the question, or what is wrong with the form
 */
export const storeQuestion = async (
  ctx: Context,
  link: Link,
  published: Published,
  form: Form,
): Promise<{ question: string } | { problems: QuestionProblem[] }> => {
  const problems = problemsWith(form)
  if (problems.length > 0) return { problems }
  // One at a time, so that requests count each other's messages, and see each other's keys.
  await ctx.tx.query(`select pg_advisory_xact_lock(hashtextextended('questions ' || $1, 0))`, [link.itinerary])
  const sent = await findSent(ctx, form)
  if (sent?.isSame) return { question: sent.question }
  if (await isFull(ctx, link.itinerary)) return { problems: ['full'] }
  const name = line(questionLimits.nameLength).parse(form.name)
  const email = form.email === '' ? null : emailValue().parse(form.email)
  const question =
    form.question === null
      ? await addQuestion(ctx, link, published, { about: form.about, name, email })
      : await reopenQuestion(ctx, link, form.question)
  if (question === null) return { problems: ['subject_gone'] }
  const [message] = await ctx.tx.query<{ uuid: string }>(
    `insert into question_messages (tenant, question, text, client, form_key) values ($1, $2, $3, $4, $5) returning uuid`,
    [ctx.tenant, question, textOf(form), name, sent === undefined ? keyOf(form) : null],
  )
  if (!message) throw new Error('a question was not stored')
  await writeAuditEvent(ctx, askAction, link.itinerary)
  await notifyOfQuestion(ctx, link.itinerary, { question, message: message.uuid })
  return { question }
}

type Form = QuestionForm & { key: string }

const textOf = ({ text }: Form): string => prose(questionLimits.textLength).parse(text)
const keyOf = ({ key }: Form): string | null => (isUuid(key) ? key : null)

/**
 * The question that was stored with the key of a form, and whether it was the same form. It is another if the client went back to
 * the page and wrote something else.
 */
const findSent = async (
  { tx, tenant }: Context,
  form: Form,
): Promise<{ question: string; isSame: boolean } | undefined> => {
  const [row] = await tx.query<{ question: string; isSame: boolean }>(
    `select question, text = $3 and question = coalesce($4, question) as "isSame" from question_messages
     where tenant = $1 and form_key = $2`,
    [tenant, keyOf(form), textOf(form), form.question !== null && isUuid(form.question) ? form.question : null],
  )
  return row
}

const isFull = async ({ tx, tenant }: Context, itinerary: string): Promise<boolean> => {
  const [counted] = await tx.query<{ count: number }>(
    `select count(*)::int as count from question_messages m join questions q on q.tenant = m.tenant and q.uuid = m.question
     where q.tenant = $1 and q.itinerary = $2`,
    [tenant, itinerary],
  )
  return (counted?.count ?? 0) >= questionLimits.ofItinerary
}

/** The uuid of a new question; null if what it is about is not in the published version. */
const addQuestion = async (
  ctx: Context,
  link: Link,
  published: Published,
  { about, name, email }: { about: string; name: string; email: string | null },
): Promise<string | null> => {
  const subject = await findSubject(ctx, link.itinerary, published, about)
  if (!subject) return null
  const { day, segment, dayNumber, title } = subject
  const [row] = await ctx.tx.query<{ uuid: string }>(
    `insert into questions (tenant, itinerary, share, day, segment, day_number, title, email)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning uuid`,
    [ctx.tenant, link.itinerary, link.uuid, day, segment, dayNumber, title, email],
  )
  await ctx.tx.query('update shares set client_name = $3 where tenant = $1 and uuid = $2', [
    ctx.tenant,
    link.uuid,
    name,
  ])
  return row?.uuid ?? null
}

type Subject = { day: string | null; segment: string | null; dayNumber: number | null; title: string | null }

/** What a question is about: `day-3`, the uuid of a segment, or the whole itinerary. */
const findSubject = async (
  ctx: Context,
  itinerary: string,
  { revision, content }: Published,
  about: string,
): Promise<Subject | null> => {
  if (about === '') return { day: null, segment: null, dayNumber: null, title: null }
  for (const { n, title, place, segments } of visibleParts(content).days) {
    if (about === `day-${n}`) {
      const { snapshot } = await findRevision(ctx, itinerary, revision)
      const day = (snapshot as { days?: { uuid: string }[] }).days?.[n - 1]?.uuid ?? null
      return { day, segment: null, dayNumber: n, title: title ?? place }
    }
    const segment = segments.find(({ uuid }) => uuid === about.toLowerCase())
    if (segment) return { day: null, segment: segment.uuid, dayNumber: n, title: segment.title }
  }
  return null
}

/** Opens a question of the link again, if it was resolved; null if the link has no such question. */
const reopenQuestion = async (ctx: Context, { uuid: share }: Link, uuid: string): Promise<string | null> => {
  const [row] = await ctx.tx.query<{ uuid: string }>(
    'update questions set resolved_at = null where tenant = $1 and share = $2 and uuid = $3 returning uuid',
    [ctx.tenant, share, isUuid(uuid) ? uuid : null],
  )
  return row?.uuid ?? null
}
