import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shortSignature } from '../../kit/sealing.ts'
import { jpeg, upload } from '../../test/samples.ts'
import { type Company, createWorld, type Json, type Person, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const send = (bytes: Uint8Array, type: string, name: string) => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), name)
  return company.people.Designer.sendRaw('POST', company.path('media/'), { raw: form })
}

describe('an uploaded image', () => {
  it('is prepared in smaller sizes without metadata, which load without a token', async () => {
    const original = await sharp(await jpeg(1200, 800))
      .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '24/1 30/1 0/1', GPSLatitudeRef: 'S' } })
      .jpeg()
      .toBuffer()
    const item = await upload(company, { alt: 'Dunes', caption: 'At dawn' }, original)
    expect(item).toMatchObject({
      kind: 'image',
      mime: 'image/jpeg',
      filename: 'picture.jpg',
      width: 1200,
      height: 800,
      bytes: original.length,
      state: 'processing-complete',
      alt: 'Dunes',
      usedIn: [],
      upload: null,
    })
    expect(item.variants.map((one: Json) => one.name)).toEqual([
      '160.webp',
      '480.webp',
      '960.webp',
      '1200.webp',
      '1200.jpg',
      '160.avif',
      '480.avif',
      '960.avif',
      '1200.avif',
    ])
    for (const variant of item.variants) {
      const got = await world.anonymous.send('GET', variant.url)
      expect(got.status).toBe(200)
      expect(got.headers.get('content-type')).toBe(variant.mime)
      expect(got.headers.get('x-content-type-options')).toBe('nosniff')
      expect(got.headers.get('content-security-policy')).toBe(
        "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      )
      expect(got.headers.get('content-disposition')).toMatch(/^inline; filename="[\w.-]+\.(webp|jpg|avif)"$/)
      const facts = await sharp(got.bytes).metadata()
      expect([facts.width, facts.exif]).toEqual([variant.width, undefined])
    }
  })

  it('cannot be read with a URL that was changed', async () => {
    const item = await upload(company)
    const url = new URL(item.variants[0].url)
    const tries = [
      (u: URL) => u.searchParams.set('expires', String(Number(u.searchParams.get('expires')) + 1)),
      (u: URL) => u.searchParams.set('signature', 'x'.repeat(43)),
      (u: URL) => u.searchParams.delete('signature'),
      (u: URL) => (u.pathname = u.pathname.replace('160', '480')),
    ]
    for (const change of tries) {
      const changed = new URL(url)
      change(changed)
      expect((await world.anonymous.send('GET', changed.href)).status, changed.href).toBe(404)
    }
  })

  it('can be read with its URL until that expires', async () => {
    const item = await upload(company)
    const key = new URL(item.variants[0].url).pathname.replace('/media/', '')
    const statusWhenExpiring = async (seconds: number) => {
      const expires = Math.floor(Date.now() / 1000) + seconds
      const signature = shortSignature('media', `${company.uuid} ${key} ${expires}`, world.deps.secretKey)
      return (
        await world.anonymous.send('GET', `/media/${key}?${new URLSearchParams({ expires: `${expires}`, signature })}`)
      ).status
    }
    expect([await statusWhenExpiring(60), await statusWhenExpiring(-1)]).toEqual([200, 404])
  })

  it('that is sent twice is one stored file with two items', async () => {
    const bytes = await jpeg()
    const [one, two] = [await upload(company, {}, bytes), await upload(company, {}, bytes)]
    expect(one.sha256).toBe(two.sha256)
    expect(one.uuid).not.toBe(two.uuid)
    const objects = await world.inTenant(
      company.uuid,
      async (query) =>
        (await query('select count(*)::int as n from media_objects where sha256 = $1', [one.sha256])).rows,
    )
    expect(objects[0].n).toBe(1)
  })

  it('in SVG format is rendered without scripts, and its original is never served', async () => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200" onload="alert(1)">
      <script>alert(2)</script><rect width="300" height="200" fill="#c04020"/></svg>`
    const answer = await send(Buffer.from(drawing), 'image/svg+xml', 'logo.svg')
    expect(answer.status, JSON.stringify(answer.json)).toBe(201)
    const item = answer.json.data
    expect(item).toMatchObject({ kind: 'image', mime: 'image/svg+xml', state: 'processing-complete' })
    expect(item.variants.length).toBeGreaterThan(0)
    for (const variant of item.variants) {
      expect(['image/webp', 'image/avif', 'image/jpeg']).toContain(variant.mime)
      const got = await world.anonymous.send('GET', variant.url)
      expect(got.headers.get('content-type')).toBe(variant.mime)
      expect(got.bytes.toString('latin1')).not.toMatch(/<svg|<script|alert/)
    }
    const { dominant } = await sharp((await world.anonymous.send('GET', item.variants[0].url)).bytes).stats()
    expect(dominant.r).toBeGreaterThan(dominant.b + 100)
  })

  it('that is in use cannot be deleted, and the error says where it is used', async () => {
    const item = await upload(company)
    const lodge = (
      await company.people.Designer.send('POST', company.path('accommodations/'), {
        name: 'Shows it',
        media: [{ media: item.uuid }],
      })
    ).json.data
    const rejected = await company.people.Designer.send('DELETE', company.path(`media/${item.uuid}`))
    expect([rejected.status, rejected.json.code, rejected.json.usedIn]).toEqual([
      409,
      'in_use',
      [{ resource: 'accommodation', uuid: lodge.uuid, title: 'Shows it' }],
    ])
    expect(
      (await company.people.Designer.send('GET', company.path(`media/${item.uuid}`))).json.data.usedIn,
    ).toHaveLength(1)
    await company.people.Designer.send('PUT', company.path(`accommodations/${lodge.uuid}`), { media: [] })
    expect((await company.people.Designer.send('DELETE', company.path(`media/${item.uuid}`))).status).toBe(200)
  })
})

describe('an upload slot', () => {
  it('accepts bytes by PUT, once, and is neither listed nor counted before', async () => {
    const { Designer } = company.people
    const before = (await Designer.send('GET', company.path('resource-count'))).json.data.media
    const slot = (await Designer.sendRaw('POST', company.path('media/'), {})).json.data
    expect(slot).toMatchObject({ id: expect.any(Number), uuid: expect.any(String), state: 'processing', variants: [] })
    expect(Date.parse(slot.upload.expiresAt)).toBeGreaterThan(Date.now() + 23 * 3_600_000)
    const uuids = async () =>
      (await Designer.send('GET', company.path('media/?perPage=96'))).json.data.map((one: Json) => one.uuid)
    expect(await uuids()).not.toContain(slot.uuid)
    expect((await Designer.send('GET', company.path('resource-count'))).json.data.media).toBe(before)
    expect((await Designer.send('GET', company.path(`media/${slot.uuid}`))).json.data.state).toBe('processing')

    const filled = await world.anonymous.sendRaw('PUT', slot.upload.url, {
      raw: new Uint8Array(await jpeg()),
      headers: { 'content-type': 'image/jpeg' },
    })
    expect(filled.json.data).toMatchObject({ uuid: slot.uuid, state: 'processing-complete', upload: null })
    expect(await uuids()).toContain(slot.uuid)
    expect((await Designer.send('GET', company.path('resource-count'))).json.data.media).toBe(before + 1)
    expect((await world.anonymous.sendRaw('PUT', slot.upload.url, { raw: new Uint8Array(await jpeg()) })).status).toBe(
      404,
    )
  })

  it('is filled on behalf of the user who opened it, and only while they may upload', async () => {
    const put = async (url: string) => {
      const answer = await world.anonymous.sendRaw('PUT', url, { raw: new Uint8Array(await jpeg()) })
      return answer.status
    }
    const getSlot = async (person: Person): Promise<Json> =>
      (await person.sendRaw('POST', company.path('media/'), {})).json.data
    const [demoted, removed, suspended, god] = [
      await world.createPerson(),
      await world.createPerson(),
      await world.createPerson(),
      await world.createPerson({ isGod: true }),
    ]
    for (const person of [demoted, removed, suspended]) await world.hire(company.uuid, person, ['Designer'])
    const slots = [await getSlot(demoted), await getSlot(removed), await getSlot(suspended)]
    const ofGod = await getSlot(god)
    const seen = await company.people.Viewer.send('GET', company.path(`media/${slots[0].uuid}`))
    expect([seen.status, seen.json.data.upload]).toEqual([200, null])
    await company.rows(`update memberships set roles = '{Viewer}' where "user" = $1`, [demoted.uuid])
    await company.rows('delete from memberships where "user" = $1', [removed.uuid])
    await company.rows(`update users set state = 'suspended' where uuid = $1`, [suspended.uuid])
    for (const slot of slots) expect(await put(slot.upload.url)).toBe(404)
    await company.rows(`update memberships set roles = '{Designer}' where "user" = $1`, [demoted.uuid])
    expect([await put(slots[0].upload.url), await put(ofGod.upload.url)]).toEqual([200, 200])
    const events = await company.rows(
      `select actor->>'uuid' as by from audit_events where action = 'media-item.upload' and target = any($1) order by at`,
      [[slots[0].uuid, ofGod.uuid]],
    )
    expect(events).toEqual([{ by: demoted.uuid }, { by: god.uuid }])
  })

  it('expires', async () => {
    const slot = (await company.people.Designer.sendRaw('POST', company.path('media/'), {})).json.data
    await world.inTenant(company.uuid, (query) =>
      query(`update media_slots set expires_at = now() - interval '1 second' where media = $1`, [slot.uuid]),
    )
    expect((await world.anonymous.sendRaw('PUT', slot.upload.url, { raw: new Uint8Array(await jpeg()) })).status).toBe(
      404,
    )
  })
})

describe('a file that is not accepted', () => {
  it.each([
    ['a page called picture.jpg', Buffer.from('<html><script>alert(1)</script></html>'), 415],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64'), 415],
    ['an empty file', Buffer.alloc(0), 400],
  ])('is rejected with an explanation, and nothing is stored: %s', async (_what, bytes, status) => {
    const before = (await company.people.Designer.send('GET', company.path('media/'))).json.meta.total
    const answer = await send(bytes, 'image/jpeg', 'picture.jpg')
    expect([answer.status, typeof answer.json.detail]).toEqual([status, 'string'])
    expect((await company.people.Designer.send('GET', company.path('media/'))).json.meta.total).toBe(before)
  })

  it('is 422 for a truncated image, which does not affect the next one', async () => {
    const whole = await jpeg(2000, 1500)
    const torn = await send(whole.subarray(0, 400), 'image/jpeg', 'torn.jpg')
    expect([torn.status, Object.keys(torn.json.errors)]).toEqual([422, ['file']])
    expect((await send(whole, 'image/jpeg', 'whole.jpg')).status).toBe(201)
  })

  it('is 422 for an image of more than 50 megapixels', async () => {
    const huge = await sharp({ create: { width: 10_000, height: 5_100, channels: 3, background: 'white' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    const answer = await send(huge, 'image/png', 'huge.png')
    expect([answer.status, answer.json.errors.file[0].message]).toEqual([422, expect.stringContaining('pixel')])
  })
})

describe('an image’s crop, focal point and rotation', () => {
  it('must be within the image', async () => {
    const { uuid } = await upload(company)
    const { Designer } = company.people
    const put = (fields: object) => Designer.send('PUT', company.path(`media/${uuid}`), fields)
    const rejected: [object, string[]][] = [
      [{ crop: { x: 0.6, y: 0, width: 0.5, height: 1 } }, ['crop.width']],
      [{ crop: { x: 0.6, y: 0.6, width: 0.5, height: 0.5 } }, ['crop.width', 'crop.height']],
      [{ crop: { x: 0, y: 0, width: 0, height: 1 } }, ['crop.width']],
      [{ crop: { x: -0.1, y: 0, width: 0.5, height: -1 } }, ['crop.x', 'crop.height']],
      [{ crop: { x: 10, y: 10, width: 400, height: 300 } }, ['crop.x', 'crop.y', 'crop.width', 'crop.height']],
      [{ crop: { x: 1, y: 0, width: 0.1, height: 1 } }, ['crop.width']],
      [{ focal: { x: 1.1, y: -0.1 } }, ['focal.x', 'focal.y']],
      [{ rotation: 45 }, ['rotation']],
      [{ rotation: 360 }, ['rotation']],
    ]
    for (const [fields, paths] of rejected) {
      const { status, json } = await put(fields)
      expect([status, Object.keys(json.errors)], JSON.stringify(fields)).toEqual([422, paths])
    }
    const crop = { x: 0.7, y: 0.1, width: 0.3, height: 0.9 }
    const changed = await put({ crop, focal: { x: 0, y: 1 }, rotation: 270 })
    expect(changed.json.data).toMatchObject({ crop, focal: { x: 0, y: 1 }, rotation: 270 })
    const whole = await put({ crop: { x: 0, y: 0, width: 1, height: 1 } })
    expect([whole.status, (await put({ crop: null })).json.data.crop]).toEqual([200, null])
  })
})
