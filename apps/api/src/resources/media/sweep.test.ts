import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chores } from '../../housekeeping.ts'
import { asServerOf } from '../../identity/authenticate.ts'
import { jpeg, upload } from '../../test/samples.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'
import { recordRendition } from './store-rendition.ts'

let world: World
let company: Company
const lines: Json[] = []
beforeAll(async () => {
  world = await createWorld({ log: (line) => void lines.push(JSON.parse(line)) })
  company = await world.createCompany()
})
afterAll(() => world.close())
beforeEach(() => void lines.splice(0))

const asServer = () => asServerOf(world.deps, () => {})
/** Runs a scheduled job as if it were `hours` later, when files that were stored just now have that age. */
const run = async (name: string, hours: number) => {
  const chore = chores.find((one) => one.name === name)
  if (!chore) throw new Error(`there is no chore ${name}`)
  await chore.run({ deps: world.deps, asServer: asServer(), now: new Date(Date.now() + hours * 3_600_000) })
}
const sweep = (hours = 25) => run('remove-unnamed-files', hours)
const linesWith = (message: string): Json[] => lines.filter(({ msg }) => msg?.includes(message))

const put = async (key: string) => {
  await world.deps.storage.put(key, Buffer.from(key))
  return key
}
const has = (key: string) => world.deps.storage.has(key)
const listKeys = async (folder: string) => {
  const keys: string[] = []
  for await (const { key } of world.deps.storage.list(folder)) keys.push(key)
  return keys.toSorted()
}
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const folderOf = (sha256: string) => `${company.uuid}/${sha256}/`
const picture = async (hue: number) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: `hsl(${hue}, 60%, 50%)` } })
    .jpeg()
    .toBuffer()
const send = (bytes: Uint8Array) => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'again.jpg')
  return company.people.Designer.sendRaw('POST', company.path('media/'), { raw: form })
}
/** Stores files without a record, as after a crash between storing and recording. */
const storeOrphan = async (bytes: Buffer) => {
  const item = await upload(company, {}, bytes)
  const keys = await listKeys(folderOf(item.sha256))
  await company.rows('delete from media where uuid = $1', [item.uuid])
  await company.rows('delete from media_objects where sha256 = $1', [item.sha256])
  expect(keys.length).toBeGreaterThan(1)
  return { sha256: String(item.sha256), keys }
}
/** Holds callers of `pass` until it is opened. */
const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  let arrive = () => {}
  const reached = new Promise<void>((resolve) => (arrive = resolve))
  const pass = () => {
    arrive()
    return opened
  }
  return { reached, open, pass }
}

