import './route.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { pascalCase, spacedWords, withArticle } from '@sojourn/contract/kit/word-forms'
import { about } from '@sojourn/contract/kit/about'
import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import { dataOf, listQueryOf, pageOf } from '@sojourn/contract/kit/page'
import type { Page } from '@sojourn/contract/kit/page'
import { bodyLimits } from './body-limits.ts'
import type { App } from './app.ts'
import {
  createRecord,
  getRecord,
  type Precondition,
  removeRecord,
  restoreRecord,
  updateRecord,
} from '../records/crud.ts'
import type { Context } from '../context.ts'
import { formAsDeclared } from '../list/declared.ts'
import { duplicateInputOf, duplicateRecord } from '../records/duplicate.ts'
import { readForm } from './form.ts'
import { isToldByRevision, sendTaggedList, sendTaggedRecord, tagHeaders } from './entity-tag.ts'
import { type InTenant, rejectParameters, sendRecord, uuidParam } from './in-tenant.ts'
import { listRecords } from '../list/list.ts'
import type { RawQuery } from '../list/list-query.ts'
import type { Answer, ServedResource } from '../records/served-resource.ts'
import { invalid, invalidField, Problem, unknownParameter } from '../problem.ts'
import { findUses } from '../records/references.ts'

/** The verbs of one resource. Most resources use the default ones; special ones are written in their own file and passed in. */
export type Verbs = {
  list(ctx: Context, query: RawQuery, path: string): Promise<Page<Answer>>
  get(ctx: Context, uuid: string, options: { binned: boolean }): Promise<Answer>
  create(ctx: Context, input: unknown): Promise<Answer>
  update(ctx: Context, uuid: string, input: unknown, precondition: Precondition): Promise<Answer>
  remove(ctx: Context, uuid: string, precondition: Precondition): Promise<Answer>
  restore(ctx: Context, uuid: string): Promise<Answer>
}

/** The default verbs, for resources that need no others. */
export const defaultVerbs = (resource: ServedResource): Verbs => ({
  list: (ctx, query, path) => listRecords(ctx, resource, query, path),
  get: (ctx, uuid, options) => getRecord(ctx, resource, uuid, options),
  create: (ctx, input) => createRecord(ctx, resource, input),
  update: (ctx, uuid, input, precondition) => updateRecord(ctx, resource, uuid, input, precondition),
  remove: (ctx, uuid, precondition) => removeRecord(ctx, resource, uuid, precondition),
  restore: (ctx, uuid) => restoreRecord(ctx, resource, uuid),
})

const tenantParams = z.object({ tenant: z.uuid() })
const recordParams = tenantParams.extend({ uuid: z.uuid() })
/** The header that says which version a request applies to. */
export const versionHeaders = z.object({ 'if-match': z.string().optional() })

/** Mounts a resource without special routes: the six default ones, duplicate and uses. */
export const mountPlain = (app: App, inTenant: InTenant, resource: ServedResource): void => {
  mountResource(app, inTenant, resource)
  mountDuplicate(app, inTenant, resource)
  mountUses(app, inTenant, resource)
}

/** Mounts the six routes every resource has, with and without the trailing slash. */
export const mountResource = (
  app: App,
  inTenant: InTenant,
  resource: ServedResource,
  verbs: Verbs = defaultVerbs(resource),
): void => {
  mountReads(app, inTenant, resource, verbs)
  mountCreate(app, inTenant, resource, verbs)
  mountChanges(app, inTenant, resource, verbs)
}

/** The content types of a route that reads its body with `readBody`; POST routes that do not declare forms reject them. */
export const formOrJson = ['application/json', 'multipart/form-data']

const namesOf = ({ definition }: ServedResource) => ({
  base: `/v1/:tenant/${definition.plural}`,
  one: pascalCase(definition.name),
  many: pascalCase(definition.plural),
  docs: { tags: [definition.plural], security: [{ bearer: [] }] },
  record: dataOf(definition.read),
  a: withArticle(spacedWords(definition.name)),
  all: spacedWords(definition.plural),
})

