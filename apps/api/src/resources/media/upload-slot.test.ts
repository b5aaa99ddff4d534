import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { planOf } from '@sojourn/contract/plans'
import { uploadLimits } from '@sojourn/contract/uploads'
import { jpeg } from '../../test/samples.ts'
import { subscribe } from '../../test/writes.ts'
import { type Answer, type Company, createWorld, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  company = await world.createCompany()
})

const plan = 'solo-monthly'
const open = (): Promise<Answer> => company.people.Designer.sendRaw('POST', company.path('media/'), { body: {} })
const slot = async (): Promise<string> => (await open()).json.data.upload.url
const tus = (method: string, url: string, headers: Record<string, string> = {}) =>
  world.anonymous.sendRaw(method, url, { headers: { 'tus-resumable': '1.0.0', ...headers } })
const announce = async (url: string, bytes: number) => {
  const { status, json } = await tus('POST', url, { 'upload-length': String(bytes) })
  return json ? json.code : status
}
const leaveRoomFor = async (bytes: number) => {
  await subscribe(company, plan)
  const most = planOf(plan)?.limits.storageBytes ?? 0
  expect(most).toBeGreaterThan(bytes)
  await company.rows(
    `insert into storage_usage (tenant, bytes) values ($1, $2) on conflict (tenant) do update set bytes = excluded.bytes`,
    [company.uuid, most - bytes],
  )
}

describe('uploads that are not finished', () => {
  it('count with their announced size until they are cancelled or expire', async () => {
    await leaveRoomFor(1000)
    const [one, other] = [await slot(), await slot()]
    expect(await announce(one, 600)).toBe(201)
    expect(await announce(other, 600)).toBe('plan_limit')
    expect(await announce(other, 400)).toBe(201)
    // After starting over, it counts with its new length.
    expect(await announce(one, 601)).toBe('plan_limit')
    expect(await announce(one, 500)).toBe(201)
    expect((await tus('DELETE', one)).status).toBe(204)
    expect(await announce(other, 1000)).toBe(201)
    await company.rows(`update media_slots set expires_at = now() - interval '1 second'`)
    expect(await announce(await slot(), 1000)).toBe(201)
  })

  it('that are announced at once are accepted as long as there is room', async () => {
    await leaveRoomFor(1000)
    const urls = await Promise.all([1, 2, 3, 4].map(slot))
    const outcomes = await Promise.all(urls.map((url) => announce(url, 400)))
    expect(outcomes.filter((outcome) => outcome === 201)).toHaveLength(2)
    expect(outcomes.filter((outcome) => outcome === 'plan_limit')).toHaveLength(2)
  })

  it('can start and finish at the same time without a deadlock', async () => {
    const { Designer } = company.people
    const type = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
    const picture = await jpeg(60, 40)
    const uploadSome = async () => {
      for (let n = 0; n < 12; n += 1) {
        const raw = new Uint8Array(Buffer.concat([picture, randomBytes(1000)]))
        const headers = { 'upload-length': String(raw.length) }
        const opened = await Designer.sendRaw('POST', company.path('media/'), { body: {}, headers })
        const { url } = opened.json.data.upload
        const sent = await world.anonymous.sendRaw('PATCH', url, {
          headers: { 'tus-resumable': '1.0.0', ...type },
          raw,
        })
        expect(sent.status).toBe(204)
      }
    }
    await Promise.all(Array.from({ length: 4 }, uploadSome))
  })

  it('have to be sent again if the server stopped after it stored the file and before it recorded it', async () => {
    const raw = new Uint8Array(Buffer.concat([await jpeg(60, 40), randomBytes(1000)]))
    const { uuid, upload } = (await open()).json.data
    expect(await announce(upload.url, raw.length)).toBe(201)
    const send = () =>
      world.anonymous.sendRaw('PATCH', upload.url, {
        headers: { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
        raw,
      })
    const { storage } = world.deps
    const { takeFile } = storage
    storage.takeFile = async (...file) => {
      await takeFile(...file)
      throw new Error('the server stopped')
    }
    expect((await send()).status).toBe(500)
    storage.takeFile = takeFile
    expect((await tus('HEAD', upload.url)).status).toBe(409)
    expect((await tus('HEAD', upload.url)).headers.get('upload-offset')).toBe('0')
    expect((await send()).status).toBe(204)
    const item = await company.people.Designer.send('GET', company.path(`media/${uuid}`))
    expect(item.json.data).toMatchObject({ bytes: raw.length, state: 'processing-complete' })
  })

  it('are limited in number per company', async () => {
    const { uuid } = (await open()).json.data
    const { rows } = await world.deps.pool.query<{ columns: string }>(
      `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
       where attrelid = 'media'::regclass and attnum > 0 and not attisdropped and attname not in ('uuid', 'id')`,
    )
    const columns = rows[0]?.columns
    await company.rows(
      `with more as (insert into media (${columns}) select ${columns} from media, generate_series(2, $2::int) where uuid = $1 returning tenant, uuid)
       insert into media_slots (tenant, media, expires_at) select tenant, uuid, now() + interval '1 day' from more`,
      [uuid, uploadLimits.openSlots],
    )
    const rejected = await open()
    expect([rejected.status, rejected.json.code]).toEqual([429, 'too_many_requests'])
    expect(rejected.json.detail).toContain('1,000 uploads')
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0)
    const video = { kind: 'video_link', link: 'https://video.example.com/1' }
    expect((await company.people.Designer.send('POST', company.path('media/'), video)).status).toBe(201)
    await company.rows(`update media_slots set expires_at = now() - interval '1 second' where media = $1`, [uuid])
    expect((await open()).status).toBe(201)
  })
})
