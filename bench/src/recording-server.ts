import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import { Client } from 'pg'
import { buildApp } from '@sojourn/api/app'
import { assemble } from '@sojourn/api/assemble'
import { readConfig } from '@sojourn/api/config'
import { serveParent } from './child.ts'
import type { LoadRequest } from './load-client.ts'
import type { Recording, Statement } from './recordings.ts'

type Task = { databaseUrl: string; requests: LoadRequest[]; into: string }

/** Runs the app, records in a file what it does for each of the requests, and goes on without recording. */
serveParent(async ({ databaseUrl, requests, into }: Task) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sojourn-bench-app-'))
  process.on('exit', () => rmSync(dataDir, { recursive: true }))
  const config = readConfig({ DATA_DIR: dataDir, DEMO: 'off', REQUESTS_PER_MINUTE: '9999999' })
  const { deps } = await assemble({
    config,
    databaseUrl,
    publicUrl: () => 'http://localhost',
    webFolder: null,
    level: 'warn',
  })
  const app = await buildApp(deps)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const send = (request: LoadRequest) =>
    fetch(`http://127.0.0.1:${port}${request.path}`, {
      method: request.method,
      headers: {
        authorization: `Bearer ${request.token}`,
        'accept-encoding': 'identity',
        ...(request.body !== undefined && { 'content-type': 'application/json' }),
      },
      body: request.body,
    })
  const recordings = new Map<string, Recording>()
  for (const request of requests) {
    // The first request of a session may also store that it was used.
    await (await send(request)).arrayBuffer()
    const { statements, stop } = recordStatements()
    const answer = await send(request)
    const body = new Uint8Array(await answer.arrayBuffer())
    if (!answer.ok) throw new Error(`${request.path}: ${answer.status} ${new TextDecoder().decode(body)}`)
    // The end of a transaction that only reads may come after the answer.
    while (statements.at(-1)?.text !== 'commit') await new Promise(setImmediate)
    stop()
    recordings.set(`${request.method} ${request.path}`, { statements, body, etag: answer.headers.get('etag') })
  }
  await writeFile(into, serialize(recordings))
  return port
})

/** Records what every connection sends, except what the app asks only to see whether the database is there. */
const recordStatements = (): { statements: Statement[]; stop: () => void } => {
  const { query } = Client.prototype
  const statements: Statement[] = []
  Client.prototype.query = function record(this: Client, ...given: unknown[]) {
    const [first, values = []] = given as [string | { text: string; values?: unknown[] }, unknown[]?]
    const text = typeof first === 'string' ? first : first.text
    if (text !== 'select 1')
      statements.push({
        text,
        values: typeof first === 'string' ? (Array.isArray(values) ? values : []) : (first.values ?? []),
      })
    return Reflect.apply(query, this, given)
  } as typeof query
  return { statements, stop: () => void (Client.prototype.query = query) }
}
