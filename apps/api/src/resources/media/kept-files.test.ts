import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { upload } from '../../test/samples.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'
import { originalKey } from './store-file.ts'
import { signedObjectUrl } from '../../kit/sign-url.ts'

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)
let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const cacheControlOf = async (url: string) => {
  const answer = await world.anonymous.send('GET', url)
  expect(answer.status).toBe(200)
  return answer.headers.get('cache-control')
}

describe('the browser cache', () => {
  it('stores no document, because the next user of the browser could open it after a logout', async () => {
    const { variants } = await upload(company, {}, pdf)
    const document: Json = variants.find((one: Json) => one.mime === 'application/pdf')
    expect(await cacheControlOf(document.url)).toBe('private, no-store')
  })

  it('stores no original of an image, but its renditions for a few hours', async () => {
    const { uuid, variants } = await upload(company)
    const [file] = await company.rows('select sha256, mime from media where uuid = $1', [uuid])
    const key = originalKey(company.uuid, file.sha256, file.mime)
    expect(await cacheControlOf(signedObjectUrl(world.deps, company.uuid, key))).toBe('private, no-store')
    await world.emailsSettled()
    expect(await cacheControlOf(variants[0].url)).toBe('private, max-age=21600, immutable')
  })
})
