import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { workspaceRoot } from './workspace.ts'

export type ProductProcess = {
  /** Of the server itself: the launcher becomes it. */
  pid: number
  /** Where it is ready; empty for one that only works jobs. */
  url: string
  /** All of its output so far. */
  output(): string
  /** Resolves once the output matches; rejects if the process ends first. */
  said(pattern: RegExp): Promise<void>
  /** Stops it as Ctrl-C does, and waits for it to exit. */
  stop(): Promise<void>
}

const startTimeoutMs = 240_000

/** Starts the product as `npm start` does, with these settings and arguments, and waits until it is ready. */
export const startProduct = async (
  settings: Record<string, string | undefined>,
  args: readonly string[] = [],
): Promise<ProductProcess> => {
  const server = spawn(process.execPath, [join(workspaceRoot, 'tools/src/launch.js'), 'main', ...args], {
    cwd: workspaceRoot,
    env: {
      ...process.env,
      npm_lifecycle_event: undefined,
      DATABASE_URL: undefined,
      MIGRATION_DATABASE_URL: undefined,
      PORT: '0',
      // Tests send more requests than users do.
      REQUESTS_PER_MINUTE: '100000',
      // Tests receive webhooks on this machine.
      OUTBOUND_HOSTS: '127.0.0.1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const waitFor = (pattern: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => fail('did not say that in time'), startTimeoutMs)
      const look = () => {
        const found = pattern.exec(output)
        if (found === null) return
        leave()
        resolve(found)
      }
      const fail = (why: string) => {
        leave()
        reject(new Error(`the server ${why} (${pattern}):\n${output}`))
      }
      const hearEnd = (code: number | null) => fail(`ended with ${code}`)
      const leave = () => {
        clearTimeout(timer)
        server.off('exit', hearEnd)
        for (const stream of [server.stdout, server.stderr]) stream.off('data', look)
      }
      server.once('exit', hearEnd)
      for (const stream of [server.stdout, server.stderr]) stream.on('data', look)
      look()
    })
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')))
  const ready = await waitFor(/is ready (?:at (\S+)|to work jobs)/).catch(async (error: unknown) => {
    await end(server)
    throw error
  })
  return {
    pid: server.pid ?? Number.NaN,
    url: ready[1] ?? '',
    output: () => output,
    said: async (pattern) => void (await waitFor(pattern)),
    stop: () => end(server),
  }
}

const end = async (server: ChildProcess): Promise<void> => {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exit = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  server.kill('SIGINT')
  const killTimer = setTimeout(() => server.kill('SIGKILL'), 30_000)
  await exit
  clearTimeout(killTimer)
}
