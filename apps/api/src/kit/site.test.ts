import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createWorld, type World } from '../test/world.ts'

let world: World
let webFolder: string
beforeAll(async () => {
  world = await createWorld()
  webFolder = await mkdtemp(join(tmpdir(), 'sojourn-web-'))
  await mkdir(join(webFolder, 'assets'))
  await writeFile(join(webFolder, 'index.html'), '<!doctype html>')
})
afterAll(async () => {
  await world.close()
  await rm(webFolder, { recursive: true })
})

/** What a page of the web may ask for, by the policy it is sent with. */
const askedBy = async (marketingApiUrl: string | null): Promise<string[]> => {
  const publicConfig = { ...world.deps.publicConfig, marketingApiUrl }
  const app = await buildApp({ ...world.deps, webFolder, publicConfig })
  const { headers } = await app.inject({ url: '/register-company' })
  await app.close()
  const policy = String(headers['content-security-policy'])
  return /connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
}

describe('the policy of a page', () => {
  it('lets it ask this server only, and the marketing site where one is configured', async () => {
    const own = ["'self'", world.deps.publicUrl()]
    expect(await askedBy(null)).toEqual(own)
    expect(await askedBy('https://www.example.test/api')).toEqual([...own, 'https://www.example.test'])
  })
})
