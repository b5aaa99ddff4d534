import { task, taskCreate, tasks, taskUpdate } from '@sojourn/contract/task'
import { dataOf } from '@sojourn/contract/kit/page'
import { z } from 'zod'
import type { App } from '../../kit/http/app.ts'
import { type InTenant, rejectParameters, uuidParam } from '../../kit/http/in-tenant.ts'
import { findRecord } from '../../kit/records/crud.ts'
import { itineraries } from '../itineraries/queries.ts'
import { createTask } from './create.ts'
import { findTasks } from './queries.ts'
import { removeTask } from './remove.ts'
import { updateTask } from './update.ts'

const base = '/v1/:tenant/itineraries/:uuid/tasks'
const ofItinerary = z.object({ tenant: z.uuid(), uuid: z.uuid() })
const ofTask = ofItinerary.extend({ task: z.uuid() })
const docs = { tags: ['itineraries'], security: [{ bearer: [] }] }

/** The tasks of an itinerary. */
export const taskRoutes = (app: App, inTenant: InTenant): void => {
  app.get(
    base,
    {
      schema: {
        ...docs,
        operationId: 'listTasks',
        summary: 'List the tasks of an itinerary',
        description: 'Returns the open tasks by date, and then the others, last done first.',
        params: ofItinerary,
        response: { 200: dataOf(tasks) },
      },
    },
    (request) =>
      inTenant(request, async (ctx) => {
        const uuid = uuidParam(request)
        await findRecord(ctx, itineraries, itineraries.policy.read(ctx.actor), uuid)
        rejectParameters(request)
        return { data: await findTasks(ctx, uuid) }
      }),
  )
  app.post(
    base,
    {
      schema: {
        ...docs,
        operationId: 'createTask',
        summary: 'Add a task to an itinerary',
        description: 'The task is a deadline until it is done. Returns 409 for a template.',
        params: ofItinerary,
        body: taskCreate,
        response: { 201: dataOf(task) },
      },
    },
    async (request, reply) =>
      reply
        .code(201)
        .send({ data: await inTenant(request, (ctx) => createTask(ctx, uuidParam(request), request.body ?? {})) }),
  )
  app.put(
    `${base}/:task`,
    {
      schema: {
        ...docs,
        operationId: 'updateTask',
        summary: 'Change, complete or reopen a task',
        description: 'Changes what is sent. `isDone` completes or reopens it.',
        params: ofTask,
        body: taskUpdate,
        response: { 200: dataOf(task) },
      },
    },
    async (request) => ({
      data: await inTenant(request, (ctx) =>
        updateTask(ctx, uuidParam(request), uuidParam(request, 'task'), request.body ?? {}),
      ),
    }),
  )
  app.delete(
    `${base}/:task`,
    {
      schema: {
        ...docs,
        operationId: 'removeTask',
        summary: 'Delete a task',
        description: 'This cannot be undone.',
        params: ofTask,
        response: { 200: dataOf(task) },
      },
    },
    async (request) => ({
      data: await inTenant(request, (ctx) => removeTask(ctx, uuidParam(request), uuidParam(request, 'task'))),
    }),
  )
}
