import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ensureBuilt, server, web } from './launch-build.ts'

let root: string
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  root = mkdtempSync(join(tmpdir(), 'sojourn-build-'))
  write('package.json', JSON.stringify({ workspaces: ['apps/*'] }))
  // A stand-in for the bundlers that counts its runs in a file outside the folder that a build replaces.
  write(
    'build.mjs',
    `import { appendFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
     import { basename } from 'node:path'
     appendFileSync('../../builds-' + basename(process.cwd()), '.')
     rmSync('dist', { recursive: true, force: true })
     if (existsSync('../../broken')) process.exit(3)
     mkdirSync('dist')`,
  )
  for (const name of ['web', 'api'])
    write(
      `apps/${name}/package.json`,
      JSON.stringify({ name: `@sojourn/${name}`, scripts: { build: 'node ../../build.mjs' } }),
    )
  write('apps/api/src/main.ts', 'main')
  write('apps/web/src/main.tsx', 'main')
  write('packages/contract/src/kit/errors.ts', 'errors')
  write('package-lock.json', '{}')
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const builds = (name: 'web' | 'api' = 'web'): number => readFileSync(join(root, `builds-${name}`), 'utf8').length

describe('the web build at the start', () => {
  it('runs once while the source files do not change', async () => {
    expect(await ensureBuilt(root, web)).toBe(true)
    expect(await ensureBuilt(root, web)).toBe(true)
    expect(builds()).toBe(1)
  })

  it.each([
    ['a page', 'apps/web/src/main.tsx'],
    ['the contract', 'packages/contract/src/kit/errors.ts'],
    ['a dependency', 'package-lock.json'],
  ])('runs again when %s changes', async (_, path) => {
    await ensureBuilt(root, web)
    write(path, 'changed')
    await ensureBuilt(root, web)
    expect(builds()).toBe(2)
  })

  it('runs again when a file is deleted, but not when a test or the server changes', async () => {
    write('apps/web/src/extra.tsx', '')
    await ensureBuilt(root, web)
    write('apps/web/src/main.test.tsx', '')
    write('apps/api/src/main.ts', '')
    await ensureBuilt(root, web)
    expect(builds()).toBe(1)
    rmSync(join(root, 'apps/web/src/extra.tsx'))
    await ensureBuilt(root, web)
    expect(builds()).toBe(2)
  })

  it('is retried after it failed', async () => {
    write('broken', '')
    expect(await ensureBuilt(root, web)).toBe(false)
    rmSync(join(root, 'broken'))
    expect(await ensureBuilt(root, web)).toBe(true)
  })
})

describe('the build of the server at the start', () => {
  it.each([
    ['the server', 'apps/api/src/main.ts'],
    ['a package', 'packages/contract/src/kit/errors.ts'],
    ['a dependency', 'package-lock.json'],
  ])('runs again when %s changes', async (_, path) => {
    await ensureBuilt(root, server)
    await ensureBuilt(root, server)
    expect(builds('api')).toBe(1)
    write(path, 'changed')
    await ensureBuilt(root, server)
    expect(builds('api')).toBe(2)
  })

  it('does not run again for a test, a migration or the web', async () => {
    await ensureBuilt(root, server)
    write('apps/api/src/main.test.ts', '')
    write('apps/api/src/migrations/0001_start.sql', '')
    write('apps/web/src/main.tsx', 'changed')
    await ensureBuilt(root, server)
    expect(builds('api')).toBe(1)
  })
})
