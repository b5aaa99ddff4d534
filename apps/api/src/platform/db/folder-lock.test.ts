import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder } from './folder-lock.ts'
import { processIdentity } from './process-identity.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sojourn-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the lock of a data folder', () => {
  it('is held by one start at a time and leaves nothing behind', () => {
    const lock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`)
    lock.release()
    expect(readdirSync(folder)).toEqual([])
    lockFolder(folder).release()
  })

  it('is taken over from a process that has ended, from a reused process id, and from a truncated file', () => {
    const ended = spawnSync(process.execPath, ['--version']).pid
    const identity = processIdentity(process.pid)
    for (const content of [
      JSON.stringify({ pid: ended, identity }),
      JSON.stringify({ pid: process.pid, identity: `${identity}0` }),
      '{"pid":',
    ]) {
      writeFileSync(join(folder, 'lock'), content)
      const lock = lockFolder(folder)
      expect(() => lockFolder(folder)).toThrow('in use')
      lock.release()
    }
  })

  it('is not released by a start that no longer holds it', () => {
    const lost = lockFolder(folder)
    rmSync(join(folder, 'lock'))
    const held = lockFolder(folder)
    lost.release()
    expect(() => lockFolder(folder)).toThrow('in use')
    held.release()
  })
})
