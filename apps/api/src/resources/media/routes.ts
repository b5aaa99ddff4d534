import type { FastifyRequest } from 'fastify'
import { dataOf } from '@sojourn/contract/kit/page'
import { mediaAlike, mediaFolders, mediaFoldersQuery, mediaReplacement } from '@sojourn/contract/media'
import { uploadLimits } from '@sojourn/contract/uploads'
import { z } from 'zod'
import type { App } from '../../kit/http/app.ts'
import type { Deps } from '../../kit/deps.ts'
import { formAsDeclared } from '../../kit/list/declared.ts'
import { requireCreate } from '../../kit/records/crud.ts'
import { readForm } from '../../kit/http/form.ts'
import { type ActAs, type AsServer, type InTenant, sendRecord, uuidParam } from '../../kit/http/in-tenant.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import { Problem } from '../../kit/problem.ts'
import {
  createSchema,
  defaultVerbs,
  mountChanges,
  mountReads,
  preconditionOf,
  versionHeaders,
} from '../../kit/http/routes.ts'
import { AnnouncementError, announcedIn } from '../../platform/uploads/announced.ts'
import type { Announced } from '../../platform/uploads/upload-ledger.ts'
import { readAlike } from './search-similar.ts'
import { createMediaItem, createMediaSlot, requireRoomFor } from './create.ts'
import { readFolders } from './list-folders.ts'
import { prepareAgain } from './prepare-again.ts'
import { media } from './queries.ts'
import { removeMediaItem } from './remove.ts'
import { replaceMediaFile } from './replace-file.ts'
import { restoreMediaItem } from './restore.ts'
import { sendObject } from './send-object.ts'
import { isObjectUrl } from '../../kit/sign-url.ts'
import { storeFile } from './store-file.ts'
import { updateMediaItem } from './update.ts'
import { uploadRoutes } from './upload-bytes.ts'

/** The form field with the file. */
const filePart = 'file'

/** Media items, the URLs for uploading their bytes, and those for reading them. */
export const mediaRoutes = (app: App, inTenant: InTenant, asServer: AsServer, actAs: ActAs, deps: Deps): void => {
  const verbs = { ...defaultVerbs(media), update: updateMediaItem, remove: removeMediaItem, restore: restoreMediaItem }
  mountReads(app, inTenant, media, verbs)
  mountChanges(app, inTenant, media, verbs)

  const schema = {
    ...createSchema(media),
    filePart,
    headers: z.object({ 'upload-length': z.string().optional(), 'upload-metadata': z.string().optional() }),
    description:
      'Send a form with a `file` to store it. Without a file, the response contains `upload.url`, to which you can send the bytes with PUT or tus. If you send `Upload-Length` and `Upload-Metadata`, the tus upload is created at once and is ready for its bytes.',
  }
  app.post('/v1/:tenant/media', { schema }, async (request, reply) => {
    // The file is read and stored outside any transaction, so permission is checked before.
    const workspace = await inTenant.enter(request)
    requireCreate(workspace, media)
    const openSlot = (fields: object) =>
      workspace.transact((ctx) => createMediaSlot(ctx, fields, announcementOf(request)))
    const takeForm = async () => {
      const { file, fields } = await readUpload(request)
      if (!file) return openSlot(fields)
      return workspace.inSteps(async (steps) => {
        const stored = await storeFile(deps, steps.tenant, [file.bytes], {
          requireRoom: (digest) => steps.transact((ctx) => requireRoomFor(ctx, digest)),
        })
        return steps.conclude((ctx) => createMediaItem(ctx, stored, { filename: file.name, ...fields }))
      })
    }
    const item = request.isMultipart()
      ? await deps.turns.uploads(workspace.tenant, takeForm)
      : await openSlot(request.body ?? {})
    return sendRecord(reply, item, 201)
  })

  uploadRoutes(app, asServer, actAs, deps)

  const params = z.object({ tenant: z.uuid(), uuid: z.uuid() })
  const docs = { tags: [media.definition.plural], security: [{ bearer: [] }] }
  app.get(
    '/v1/:tenant/media-folders',
    {
      config: { openToKeys: 'media' },
      schema: {
        ...docs,
        operationId: 'listMediaFolders',
        summary: 'List media folders',
        description:
          'Returns the folders that contain files, with the number of files in each: at most 1,000 at a time. To get more, send `next` as `after` until it is null.',
        params: z.object({ tenant: z.uuid() }),
        querystring: mediaFoldersQuery,
        response: { 200: mediaFolders },
      },
    },
    (request) => inTenant(request, (ctx) => readFolders(ctx, request.query as RawQuery)),
  )
  app.get(
    '/v1/:tenant/media/:uuid/alike',
    {
      schema: {
        ...docs,
        operationId: 'listMediaAlike',
        summary: 'List similar images',
        description: 'Returns images that look like this one or are the same file, most similar first: at most 12.',
        params,
        response: { 200: mediaAlike },
      },
    },
    (request) => inTenant(request, async (ctx) => ({ data: await readAlike(ctx, uuidParam(request)) })),
  )
  app.post(
    '/v1/:tenant/media/:uuid/replacement',
    {
      schema: {
        ...docs,
        operationId: 'replaceMediaFile',
        summary: 'Replace a file everywhere',
        description:
          'Replaces the file of this item with the file of another item, wherever it is shown. Published pages change when they are published again. The item keeps its other fields. Its previous file moves to the bin.',
        params,
        headers: versionHeaders,
        body: mediaReplacement,
        response: { 200: dataOf(media.definition.read) },
      },
    },
    async (request, reply) =>
      sendRecord(
        reply,
        await inTenant(request, (ctx) =>
          replaceMediaFile(ctx, uuidParam(request), preconditionOf(request), request.body),
        ),
      ),
  )

  app.post(
    '/v1/:tenant/media/:uuid/preparation',
    {
      schema: {
        ...docs,
        operationId: 'prepareMediaItem',
        summary: 'Prepare a file again',
        description:
          'Prepares the file of an item again if its preparation failed. The item is `processing` until the job is done. Returns 409 if the file is already being prepared or the item has no file.',
        params,
        response: { 200: dataOf(media.definition.read) },
      },
    },
    async (request, reply) =>
      sendRecord(reply, await inTenant(request, (ctx) => prepareAgain(ctx, uuidParam(request)))),
  )

  app.get('/media/*', { schema: { hide: true }, config: { isUncounted: true } }, async (request, reply) => {
    const key = (request.params as Record<string, string>)['*'] ?? ''
    const { expires = '', signature = '' } = request.query as Record<string, string>
    if (!isObjectUrl(deps, key, expires, signature)) throw new Problem('not_found')
    return sendObject(deps, reply, key, 'hours')
  })
}

/** What the headers announce of a new slot's bytes; 400 if they are invalid, 413 for more than the largest file. */
const announcementOf = ({ headers }: FastifyRequest): Announced | null => {
  try {
    const announced = announcedIn(headers)
    if (announced && announced.length > uploadLimits.documentBytes)
      throw new Problem('too_large', { detail: `a file can be at most ${uploadLimits.documentBytes / 1024 / 1024} MB` })
    return announced
  } catch (error) {
    throw error instanceof AnnouncementError ? new Problem('malformed', { detail: error.message }) : error
  }
}

/** The fields of a form and its one file. */
const readUpload = async (request: FastifyRequest) => {
  const { file, fields } = await readForm(request, { file: { field: filePart, bytes: uploadLimits.documentBytes } })
  return { file, fields: formAsDeclared(media.definition, fields) }
}
