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

const keptFor = async (url: string) => {
  const answer = await world.anonymous.send('GET', url)
  expect(answer.status).toBe(200)
  return answer.headers.get('cache-control')
}

describe('a browser', () => {
  it('keeps no document, which whoever uses it after a logout could open', async () => {
    const { variants } = await upload(company, {}, pdf)
    const document: Json = variants.find((one: Json) => one.mime === 'application/pdf')
    expect(await keptFor(document.url)).toBe('private, no-store')
  })

  it('keeps no original of a picture, but for some hours what lists show of it', async () => {
    const { uuid, variants } = await upload(company)
    const [file] = await company.rows('select sha256, mime from media where uuid = $1', [uuid])
    const key = originalKey(company.uuid, file.sha256, file.mime)
    expect(await keptFor(signedObjectUrl(world.deps, company.uuid, key))).toBe('private, no-store')
    await world.emailsSettled()
    expect(await keptFor(variants[0].url)).toBe('private, max-age=21600, immutable')
  })
})
