import { createHash, randomBytes } from 'node:crypto'
import { access, mkdir, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jpeg } from '../../test/samples.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'
import { uploadFolder } from '../../platform/uploads/upload-file.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const slot = async (fields: object = {}): Promise<Json> =>
  (await company.people.Designer.sendRaw('POST', company.path('media/'), { body: fields })).json.data
const item = async (uuid: string): Promise<Json> =>
  (await company.people.Designer.send('GET', company.path(`media/${uuid}`))).json.data
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const tus = (method: string, url: string, headers: Record<string, string> = {}, raw?: Uint8Array) =>
  world.anonymous.sendRaw(method, url, {
    headers: { 'tus-resumable': '1.0.0', ...headers },
    ...(raw ? { raw: new Uint8Array(raw) } : {}),
  })
const begin = (url: string, length: number, headers: Record<string, string> = {}) =>
  tus('POST', url, { 'upload-length': String(length), ...headers })
const getOffset = async (url: string) => Number((await tus('HEAD', url)).headers.get('upload-offset'))
const patch = (url: string, offset: number, bytes: Uint8Array) =>
  tus('PATCH', url, { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }, bytes)

/** Sends a PATCH whose connection breaks after `some` of the bytes. */
const patchBroken = (url: string, offset: number, bytes: Uint8Array, some: number) =>
  new Promise<void>((resolve) => {
    const sending = httpRequest(url, {
      method: 'PATCH',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': offset,
        'content-type': 'application/offset+octet-stream',
        'content-length': bytes.length,
      },
    })
    sending.on('error', () => resolve())
    sending.on('close', () => resolve())
    sending.write(bytes.subarray(0, some), () => setTimeout(() => sending.destroy(), 50))
  })

