import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { ChildTaskError, WorkerChild } from './worker-child.ts'
import { createPictures } from '../pictures/pictures.ts'

describe('a worker process', () => {
  it('is waited for when closed, also by a process that has nothing else to do', () => {
    const program = `
      import { createPictures } from '${new URL('../pictures/pictures.ts', import.meta.url).href}'
      const pictures = createPictures()
      await pictures.prepare(new Uint8Array([1]), 'image/png').catch(() => {})
      await pictures.close()
      console.log('closed')`
    const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
      encoding: 'utf8',
    })
    expect(stdout.trim()).toBe('closed')
  })

  it('refuses what comes after it was closed', async () => {
    const pictures = createPictures()
    await pictures.close()
    await expect(pictures.prepare(new Uint8Array([1]), 'image/png')).rejects.toThrow(ChildTaskError)
  })

  it('that was stopped does not take the next task along', async () => {
    const child = new WorkerChild({
      entry: () => new URL('../pictures/worker.ts', import.meta.url),
      timeoutMs: 5000,
      memoryMb: 60,
    })
    const tasks = [1, 2].map(() => child.run({ task: 'square', bytes: new Uint8Array([1]), side: 1 }))
    const outcomes = await Promise.allSettled(tasks)
    await child.close()
    const reasons = outcomes.map((outcome) => outcome.status === 'rejected' && String(outcome.reason))
    expect(reasons).toEqual(Array(2).fill('ChildTaskError: needed more than 60 MB'))
  })
})
