import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { workspaceRoot } from './workspace.ts'

export type ProductProcess = {
  /** The process ID of the server itself, because the server replaces the launcher. */
  pid: number
  /** The URL at which it is ready; empty for a worker, which does not have one. */
  url: string
  /** All of its output so far. */
  output(): string
  /** Resolves once the output matches. Rejects if the process exits first, or after a timeout. */
  said(pattern: RegExp): Promise<void>
  /** Stops it as Ctrl-C does, and waits for it to exit. */
  stop(): Promise<void>
}

/** In milliseconds. Together they are shorter than a fixture of a browser test may take. */
const patience = { start: 180_000, output: 100_000 }

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
  const waitFor = (pattern: RegExp, ms: number): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => fail('did not print the expected line in time'), ms)
      const check = () => {
        const found = pattern.exec(output)
        if (found === null) return
        stopWaiting()
        resolve(found)
      }
      const fail = (why: string) => {
        stopWaiting()
        reject(new Error(`the server ${why} (waiting for ${pattern}):\n${output}`))
      }
      const onExit = (code: number | null) => fail(`ended with ${code}`)
      const stopWaiting = () => {
        clearTimeout(timer)
        server.off('exit', onExit)
        for (const stream of [server.stdout, server.stderr]) stream.off('data', check)
      }
      server.once('exit', onExit)
      for (const stream of [server.stdout, server.stderr]) stream.on('data', check)
      check()
      if (hasEnded(server)) onExit(server.exitCode)
    })
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')))
  const ready = await waitFor(/is ready (?:at (\S+)|to work jobs)/, patience.start).catch(async (error: unknown) => {
    await stopProcess(server)
    throw error
  })
  return {
    pid: server.pid ?? Number.NaN,
    url: ready[1] ?? '',
    output: () => output,
    said: async (pattern) => void (await waitFor(pattern, patience.output)),
    stop: () => stopProcess(server),
  }
}

const hasEnded = (server: ChildProcess): boolean => server.exitCode !== null || server.signalCode !== null

const stopProcess = async (server: ChildProcess): Promise<void> => {
  if (hasEnded(server)) return
  const exit = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  server.kill('SIGINT')
  const killTimer = setTimeout(() => server.kill('SIGKILL'), 30_000)
  await exit
  clearTimeout(killTimer)
}
