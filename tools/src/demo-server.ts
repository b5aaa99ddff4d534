import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startEmbeddedPostgres } from '@sojourn/api/platform/db/embedded'
import { workspaceRoot } from './workspace.ts'

export type DemoServer = {
  /** The origin of the server, `http://localhost:PORT`. */
  url: string
  /** Of the server itself: the launcher becomes it. */
  pid: number
  dataDir: string
  /** All of its output so far. */
  output(): string
  /** Stops it as Ctrl-C does, waits for it to exit, and removes its data folder. */
  stop(): Promise<void>
}

const startTimeoutMs = 240_000

/** A data folder with the demo content, loaded once, for servers that start with a copy of it. */
export const prepareDemoFolder = async (): Promise<{ path: string; remove(): Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-demo-content-'))
  const path = join(folder, 'data')
  const remove = () => rm(folder, { recursive: true, force: true })
  const server = await startDemoServer({ database: 'embedded', dataDir: path }).catch(async (error: unknown) => {
    await remove()
    throw error
  })
  await server.stop()
  return { path, remove }
}

/**
 * Starts the whole product as `npm start` does, with the demo content, in its own folder on a free port. `external`: the
 * database is a separate server, at DATABASE_URL.
 */
export const startDemoServer = async ({
  database,
  copyOf,
  dataDir: keptDataDir,
  addresses,
}: {
  database: 'embedded' | 'external'
  /** A data folder that already contains the demo content. */
  copyOf?: string | undefined
  /** The data folder, if it is to be kept after the server stops. */
  dataDir?: string
  /** Its port and URLs, if they must be fixed. */
  addresses?: { PORT: string; PUBLIC_URL: string; API_URL: string }
}): Promise<DemoServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-demo-'))
  const separate =
    database === 'external' ? await startEmbeddedPostgres({ folder: join(folder, 'separate-server') }) : undefined
  const dataDir = keptDataDir ?? join(folder, 'data')
  // With `cp`, because if root runs the tests, PostgreSQL's files belong to another account.
  if (copyOf !== undefined) await promisify(execFile)('cp', ['-a', copyOf, dataDir])
  const settings = separate && {
    DATABASE_URL: separate.databaseUrl,
    MIGRATION_DATABASE_URL: separate.migrationDatabaseUrl,
    SECRET_KEY: randomBytes(32).toString('hex'),
    DEMO: 'on',
  }
  const server = spawn(process.execPath, [join(workspaceRoot, 'tools/src/launch.js'), 'main'], {
    cwd: workspaceRoot,
    env: {
      ...process.env,
      npm_lifecycle_event: undefined,
      DATABASE_URL: undefined,
      MIGRATION_DATABASE_URL: undefined,
      PORT: '0',
      DATA_DIR: dataDir,
      // Tests send more requests than users do.
      REQUESTS_PER_MINUTE: '100000',
      // Tests receive webhooks on this machine.
      OUTBOUND_HOSTS: '127.0.0.1',
      ...settings,
      ...addresses,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async () => {
    await ended(server)
    await separate?.stop()
    await rm(folder, { recursive: true, force: true })
  }
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the server was not ready in time:\n${output}`)), startTimeoutMs)
    const readOutput = (chunk: Buffer) => {
      output += chunk.toString('utf8')
      const [, address] = /is ready at (\S+)/.exec(output) ?? []
      if (address === undefined) return
      clearTimeout(timer)
      resolve(address)
    }
    server.stdout.on('data', readOutput)
    server.stderr.on('data', readOutput)
    server.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`the server ended with ${code}:\n${output}`))
    })
  }).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { url, pid: server.pid ?? Number.NaN, dataDir, output: () => output, stop }
}

const ended = async (server: ChildProcess): Promise<void> => {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exit = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  server.kill('SIGINT')
  const killTimer = setTimeout(() => server.kill('SIGKILL'), 30_000)
  await exit
  clearTimeout(killTimer)
}
