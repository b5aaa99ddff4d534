import { question, questionReply, questions } from '@sojourn/contract/question'
import { dataOf } from '@sojourn/contract/kit/page'
import { z } from 'zod'
import type { Deps } from '../../kit/deps.ts'
import type { App } from '../../kit/http/app.ts'
import { type AsServer, type InTenant, rejectParameters, uuidParam } from '../../kit/http/in-tenant.ts'
import { findRecord } from '../../kit/records/crud.ts'
import { itineraries } from '../itineraries/queries.ts'
import { findQuestions } from './queries.ts'
import { replyToQuestion } from './reply.ts'
import { resolveQuestion } from './resolve.ts'
import { questionPageRoutes } from './show-questions.ts'

const base = '/v1/:tenant/itineraries/:uuid/questions'
const ofItinerary = z.object({ tenant: z.uuid(), uuid: z.uuid() })
const ofQuestion = ofItinerary.extend({ question: z.uuid() })
const docs = { tags: ['itineraries'], security: [{ bearer: [] }] }
const answer = { 200: dataOf(question) }
/** Questions are between clients and members, so API keys cannot use them. */
const config = { openToKeys: [] }

/** Questions: the page on which clients ask, and for members the list and their answers. */
export const questionRoutes = (app: App, inTenant: InTenant, asServer: AsServer, deps: Deps): void => {
  questionPageRoutes(app, asServer, deps)
  app.get(
    base,
    {
      config,
      schema: {
        ...docs,
        operationId: 'listQuestions',
        summary: 'List the questions about an itinerary',
        description: 'Returns what clients asked on the pages of links, with all replies, newest question first.',
        params: ofItinerary,
        response: { 200: dataOf(questions) },
      },
    },
    (request) =>
      inTenant(request, async (ctx) => {
        const uuid = uuidParam(request)
        await findRecord(ctx, itineraries, itineraries.policy.read(ctx.actor), uuid)
        rejectParameters(request)
        return { data: await findQuestions(ctx, uuid) }
      }),
  )
  app.post(
    `${base}/:question/replies`,
    {
      config,
      schema: {
        ...docs,
        operationId: 'replyToQuestion',
        summary: 'Answer a question',
        description:
          'The client reads the answer on the page of the link, and gets it by email if they gave an address. Returns 409 if the link no longer works and there is no address.',
        params: ofQuestion,
        body: questionReply,
        response: { 201: dataOf(question) },
      },
    },
    async (request, reply) =>
      reply.code(201).send({
        data: await inTenant(request, (ctx) =>
          replyToQuestion(ctx, uuidParam(request), uuidParam(request, 'question'), request.body ?? {}),
        ),
      }),
  )
  for (const [verb, summary, isResolved] of [
    ['resolve', 'Resolve a question', true],
    ['reopen', 'Reopen a question', false],
  ] as const)
    app.post(
      `${base}/:question/${verb}`,
      {
        config,
        schema: {
          ...docs,
          operationId: `${verb}Question`,
          summary,
          description: 'Clients do not see whether a question is resolved. A new reply by the client reopens it.',
          params: ofQuestion,
          response: answer,
        },
      },
      async (request) => ({
        data: await inTenant(request, (ctx) =>
          resolveQuestion(ctx, uuidParam(request), uuidParam(request, 'question'), isResolved),
        ),
      }),
    )
}