/** List and get. */
export const mountReads = (
  app: App,
  inTenant: InTenant,
  resource: ServedResource,
  verbs: Pick<Verbs, 'list' | 'get'>,
): void => {
  const { definition } = resource
  const { base, one, many, docs, record, a, all } = namesOf(resource)
  const isTagged = isToldByRevision(definition)
  app.get(
    base,
    {
      schema: {
        ...docs,
        operationId: `list${many}`,
        summary: `List ${all}`,
        description: `Returns the records you may see, one page at a time. You can search, filter and sort them.`,
        params: tenantParams,
        querystring: listQueryOf(definition),
        headers: tagHeaders,
        response: { 200: pageOf(definition.summary) },
      },
    },
    async (request, reply) =>
      sendTaggedList(
        request,
        reply,
        await inTenant(request, (ctx) => verbs.list(ctx, request.query as RawQuery, pathOf(request))),
      ),
  )
  app.get(
    `${base}/:uuid`,
    {
      schema: {
        ...docs,
        operationId: `get${one}`,
        summary: `Get ${a}`,
        description: 'Returns one record. Send `binned=true` to also find it in the bin.',
        params: recordParams,
        querystring: z.object({ binned: z.boolean().optional() }),
        ...(isTagged ? { headers: tagHeaders } : {}),
        response: { 200: record },
      },
    },
    async (request, reply) => {
      const data = await inTenant(request, async (ctx) => {
        const { binned, rejection } = binnedOf(request)
        const found = await verbs.get(ctx, uuidParam(request), { binned })
        if (rejection) throw rejection
        return found
      })
      return isTagged ? sendTaggedRecord(request, reply, data) : sendRecord(reply, data)
    },
  )
}

/** Schema of a create route, for `mountCreate` and for resources that accept more than fields. */
export const createSchema = (resource: ServedResource) => {
  const { one, docs, record, a } = namesOf(resource)
  return {
    ...docs,
    operationId: `create${one}`,
    summary: `Create ${a}`,
    description: 'Creates a record and returns it. Send JSON, or a form with one part per field.',
    consumes: formOrJson,
    params: tenantParams,
    body: resource.definition.create,
    response: { 201: record },
  }
}

/** The body limit of routes that write a record. */
const bodyLimitOf = (resource: ServedResource): number => resource.bodyLimit ?? bodyLimits.record

const mountCreate = (app: App, inTenant: InTenant, resource: ServedResource, verbs: Pick<Verbs, 'create'>): void => {
  app.post(
    namesOf(resource).base,
    { schema: createSchema(resource), bodyLimit: bodyLimitOf(resource) },
    async (request, reply) =>
      sendRecord(
        reply,
        await withBody(request, inTenant, resource.definition, (ctx, body) => verbs.create(ctx, body)),
        201,
      ),
  )
}

/** Update, remove and restore. */
export const mountChanges = (
  app: App,
  inTenant: InTenant,
  resource: ServedResource,
  verbs: Pick<Verbs, 'update' | 'remove' | 'restore'>,
): void => {
  const { definition } = resource
  const { base, one, docs, record, a } = namesOf(resource)
  app.put(
    `${base}/:uuid`,
    {
      bodyLimit: bodyLimitOf(resource),
      config: { versionRequired: resource.versionRequired ?? false },
      schema: {
        ...docs,
        operationId: `update${one}`,
        summary: `Update ${a}`,
        description: 'Updates the fields you send. `null` clears a field.',
        params: recordParams,
        headers: versionHeaders,
        body: definition.update,
        response: { 200: record },
      },
    },
    async (request, reply) =>
      sendRecord(
        reply,
        await withBody(request, inTenant, resource.definition, (ctx, body) =>
          verbs.update(ctx, uuidParam(request), body, preconditionOf(request, body)),
        ),
      ),
  )
  app.delete(
    `${base}/:uuid`,
    {
      schema: {
        ...docs,
        operationId: `remove${one}`,
        summary: `Delete ${a}`,
        description: 'Moves the record to the bin. It can be restored for 30 days.',
        params: recordParams,
        headers: versionHeaders,
        response: { 200: record },
      },
    },
    async (request, reply) =>
      sendRecord(
        reply,
        await inTenant(request, (ctx) => verbs.remove(ctx, uuidParam(request), preconditionOf(request))),
      ),
  )
  app.post(
    `${base}/:uuid/restore`,
    {
      schema: {
        ...docs,
        operationId: `restore${one}`,
        summary: `Restore ${a}`,
        description: 'Restores the record from the bin, unchanged.',
        params: recordParams,
        response: { 200: record },
      },
    },
    async (request, reply) =>
      sendRecord(
        reply,
        await inTenant(request, async (ctx) => {
          const restored = await verbs.restore(ctx, uuidParam(request))
          // Checked last, and the restore is rolled back: a record that does not exist must get 404 rather than 422.
          rejectFields(request.body)
          return restored
        }),
      ),
  )
}

const noFields = z.strictObject({})
const rejectFields = (body: unknown): void => {
  const parsed = noFields.safeParse(body ?? {})
  if (!parsed.success) throw invalid(parsed.error)
}

/**
 * `POST …/{uuid}/duplicate`, for resources that can sensibly be copied. `input` is the schema of what may be set in the copy.
 */
