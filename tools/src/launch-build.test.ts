import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ensureWebBuilt } from './launch-web.ts'

let root: string
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  root = mkdtempSync(join(tmpdir(), 'sojourn-web-'))
  // A stand-in for Vite that counts its runs in a file outside the folder that a build replaces.
  write('package.json', JSON.stringify({ scripts: { build: 'node build.mjs' } }))
  write(
    'build.mjs',
    `import { appendFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
     appendFileSync('builds', '.')
     rmSync('apps/web/dist', { recursive: true, force: true })
     if (existsSync('broken')) process.exit(3)
     mkdirSync('apps/web/dist')`,
  )
  write('apps/web/src/main.tsx', 'main')
  write('packages/contract/src/kit/errors.ts', 'errors')
  write('package-lock.json', '{}')
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const builds = (): number => readFileSync(join(root, 'builds'), 'utf8').length

describe('the web build at the start', () => {
  it('runs once while the source files do not change', async () => {
    expect(await ensureWebBuilt(root)).toBe(true)
    expect(await ensureWebBuilt(root)).toBe(true)
    expect(builds()).toBe(1)
  })

  it.each([
    ['a page', 'apps/web/src/main.tsx'],
    ['the contract', 'packages/contract/src/kit/errors.ts'],
    ['a dependency', 'package-lock.json'],
  ])('runs again when %s changes', async (_, path) => {
    await ensureWebBuilt(root)
    write(path, 'changed')
    await ensureWebBuilt(root)
    expect(builds()).toBe(2)
  })

  it('runs again when a file is deleted, but not when a test or the server changes', async () => {
    write('apps/web/src/extra.tsx', '')
    await ensureWebBuilt(root)
    write('apps/web/src/main.test.tsx', '')
    write('apps/api/src/main.ts', '')
    await ensureWebBuilt(root)
    expect(builds()).toBe(1)
    rmSync(join(root, 'apps/web/src/extra.tsx'))
    await ensureWebBuilt(root)
    expect(builds()).toBe(2)
  })

  it('is retried after it failed', async () => {
    write('broken', '')
    expect(await ensureWebBuilt(root)).toBe(false)
    rmSync(join(root, 'broken'))
    expect(await ensureWebBuilt(root)).toBe(true)
  })
})
