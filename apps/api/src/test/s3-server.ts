import { createHash, randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { buildApp } from 'fauxqs'
import type { S3Place } from '../platform/storage/s3-place.ts'

/** Faults of the S3 server. Each can be set and cleared between calls. */
export type S3Faults = {
  /** Milliseconds to wait before a request is processed. */
  delay: number
  /** How many of the next requests are rejected with 503. */
  rejections: number
  /** Requests with these methods get no response, and their connections are cut after the first bytes. */
  cut: string[]
  /** Stores changed bytes, with the checksum of the changed ones. */
  corrupts: boolean
  /** Starts to send an object and then stalls. */
  stalls: boolean
  /** How many of the next requests for an object are answered as if it did not exist. */
  misses: number
  /** Ignores checksums, as servers before 2022 did. */
  forgetsChecksums: boolean
}

export type S3Server = { place: S3Place; faults: S3Faults; close(): Promise<void> }

/**
 * A server with the protocol of S3, in memory, on a free port, with one bucket. It rejects bytes that do not match their hash.
 */
export const startS3Server = async (): Promise<S3Server> => {
  const faults: S3Faults = {
    delay: 0,
    rejections: 0,
    cut: [],
    corrupts: false,
    stalls: false,
    misses: 0,
    forgetsChecksums: false,
  }
  // The types of this package do not resolve.
  const app: FastifyInstance = buildApp({ logger: false })
  app.removeContentTypeParser('*')
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 64 * 1024 * 1024 }, (_request, body, done) =>
    done(null, body),
  )
  app.addHook('onRequest', async (request, reply) => {
    if (faults.delay > 0) await sleep(faults.delay)
    if (faults.cut.includes(request.method)) {
      request.raw.once('data', () => request.raw.destroy())
      reply.hijack()
    } else if (faults.stalls && request.method === 'GET') {
      reply.hijack()
      reply.raw.writeHead(200, { 'content-length': 2_000_000 }).write(Buffer.alloc(1_000_000))
    } else if (faults.misses > 0 && request.method === 'HEAD') {
      faults.misses -= 1
      return reply.code(404).send()
    } else if (faults.rejections > 0) {
      faults.rejections -= 1
      return reject(reply, 503, 'ServiceUnavailable')
    }
  })
  app.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'PUT' || !Buffer.isBuffer(request.body)) return
    const hash = createHash('sha256').update(request.body)
    const [hex, base64] = [hash.copy().digest('hex'), hash.digest('base64')]
    const { 'x-amz-content-sha256': signed, 'x-amz-checksum-sha256': checksum } = request.headers
    if (signed !== hex) return reject(reply, 400, 'XAmzContentSHA256Mismatch')
    if (checksum !== undefined && checksum !== base64) return reject(reply, 400, 'BadDigest')
    if (faults.corrupts) {
      const bytes = Buffer.from(request.body)
      bytes[0] = 255 - (bytes[0] ?? 0)
      request.body = bytes
      request.headers['x-amz-checksum-sha256'] = createHash('sha256').update(bytes).digest('base64')
    }
    if (faults.forgetsChecksums) delete request.headers['x-amz-checksum-sha256']
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const endpoint = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const bucket = `bucket-${randomUUID()}`
  const noBytes = createHash('sha256').digest('hex')
  await fetch(`${endpoint}/${bucket}`, { method: 'PUT', headers: { 'x-amz-content-sha256': noBytes } })
  return {
    place: {
      endpoint,
      region: 'eu-central-1',
      bucket,
      accessKey: 'KEY-OF-TESTS',
      secret: 'secret/of+tests',
      pathStyle: true,
    },
    faults,
    close: () => app.close(),
  }
}

const reject = (reply: FastifyReply, status: number, code: string) =>
  reply.code(status).type('application/xml').send(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`)
