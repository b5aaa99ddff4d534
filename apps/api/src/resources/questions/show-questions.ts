import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  type QuestionForm,
  type QuestionProblem,
  questionsPage,
  type ShownQuestion,
} from '@sojourn/publishing/questions/questions-page'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import { belowUrl } from '@sojourn/contract/kit/below-url'
import type { App } from '../../kit/http/app.ts'
import { textIn } from '../../kit/http/form-fields.ts'
import type { AsServer } from '../../kit/http/in-tenant.ts'
import { visitedPagesUrl } from '../../kit/http/own-hosts.ts'
import type { Context } from '../../kit/context.ts'
import type { Deps } from '../../kit/deps.ts'
import { sign } from '../../kit/sealing.ts'
import { createTries } from '../../platform/limits/tries.ts'
import { linkOpener, visitedLinkUrl } from '../publications/open-link.ts'
import { type Link, publishedContent } from '../publications/queries.ts'
import { sendAnswerablePage, sendGonePage, sendPasscodePage } from '../publications/send-page.ts'
import { storeQuestion } from './create.ts'
import { findQuestionsOfLink } from './queries.ts'
import { canAsk } from './read-notice.ts'

const hidden = { schema: { hide: true }, bodyLimit: 64 * 1024 }

/** How often something can be sent on the page of one link. */
const sendLimit = { of: 'questions', max: 30, seconds: 3600 }

/** What is shown: the page with a form, or where to go. */
type Found = { shown: Shown; problems: QuestionProblem[]; form: QuestionForm } | { redirect: string }
type Shown = { publication: Publication; questions: ShownQuestion[]; name: string }

/** The page on which the client of a link asks questions and reads the answers. */
export const questionPageRoutes = (app: App, asServer: AsServer, deps: Deps): void => {
  const openLink = linkOpener(asServer, deps)
  const tries = createTries(deps.pool, sendLimit)
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    work: (ctx: Context, link: Link) => Promise<Found | undefined>,
  ) => {
    const opened = await openLink(request, async (ctx, link) => (canAsk(link) ? work(ctx, link) : undefined))
    const url = visitedLinkUrl(deps, request)
    if (opened.is === 'gone') return sendGonePage(deps, reply, opened)
    if (opened.is === 'locked') return sendPasscodePage(deps, reply, opened, { url, below: 'questions', problem: null })
    const { found } = opened
    if ('redirect' in found)
      return reply
        .header('cache-control', 'private, no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(belowUrl(url, found.redirect), 303)
    const from = visitedPagesUrl(deps, request)
    const { shown, problems, form } = found
    const html = questionsPage({
      publication: shown.publication,
      pageUrl: url,
      fontUrl: (file) => `${from}/p/fonts/${file}`,
      page: { questions: shown.questions, form, problems, key: randomUUID() },
    })
    return sendAnswerablePage(deps, reply.code(statusOf(problems)), html, { cache: 'private, no-store' })
  }

  app.get('/p/:token/questions', hidden, (request, reply) =>
    answer(request, reply, async (ctx, link) => {
      const shown = await readShown(ctx, link)
      if (!shown) return undefined
      const { about } = request.query as Record<string, unknown>
      const form = {
        question: null,
        about: typeof about === 'string' ? about : '',
        text: '',
        name: shown.name,
        email: '',
      }
      return { shown, problems: [], form }
    }),
  )

  app.post('/p/:token/questions', hidden, (request, reply) =>
    answer(request, reply, async (ctx, link) => {
      const published = await publishedContent(ctx, link.itinerary, link.language)
      if (!published) return undefined
      const form = readForm(request.body)
      const isLeft = await tries.count(sign('limits', `questions ${link.uuid}`, deps.secretKey))
      const stored = isLeft ? await storeQuestion(ctx, link, published, form) : { problems: ['busy' as const] }
      if ('question' in stored) return { redirect: `/questions#question-${stored.question}` }
      const shown = await readShown(ctx, link)
      return shown && { shown, problems: stored.problems, form }
    }),
  )
}

const statusOf = (problems: readonly QuestionProblem[]): number => {
  if (problems.length === 0) return 200
  return problems.includes('busy') ? 429 : problems.includes('full') ? 409 : 422
}

const readShown = async (ctx: Context, link: Link): Promise<Shown | undefined> => {
  const published = await publishedContent(ctx, link.itinerary, link.language)
  if (!published) return undefined
  const [client] = await ctx.tx.query<{ name: string | null }>(
    `select client_name as name from shares where tenant = $1 and uuid = $2`,
    [ctx.tenant, link.uuid],
  )
  const questions = await findQuestionsOfLink(ctx, link.uuid)
  return { publication: published.content, questions, name: client?.name ?? '' }
}

const readForm = (body: unknown): QuestionForm & { key: string } => {
  const question = textIn(body, 'question')
  return {
    key: textIn(body, 'key'),
    question: question === '' ? null : question,
    about: textIn(body, 'about'),
    text: textIn(body, 'text').replaceAll('\r\n', '\n'),
    name: textIn(body, 'name'),
    email: textIn(body, 'email'),
  }
}
