import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import openapiTS, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWorld, type World } from './world.ts'

const run = promisify(execFile)
const packages = fileURLToPath(new URL('../../../../node_modules', import.meta.url))
const password = 'a long way to walk 42'
let world: World
let folder: string

beforeAll(async () => {
  world = await createWorld()
  folder = await mkdtemp(join(tmpdir(), 'sojourn-client-'))
  await symlink(packages, join(folder, 'node_modules'))
  await cp(new URL('client-journey/journey.ts.txt', import.meta.url), join(folder, 'journey.ts'))
  const document = (await world.anonymous.send('GET', '/openapi.json')).bytes.toString('utf8')
  await writeFile(join(folder, 'api.ts'), astToString(await openapiTS(document, { defaultNonNullable: false })))
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

/** The compiler's messages for a file next to the generated types; empty if there are none. */
const compile = async (file: string): Promise<string> => {
  const options = ['--strict', '--noEmit', '--target', 'es2024', '--module', 'esnext', '--moduleResolution', 'bundler']
  const compiling = run(
    process.execPath,
    [join(packages, 'typescript/bin/tsc'), ...options, '--allowImportingTsExtensions', '--types', 'node', file],
    { cwd: folder },
  )
  return compiling.then(
    ({ stdout }) => stdout,
    (error: unknown) =>
      typeof error === 'object' && error !== null && 'stdout' in error ? String(error.stdout) : String(error),
  )
}

it('a client generated from the description compiles, and works from login to a published itinerary', async () => {
  expect(await compile('journey.ts')).toBe('')
  const company = await world.createCompany()
  const designer = await world.createPerson({ password })
  await world.hire(company.uuid, designer, ['Designer'])
  const program = `
    const { travel } = await import(${JSON.stringify(pathToFileURL(join(folder, 'journey.ts')).href)})
    console.log(JSON.stringify(await travel(...process.argv.slice(1))))`
  const { stdout } = await run(
    process.execPath,
    ['--input-type=module', '--eval', program, world.base(), designer.email, password],
    { cwd: folder },
  )
  expect(JSON.parse(stdout)).toEqual({
    name: 'Test Person',
    room: 'Dune tent',
    change: { subtitle: 'Two days of sand', etag: '"2"' },
    stale: 'stale',
    listed: { names: ['Quiet Dune Camp'], total: 1 },
    published: { revision: 2, hasChanges: false },
    page: { status: 200, type: 'text/html; charset=utf-8' },
    bin: { removedAt: true, gone: 'not_found', restoredAt: null },
    rejected: 'givenName: too_long',
  })
}, 120_000)

it('the compiler rejects in that client what the API would reject', async () => {
  await writeFile(
    join(folder, 'wrong.ts'),
    `import createClient from 'openapi-fetch'
     import type { paths } from './api.ts'
     const client = createClient<paths>({ baseUrl: '' })
     const here = { path: { tenant: '' } }
     void client.POST('/v1/auth/login', { body: { email: '', passwort: '' } })
     void client.POST('/v1/{tenant}/accommodations', { params: here, body: { type: 'camp' } })
     void client.GET('/v1/{tenant}/accommodations', { params: { ...here, query: { sort: 'colour' } } })
     void client.GET('/v1/{tenant}/nonsense')`,
  )
  const complaints = await compile('wrong.ts')
  for (const line of [5, 6, 7, 8]) expect(complaints).toContain(`wrong.ts(${line},`)
}, 120_000)
