import { bodyLimits } from '../../kit/http/body-limits.ts'
import { z } from 'zod'
import { dataOf, listQueryOf, pageOf } from '@sojourn/contract/kit/page'
import { tenant } from '@sojourn/contract/resources/tenant'
import type { App } from '../../kit/http/app.ts'
import { authenticateForTenant, authenticateStaff } from '../../identity/authenticate.ts'
import type { Deps } from '../../kit/deps.ts'
import { inTenantOf, sendRecord } from '../../kit/http/in-tenant.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import type { OnPlatform } from '../../kit/http/on-platform.ts'
import { binnedOf, pathOf, preconditionOf, withBody, versionHeaders, formOrJson } from '../../kit/http/routes.ts'
import { createTenant } from './create.ts'
import { getTenant } from '../../identity/tenants.ts'
import { listTenants } from './queries.ts'
import { closeTenant } from './remove.ts'
import { restoreTenant } from './restore.ts'
import { updateTenant } from './update.ts'

const base = '/v1/tenants'
const docs = { tags: ['tenants'], security: [{ bearer: [] }] }
const one = z.object({ uuid: z.uuid() })
const answer = { 200: dataOf(tenant.read) }

/** Companies: members may read theirs and its Admins may update it, even without a subscription; staff do the rest. */
export const tenantRoutes = (app: App, onPlatform: OnPlatform, deps: Deps): void => {
  collectionRoutes(app, onPlatform, deps)
  ownRoutes(app, deps)
  closingRoutes(app, deps)
}

/** The routes to list companies and to create one. */
const collectionRoutes = (app: App, onPlatform: OnPlatform, deps: Deps): void => {
  const asStaffInNew = inTenantOf(deps, (request) => authenticateStaff(deps, request, null))
  app.get(
    base,
    {
      config: { staffOnly: true },
      schema: {
        ...docs,
        operationId: 'listTenants',
        summary: 'List companies',
        description: 'Platform staff only.',
        querystring: listQueryOf(tenant),
        response: { 200: pageOf(tenant.read) },
      },
    },
    (request) => onPlatform.asStaff(request, (ctx) => listTenants(ctx, request.query as RawQuery, pathOf(request))),
  )
  app.post(
    base,
    {
      bodyLimit: bodyLimits.record,
      config: { staffOnly: true },
      schema: {
        ...docs,
        operationId: 'createTenant',
        consumes: formOrJson,
        summary: 'Create a company',
        description:
          'Platform staff only. The company starts without records and members. If you do not send a slug, it is created from the name.',
        body: tenant.create,
        response: { 201: dataOf(tenant.read) },
      },
    },
    async (request, reply) => sendRecord(reply, await withBody(request, asStaffInNew, tenant, createTenant), 201),
  )
}

/** The routes for members, and also for the staff. */
const ownRoutes = (app: App, deps: Deps): void => {
  const inOwn = inTenantOf(deps, (request, uuid) => authenticateForTenant(deps, request, uuid), {
    parameter: 'uuid',
  })
  app.get(
    `${base}/:uuid`,
    {
      schema: {
        ...docs,
        operationId: 'getTenant',
        summary: 'Get a company',
        description:
          'For members of the company, with or without a subscription, and platform staff. Platform staff can send `binned=true` to get a closed company.',
        params: one,
        querystring: z.object({ binned: z.boolean().optional() }),
        response: answer,
      },
    },
    async (request, reply) =>
      sendRecord(
        reply,
        await inOwn(request, async (ctx) => {
          const { binned, rejection } = binnedOf(request)
          const found = await getTenant(ctx, { binned })
          if (rejection) throw rejection
          return found
        }),
      ),
  )
  app.put(
    `${base}/:uuid`,
    {
      bodyLimit: bodyLimits.record,
      config: { worksWhenLapsed: true },
      schema: {
        ...docs,
        operationId: 'updateTenant',
        summary: 'Update a company',
        description:
          'Admins of the company can change its name, phone, email, website, registration, licence, tax number, bank details, address, country, currency, time zone, language, units, brand, defaults, email texts and whether a second factor is required. Platform staff can change all fields.',
        params: one,
        headers: versionHeaders,
        body: tenant.update,
        response: answer,
      },
    },
    async (request, reply) =>
      sendRecord(
        reply,
        await withBody(request, inOwn, tenant, (ctx, body) => updateTenant(ctx, body, preconditionOf(request, body))),
      ),
  )
}

const closingRoutes = (app: App, deps: Deps): void => {
  const asStaff = inTenantOf(deps, (request, uuid) => authenticateStaff(deps, request, uuid), {
    parameter: 'uuid',
  })
  app.delete(
    `${base}/:uuid`,
    {
      config: { staffOnly: true },
      schema: {
        ...docs,
        operationId: 'closeTenant',
        summary: 'Close a company',
        description: 'Platform staff only. Members can no longer access the company. No data is deleted.',
        params: one,
        headers: versionHeaders,
        response: answer,
      },
    },
    async (request, reply) =>
      sendRecord(reply, await asStaff(request, (ctx) => closeTenant(ctx, preconditionOf(request)))),
  )
  app.post(
    `${base}/:uuid/restore`,
    {
      config: { staffOnly: true },
      schema: {
        ...docs,
        operationId: 'restoreTenant',
        summary: 'Reopen a closed company',
        description: 'Platform staff only. The company has the same members and status as before.',
        params: one,
        response: answer,
      },
    },
    async (request, reply) => sendRecord(reply, await asStaff(request, restoreTenant)),
  )
}
