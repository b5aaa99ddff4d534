import '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { uploadLimits } from '@sojourn/contract/uploads'
import type { Deps } from '../../kit/deps.ts'
import { formAsDeclared } from '../../kit/declared.ts'
import { requireCreate } from '../../kit/crud.ts'
import { type AsServer, type InTenant, sendRecord, uuidParam } from '../../kit/in-tenant.ts'
import { Problem } from '../../kit/problem.ts'
import { createSchema, defaultVerbs, mountChanges, mountReads } from '../../kit/routes.ts'
import { createMediaItem, createMediaSlot, fillMediaSlot, requireOpenSlot } from './create.ts'
import { media } from './queries.ts'
import { removeMediaItem } from './remove.ts'
import { sendObject } from './send-object.ts'
import { isObjectUrl, isUploadUrl } from './sign-url.ts'
import { storeFile } from './store-file.ts'

/** Media items, the addresses their bytes are put to, and the addresses they are read from. */
export const mediaRoutes = (app: FastifyInstance, inTenant: InTenant, asServer: AsServer, deps: Deps): void => {
  const verbs = { ...defaultVerbs(media), remove: removeMediaItem }
  mountReads(app, inTenant, media, verbs)
  mountChanges(app, inTenant, media, verbs)

  app.post('/v1/:tenant/media', { schema: createSchema(media) }, async (request, reply) => {
    // The file is read and made durable outside any transaction; who may not create is turned away before.
    const tenant = await inTenant(request, async (ctx) => {
      requireCreate(ctx, media)
      return ctx.tenant
    })
    if (!request.isMultipart())
      return sendRecord(reply, await inTenant(request, (ctx) => createMediaSlot(ctx, request.body ?? {})), 201)
    const { file, fields } = await readForm(request)
    if (!file) return sendRecord(reply, await inTenant(request, (ctx) => createMediaSlot(ctx, fields)), 201)
    const stored = await storeFile(deps, tenant, file.bytes)
    return sendRecord(
      reply,
      await inTenant(request, (ctx) => createMediaItem(ctx, stored, { filename: file.name, ...fields })),
      201,
    )
  })

  // Slots take plain bytes of any content type, on routes of their own so that no other route does.
  app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers()
    uploads.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: uploadLimits.documentBytes },
      (_request, body, done) => done(null, body),
    )
    uploads.put('/media/uploads/:tenant/:uuid', { schema: { hide: true } }, async (request, reply) => {
      const { tenant } = request.params as { tenant: string }
      const { expires = '', signature = '' } = request.query as Record<string, string>
      const uuid = uuidParam(request)
      if (!isUploadUrl(deps, tenant, uuid, expires, signature)) throw new Problem('not_found')
      await asServer(tenant, 'upload', (ctx) => requireOpenSlot(ctx, uuid))
      const file = await storeFile(deps, tenant, Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0))
      return sendRecord(reply, await asServer(tenant, 'upload', (ctx) => fillMediaSlot(ctx, uuid, file)))
    })
  })

  app.get('/media/*', { schema: { hide: true } }, async (request, reply) => {
    const key = (request.params as Record<string, string>)['*'] ?? ''
    const { expires = '', signature = '' } = request.query as Record<string, string>
    if (!isObjectUrl(deps, key, expires, signature)) throw new Problem('not_found')
    return sendObject(deps, reply, key)
  })
}

/** The fields of a form and its one file. */
const readForm = async (request: FastifyRequest) => {
  const fields: Record<string, string> = {}
  let file: { name: string; bytes: Buffer } | undefined
  for await (const part of request.parts({ limits: { fileSize: uploadLimits.documentBytes, files: 1 } })) {
    if (part.type === 'file') file = { name: part.filename || 'untitled', bytes: await part.toBuffer() }
    else if (typeof part.value === 'string') fields[part.fieldname] = part.value
  }
  return { file, fields: formAsDeclared(media.resource, fields) }
}
