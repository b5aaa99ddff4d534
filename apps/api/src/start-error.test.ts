import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { DataFolderInUse } from './platform/db/unusable-database-error.ts'
import { keptSecretKey } from './secret-key.ts'
import { explainStartError } from './start-error.ts'

const root = mkdtempSync(join(tmpdir(), 'sojourn-start-'))
afterAll(() => rmSync(root, { recursive: true }))

const getFailure = async (work: () => unknown): Promise<string | undefined> => {
  try {
    await work()
  } catch (error) {
    return explainStartError(error)
  }
  throw new Error('did not fail')
}

const listen = (port: number): Promise<ReturnType<typeof createServer>> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })

describe('explainStartError', () => {
  it('explains expected errors in one line', async () => {
    expect(await getFailure(() => readConfig({ PORT: 'x' }))).toBe('PORT must be a number from 0 to 65535.')
    expect(explainStartError(new DataFolderInUse('/data', 7))).toContain('/data is in use by process 7')
  })

  it('says that a port is in use', async () => {
    const server = await listen(0)
    const address = server.address()
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0
    expect(await getFailure(() => listen(port))).toBe(
      `Cannot listen on 127.0.0.1 port ${port}: another process is using this port; stop it, or set PORT.`,
    )
    server.close()
  })

  it('says that the data folder cannot be created', async () => {
    const file = join(root, 'a-file')
    writeFileSync(file, '')
    expect(await getFailure(() => keptSecretKey(join(file, 'data')))).toContain('a file is in its place')
    expect(await getFailure(() => keptSecretKey('/proc/no-such-folder/data'))).toContain(
      'The data folder cannot be used',
    )
    expect(explainStartError(Object.assign(new Error(), { code: 'EACCES', syscall: 'mkdir', path: '/data' }))).toBe(
      'The data folder cannot be used: it is not writable (/data); set DATA_DIR to a folder of yours.',
    )
  })

  it('returns undefined for a defect', () => {
    expect(explainStartError(new TypeError('x is not a function'))).toBeUndefined()
    expect(explainStartError(Object.assign(new Error(), { code: 'EACCES', syscall: 'spawn typst' }))).toBeUndefined()
  })
})

describe('keptSecretKey', () => {
  it('creates one key, even if called concurrently, readable only by its own user', async () => {
    const dataDir = join(root, 'new', 'data')
    const keys = new Set(await Promise.all([1, 2, 3].map(() => keptSecretKey(dataDir))))
    expect([...keys][0]).toMatch(/^[\w-]{43}$/)
    expect(keys.size).toBe(1)
    expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(dataDir, 'secret-key'), 'utf8')).toBe(`${[...keys][0]}\n`)
  })
})
