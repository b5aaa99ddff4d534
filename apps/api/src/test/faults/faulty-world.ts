import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectOnce } from '../../platform/db/connect-once.ts'
import { startEmbeddedPostgres } from '../../platform/db/embedded.ts'
import { migrate, roleOf } from '../../platform/db/migrate.ts'
import { startServerProcess } from '../uploads/server-process.ts'
import { createWorld } from '../world.ts'
import { openFaultProxy } from './fault-proxy.ts'

/**
 * A server process, which also runs jobs, with a database of its own and a proxy in between. The company is created without the
 * proxy, in a world that sees the same database.
 */
export const createFaultyWorld = async (env: Record<string, string> = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-faults-'))
  const database = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false })
  await migrate({
    url: database.migrationDatabaseUrl,
    folder: join(import.meta.dirname, '../../migrations'),
    appRole: roleOf(database.databaseUrl),
  })
  const proxy = await openFaultProxy('127.0.0.1', database.port)
  const world = await createWorld({ databaseUrl: database.databaseUrl })
  const company = await world.createCompany()
  const server = await startServerProcess({
    dataDir: join(folder, 'data'),
    databaseUrl: proxy.through(database.databaseUrl),
    secretKey: randomBytes(32).toString('hex'),
    role: 'all',
    env,
  })
  const superuser = await connectOnce(database.superuserUrl)
  return {
    database,
    proxy,
    world,
    company,
    server,
    superuser,
    close: async (): Promise<void> => {
      await server.kill()
      await superuser.end()
      await world.close().catch(() => {})
      await proxy.close()
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type FaultyWorld = Awaited<ReturnType<typeof createFaultyWorld>>

/** What a request got, and after how many milliseconds. `status` is 0 if the connection was lost or nothing came in 20 seconds. */
export type Timed = { status: number; retryAfter: string | null; type: string; ms: number; text: string }

/** Sends a request to the server process, as the company's owner. */
export const sendTimed = async (
  { server, company }: Pick<FaultyWorld, 'server' | 'company'>,
  method: string,
  path: string,
  { body, form, headers = {} }: { body?: unknown; form?: FormData; headers?: Record<string, string> } = {},
): Promise<Timed> => {
  const begun = performance.now()
  try {
    const answer = await fetch(server.base + path, {
      method,
      headers: {
        authorization: `Bearer ${company.people.Owner.token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: form ?? (body === undefined ? null : JSON.stringify(body)),
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
    })
    const text = await answer.text()
    const { status } = answer
    const [retryAfter, type] = [answer.headers.get('retry-after'), answer.headers.get('content-type') ?? '']
    return { status, retryAfter, type, ms: performance.now() - begun, text }
  } catch (error) {
    return { status: 0, retryAfter: null, type: '', ms: performance.now() - begun, text: String(error) }
  }
}
