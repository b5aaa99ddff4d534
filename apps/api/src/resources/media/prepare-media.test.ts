import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { childrenOf } from '../../test/children-of.ts'
import { jpeg } from '../../test/samples.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

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

/** Sends a file by tus, which leaves what is shown of it to a job. */
const sendByTus = async (bytes: Buffer): Promise<string> => {
  const { uuid, upload } = (await designer().sendRaw('POST', company.path('media/'), { body: {} })).json.data
  const tus = (method: string, headers: Record<string, string>, raw?: Buffer) =>
    world.anonymous.sendRaw(method, upload.url, {
      headers: { 'tus-resumable': '1.0.0', ...headers },
      ...(raw ? { raw: new Uint8Array(raw) } : {}),
    })
  await tus('POST', { 'upload-length': String(bytes.length) })
  const sent = await tus('PATCH', { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }, bytes)
  expect(sent.status, JSON.stringify(sent.json)).toBe(204)
  return uuid
}
const sendAsForm = (bytes: Buffer, name: string) => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  return designer().sendRaw('POST', company.path('media/'), { raw: form })
}

/** The processes for strangers' files. */
const workers = () =>
  childrenOf(process.pid).filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('pictures/worker.ts'))
/** Ends them, as the system does that is short of memory. */
const endWorkers = async (): Promise<void> => {
  const pids = workers()
  for (const pid of pids) process.kill(pid, 'SIGKILL')
  // Until we were told.
  await expect.poll(() => pids.some((pid) => existsSync(`/proc/${pid}`)), { interval: 10 }).toBe(false)
}
const endNextWorker = async (): Promise<void> => {
  await expect.poll(() => workers().length, { interval: 10 }).toBe(1)
  await endWorkers()
}

const workAgain = async () => {
  await world.deps.pool.query(`update pgboss.job set start_after = now() where name = $1 and state = 'retry'`, [
    `media${world.queueSuffix}`,
  ])
  await world.lettersSettled()
}

describe('a file whose process others end', () => {
  it('is prepared when the job is tried again', async () => {
    const [uuid] = await Promise.all([sendByTus(await jpeg(1000, 800)), endNextWorker()])
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
  ])('is no worse for it: %s is to be sent again', async (name, read) => {
    await endWorkers()
    const bytes = await read()
    const [refused] = await Promise.all([sendAsForm(bytes, name), endNextWorker()])
    expect([refused.status, refused.json.code]).toEqual([503, 'unavailable'])
    const { status, json } = await sendAsForm(bytes, name)
    expect([status, json.data?.state, json.data?.variants.length > 1]).toEqual([201, 'processing-complete', true])
  })
})
