import { createWriteStream } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ReadableStream as StreamOfChunks } from 'node:stream/web'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '@sojourn/contract/errors'
import { uploadLimits } from '@sojourn/contract/uploads'
import type { Context } from '../../kit/context.ts'
import type { App } from '../../kit/http/app.ts'
import { writeChanges } from '../../kit/records/crud.ts'
import type { Deps } from '../../kit/deps.ts'
import { type ActAs, type AsServer, sendRecord, uuidParam } from '../../kit/http/in-tenant.ts'
import { knowSender } from '../../kit/http/leave-bodies.ts'
import { Problem } from '../../kit/problem.ts'
import { makeWorkFolder } from '../../kit/jobs/work-folder.ts'
import { type Digest, digestOf } from '../../platform/storage/digest.ts'
import { digestOfFile } from '../../platform/storage/digest-file.ts'
import { StorageError } from '../../platform/storage/storage.ts'
import { createTus } from '../../platform/uploads/tus-server.ts'
import { UploadBusy } from '../../platform/uploads/until-free.ts'
import { UploadStore, type WholeFile } from '../../platform/uploads/upload-store.ts'
import { closeSlot, fillMediaSlot, fillSlotWithBytes, requireRoomFor } from './create.ts'
import { media } from './queries.ts'
import { isUploadUrl, uploadUrlOf } from '../../kit/sign-url.ts'
import { factsOf, factsOfFile, type FileFacts, originalKey, storeFile, storeOriginal } from './store-file.ts'
import { type AsMaker, findUpload, partsOf, type UploadSlot, uploadLedger } from './upload-slot.ts'

/** Where the bytes of unfinished uploads lie. */
export const uploadFolder = ({ workFolder }: Pick<Deps, 'workFolder'>): string => join(workFolder, 'uploads')

const tusBody = 'application/offset+octet-stream'

/**
 * The addresses that the bytes of media items are sent to. A PUT takes them in one piece and answers the item with all its
 * sizes. tus 1.0 (https://tus.io/protocols/resumable-upload) takes them in pieces, through lost connections and restarts:
 * POST says how many bytes will come and, as metadata `sha256`, what they are; HEAD asks how many have; PATCH sends more;
 * DELETE cancels. What is shown of the file is then made by a job.
 */