describe('removing files without a record', () => {
  it('removes files that are a day old and in no record, and no others', async () => {
    const item = await upload(company)
    const edited = await company.people.Designer.send('PUT', company.path(`media/${item.uuid}`), { rotation: 90 })
    expect(edited.status).toBe(200)
    await world.emailsSettled()
    const named = await listKeys(folderOf(item.sha256))
    expect(named.filter((key) => key.split('/').length === 4).length).toBeGreaterThan(0)
    const lost = await storeOrphan(await picture(10))
    const unnamedKeys = [
      await put(`${folderOf(item.sha256)}4711.webp`),
      await put(`${folderOf(item.sha256)}no-such-edit/160.webp`),
      await put(`${folderOf('a'.repeat(64))}original.jpg.${randomUUID()}.part`),
    ]
    await sweep(23)
    for (const key of [...lost.keys, ...unnamedKeys]) expect(await has(key), key).toBe(true)
    expect(linesWith('no record names')).toEqual([])
    await sweep()
    for (const key of [...lost.keys, ...unnamedKeys]) expect(await has(key), key).toBe(false)
    expect(await listKeys(folderOf(item.sha256))).toEqual(named)
    expect(linesWith('no record names')).toMatchObject([{ level: 40, files: lost.keys.length + unnamedKeys.length }])
    expect(await company.rows(`select from media_objects where bytes = 0 or sha256 = $1`, [lost.sha256])).toEqual([])
  })

  it('keeps published pages and brochures, and removes those that never were published', async () => {
    const { Designer } = company.people
    const itinerary = (await Designer.send('POST', company.path('itineraries/'), { title: 'Shown' })).json.data
    expect((await Designer.send('POST', company.path(`itineraries/${itinerary.uuid}/publish`))).status).toBe(200)
    const [row] = await company.rows('select page_key, brochure_key from publications where itinerary = $1', [
      itinerary.uuid,
    ])
    const never = [
      await put(`${company.uuid}/publications/${itinerary.uuid}/${randomUUID()}/page.html`),
      await put(`${company.uuid}/publications/${randomUUID()}/${randomUUID()}/brochure.pdf`),
    ]
    await sweep()
    for (const key of never) expect(await has(key)).toBe(false)
    for (const key of [row.page_key, row.brochure_key]) expect(await has(key)).toBe(true)
  })

  it('keeps the avatar of a user, and removes one that was never used', async () => {
    const person = company.people.Viewer
    const form = new FormData()
    form.append('avatar', new Blob([new Uint8Array(await jpeg())], { type: 'image/jpeg' }), 'me.jpg')
    expect((await person.sendRaw('PUT', '/v1/auth/update', { raw: form })).status).toBe(200)
    const { rows } = await world.deps.pool.query('select avatar from users where uuid = $1', [person.uuid])
    const never = await put(`users/${person.uuid}/${randomUUID()}.webp`)
    await sweep()
    expect([await has(rows[0]?.avatar), await has(never)]).toEqual([true, false])
  })

  it('leaves unknown files alone, and logs them', async () => {
    const nobody = randomUUID()
    const foreign = [
      await put('readme.txt'),
      await put(`backups/${company.uuid}/original.jpg`),
      await put(`${nobody}/${'b'.repeat(64)}/original.jpg`),
      await put(`users/${nobody}/${randomUUID()}.webp`),
      await put(`users/${company.people.Viewer.uuid}/note.txt`),
      await put(`${company.uuid}/reports/2026.csv`),
      await put(`${company.uuid}/publications/notes.txt`),
      await put(`${company.uuid}/${'B'.repeat(64)}/original.jpg`),
    ]
    await sweep(24 * 400)
    for (const key of foreign) expect(await has(key), key).toBe(true)
    const folders = linesWith('left alone').map(({ folder }) => folder)
    expect(folders).toEqual(expect.arrayContaining(['readme.txt', `users/${nobody}`, `${company.uuid}/reports`]))
    expect(linesWith('left alone').reduce((sum, { files }) => sum + files, 0)).toBe(foreign.length)
    for (const key of foreign) await world.deps.storage.remove(key)
  })

  it('handles more than one page of files', async () => {
    const keys = Array.from({ length: 1200 }, (_, n) => `${folderOf(hashOf(Buffer.from(`${n % 30}`)))}${n}.webp`)
    for (let at = 0; at < keys.length; at += 40) await Promise.all(keys.slice(at, at + 40).map(put))
    await sweep()
    expect(linesWith('no record names')).toMatchObject([{ files: 1200 }])
    for (const key of keys.slice(0, 40)) expect(await has(key)).toBe(false)
  }, 60_000)

  it('makes a simultaneous upload of the same files fail, without recording anything', async () => {
    const bytes = await picture(20)
    const { sha256 } = await storeOrphan(bytes)
    const { storage } = world.deps
    const { remove } = storage
    const held = gate()
    storage.remove = async (key) => {
      if (key.includes(sha256)) await held.pass()
      await remove(key)
    }
    const sweeping = sweep()
    await held.reached
    const sent = send(bytes)
    expect(await Promise.race([sent, sleep(1500, 'waits')])).toBe('waits')
    held.open()
    const answer = await sent
    await sweeping
    storage.remove = remove
    expect([answer.status, answer.json.detail]).toEqual([503, 'the file could not be processed; try again'])
    expect(await company.rows('select from media where sha256 = $1', [sha256])).toEqual([])
    const again = await send(bytes)
    expect(again.status).toBe(201)
    for (const { key } of (await company.rows('select variants from media_renditions where sha256 = $1', [sha256]))[0]
      .variants)
      expect(await has(key)).toBe(true)
  })

  it('waits for files that are being recorded, and keeps them', async () => {
    const bytes = await picture(30)
    const { sha256, keys } = await storeOrphan(bytes)
    const { storage } = world.deps
    const { has: look } = storage
    const held = gate()
    storage.has = async (key) => {
      if (key.includes(sha256)) await held.pass()
      return look(key)
    }
    const sent = send(bytes)
    await held.reached
    // As if all files had been stored long ago.
    const sweeping = sweep(25)
    await sleep(500)
    held.open()
    const [answer] = await Promise.all([sent, sweeping])
    storage.has = look
    expect(answer.status).toBe(201)
    for (const key of keys) expect(await has(key), key).toBe(true)
  })

  it('makes recording a rendition wait while it removes an old file of the same name', async () => {
    const item = await upload(company)
    const key = await put(`${folderOf(item.sha256)}an-edit/160.webp`)
    const rendition = {
      edit: 'an-edit',
      variants: [{ name: '160.webp', mime: 'image/webp', bytes: 1, width: 1, height: 1, key }],
      width: 1,
      height: 1,
      placeholder: null,
      colour: null,
      sketch: null,
    }
    const record = () => asServer()(company.uuid, 'test', (ctx) => recordRendition(ctx, item.sha256, rendition))
    const { storage } = world.deps
    const { remove } = storage
    const held = gate()
    storage.remove = async (one) => {
      if (one === key) await held.pass()
      await remove(one)
    }
    const sweeping = sweep()
    await held.reached
    const recording = record().then(
      () => 'recorded',
      (error: Error) => error.message,
    )
    expect(await Promise.race([recording, sleep(500, 'waits')])).toBe('waits')
    held.open()
    await sweeping
    storage.remove = remove
    expect(await recording).toContain('the file could not be processed; try again')
    expect(await company.rows(`select from media_renditions where edit = 'an-edit'`)).toEqual([])
    await put(key)
    await record()
    await sweep()
    expect(await has(key)).toBe(true)
  })

  it('loses none of many files that are uploaded repeatedly at the same time', async () => {
    const files = await Promise.all(Array.from({ length: 6 }, (_, n) => picture(40 + 50 * n)))
    for (let round = 0; round < 3; round += 1) {
      const gone: string[] = []
      for (const bytes of files) gone.push((await storeOrphan(bytes)).sha256)
      const [answers] = await Promise.all([
        Promise.all(files.map((bytes, n) => sleep(15 * n).then(() => send(bytes)))),
        sweep(),
        sweep(),
      ])
      for (const { status } of answers) expect([201, 503]).toContain(status)
      const rows = await company.rows(
        `select o.sha256, r.variants from media_objects o join media_renditions r on r.tenant = o.tenant and r.sha256 = o.sha256
         where o.sha256 = any($1)`,
        [gone],
      )
      expect(rows.length).toBe(answers.filter(({ status }) => status === 201).length)
      for (const { sha256, variants } of rows) {
        expect(await has(`${folderOf(sha256)}original.jpg`)).toBe(true)
        for (const { key } of variants) expect(await has(key), key).toBe(true)
      }
      await company.rows('delete from media where sha256 = any($1)', [gone])
      await company.rows('delete from media_objects where sha256 = any($1)', [gone])
    }
  }, 60_000)

  it('continues after an error, and reports it', async () => {
    const lost = [await storeOrphan(await picture(350)), await storeOrphan(await picture(355))]
    const other = await world.createCompany()
    const elsewhere = await put(`${other.uuid}/${'c'.repeat(64)}/original.jpg`)
    const { storage } = world.deps
    const { remove } = storage
    storage.remove = async (key) => {
      if (key.startsWith(company.uuid)) throw new Error('the disk is read only')
      await remove(key)
    }
    await expect(sweep()).rejects.toThrow('the disk is read only')
    storage.remove = remove
    expect([await has(elsewhere), await has(lost[0]?.keys[0] ?? '')]).toEqual([false, true])
    await sweep()
    for (const { keys } of lost) for (const key of keys) expect(await has(key)).toBe(false)
  })
})

