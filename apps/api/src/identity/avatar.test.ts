import { heic } from '../platform/pictures/hostile/heic.ts'
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ChildTaskError } from '../platform/child/worker-child.ts'
import { jpeg } from '../test/samples.ts'
import { type Company, createWorld, type Json, type Person, type World } from '../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const sendForm = (person: Person, bytes: Buffer, fields: Record<string, string> = {}, name = 'avatar') => {
  const raw = new FormData()
  for (const [field, text] of Object.entries(fields)) raw.append(field, text)
  raw.append(name, new Blob([new Uint8Array(bytes)]), 'me.jpg')
  return person.sendRaw('PUT', '/v1/auth/update', { raw })
}
const update = (person: Person, fields: unknown) => person.send('PUT', '/v1/auth/update', fields)
const getAccount = async (person: Person): Promise<Json> => (await person.send('GET', '/v1/auth/account')).json.user
const noise = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer()
const fetchPicture = (url: string) => world.anonymous.send('GET', url)

describe('an avatar', () => {
  it('may be a HEIC photo from a phone', async () => {
    const { Designer } = company.people
    const answer = await sendForm(Designer, heic({ rows: ['rg', 'bw'], width: 120, height: 100, turns: 3 }))
    expect(answer.status, JSON.stringify(answer.json)).toBe(200)
    const { bytes } = await fetchPicture(answer.json.data.avatar.url)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
    // Rotated clockwise: blue is now at the top left.
    const [r = 0, , b = 0] = await sharp(bytes).removeAlpha().raw().toBuffer()
    expect(b).toBeGreaterThan(r + 100)
    expect((await update(Designer, { avatar: null })).status).toBe(200)
  })

  it('can be sent again if the process that reads it was killed', async () => {
    const { Designer } = company.people
    const killed = new ChildTaskError('the worker ended (SIGKILL)', 'ended')
    vi.spyOn(world.deps.pictures, 'square').mockRejectedValueOnce(killed)
    const rejected = await sendForm(Designer, await noise(40))
    expect([rejected.status, rejected.json.code]).toEqual([503, 'unavailable'])
    expect((await getAccount(Designer)).avatar).toBeNull()
    expect((await sendForm(Designer, await noise(40))).status).toBe(200)
    expect((await update(Designer, { avatar: null })).status).toBe(200)
  })

  it('is uploaded as a file, stored as a small square image, and shown in the account and to other members', async () => {
    const { Designer, Viewer, Admin } = company.people
    expect((await getAccount(Designer)).avatar).toBeNull()
    const answer = await sendForm(Designer, await noise(900), { name: 'Dora Designer' })
    expect([answer.status, answer.json.data?.name], JSON.stringify(answer.json)).toEqual([200, 'Dora Designer'])
    const { avatar } = answer.json.data
    expect((await getAccount(Designer)).avatar).toEqual(avatar)
    for (const person of [Viewer, Admin]) {
      expect((await person.send('GET', company.path(`users/${Designer.uuid}`))).json.data.avatar).toEqual(avatar)
      const listed = (await person.send('GET', company.path('users'))).json.data
      expect(listed.map((one: Json) => one.avatar).filter(Boolean)).toEqual([avatar])
    }
    const picture = await fetchPicture(avatar.url)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(picture.bytes.length).toBeLessThan(200_000)
    expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
  })

  it('has no camera metadata', async () => {
    const photo = await sharp(await jpeg(400, 200))
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '22/1 33/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect(photo.includes('somebody')).toBe(true)
    const { avatar } = (await sendForm(company.people.Agent, photo)).json.data
    const { bytes } = await fetchPicture(avatar.url)
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  })

  it('can be opened only with its signed URL', async () => {
    const { avatar } = (await sendForm(company.people.Finance, await jpeg())).json.data
    const url = new URL(avatar.url)
    for (const [name, value] of [
      ['signature', 'AAAA'],
      ['expires', '1'],
      ['expires', '99999999999'],
    ] as const) {
      const forged = new URL(url)
      forged.searchParams.set(name, value)
      expect((await fetchPicture(forged.href)).status, name).toBe(404)
    }
    expect((await fetchPicture(url.origin + url.pathname)).status).toBe(404)
  })

  it('can be replaced, is kept when other fields change, and is removed with null; old files are deleted', async () => {
    const person = await world.createPerson()
    const first = (await sendForm(person, await jpeg())).json.data.avatar
    const second = (await sendForm(person, await jpeg())).json.data.avatar
    expect(second).not.toEqual(first)
    expect((await fetchPicture(first.url)).status).toBe(404)
    const whole = await getAccount(person)
    expect((await update(person, { ...whole, jobTitle: 'Guide' })).json.data).toEqual({ ...whole, jobTitle: 'Guide' })
    const signedElsewhen = { url: `${second.url.split('?')[0]}?expires=1&signature=x` }
    expect((await update(person, { avatar: signedElsewhen })).json.data.avatar).toEqual(second)
    const cleared = await update(person, { avatar: null })
    expect([cleared.status, cleared.json.data.avatar]).toEqual([200, null])
    expect((await fetchPicture(second.url)).status).toBe(404)
    expect((await update(person, { avatar: null })).status).toBe(200)
  })

  it.each([{ url: 'https://elsewhere.example/me.webp' }, 'x', 7, {}, { url: null }])(
    'cannot be set to a value sent as JSON: %o',
    async (avatar) => {
      const person = await world.createPerson()
      const answer = await update(person, { avatar })
      expect([answer.status, answer.json.errors?.avatar?.[0]?.code]).toEqual([422, 'read_only'])
    },
  )

  it('is rejected when it is not an image, damaged, empty, too large or in another field, and nothing changes', async () => {
    const person = await world.createPerson()
    const png = await noise(300)
    for (const [bytes, status, field] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'avatar'],
      [Buffer.from('%PDF-1.7 not a picture'), 415, 'avatar'],
      [png.subarray(0, 20_000), 422, 'avatar'],
      [Buffer.alloc(0), 400, 'avatar'],
      [Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)]), 413, 'avatar'],
      [png, 422, 'portrait'],
    ] as const) {
      const answer = await sendForm(person, bytes, { name: 'Changed' }, field)
      expect(answer.status, `${status} ${field} ${JSON.stringify(answer.json)}`).toBe(status)
    }
    expect(await getAccount(person)).toMatchObject({ name: 'Test Person', avatar: null })
  })

  it('is saved together with the other fields, or not at all if one is invalid', async () => {
    const person = await world.createPerson()
    const rejected = await sendForm(person, await jpeg(), { phone: '123', colour: 'red' })
    expect([rejected.status, Object.keys(rejected.json.errors).toSorted()]).toEqual([422, ['colour', 'phone']])
    expect((await getAccount(person)).avatar).toBeNull()
    await update(person, { jobTitle: 'Guide' })
    expect((await sendForm(person, await jpeg(), { jobTitle: '' })).json.data.jobTitle).toBeNull()
  })

  it('of an invited user is not shown to the member who invites them', async () => {
    const person = await world.createPerson()
    await sendForm(person, await jpeg())
    const invited = await company.people.Owner.send('POST', company.path('users'), {
      email: person.email,
      name: 'Invited',
      roles: [{ name: 'Viewer' }],
    })
    expect([invited.status, invited.json.data.avatar]).toEqual([201, null])
  })
})