export const uploadRoutes = (app: App, asServer: AsServer, actAs: ActAs, deps: Deps): void => {
  /** An upload address stands for who asked for it, as long as they may upload. */
  const asMaker: AsMaker = (tenant, uuid, verb) =>
    asServer(
      tenant,
      'upload',
      async (server) => {
        const slot = await findUpload(server, uuid)
        const ctx = await actAs(server, slot.maker, slot.apiKey)
        if (!media.policy.create(ctx.actor)) throw new Problem('not_found')
        return verb(ctx, slot)
      },
      { beginsHarmlessly: true },
    )

  const ledger = uploadLedger(asServer, asMaker)
  const store = new UploadStore(uploadFolder(deps), ledger)

  /** Takes an upload whose last byte has come into the library. Done again, nothing happens. */
  const finish = async (id: string): Promise<void> => {
    const whole = store.takeWhole(id)
    if (!whole) {
      await recordPieces(id)
      return store.remove(id)
    }
    try {
      await recordWhole(id, whole)
    } catch (error) {
      await rm(whole.path, { force: true })
      throw error
    }
    await store.tidyUp(id)
  }

  const recordWhole = async (id: string, whole: WholeFile): Promise<void> => {
    const { path, length, expectedSha256 } = whole
    // What was announced is believed here, and proved by the storage before anything is recorded.
    const meant = expectedSha256 === null ? await digestOfFile(path) : { length, sha256: expectedSha256 }
    /** What came damaged is neither refused nor badly stored, but sent again. */
    const blameDamage = async (error: unknown): Promise<never> => {
      if (error instanceof Problem || error instanceof StorageError)
        await requireUndamaged(id, whole, await digestOfFile(path))
      throw error
    }
    const facts = await factsOfFile(path, meant).catch(blameDamage).catch(refuseFor(id))
    await deps.storage
      .takeFile(originalKey(partsOf(id).tenant, meant.sha256, facts.mime), path, meant)
      .catch(blameDamage)
    await record(id, facts)
  }

  const recordPieces = async (id: string): Promise<void> => {
    const slot = await slotOf(id)
    if (slot.isFilled) return
    const all = await readFile(store.fileOf(id)).catch(async (error: unknown) => {
      // Another request has recorded them meanwhile.
      if ((await slotOf(id)).isFilled) return null
      throw error
    })
    if (!all) return
    const bytes = all.subarray(0, slot.length ?? 0)
    const digest = digestOf(bytes)
    await requireUndamaged(id, slot, digest)
    const facts = await factsOf(bytes, digest).catch(refuseFor(id))
    await storeOriginal(deps, partsOf(id).tenant, facts, bytes)
    await record(id, facts)
  }

  const slotOf = (id: string): Promise<UploadSlot> => {
    const { tenant, uuid } = partsOf(id)
    return asMaker(tenant, uuid, async (_ctx, slot) => slot)
  }

  /** What came otherwise than it was announced is forgotten. */
  const requireUndamaged = async (
    id: string,
    { length, expectedSha256 }: Pick<UploadSlot, 'length' | 'expectedSha256'>,
    received: Digest,
  ): Promise<void> => {
    if (received.length === length && (expectedSha256 === null || expectedSha256 === received.sha256)) return
    const { tenant, uuid } = partsOf(id)
    await asMaker(tenant, uuid, (ctx) =>
      ctx.tx.query('update media_slots set received = 0 where tenant = $1 and media = $2', [tenant, uuid]),
    )
    throw new Problem('conflict', { detail: 'the file arrived damaged and has to be sent again' })
  }

  /** Ends an upload of something that is not taken, and throws on. What came damaged may be taken yet. */
  const refuseFor =
    (id: string) =>
    async (error: unknown): Promise<never> => {
      if (error instanceof Problem && error.code !== 'conflict') await refuse(id, error)
      throw error
    }

  const record = (id: string, facts: FileFacts): Promise<void> => {
    const { tenant, uuid } = partsOf(id)
    return asMaker(tenant, uuid, async (ctx, slot) => {
      if (!slot.isFilled) await fillSlotWithBytes(ctx, uuid, facts)
    })
  }

  const refuse = async (id: string, problem: Problem): Promise<void> => {
    await endWithout(id, { state: 'invalid', stateReason: problem.message.slice(0, 300) }, 'refuse')
  }

  /** Closes a slot that gets no bytes. */
  const endWithout = async (id: string, changes: { state: string; stateReason: string | null }, action: string) => {
    const { tenant, uuid } = partsOf(id)
    await asMaker(tenant, uuid, async (ctx, slot) => {
      if (slot.isFilled) throw new Problem('conflict', { detail: 'the file is in the library already' })
      if (!(await closeSlot(ctx, uuid))) throw new Problem('not_found')
      await writeChanges(ctx, media, uuid, changes, action)
    })
    await store.remove(id)
  }

  const answerOfTus = createTus({
    store,
    ledger,
    mostBytes: uploadLimits.documentBytes,
    idOf,
    locationOf: (url) => uploadUrlOf(deps, url),
    onWhole: finish,
  })

  /** Hands a request to the tus library, and its answer or its problem to ours. */
  const answerTus = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { tenant, uuid } = authorised(deps, request)
    const id = `${tenant}/${uuid}`
    reply.header('tus-resumable', '1.0.0').header('tus-version', '1.0.0')
    if (request.method === 'HEAD') {
      const slot = await slotOf(id)
      // The last byte came, and the server stopped before it could say so, or before it had tidied up.
      if (slot.isFilled) await store.remove(id)
      else if (slot.received === slot.length) await finish(id)
    }
    if (request.method === 'DELETE') {
      await endWithout(id, { state: 'cancelled', stateReason: null }, 'cancel')
      return reply.code(204).send()
    }
    const hasBody = request.method === 'PATCH' && request.headers['content-type'] === tusBody
    const asked = new Request(new URL(request.url, deps.publicUrl()), {
      method: request.method,
      headers: headersOf(request),
      ...(hasBody ? { body: bodyOf(request), duplex: 'half' } : {}),
    })
    const answer = await answerOfTus(asked)
    if ('error' in answer) {
      const { error } = answer
      throw error instanceof UploadBusy ? new Problem('unavailable', { detail: error.message }) : error
    }
    const { status, headers } = answer.response
    for (const [name, value] of headers) if (!ofBody.has(name)) reply.header(name, value)
    if (status >= 400) throw problemOfTus(status, await answer.response.text())
    return reply.code(status).send(status === 204 ? undefined : await answer.response.text())
  }

  /** Takes a whole file into the library. What comes lies on the disk until its last byte is there. */
  const takeBody = async (request: FastifyRequest, tenant: string, uuid: string) => {
    const folder = await makeWorkFolder({ deps, tenant })
    try {
      const path = join(folder, 'body')
      await pipeline(bodyOf(request), atMost(uploadLimits.documentBytes), createWriteStream(path, { mode: 0o600 }))
      const digest = await digestOfFile(path)
      await asMaker(tenant, uuid, async (ctx, slot) => {
        await requireOpen(ctx, slot)
        return requireRoomFor(ctx, digest)
      })
      const file = await storeFile(deps, tenant, await readFile(path), { digest })
      return await asMaker(tenant, uuid, (ctx) => fillMediaSlot(ctx, uuid, file))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  // These take bytes of any content type, on routes of their own so that no other route does.
  app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers()
    uploads.addContentTypeParser(tusBody, { bodyLimit: uploadLimits.documentBytes }, (_request, _body, done) =>
      done(null),
    )
    // Left where they are until it is known that they are wanted.
    uploads.addContentTypeParser('*', (_request, _body, done) => done(null))
    uploads.addHook('onRequest', async (request) => {
      authorised(deps, request)
      knowSender(request)
    })
    const route = { url: '/media/uploads/:tenant/:uuid', schema: { hide: true }, config: { isUncounted: true } }
    uploads.route({
      ...route,
      method: 'PUT',
      handler: async (request, reply) => {
        const { tenant, uuid } = authorised(deps, request)
        await asMaker(tenant, uuid, requireOpen)
        return sendRecord(reply, await deps.turns.uploads(tenant, () => takeBody(request, tenant, uuid)))
      },
    })
    uploads.route({ ...route, method: ['POST', 'HEAD', 'PATCH', 'DELETE'], handler: answerTus })
  })
}

