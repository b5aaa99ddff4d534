import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

type Start = {
  env: Record<string, string>
  args?: string[]
  /** The account to run as, when the tests run as root. */
  as?: { uid: number; gid: number }
}

/** One of our programs as a separate process. */
export type Program = {
  child: ChildProcess
  /** Everything it has written so far to stdout and stderr. */
  output(): string
  /** Resolves with the match once the output contains it; rejects if the process ends first. */
  said(pattern: RegExp): Promise<RegExpExecArray>
  ended: Promise<{ code: number | null; output: string }>
  /** Stops it as Ctrl-C does, and waits for its end. */
  stop(): Promise<void>
}

const source = join(import.meta.dirname, '..')

/** Starts one of our programs as it runs outside tests, with the usual umask of a login and only this environment. */
export const startProgram = (
  name: 'main' | 'admin' | 'backup' | 'restore' | 'doctor',
  { env, args = [], as }: Start,
): Program => {
  const command = [process.execPath, '--import', 'tsx', join(source, `${name}.ts`), ...args]
  const child = spawn('sh', ['-c', 'umask 022; exec "$@"', 'sh', ...command], {
    cwd: source,
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...as,
  })
  let output = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      for (const listen of listeners) listen()
    })
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  )
  return {
    child,
    output: () => output,
    said: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(output)
          if (match) resolve(match)
        }
        listeners.add(look)
        look()
        void ended.then(() => reject(new Error(`ended before it said ${pattern}: ${output}`)))
      }),
    ended,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT')
      await ended
    },
  }
}
