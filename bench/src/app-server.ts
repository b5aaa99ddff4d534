import { mkdtempSync, rmSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '@sojourn/api/app'
import { assemble } from '@sojourn/api/assemble'
import { readConfig } from '@sojourn/api/config'
import { serveParent } from './child.ts'

/** Runs the app like `npm start`, on a database that is already running, and with the web app if its folder is given. */
serveParent(async ({ databaseUrl, webFolder = null }: { databaseUrl: string; webFolder?: string | null }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sojourn-bench-app-'))
  process.on('exit', () => rmSync(dataDir, { recursive: true }))
  const config = readConfig({ DATA_DIR: dataDir, DEMO: 'off', REQUESTS_PER_MINUTE: '9999999' })
  const { deps } = await assemble({
    config,
    databaseUrl,
    publicUrl: () => 'http://localhost',
    webFolder,
    level: 'warn',
  })
  const app = await buildApp(deps)
  addServerTiming(app.server)
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
})

/** Adds the time to first byte in ms to each response (https://www.w3.org/TR/server-timing/). */
const addServerTiming = (server: Server): void => {
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    const from = performance.now()
    const { writeHead } = response
    response.writeHead = (...args: unknown[]) => {
      response.setHeader('server-timing', `total;dur=${performance.now() - from}`)
      return Reflect.apply(writeHead, response, args)
    }
  })
}
