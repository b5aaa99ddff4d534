import { type ChildProcess, fork } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

/** A child process that responds to messages. `close` ends it and waits for that. */
export type Child = { ask: <Answer>(message: object) => Promise<Answer>; close: () => Promise<void> }

/** Starts `entry` in a child process. `profileInto` is a folder for the CPU profile that it writes when it ends. */
export const startChild = (entry: URL, { profileInto }: { profileInto?: string } = {}): Child => {
  if (profileInto) mkdirSync(profileInto, { recursive: true })
  const profiling = profileInto ? ['--cpu-prof', `--cpu-prof-dir=${profileInto}`, '--cpu-prof-interval=200'] : []
  const child = fork(entry, {
    execArgv: ['--import', loader, ...profiling],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return {
    ask: <Answer>(message: object) => answerFrom<Answer>(child, message),
    close: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      if (child.connected) child.disconnect()
      await gone
    },
  }
}

/** The result of a message. Child processes send `{result}` or `{error}`; the caller names the type of the result. */
const answerFrom = <Answer>(child: ChildProcess, message: object): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error('the process ended before it answered'))
    child.once('exit', ended)
    child.once('message', (answer: { result?: Answer; error?: string }) => {
      child.removeListener('exit', ended)
      if (answer.error === undefined) resolve(answer.result as Answer)
      else reject(new Error(answer.error))
    })
    child.send(message)
  })

/** Runs a server in a child process: starts it with the config in the first message, sends its port, ends with its parent. */
export const serveParent = <Told>(listen: (config: Told) => Promise<number>): void => {
  process.once('message', (config: Told) => {
    listen(config).then(
      (port) => process.send?.({ result: port }),
      (error: unknown) =>
        process.send?.({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    )
  })
  // exit() and not a signal, so that a profile is written.
  process.on('disconnect', () => process.exit())
}
