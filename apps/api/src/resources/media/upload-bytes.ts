import { ReadableStream as StreamOfChunks } from 'node:stream/web'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '@sojourn/contract/kit/errors'
import { uploadLimits } from '@sojourn/contract/uploads'
import type { App } from '../../kit/http/app.ts'
import type { Deps } from '../../kit/deps.ts'
import { type ActAs, type AsServer, sendRecord, uuidParam } from '../../kit/http/in-tenant.ts'
import { knowSender } from '../../kit/http/leave-bodies.ts'
import type { Answer } from '../../kit/records/served-resource.ts'
import { Problem } from '../../kit/problem.ts'
import { createTus } from '../../platform/uploads/tus-server.ts'
import { uploadFolder } from '../../platform/uploads/upload-file.ts'
import { UploadBusy } from '../../platform/uploads/upload-lock.ts'
import { fillMediaSlot, requireRoomFor } from './create.ts'
import { finishUpload } from './finish-upload.ts'
import { isUploadUrl, uploadUrlOf } from '../../kit/sign-url.ts'
import { storeFile } from './store-file.ts'
import { type AsMaker, createAsMaker, createLedger, type UploadSlot } from './upload-slot.ts'

/**
 * The URLs for uploading the bytes of media items. A PUT sends them in one piece and returns the item with all its sizes.
 * tus 1.0 (https://tus.io/protocols/resumable-upload) sends them in pieces and survives lost connections and restarts: POST
 * announces the length and, as metadata `sha256`, the hash; HEAD returns how many have arrived; PATCH sends more; DELETE
 * cancels. The renditions are then made by a job.
 */
export const uploadRoutes = (app: App, asServer: AsServer, actAs: ActAs, deps: Deps): void => {
  const asMaker = createAsMaker(asServer, actAs)
  const ledger = createLedger(asServer, asMaker)
  const tus = createTus({
    folder: uploadFolder(deps),
    ledger,
    maxBytes: uploadLimits.documentBytes,
    idOf,
    locationOf: (url) => uploadUrlOf(deps, url),
    finish: (id) => finishUpload({ deps, asMaker, ledger }, id),
  })

  const answerTus = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.header('tus-resumable', '1.0.0').header('tus-version', '1.0.0')
    const response = await tus.handleWeb(webRequestOf(request, deps.publicUrl())).catch((error: unknown) => {
      throw error instanceof UploadBusy ? new Problem('unavailable', { detail: error.message }) : error
    })
    if (response.status >= 400) throw problemOfTus(response.status, await response.text())
    // Responses of the protocol have no body.
    for (const [name, value] of response.headers) if (!name.startsWith('content-')) reply.header(name, value)
    return reply.code(response.status).send()
  }

  const put = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { tenant, id } = authorised(deps, request)
    await asMaker(id, async (_ctx, slot) => requireOpen(slot))
    return sendRecord(reply, await deps.turns.uploads(tenant, () => putFile({ deps, asMaker }, id, bodyOf(request))))
  }

  // These routes accept any content type. They are registered separately, so that no other route does.
  app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers()
    // The body is not read before the request has been checked.
    uploads.addContentTypeParser('*', (_request, _body, done) => done(null))
    uploads.addHook('onRequest', async (request) => {
      authorised(deps, request)
      knowSender(request)
    })
    const route = { url: '/media/uploads/:tenant/:uuid', schema: { hide: true }, config: { isUncounted: true } }
    uploads.route({ ...route, method: 'PUT', handler: put })
    uploads.route({ ...route, method: ['POST', 'HEAD', 'PATCH', 'DELETE'], handler: answerTus })
  })
}

/** Adds a whole file to the library. */
const putFile = async (
  { deps, asMaker }: { deps: Deps; asMaker: AsMaker },
  id: string,
  body: AsyncIterable<Uint8Array>,
): Promise<Answer> => {
  const [tenant = ''] = id.split('/')
  const file = await storeFile(deps, tenant, atMost(uploadLimits.documentBytes, body), {
    requireRoom: (digest) =>
      asMaker(id, async (ctx, slot) => {
        requireOpen(slot)
        await requireRoomFor(ctx, digest)
      }),
  })
  return asMaker(id, (ctx, slot) => fillMediaSlot(ctx, slot.uuid, file))
}

const requireOpen = ({ isFilled }: UploadSlot): void => {
  if (isFilled) throw new Problem('not_found')
}

/** Passes bytes on, and fails with 413 when there are more than `maxBytes`. */
async function* atMost(maxBytes: number, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new Problem('too_large')
    yield chunk
  }
}

/** 404 unless the URL was signed for this upload and has not expired. */
const authorised = (deps: Deps, request: FastifyRequest): { tenant: string; id: string } => {
  const { tenant } = request.params as { tenant: string }
  const { expires = '', signature = '' } = request.query as Record<string, string>
  const uuid = uuidParam(request)
  if (!isUploadUrl(deps, tenant, uuid, expires, signature)) throw new Problem('not_found')
  return { tenant, id: `${tenant}/${uuid}` }
}

const idOf = (url: string): string => {
  const [tenant = '', uuid = ''] = new URL(url).pathname.split('/').slice(3)
  return `${tenant}/${uuid.toLowerCase()}`
}

/** Converts a request for the tus library. */
const webRequestOf = (request: FastifyRequest, base: string): Request => {
  const { method } = request
  const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
  // Bytes sent with the POST are not read, and the response does not count them as received.
  if (method === 'POST') headers.delete('content-type')
  return new Request(new URL(request.url, base), {
    method,
    headers,
    ...(method === 'PATCH' ? { body: streamOf(request), duplex: 'half' } : {}),
  })
}

/** The bytes of a request. Reading can stop without closing the connection, which the response still needs. */
const bodyOf = ({ raw }: FastifyRequest): AsyncIterable<Uint8Array<ArrayBuffer>> =>
  raw.iterator({ destroyOnReturn: false })

/** The stream types of Node and of browsers differ only in methods that are not called here. */
const streamOf = (request: FastifyRequest) =>
  StreamOfChunks.from(bodyOf(request)) as ReadableStream<Uint8Array<ArrayBuffer>>

const tusProblems: Readonly<Record<number, ErrorCode>> = {
  404: 'not_found',
  409: 'conflict',
  410: 'not_found',
  413: 'too_large',
  500: 'internal',
}

/** Converts an error of the tus library, with its message. Statuses other than those listed mean invalid headers. */
const problemOfTus = (status: number, words: string): Problem =>
  new Problem(tusProblems[status] ?? 'malformed', { detail: words.trim() || undefined })
