import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { callerAt, makeFirstAdmin } from './test/first-admin.ts'
import { type Program, startProgram } from './test/program.ts'
import { jpeg } from './test/samples.ts'

const isRoot = process.getuid?.() === 0
/** The account `nobody`, which every Linux has. */
const nobody = { uid: 65_534, gid: 65_534 }

let root: string
let dataDir: string
let env: Record<string, string>
let running: Program[]
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sojourn-data-'))
  // Only the mode of the folder itself should keep others out.
  chmodSync(root, 0o755)
  dataDir = join(root, 'data')
  env = { DATA_DIR: dataDir, DEMO: 'off', PORT: '0' }
  running = []
})
afterEach(async () => {
  for (const program of running) await program.stop()
  rmSync(root, { recursive: true, force: true })
})

const start = (as?: typeof nobody): Program => {
  const program = startProgram('main', { env, as })
  running.push(program)
  return program
}

/** Starts the server and has it store an image and an email. */
const useServer = async (as?: typeof nobody): Promise<void> => {
  const [, url = ''] = await start(as).said(/is ready at (\S+)/)
  const { token, password } = await makeFirstAdmin(url, { env, as })
  const call = callerAt(url, token)
  const form = new FormData()
  form.append('avatar', new Blob([new Uint8Array(await jpeg(300, 200))]), 'me.jpg')
  await call('PUT', '/v1/auth/update', form)
  await call('PUT', '/v1/auth/update', { email: 'other@example.test', currentPassword: password })
  await expect.poll(() => namesBelow('outbox'), { timeout: 30_000 }).not.toEqual([])
  expect(namesBelow('media')).not.toEqual([])
}

const namesBelow = (folder: string): string[] => {
  try {
    return readdirSync(join(dataDir, folder), { recursive: true, encoding: 'utf8' })
  } catch {
    return []
  }
}

/**
 * Everything in the data folder that accounts other than its owner can access, with its mode, except PostgreSQL's own folder.
 */
const openToOthers = (): string[] =>
  [dataDir, ...namesBelow('').map((name) => join(dataDir, name))]
    .filter((path) => !path.includes('/postgres/cluster/'))
    // Files may be renamed or deleted in the meantime.
    .map((path) => ({
      name: relative(dataDir, path),
      mode: (statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o777,
    }))
    .filter(({ mode }) => mode & 0o077)
    .map(({ name, mode }) => `${name} ${mode.toString(8)}`)

/** PostgreSQL runs as another account if root starts it, and must be able to pass through; these modes do not allow listing. */
const passages = isRoot ? [' 711', 'postgres 711'] : []

describe('the data folder', () => {
  it('is closed to other accounts, with every file in it', async () => {
    await useServer()
    expect(openToOthers()).toEqual(passages)
  }, 120_000)

  it('is closed if an older version left it open', async () => {
    mkdirSync(join(dataDir, 'media/pictures'), { recursive: true })
    writeFileSync(join(dataDir, 'media/pictures/one.webp'), '')
    for (const folder of ['', 'media', 'media/pictures']) chmodSync(join(dataDir, folder), 0o755)
    await start().said(/is ready/)
    const open = openToOthers().filter((name) => !name.startsWith('media/'))
    expect(open, 'what is below a closed folder cannot be reached').toEqual(passages)
  }, 120_000)

  it.runIf(isRoot)(
    'is closed to everybody if PostgreSQL runs as the same account',
    async () => {
      chownSync(root, nobody.uid, nobody.gid)
      await useServer(nobody)
      expect(openToOthers()).toEqual([])
    },
    120_000,
  )

  it('cannot be a shared folder', async () => {
    mkdirSync(dataDir)
    chmodSync(dataDir, 0o1777)
    const { code, output } = await start().ended
    expect([code, output.trim().split('\n').length]).toEqual([1, 1])
    expect(output).toMatch(/^DATA_DIR must be a folder of its own/)
    expect(statSync(dataDir).mode & 0o7777).toBe(0o1777)
  }, 60_000)
})
