import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'

type Settings = {
  dataDir: string
  databaseUrl: string
  /** Without the pooler that `databaseUrl` leads through; undefined if there is none. */
  directUrl?: string | undefined
  secretKey: string
  /** `all` runs jobs as well, `worker` nothing else. */
  role?: 'web' | 'all' | 'worker'
  /** Undefined: without a limit that a test would reach. */
  requestsPerMinute?: number
  /** Further settings, as environment variables. */
  env?: Record<string, string>
}

const main = join(import.meta.dirname, '../../main.ts')

/** A free port on this machine. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** A real server process that can be killed without warning and restarts at the same URL. */
export const startServerProcess = async (settings: Settings) => {
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  let child: ChildProcess
  let output = ''

  const start = async (): Promise<void> => {
    const started = spawn(process.execPath, ['--import', 'tsx', main, `--role=${settings.role ?? 'web'}`], {
      env: {
        PORT: String(port),
        PUBLIC_URL: base,
        DATA_DIR: settings.dataDir,
        DATABASE_URL: settings.databaseUrl,
        ...(settings.directUrl !== undefined && { DIRECT_DATABASE_URL: settings.directUrl }),
        SECRET_KEY: settings.secretKey,
        REQUESTS_PER_MINUTE: String(settings.requestsPerMinute ?? 1_000_000),
        ...settings.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    let errors = ''
    started.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString()
      output += chunk.toString()
    })
    await new Promise<void>((resolve, reject) => {
      started.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (/is ready (?:at|to work jobs)/.test(chunk.toString())) resolve()
      })
      started.once('exit', () => reject(new Error(`the server ended early: ${errors}`)))
    })
  }
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }

  /** As a supervisor does. */
  const startAgain = async (): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await start()
      } catch (error) {
        if (tries === 20) throw error
        await new Promise((resolve) => setTimeout(resolve, 500))
      }
    }
  }

  await start()
  let restarting: Promise<void> = Promise.resolve()
  return {
    base,
    pid: () => child.pid,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    /** All that the server has printed. */
    output: () => output,
    kill,
    /** Kills the server with `kill -9` and restarts it, again if its database cannot be reached yet. Calls are queued. */
    killAndRestart: (): Promise<void> => {
      restarting = restarting.then(kill).then(startAgain)
      return restarting
    },
  }
}

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>