const requireOpen = async (_ctx: Context, { isFilled }: UploadSlot): Promise<void> => {
  if (isFilled) throw new Problem('not_found')
}

/** Passes bytes on, and fails with 413 when there are more. */
const atMost = (most: number) => {
  let bytes = 0
  return async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes > most) throw new Problem('too_large')
      yield chunk
    }
  }
}

/** 404 unless the address was signed for this upload and has not expired. */
const authorised = (deps: Deps, request: FastifyRequest): { tenant: string; uuid: string } => {
  const { tenant } = request.params as { tenant: string }
  const { expires = '', signature = '' } = request.query as Record<string, string>
  const uuid = uuidParam(request)
  if (!isUploadUrl(deps, tenant, uuid, expires, signature)) throw new Problem('not_found')
  return { tenant, uuid }
}

const idOf = (url: string): string => {
  const [tenant = '', uuid = ''] = new URL(url).pathname.split('/').slice(3)
  return `${tenant}/${uuid.toLowerCase()}`
}

const headersOf = ({ headers, method }: FastifyRequest): Headers => {
  const found = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value === 'string' && !hopByHop.has(name)) found.set(name, value)
  }
  // Bytes that come with it are left where they are; the sender hears of none that were taken.
  if (method === 'POST') found.delete('content-type')
  return found
}

/**
 * The bytes of a request as they come. `Readable.toWeb` would copy each piece, and whoever stops reading would break the
 * connection, on which the answer is still to be sent.
 */
const bodyOf = ({ raw }: FastifyRequest) =>
  StreamOfChunks.from(raw.iterator({ destroyOnReturn: false })) as ReadableStream<Uint8Array<ArrayBuffer>>

/** Of a body that is not sent on as it is. */
const ofBody = new Set(['content-length', 'content-type'])

const tusProblems: Readonly<Record<number, ErrorCode>> = {
  404: 'not_found',
  409: 'conflict',
  410: 'not_found',
  413: 'too_large',
}

/** What the library refuses, in its words. 412 and 501 are about headers of the protocol, which here can only be wrong. */
const problemOfTus = (status: number, words: string): Problem =>
  new Problem(tusProblems[status] ?? (status === 500 ? 'internal' : 'malformed'), { detail: words.trim() || undefined })

/** About the connection, not the message. */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host'])