export const mountDuplicate = (
  app: App,
  inTenant: InTenant,
  resource: ServedResource,
  duplicate: (ctx: Context, uuid: string, input: unknown) => Promise<Answer> = (ctx, uuid, input) =>
    duplicateRecord(ctx, resource, uuid, input),
  input: z.ZodType = duplicateInputOf(resource.definition),
): void => {
  const { base, one, docs, record, a } = namesOf(resource)
  app.post(
    `${base}/:uuid/duplicate`,
    {
      schema: {
        ...docs,
        operationId: `duplicate${one}`,
        consumes: formOrJson,
        summary: `Duplicate ${a}`,
        description:
          'Creates a copy and returns it. If you do not send a name, the copy is named after the original with “(copy)” added.',
        params: recordParams,
        body: input.register(about, { examples: [{ [resource.definition.title]: 'Another one' }] }),
        response: { 201: record },
      },
    },
    async (request, reply) => {
      const copy = await withBody(request, inTenant, resource.definition, (ctx, body) =>
        duplicate(ctx, uuidParam(request), body),
      )
      return sendRecord(reply, copy, 201)
    },
  )
}

/**
 * Reads the body after the sender has been authenticated and before a connection is taken, so that a slow client holds none.
 */
export const withBody = async <T>(
  request: FastifyRequest,
  inTenant: InTenant,
  definition: AnyResource,
  verb: (ctx: Context, body: unknown) => Promise<T>,
): Promise<T> => {
  const workspace = await inTenant.enter(request)
  const body = await readBody(request, definition)
  return workspace.transact((ctx) => verb(ctx, body))
}

/** The path of a request without its query. */
export const pathOf = (request: FastifyRequest) => request.url.split('?')[0] ?? request.url

/** `binned=true`, and any error in the query, which is reported only for a record that exists. */
export const binnedOf = (request: FastifyRequest): { binned: boolean; rejection?: Problem } => {
  const query = request.query as Record<string, unknown>
  const [unknown] = Object.keys(query).filter((name) => name !== 'binned')
  if (unknown !== undefined) {
    return { binned: false, rejection: unknownParameter(unknown) }
  }
  const isWord = query.binned === undefined || query.binned === 'true' || query.binned === 'false'
  if (!isWord) return { binned: false, rejection: invalidField('binned', 'invalid_value', 'must be true or false') }
  return { binned: query.binned === 'true' }
}

/** JSON as it is; a form with each field parsed as its type. */
export const readBody = async (request: FastifyRequest, definition: AnyResource): Promise<unknown> =>
  request.isMultipart() ? formAsDeclared(definition, (await readForm(request)).fields) : (request.body ?? {})

/** `If-Match` and `rev` in the body: if both are sent, both must name the current version. */
export const preconditionOf = (request: FastifyRequest, body: unknown = request.body): Precondition => {
  const header = request.headers['if-match']
  const [, matched] = /^(?:W\/)?"(\d{1,10})"$/.exec(header ?? '') ?? []
  if (header !== undefined && header !== '*' && !matched)
    throw new Problem('malformed', { detail: 'If-Match must be an ETag from a response, such as "3", or *' })
  const rev: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'rev') : undefined
  const isSaid = rev !== undefined && rev !== null
  if (isSaid && (typeof rev !== 'number' || !Number.isSafeInteger(rev)))
    throw invalidField('rev', 'invalid_type', 'must be a whole number')
  const revs = [...(matched ? [Number(matched)] : []), ...(typeof rev === 'number' ? [rev] : [])]
  if (revs.length > 0) return { revs }
  return header === '*' ? { any: true } : null
}

const used = z
  .array(z.object({ resource: z.string(), uuid: z.uuid(), title: z.string() }))
  .register(about, { id: 'Uses', description: 'The records that use it: at most 50, sorted by title.' })

/** Mounts the route that lists which records refer to one of a resource's. */
export const mountUses = (app: App, inTenant: InTenant, resource: ServedResource): void => {
  const { base, one, docs, a } = namesOf(resource)
  app.get(
    `${base}/:uuid/uses`,
    {
      schema: {
        ...docs,
        operationId: `listUsesOf${one}`,
        summary: `List where ${a} is used`,
        description: 'Returns the records that use it, if you may read them.',
        params: recordParams,
        response: { 200: z.object({ data: used }) },
      },
    },
    (request) =>
      inTenant(request, async (ctx) => {
        const uuid = uuidParam(request)
        await getRecord(ctx, resource, uuid, { binned: true })
        rejectParameters(request)
        return { data: (await findUses(ctx, resource.definition.name, [uuid])).get(uuid) ?? [] }
      }),
  )
}
