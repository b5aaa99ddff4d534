import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream, mkdirSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { buildApp } from '@sojourn/api/app'
import { assemble } from '@sojourn/api/assemble'
import { readConfig } from '@sojourn/api/config'
import { serveParent } from './child.ts'

type Told = { databaseUrl: string; dataDir: string; secretKey: string }

/**
 * Runs the app like `npm start`, and on the same server the floor for uploads: `PUT /copy` copies the body to a file, and
 * responds when that is synced to disk. `/checked` also does what every upload needs: it is announced by a POST, hashed, and
 * renamed when it is synced.
 */
serveParent(async ({ databaseUrl, dataDir, secretKey }: Told) => {
  let port = 0
  const { deps } = await assemble({
    config: readConfig({ DATA_DIR: dataDir, DEMO: 'off', SECRET_KEY: secretKey, REQUESTS_PER_MINUTE: '9999999' }),
    databaseUrl,
    publicUrl: () => `http://127.0.0.1:${port}`,
    webFolder: null,
    level: 'warn',
  })
  const app = await buildApp(deps)
  const copies = join(dataDir, 'copies')
  mkdirSync(copies, { recursive: true })
  await app.register(async (copying) => {
    copying.removeAllContentTypeParsers()
    copying.addContentTypeParser('*', (_request, _body, done) => done(null))
    copying.put('/copy', { schema: { hide: true } }, async (request, reply) => {
      const path = join(copies, randomUUID())
      await pipeline(request.raw, createWriteStream(path))
      await sync(path, 'r+')
      return reply.code(204).send()
    })
    copying.post('/checked', { schema: { hide: true } }, (_request, reply) => reply.code(204).send())
    copying.put('/checked', { schema: { hide: true } }, async (request, reply) => {
      const draft = join(copies, randomUUID())
      const hash = createHash('sha256')
      const hashed = async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk)
          yield chunk
        }
      }
      await pipeline(request.raw, hashed, createWriteStream(draft))
      await sync(draft, 'r+')
      await rename(draft, join(copies, hash.digest('hex')))
      await sync(copies, 'r')
      return reply.code(204).send()
    })
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
  return port
})

const sync = async (path: string, flags: 'r' | 'r+'): Promise<void> => {
  const file = await open(path, flags)
  await file.sync()
  await file.close()
}