describe('recorded files that are missing from the storage', () => {
  it('are logged, and nothing is removed', async () => {
    await run('tell-of-missing-files', 0)
    await run('tell-of-missing-avatars', 0)
    const mine = () => linesWith('are missing').filter(({ tenant }) => tenant === company.uuid)
    expect(mine()).toEqual([])
    const item = await upload(company, {}, await picture(200))
    const itinerary = (await company.people.Designer.send('POST', company.path('itineraries/'), { title: 'Gone' })).json
      .data
    await company.people.Designer.send('POST', company.path(`itineraries/${itinerary.uuid}/publish`))
    const [row] = await company.rows('select page_key from publications where itinerary = $1', [itinerary.uuid])
    const person = company.people.Manager.uuid
    const avatar = `users/${person}/${randomUUID()}.webp`
    await world.deps.pool.query('update users set avatar = $2 where uuid = $1', [person, avatar])
    const gone = [`${folderOf(item.sha256)}original.jpg`, `${folderOf(item.sha256)}60.webp`, row.page_key]
    for (const key of gone) await world.deps.storage.remove(key)
    await run('tell-of-missing-files', 0)
    await run('tell-of-missing-avatars', 0)
    expect(mine().map(({ files, keys }) => [files, keys])).toEqual(gone.map((key) => [1, [key]]))
    expect(linesWith('are missing').flatMap(({ keys }) => keys)).toContain(avatar)
    expect(await company.rows('select from media where uuid = $1', [item.uuid])).toHaveLength(1)
    await world.deps.pool.query('update users set avatar = null where uuid = $1', [person])
  })
})
