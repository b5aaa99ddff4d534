import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** A process that closes two things on a signal, the later one first; returns what it printed and how it ended. */
const run = async (
  body: string,
  signals: NodeJS.Signals[],
): Promise<{ printed: string[]; code: number | null; signal: NodeJS.Signals | null }> => {
  const code = `
    const { closeOnSignal } = await import(${JSON.stringify(join(import.meta.dirname, 'closing.ts'))})
    const wait = (time) => new Promise((resolve) => setTimeout(resolve, time))
    const say = (line) => process.stdout.write(line + '\\n')
    const closing = closeOnSignal({ patience: 1000, log: say })
    ${body}
    setInterval(() => {}, 1000)
    say('ready')`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (text.includes('ready')) for (const signal of signals) child.kill(signal)
    printed += text
  })
  return new Promise((resolve) => {
    child.on('close', (code, signal) => resolve({ printed: printed.trim().split('\n').slice(1), code, signal }))
  })
}

const twoClosers = `
  closing.add(async () => { await wait(50); say('database closed') })
  closing.add(async () => { await wait(50); say('server closed') })`

describe('closeOnSignal', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'closes the last added first on %s and exits with 0',
    async (signal) => {
      const ended = await run(twoClosers, [signal])
      expect(ended).toEqual({ printed: ['server closed', 'database closed'], code: 0, signal: null })
    },
  )

  it('closes once if the signal is repeated', async () => {
    const ended = await run(twoClosers, ['SIGINT', 'SIGINT', 'SIGTERM'])
    expect(ended).toEqual({ printed: ['server closed', 'database closed'], code: 0, signal: null })
  })

  it('closes the rest if one fails, and exits with 1', async () => {
    const ended = await run(`${twoClosers}; closing.add(async () => { throw new Error('stuck open') })`, ['SIGTERM'])
    expect(ended).toEqual({ printed: ['server closed', 'database closed', 'stuck open'], code: 1, signal: null })
  })

  it('does not wait forever', async () => {
    const ended = await run('closing.add(() => new Promise(() => {}))', ['SIGTERM'])
    expect(ended).toMatchObject({ printed: [], code: 1 })
  })
})
