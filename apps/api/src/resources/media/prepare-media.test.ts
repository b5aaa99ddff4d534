import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chores } from '../../housekeeping.ts'
import { ChildTaskError } from '../../platform/child/worker-child.ts'
import { childrenOf } from '../../test/children-of.ts'
import { runBatch } from '../../test/run-batch.ts'
import { jpeg, upload } from '../../test/samples.ts'
import { sendByTus } from '../../test/send-by-tus.ts'
import { withoutStorage } from '../../test/without-storage.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'
import { resumeMedia } from './prepare-media.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const designer = () => company.people.Designer
const item = async (uuid: string): Promise<Json> =>
  (await designer().send('GET', company.path(`media/${uuid}`))).json.data

const sendAsForm = (bytes: Buffer, name: string) => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  return designer().sendRaw('POST', company.path('media/'), { raw: form })
}

/** The IDs of the processes that read untrusted files. */
const workers = () =>
  childrenOf(process.pid).filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('pictures/worker.ts'))
/** Kills these processes, as the operating system does when it is short of memory. */
const killWorkers = async (): Promise<void> => {
  const pids = workers()
  for (const pid of pids) process.kill(pid, 'SIGKILL')
  // Waits until the processes are gone.
  await expect.poll(() => pids.some((pid) => existsSync(`/proc/${pid}`)), { interval: 10, timeout: 5000 }).toBe(false)
}
const killNextWorker = async (): Promise<void> => {
  await expect.poll(() => workers().length, { interval: 10, timeout: 20_000 }).toBe(1)
  await killWorkers()
}

const workAgain = async () => {
  await world.deps.pool.query(`update pgboss.job set start_after = now() where name = $1 and state = 'retry'`, [
    `media${world.queueSuffix}`,
  ])
  await world.emailsSettled()
}

describe('a file whose process is killed', () => {
  it('is prepared when the job is retried', async () => {
    const [uuid] = await Promise.all([sendByTus(world, company, await jpeg(1000, 800)), killNextWorker()])
    expect(await item(uuid)).toMatchObject({ state: 'processing', stateReason: null })
    await workAgain()
    expect(await item(uuid)).toMatchObject({ state: 'processing-complete', width: 1000 })
  })

  it.each([
    ['picture.jpg', () => jpeg(1000, 800)],
    [
      'terms.pdf',
      async () =>
        Buffer.from(
          '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 300]>>endobj trailer<</Root 1 0 R>>',
        ),
    ],
  ])('can be sent again: %s', async (name, read) => {
    await killWorkers()
    const bytes = await read()
    const [rejected] = await Promise.all([sendAsForm(bytes, name), killNextWorker()])
    expect([rejected.status, rejected.json.code]).toEqual([503, 'unavailable'])
    const { status, json } = await sendAsForm(bytes, name)
    expect([status, json.data?.state, json.data?.variants.length > 1]).toEqual([201, 'processing-complete', true])
  })
})

describe('a file that could not be prepared', () => {
  const prepare = (uuid: string, person = designer()) => person.send('POST', company.path(`media/${uuid}/preparation`))
  /** Uploads an image whose preparation takes too long. */
  const failed = async (): Promise<string> => {
    const { pictures } = world.deps
    const { prepare: properly } = pictures
    pictures.prepare = () => Promise.reject(new ChildTaskError('gave up after 10 s', 'stopped'))
    const uuid = await sendByTus(world, company, await jpeg(640, 480))
    pictures.prepare = properly
    expect((await item(uuid)).state).toBe('processing-error')
    return uuid
  }

  it('is prepared again on request, which the activity log shows', async () => {
    const uuid = await failed()
    const answer = await prepare(uuid)
    expect([answer.status, answer.json.data]).toMatchObject([200, { uuid, state: 'processing', stateReason: null }])
    expect(answer.headers.get('etag')).toBe(`"${answer.json.data.rev}"`)
    expect(await item(uuid)).toMatchObject({ state: 'processing-complete', width: 640 })
    const events = await company.rows(
      `select actor->>'uuid' as by from audit_events where target = $1 and action = $2`,
      [uuid, 'media-item.prepare'],
    )
    expect(events).toEqual([{ by: designer().uuid }])
  })

  it('can be prepared again only by members who may change it', async () => {
    const uuid = await failed()
    const rejected = await prepare(uuid, company.people.Viewer)
    expect([rejected.status, rejected.json.code]).toEqual([422, 'permission_denied'])
    const other = await world.createCompany()
    expect((await other.people.Designer.send('POST', other.path(`media/${uuid}/preparation`))).status).toBe(404)
  })

  it('cannot be prepared again while it is being prepared, or without a file', async () => {
    const waiting = await withoutStorage(world, async () => sendByTus(world, company, await jpeg()))
    const video = { kind: 'video_link', link: 'https://video.example.com/1' }
    const { uuid } = (await designer().send('POST', company.path('media/'), video)).json.data
    const slot = (await designer().send('POST', company.path('media/'), {})).json.data
    for (const one of [waiting, uuid, slot.uuid]) {
      const { status, json } = await prepare(one)
      expect([status, json.code, typeof json.detail]).toEqual([409, 'conflict', 'string'])
    }
    await workAgain()
  })

  it('can be replaced by another one', async () => {
    const uuid = await failed()
    const other = await upload(company)
    const after = await designer().send('POST', company.path(`media/${uuid}/replacement`), { media: other.uuid })
    expect([after.status, after.json.data]).toMatchObject([
      200,
      { uuid, sha256: other.sha256, state: 'processing-complete', stateReason: null },
    ])
    expect(after.json.data.variants.length).toBeGreaterThan(3)
  })
})

describe('a file that waits to be prepared but has no job any more', () => {
  const jobs = async () =>
    (
      await world.deps.pool.query<{ media: string }>(
        `select data->>'media' as media from pgboss.job where name = $1 and state < 'completed'`,
        [`media${world.queueSuffix}`],
      )
    ).rows.map(({ media }) => media)
  const runResumeMedia = (minutes: number) =>
    runBatch(world.deps, company.uuid, resumeMedia, new Date(Date.now() + minutes * 60_000))
  it('gets exactly one from a scheduled job', async () => {
    expect(chores.map(({ name }) => name)).toContain('resume-media')
    const uuids = await withoutStorage(world, async () => [
      await sendByTus(world, company, await jpeg()),
      await sendByTus(world, company, await jpeg()),
    ])
    expect((await jobs()).toSorted()).toEqual(uuids.toSorted())
    await world.deps.pool.query(`delete from pgboss.job where name = $1 and data->>'media' = $2`, [
      `media${world.queueSuffix}`,
      uuids[0],
    ])
    await runResumeMedia(5)
    expect(await jobs()).toEqual([uuids[1]])
    await runResumeMedia(15)
    await runResumeMedia(15)
    expect((await jobs()).toSorted()).toEqual(uuids.toSorted())
    await workAgain()
    for (const uuid of uuids) expect((await item(uuid)).state).toBe('processing-complete')
    await runResumeMedia(100)
    expect(await jobs()).toEqual([])
  })
})
