import { comment, commentCreate, commentMembers, commentUpdate } from '@sojourn/contract/comment'
import { dataOf } from '@sojourn/contract/kit/page'
import { z } from 'zod'
import type { App } from '../../kit/http/app.ts'
import { type InTenant, rejectParameters, uuidParam } from '../../kit/http/in-tenant.ts'
import { createComment } from './create.ts'
import { findCommented, listComments } from './queries.ts'
import { listReaders } from './read-members.ts'
import { removeComment } from './remove.ts'
import { resolveThread } from './resolve.ts'
import { updateComment } from './update.ts'

const ofItinerary = z.object({ tenant: z.uuid(), uuid: z.uuid() })
const ofComment = ofItinerary.extend({ comment: z.uuid() })
const base = '/v1/:tenant/itineraries/:uuid/comments'
const docs = { tags: ['comments'], security: [{ bearer: [] }] }
const answer = { 200: dataOf(comment) }
/** Comments are between members, so API keys cannot use them. */
const config = { openToKeys: [] }

/** The comments on an itinerary: list, create, edit, delete, resolve and reopen. */
export const commentRoutes = (app: App, inTenant: InTenant): void => {
  readRoutes(app, inTenant)
  writeRoutes(app, inTenant)
  threadRoutes(app, inTenant)
}

const readRoutes = (app: App, inTenant: InTenant): void => {
  app.get(
    base,
    {
      config,
      schema: {
        ...docs,
        operationId: 'listComments',
        summary: 'List the comments on an itinerary',
        description: 'Returns all threads on the itinerary, its days and its segments, with replies, oldest first.',
        params: ofItinerary,
        response: { 200: dataOf(z.array(comment)) },
      },
    },
    (request) =>
      inTenant(request, async (ctx) => {
        const found = await listComments(ctx, uuidParam(request))
        rejectParameters(request)
        return { data: found }
      }),
  )
  app.get(
    `${base}/members`,
    {
      config,
      schema: {
        ...docs,
        operationId: 'listCommentMembers',
        summary: 'List who can be mentioned',
        description: 'Returns the members who may read the itinerary, by name. Comments can mention them.',
        params: ofItinerary,
        response: { 200: dataOf(commentMembers) },
      },
    },
    (request) =>
      inTenant(request, async (ctx) => {
        const record = await findCommented(ctx, uuidParam(request))
        rejectParameters(request)
        return { data: await listReaders(ctx, record) }
      }),
  )
}

const writeRoutes = (app: App, inTenant: InTenant): void => {
  app.post(
    base,
    {
      config,
      schema: {
        ...docs,
        operationId: 'createComment',
        summary: 'Add a comment',
        description:
          'Adds a comment to the itinerary, a day or a segment, or a reply to a thread. The members that it mentions get a notification and an email; those who wrote in the thread get a notification. Returns 409 if the itinerary has 500 comments.',
        params: ofItinerary,
        body: commentCreate,
        response: { 201: dataOf(comment) },
      },
    },
    async (request, reply) =>
      reply
        .code(201)
        .send({ data: await inTenant(request, (ctx) => createComment(ctx, uuidParam(request), request.body ?? {})) }),
  )
  app.put(
    `${base}/:comment`,
    {
      config,
      schema: {
        ...docs,
        operationId: 'updateComment',
        summary: 'Edit a comment',
        description: 'Changes the text and the mentions of your own comment.',
        params: ofComment,
        body: commentUpdate,
        response: answer,
      },
    },
    async (request) => ({
      data: await inTenant(request, (ctx) =>
        updateComment(ctx, uuidParam(request), uuidParam(request, 'comment'), request.body ?? {}),
      ),
    }),
  )
  app.delete(
    `${base}/:comment`,
    {
      config,
      schema: {
        ...docs,
        operationId: 'removeComment',
        summary: 'Delete a comment',
        description:
          'Deletes your own comment. If it is the first of a thread with replies, the thread stays without its text. This cannot be undone.',
        params: ofComment,
        response: answer,
      },
    },
    async (request) => ({
      data: await inTenant(request, (ctx) => removeComment(ctx, uuidParam(request), uuidParam(request, 'comment'))),
    }),
  )
}

const threadRoutes = (app: App, inTenant: InTenant): void => {
  for (const [verb, summary, isResolved] of [
    ['resolve', 'Resolve a thread', true],
    ['reopen', 'Reopen a thread', false],
  ] as const)
    app.post(
      `${base}/:comment/${verb}`,
      {
        config,
        schema: {
          ...docs,
          operationId: `${verb}Thread`,
          summary,
          description: '`comment` is the first comment of the thread. Returns 409 for a reply.',
          params: ofComment,
          response: answer,
        },
      },
      async (request) => ({
        data: await inTenant(request, (ctx) =>
          resolveThread(ctx, uuidParam(request), uuidParam(request, 'comment'), isResolved),
        ),
      }),
    )
}
