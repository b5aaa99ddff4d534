import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { workspaceRoot } from '@sojourn/tools/workspace'

/** A server with the demo content and without a supervisor, so that it is not restarted when it is killed. */
export type KillableServer = {
  url: string
  /** Kills it without warning, as when its machine fails. */
  kill(): Promise<void>
  /** Starts it again, at the same address and with the same data. */
  restart(): Promise<void>
  /** Stops it and removes its data. */
  stop(): Promise<void>
}

export const startKillableServer = async (): Promise<KillableServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-kill-'))
  const dataDir = join(folder, 'data')
  const demo = process.env['DEMO_FOLDER']
  // With `cp`, because if root runs the tests, PostgreSQL's files belong to another account.
  if (demo !== undefined) await promisify(execFile)('cp', ['-a', demo, dataDir])
  const first = await launch(dataDir, '0')
  let { server } = first
  const { port } = new URL(first.url)
  return {
    url: first.url,
    kill: () => end(server, 'SIGKILL'),
    restart: async () => {
      ;({ server } = await launch(dataDir, port))
    },
    stop: async () => {
      // A killed server leaves its database running; the next one takes it over and stops it.
      if (hasEnded(server)) ({ server } = await launch(dataDir, port))
      await end(server, 'SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const launch = async (dataDir: string, port: string): Promise<{ server: ChildProcess; url: string }> => {
  const server = spawn(process.execPath, ['--import', 'tsx', join(workspaceRoot, 'apps/api/src/main.ts')], {
    cwd: workspaceRoot,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: port,
      DATA_DIR: dataDir,
      // Tests send more requests than users do.
      REQUESTS_PER_MINUTE: '100000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const readOutput = (chunk: Buffer) => {
      output += chunk.toString()
      const [, address] = /is ready at (\S+)/.exec(output) ?? []
      if (address !== undefined) resolve(address)
    }
    server.stdout.on('data', readOutput)
    server.stderr.on('data', readOutput)
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)))
  })
  return { server, url }
}

const hasEnded = (server: ChildProcess): boolean => server.exitCode !== null || server.signalCode !== null

const end = async (server: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
  if (hasEnded(server)) return
  const exit = once(server, 'exit')
  server.kill(signal)
  await exit
}
