import { notification, notificationQuery, unreadCount } from '@sojourn/contract/comment'
import { dataOf, pageOf } from '@sojourn/contract/kit/page'
import { z } from 'zod'
import type { App } from '../../kit/http/app.ts'
import { type InTenant, uuidParam } from '../../kit/http/in-tenant.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import { markAllRead, markRead } from './mark-read.ts'
import { listNotifications } from './queries.ts'

const base = '/v1/:tenant/notifications'
const docs = { tags: ['notifications'], security: [{ bearer: [] }] }
const ofTenant = z.object({ tenant: z.uuid() })
/** Members can mark notifications as read even if their company has no subscription. */
const config = { worksWhenLapsed: true }

/** The notification centre of a member: list, mark as read. */
export const notificationRoutes = (app: App, inTenant: InTenant): void => {
  app.get(
    base,
    {
      schema: {
        ...docs,
        operationId: 'listNotifications',
        summary: 'List your notifications',
        description:
          'Returns comments that mention you, replies in threads in which you wrote, and questions and card payments of your clients, newest first. `unread` counts those of all pages. Only itineraries that you may read are included.',
        params: ofTenant,
        querystring: notificationQuery,
        response: { 200: pageOf(notification).extend(unreadCount.shape) },
      },
    },
    (request) =>
      inTenant(request, (ctx) => listNotifications(ctx, request.query as RawQuery, request.url.split('?')[0] ?? '')),
  )
  app.post(
    `${base}/read`,
    {
      config,
      schema: {
        ...docs,
        operationId: 'markAllNotificationsRead',
        summary: 'Mark all notifications as read',
        description: 'Marks all of your notifications in the company as read.',
        params: ofTenant,
        response: { 200: dataOf(unreadCount) },
      },
    },
    async (request) => ({ data: await inTenant(request, markAllRead) }),
  )
  app.post(
    `${base}/:uuid/read`,
    {
      config,
      schema: {
        ...docs,
        operationId: 'markNotificationRead',
        summary: 'Mark a notification as read',
        description: 'Marks one of your notifications as read.',
        params: ofTenant.extend({ uuid: z.uuid() }),
        response: { 200: dataOf(notification) },
      },
    },
    async (request) => ({ data: await inTenant(request, (ctx) => markRead(ctx, uuidParam(request))) }),
  )
}