/** Locks a slot until `many` requests wait for it, so that they continue at the same time. */
const holdUntilWaiting = async (uuid: string, many: number): Promise<void> => {
  const client = await world.deps.pool.connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('app.tenant', $1, true)`, [company.uuid])
    const { rows } = await client.query<{ pid: number }>(
      'select pg_backend_pid() as pid from media_slots where media = $1 for update',
      [uuid],
    )
    const waiting = async () =>
      (
        await world.deps.pool.query(
          `with recursive held(pid) as (
             select $1::int union select a.pid from pg_stat_activity a, held h where h.pid = any(pg_blocking_pids(a.pid))
           ) select from held`,
          [rows[0]?.pid],
        )
      ).rowCount
    await expect.poll(waiting, { timeout: 20_000 }).toBe(1 + many)
    await client.query('commit')
  } finally {
    client.release()
  }
}

/** An image of about that size with random content. */
const picture = async (bytes: number) => Buffer.concat([await jpeg(600, 400), randomBytes(bytes)])

describe('a resumable upload', () => {
  it('is stored byte for byte, and then prepared', async () => {
    const bytes = await picture(300_000)
    const { uuid, upload } = await slot({ alt: 'Dunes', filename: 'dunes.jpg' })
    const begun = await begin(upload.url, bytes.length)
    expect([begun.status, begun.headers.get('location')]).toEqual([201, upload.url])
    expect(await getOffset(upload.url)).toBe(0)
    expect((await patch(upload.url, 0, bytes.subarray(0, 100_000))).status).toBe(204)
    expect(await getOffset(upload.url)).toBe(100_000)
    expect((await item(uuid)).state).toBe('processing')
    const last = await patch(upload.url, 100_000, bytes.subarray(100_000))
    expect([last.status, last.headers.get('upload-offset')]).toEqual([204, String(bytes.length)])
    const stored = await item(uuid)
    expect(stored).toMatchObject({
      state: 'processing-complete',
      alt: 'Dunes',
      sha256: sha256(bytes),
      bytes: bytes.length,
      width: 600,
      upload: null,
    })
    expect(stored.variants.length).toBeGreaterThan(3)
    const original = await world.deps.storage.get(`${company.uuid}/${stored.sha256}/original.jpg`)
    expect(original?.equals(bytes)).toBe(true)
    // A client that lost the last response can get it again.
    expect(await getOffset(upload.url)).toBe(bytes.length)
  })

  it('that was recorded before the server stopped leaves no bytes behind after the next request', async () => {
    const bytes = await picture(20_000)
    const { uuid, upload } = await slot()
    await begin(upload.url, bytes.length)
    expect((await patch(upload.url, 0, bytes)).status).toBe(204)
    const folder = join(uploadFolder(world.deps), company.uuid, uuid)
    await mkdir(folder)
    await writeFile(join(folder, 'bytes'), bytes)
    expect(await getOffset(upload.url)).toBe(bytes.length)
    await expect(access(folder)).rejects.toThrow('ENOENT')
  })

  it('continues after a broken connection, from the bytes that have arrived', async () => {
    const bytes = await picture(2_000_000)
    const { uuid, upload } = await slot()
    await begin(upload.url, bytes.length)
    await patchBroken(upload.url, 0, bytes, 700_000)
    let offset = await getOffset(upload.url)
    expect(offset).toBeGreaterThan(0)
    expect(offset).toBeLessThan(bytes.length)
    await patchBroken(upload.url, offset, bytes.subarray(offset), 600_000)
    expect(await getOffset(upload.url)).toBeGreaterThan(offset)
    offset = await getOffset(upload.url)
    expect((await patch(upload.url, offset, bytes.subarray(offset))).status).toBe(204)
    expect((await item(uuid)).sha256).toBe(sha256(bytes))
  })

  it('rejects bytes that do not start where the last ones ended', async () => {
    const bytes = await picture(50_000)
    const { upload } = await slot()
    await begin(upload.url, bytes.length)
    expect((await patch(upload.url, 10, bytes.subarray(10))).status).toBe(409)
    expect((await patch(upload.url, 0, Buffer.concat([bytes, bytes]))).status).toBe(413)
    expect(await getOffset(upload.url)).toBe(0)
  })

  it.each([
    ['in the middle', 1000],
    // Then its type cannot be recognised.
    ['in its first byte', 0],
  ])('that differs from the announced hash %s has to be sent again from the start', async (_where, at) => {
    const bytes = await picture(50_000)
    const { uuid, upload } = await slot()
    const metadata = `sha256 ${Buffer.from(sha256(bytes)).toString('base64')}`
    await begin(upload.url, bytes.length, { 'upload-metadata': metadata })
    const damaged = Buffer.from(bytes)
    damaged[at] = (damaged[at] ?? 0) ^ 255
    const rejected = await patch(upload.url, 0, damaged)
    expect([rejected.status, rejected.json.detail]).toEqual([409, expect.stringContaining('damaged')])
    expect(await getOffset(upload.url)).toBe(0)
    expect((await patch(upload.url, 0, bytes)).status).toBe(204)
    expect((await item(uuid)).sha256).toBe(sha256(bytes))
  })

  it('that could not be stored is stored when the client asks for its offset, without sending it again', async () => {
    const bytes = await picture(50_000)
    const { uuid, upload } = await slot()
    await begin(upload.url, bytes.length)
    const { storage } = world.deps
    const { takeFile } = storage
    storage.takeFile = () => Promise.reject(new Error('nothing answers'))
    expect((await patch(upload.url, 0, bytes)).status).toBe(500)
    storage.takeFile = takeFile
    // No writer holds the lock, so the next one does not have to wait.
    expect(await company.rows('select writer from media_slots where media = $1', [uuid])).toEqual([{ writer: null }])
    expect(await getOffset(upload.url)).toBe(bytes.length)
    expect((await item(uuid)).sha256).toBe(sha256(bytes))
  })

  it('starts without the bytes sent with the POST, because the server does not offer that extension', async () => {
    const bytes = await picture(50_000)
    const { uuid, upload } = await slot()
    const headers = { 'upload-length': String(bytes.length), 'content-type': 'application/offset+octet-stream' }
    const begun = await tus('POST', upload.url, headers, bytes)
    expect([begun.status, begun.headers.get('upload-offset')]).toEqual([201, null])
    expect((await patch(upload.url, 0, bytes)).status).toBe(204)
    expect((await item(uuid)).sha256).toBe(sha256(bytes))
  })

  it('can be cancelled by the client, and leaves nothing behind', async () => {
    const bytes = await picture(50_000)
    const { uuid, upload } = await slot()
    await begin(upload.url, bytes.length)
    await patch(upload.url, 0, bytes.subarray(0, 20_000))
    expect((await tus('DELETE', upload.url)).status).toBe(204)
    expect((await item(uuid)).state).toBe('cancelled')
    expect((await tus('HEAD', upload.url)).status).toBe(404)
    await expect(access(join(uploadFolder(world.deps), company.uuid, uuid))).rejects.toThrow('ENOENT')
    const listed = (await company.people.Designer.send('GET', company.path('media/?perPage=96'))).json.data
    expect(listed.map((one: Json) => one.uuid)).not.toContain(uuid)
  })

  it.each([1, 2])(
    'of an unsupported file is rejected with an explanation, in %i requests, and marked as invalid',
    async (pieces) => {
      const page = Buffer.from('<html><script>alert(1)</script></html>'.repeat(50))
      const { uuid, upload } = await slot({ filename: 'picture.jpg' })
      await begin(upload.url, page.length)
      const middle = pieces === 1 ? 0 : 700
      if (middle > 0) await patch(upload.url, 0, page.subarray(0, middle))
      const rejected = await patch(upload.url, middle, page.subarray(middle))
      expect([rejected.status, rejected.json.code]).toEqual([415, 'unsupported_media_type'])
      expect(await item(uuid)).toMatchObject({ state: 'invalid', stateReason: expect.stringMatching('not supported') })
    },
  )

  it('of an image that cannot be read is stored, listed and marked as invalid', async () => {
    const torn = (await jpeg(2000, 1500)).subarray(0, 3000)
    const { uuid, upload } = await slot({ filename: 'torn.jpg' })
    await begin(upload.url, torn.length)
    expect((await patch(upload.url, 0, torn)).status).toBe(204)
    expect(await item(uuid)).toMatchObject({
      state: 'invalid',
      sha256: sha256(torn),
      stateReason: expect.stringContaining('cannot be read'),
    })
    const found = await company.people.Designer.send('GET', company.path('media/?state=invalid'))
    expect(found.json.data.map((one: Json) => one.uuid)).toContain(uuid)
  })

  it.each([
    ['nothing', { 'upload-length': '0' }, 400],
    ['more than any file may have', { 'upload-length': String(50 * 1024 * 1024 + 1) }, 413],
    ['a length that is none', { 'upload-length': 'many' }, 400],
    ['no length', {}, 400],
  ])('that announces %s is rejected before a byte is sent', async (_what, headers, status) => {
    const { upload } = await slot()
    expect((await tus('POST', upload.url, headers)).status).toBe(status)
  })

  const offset = { 'upload-offset': '0' }
  const type = { 'content-type': 'application/offset+octet-stream' }
  it.each<[string, string, Record<string, string>, number, string]>([
    ['bytes from another offset', 'PATCH', { ...type, 'upload-offset': '10' }, 409, 'conflict'],
    ['more bytes than announced', 'PATCH', { ...type, 'upload-offset': '0' }, 413, 'too_large'],
    ['bytes without an offset', 'PATCH', type, 400, 'malformed'],
    ['bytes with an invalid offset', 'PATCH', { ...type, 'upload-offset': 'here' }, 400, 'malformed'],
    ['bytes of another type', 'PATCH', { ...offset, 'content-type': 'image/jpeg' }, 400, 'malformed'],
    ['an unsupported version', 'PATCH', { ...type, ...offset, 'tus-resumable': '0.2' }, 400, 'malformed'],
    ['no version', 'PATCH', { ...type, ...offset, 'tus-resumable': '' }, 400, 'malformed'],
    ['a length that comes later', 'POST', { 'upload-defer-length': '1' }, 400, 'malformed'],
    ['a length that is too large', 'POST', { 'upload-length': '99999999999' }, 413, 'too_large'],
    ['invalid metadata', 'POST', { 'upload-length': '5', 'upload-metadata': 'a b c' }, 400, 'malformed'],
    ['a length of zero', 'POST', { 'upload-length': '0' }, 400, 'malformed'],
  ])('rejects %s with a problem and the headers of tus', async (_what, method, headers, status, code) => {
    const { upload } = await slot()
    await begin(upload.url, 50)
    const rejected = await tus(method, upload.url, headers, method === 'PATCH' ? Buffer.alloc(60) : undefined)
    expect([rejected.status, rejected.headers.get('content-type')]).toEqual([status, 'application/problem+json'])
    expect(rejected.json).toMatchObject({ status, code, type: `urn:sojourn:problem:${code}` })
    expect([typeof rejected.json.requestId, rejected.json.detail]).toEqual([
      'string',
      expect.stringMatching(/^\S.*\S$/),
    ])
    expect([rejected.headers.get('tus-resumable'), rejected.headers.get('tus-version')]).toEqual(['1.0.0', '1.0.0'])
  })

  it('that two requests finish at once is reported as complete to both', async () => {
    const bytes = await picture(50_000)
    const { uuid, upload } = await slot()
    await begin(upload.url, bytes.length)
    await patch(upload.url, 0, bytes.subarray(0, 20_000))
    const { storage } = world.deps
    const { takeFile } = storage
    storage.takeFile = () => Promise.reject(new Error('nothing answers'))
    expect((await patch(upload.url, 20_000, bytes.subarray(20_000))).status).toBe(500)
    storage.takeFile = takeFile
    const [one, other] = await Promise.all([
      tus('HEAD', upload.url),
      tus('HEAD', upload.url),
      holdUntilWaiting(uuid, 2),
    ])
    for (const answer of [one, other])
      expect([answer.status, answer.headers.get('upload-offset')]).toEqual([200, String(bytes.length)])
    expect((await item(uuid)).sha256).toBe(sha256(bytes))
  })

  it('is 404 under a URL that was not signed for it', async () => {
    const [one, two] = [await slot(), await slot()]
    const crossed = one.upload.url.replace(one.uuid, two.uuid)
    for (const method of ['HEAD', 'PATCH', 'DELETE', 'POST'])
      expect((await tus(method, crossed, { 'upload-length': '10' })).status, method).toBe(404)
  })

  const announcing = (headers: Record<string, string>) =>
    company.people.Designer.sendRaw('POST', company.path('media/'), { body: {}, headers })

  it('starts when its slot is opened with an announcement', async () => {
    const bytes = await picture(50_000)
    const metadata = `filename ${Buffer.from('a.jpg').toString('base64')},sha256 ${Buffer.from(sha256(bytes)).toString('base64')}`
    const opened = await announcing({ 'upload-length': String(bytes.length), 'upload-metadata': metadata })
    const { uuid, upload } = opened.json.data
    const damaged = Buffer.from(bytes)
    damaged[9000] = (damaged[9000] ?? 0) ^ 255
    expect((await patch(upload.url, 0, damaged)).status).toBe(409)
    expect(await getOffset(upload.url)).toBe(0)
    expect((await patch(upload.url, 0, bytes)).status).toBe(204)
    expect((await item(uuid)).sha256).toBe(sha256(bytes))
  })

  it.each<[string, Record<string, string>, number]>([
    ['nothing', { 'upload-length': '0' }, 400],
    ['a length that is none', { 'upload-length': 'many' }, 400],
    ['invalid metadata', { 'upload-length': '5', 'upload-metadata': 'a b c' }, 400],
    ['more than any file may have', { 'upload-length': String(50 * 1024 * 1024 + 1) }, 413],
  ])('whose slot is opened with %s is rejected, and no slot is left', async (_what, headers, status) => {
    const count = async () => (await company.rows('select from media_slots')).length
    const before = await count()
    const rejected = await announcing(headers)
    expect([rejected.status, rejected.json.detail]).toEqual([status, expect.stringMatching(/^\S.*\S$/)])
    expect(await count()).toBe(before)
  })

  it('that is too large for the plan is 402, before a byte is sent', async () => {
    const small = await world.createCompany()
    await small.rows(`update subscriptions set stripe_plan = 'solo-monthly' where tenant = $1`, [small.uuid])
    await small.rows(
      `insert into storage_usage (tenant, bytes) values ($1, 1e15) on conflict (tenant) do update set bytes = 1e15`,
      [small.uuid],
    )
    const { upload } = (await small.people.Designer.sendRaw('POST', small.path('media/'), { body: {} })).json.data
    const rejected = await begin(upload.url, 1000)
    expect([rejected.status, rejected.json.code]).toEqual([402, 'plan_limit'])
    const headers = { 'upload-length': '1000' }
    const unopened = await small.people.Designer.sendRaw('POST', small.path('media/'), { body: {}, headers })
    expect([unopened.status, unopened.json.code]).toEqual([402, 'plan_limit'])
    expect(await small.rows('select from media_slots')).toHaveLength(1)
  })

  /** Starts a PATCH that sends some bytes and then hangs. */
  const patchHanging = async (url: string, bytes: Uint8Array, some: number) => {
    const hanging = httpRequest(url, {
      method: 'PATCH',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': 0,
        'content-type': 'application/offset+octet-stream',
        'content-length': bytes.length,
      },
    })
    hanging.on('error', () => {})
    hanging.write(bytes.subarray(0, some))
    await new Promise((resolve) => setTimeout(resolve, 300))
    return hanging
  }

  it('is written by one request at a time, and a newer one takes over from one that hangs', async () => {
    const bytes = await picture(400_000)
    const { uuid, upload } = await slot()
    await begin(upload.url, bytes.length)
    const hanging = await patchHanging(upload.url, bytes, 200_000)
    const offset = await getOffset(upload.url)
    expect(offset).toBe(200_000)
    expect((await patch(upload.url, offset, bytes.subarray(offset))).status).toBe(204)
    hanging.destroy()
    expect((await item(uuid)).sha256).toBe(sha256(bytes))
  })

  it('can start over when a hanging request has released it, without the bytes of that request', async () => {
    const [first, second] = [await picture(400_000), await picture(300_000)]
    const { uuid, upload } = await slot()
    await begin(upload.url, first.length)
    const hanging = await patchHanging(upload.url, first, 200_000)
    expect((await begin(upload.url, second.length)).status).toBe(201)
    expect(await getOffset(upload.url)).toBe(0)
    hanging.destroy()
    expect((await patch(upload.url, 0, second)).status).toBe(204)
    expect((await item(uuid)).sha256).toBe(sha256(second))
  })
})

describe('an upload in one request', () => {
  const put = (url: string, bytes: Uint8Array) => world.anonymous.sendRaw('PUT', url, { raw: new Uint8Array(bytes) })

  it('that is sent twice at once is one item, which both responses contain', async () => {
    const { uuid, upload } = await slot()
    const bytes = await picture(1000)
    const answers = await Promise.all([put(upload.url, bytes), put(upload.url, bytes), holdUntilWaiting(uuid, 2)])
    for (const answer of answers.slice(0, 2))
      expect([answer?.status, answer?.json.data]).toMatchObject([200, { uuid, sha256: sha256(bytes) }])
  })

  it('is not confused with another one at the same time', async () => {
    const { uuid, upload } = await slot()
    const [one, other] = await Promise.all([
      put(upload.url, await picture(1000)),
      put(upload.url, await picture(1000)),
      holdUntilWaiting(uuid, 2),
    ])
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 404])
  })
})
