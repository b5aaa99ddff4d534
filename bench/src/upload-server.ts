import { randomUUID } from 'node:crypto'
import { createWriteStream, mkdirSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { buildApp } from '@sojourn/api/app'
import { assemble } from '@sojourn/api/assemble'
import { readConfig } from '@sojourn/api/config'
import { serveParent } from './child.ts'

type Told = { databaseUrl: string; dataDir: string; secretKey: string }

/**
 * The app as `npm start` runs it, and on the very same server the floor of uploads: `PUT /copy` copies what it is sent into a
 * file, and answers when that is durable.
 */
serveParent(async ({ databaseUrl, dataDir, secretKey }: Told) => {
  let port = 0
  const { deps } = await assemble({
    config: readConfig({ DATA_DIR: dataDir, DEMO: 'off', SECRET_KEY: secretKey }),
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
      const file = await open(path, 'r+')
      await file.sync()
      await file.close()
      return reply.code(204).send()
    })
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
  return port
})
