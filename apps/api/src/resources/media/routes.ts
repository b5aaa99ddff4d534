import type { FastifyInstance, FastifyRequest } from 'fastify'
import { uploadLimits } from '@sojourn/contract/uploads'
import type { Context } from '../../kit/context.ts'
import type { Deps } from '../../kit/deps.ts'
import { formAsDeclared } from '../../kit/declared.ts'
import { requireCreate } from '../../kit/crud.ts'
import { readForm } from '../../kit/form.ts'
import { type ActAs, type AsServer, type InTenant, sendRecord, uuidParam } from '../../kit/in-tenant.ts'
import { Problem } from '../../kit/problem.ts'
import { createSchema, defaultVerbs, mountChanges, mountReads } from '../../kit/routes.ts'
import { createMediaItem, createMediaSlot, fillMediaSlot, makerOfSlot, requireRoomFor } from './create.ts'
import { media } from './queries.ts'
import { removeMediaItem } from './remove.ts'
import { restoreMediaItem } from './restore.ts'
import { sendObject } from './send-object.ts'
import { isObjectUrl, isUploadUrl } from './sign-url.ts'
import { storeFile } from './store-file.ts'

/** The field of the form that holds the file. */
const filePart = 'file'

/** Media items, the addresses their bytes are put to, and the addresses they are read from. */
export const mediaRoutes = (
  app: FastifyInstance,
  inTenant: InTenant,
  asServer: AsServer,
  actAs: ActAs,
  deps: Deps,
): void => {
  const verbs = { ...defaultVerbs(media), remove: removeMediaItem, restore: restoreMediaItem }
  mountReads(app, inTenant, media, verbs)
  mountChanges(app, inTenant, media, verbs)

  const schema = {
    ...createSchema(media),
    filePart,
    description:
      'A form with a `file` stores it. Without one the answer holds `upload.url`, which takes a PUT of the bytes.',
  }
  app.post('/v1/:tenant/media', { schema }, async (request, reply) => {
    // The file is read and made durable outside any transaction; who may not create is turned away before.
    const workspace = await inTenant.enter(request)
    requireCreate(workspace, media)
    const { file, fields } = request.isMultipart() ? await readUpload(request) : { fields: request.body ?? {} }
    const item = file
      ? await workspace.inSteps(async (steps) => {
          await steps.transact((ctx) => requireRoomFor(ctx, file.bytes))
          const stored = await storeFile(deps, steps.tenant, file.bytes)
          return steps.conclude((ctx) => createMediaItem(ctx, stored, { filename: file.name, ...fields }))
        })
      : await workspace.transact((ctx) => createMediaSlot(ctx, fields))
    return sendRecord(reply, item, 201)
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
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      // The address stands for who asked for it, as long as they may upload.
      const asMaker = <T>(verb: (ctx: Context) => Promise<T>) =>
        asServer(tenant, 'upload', async (server) => {
          const ctx = await actAs(server, await makerOfSlot(server, uuid))
          if (!media.policy.create(ctx.actor)) throw new Problem('not_found')
          return verb(ctx)
        })
      await asMaker((ctx) => requireRoomFor(ctx, bytes))
      const file = await storeFile(deps, tenant, bytes)
      return sendRecord(reply, await asMaker((ctx) => fillMediaSlot(ctx, uuid, file)))
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
const readUpload = async (request: FastifyRequest) => {
  const { file, fields } = await readForm(request, { file: { field: filePart, bytes: uploadLimits.documentBytes } })
  return { file, fields: formAsDeclared(media.resource, fields) }
}
