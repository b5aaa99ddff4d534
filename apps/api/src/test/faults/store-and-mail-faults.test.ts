import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { jpeg } from '../samples.ts'
import { type S3Server, startS3Server } from '../s3-server.ts'
import { type Fault, type FaultProxy, openFaultProxy } from './fault-proxy.ts'
import { createFaultyWorld, type FaultyWorld, sendTimed, type Timed } from './faulty-world.ts'

let s3: S3Server
let store: FaultProxy
let smtp: SMTPServer
let mail: FaultProxy
let faulty: FaultyWorld
/** The subjects of what the mail server accepted, by their Message-ID. */
const accepted: { id: string; subject: string }[] = []
beforeAll(async () => {
  s3 = await startS3Server()
  const endpoint = new URL(s3.place.endpoint)
  store = await openFaultProxy(endpoint.hostname, Number(endpoint.port))
  smtp = openMailServer()
  const listening = smtp.listen(0, '127.0.0.1')
  await new Promise((resolve) => listening.once('listening', resolve))
  mail = await openFaultProxy('127.0.0.1', portOf(listening.address()))
  const { accessKey, secret, bucket } = s3.place
  faulty = await createFaultyWorld({
    S3_URL: `http://${accessKey}:${encodeURIComponent(secret)}@127.0.0.1:${store.port}/${bucket}?region=eu-central-1`,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  })
}, 120_000)
afterAll(async () => {
  await faulty?.close()
  await mail?.close()
  await store?.close()
  await s3?.close()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})
beforeEach(async () => {
  await store.set(null)
  await mail.set(null)
})

const portOf = (address: ReturnType<ReturnType<SMTPServer['listen']>['address']>): number =>
  typeof address === 'object' && address ? address.port : 0

const openMailServer = (): SMTPServer => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      stream.on('end', () => {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'mi').exec(text)?.[1]?.trim() ?? ''
        accepted.push({ id: field('Message-ID'), subject: field('Subject') })
        done()
      })
    },
  })
  server.on('error', () => {})
  return server
}

/** Two seconds, and what a machine that does much else may add to them. */
const inTime = 2000 + 1500
const whole = { timeout: 10_000, interval: 200 }

const upload = async (): Promise<Timed & { uuid: string }> => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await jpeg(200, 120))], { type: 'image/jpeg' }), 'fault.jpg')
  const answer = await sendTimed(faulty, 'POST', faulty.company.path('media/'), { form })
  return { ...answer, uuid: answer.status === 201 ? JSON.parse(answer.text).data.uuid : '' }
}
const ready = async () => (await sendTimed(faulty, 'GET', '/readyz')).status
const stateOf = async (uuid: string) =>
  JSON.parse((await sendTimed(faulty, 'GET', faulty.company.path(`media/${uuid}`))).text).data.state

const faults: [Fault['kind'], Fault][] = [
  ['closed', { kind: 'closed' }],
  ['reset', { kind: 'reset' }],
  ['black hole', { kind: 'black hole' }],
  ['half close', { kind: 'half close' }],
]
it.each(faults)(
  'the store behind %s: uploads get 503 in time, others work, and then all is stored',
  async (_, fault) => {
    const { server } = faulty
    const before = await upload()
    expect(before.status, before.text).toBe(201)
    const from = server.output().length
    await store.set(fault)
    const answers = await Promise.all([upload(), upload(), sendTimed(faulty, 'GET', '/readyz')])
    const list = await sendTimed(faulty, 'GET', faulty.company.path('destinations/'))
    await store.set(null)
    expect(list.status).toBe(200)
    for (const { status, retryAfter, ms, text } of answers) {
      expect(status, text).toBe(503)
      expect(Number(retryAfter)).toBeGreaterThan(0)
      expect(ms).toBeLessThan(inTime)
    }
    expect(server.output().slice(from)).not.toContain('"level":50')
    await expect.poll(ready, whole).toBe(200)
    const after = await upload()
    expect(after.status, after.text).toBe(201)
    // What was begun before, during and after, in jobs too.
    for (const { uuid } of [before, after])
      await expect.poll(() => stateOf(uuid), { timeout: 30_000, interval: 200 }).toBe('processing-complete')
  },
  60_000,
)

/** What failed is due at once, instead of waiting for its turn. */
const hurry = () =>
  faulty.superuser.query(
    `with due as (update pgboss.job set start_after = now() where name = 'letters' and state = 'retry' returning 1)
     select pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), 'letters') from due limit 1`,
  )
const isSent = async () =>
  (await hurry()) &&
  (await faulty.superuser.query(`select from pgboss.job where name = 'letters' and state < 'completed'`)).rowCount === 0
const invite = (email: string) =>
  sendTimed(faulty, 'POST', faulty.company.path('users/'), {
    body: { email, name: 'Ann', roles: [{ name: 'Viewer' }] },
  })

it('an email whose answer was lost is sent again under the same Message-ID', async () => {
  const before = accepted.length
  await mail.set({ kind: 'lost answer', to: '\r\n.\r\n' })
  expect((await invite('lost-answer@example.test')).status).toBe(201)
  await expect.poll(() => accepted.length, whole).toBeGreaterThan(before)
  await mail.set(null)
  await expect.poll(isSent, { timeout: 30_000, interval: 300 }).toBe(true)
  const ids = accepted.slice(before).map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(1)
  expect(new Set(ids).size).toBe(1)
}, 60_000)

it.each([...faults, ['chopped', { kind: 'chopped', bytes: 30, lateMs: 10 }] as [Fault['kind'], Fault]])(
  'the mail server behind %s: requests work, and each email arrives once',
  async (kind, fault) => {
    const { server, world } = faulty
    const addressOf = (n: number) => `${kind.replaceAll(' ', '-')}-${n}@example.test`
    const before = accepted.length
    await mail.set(fault)
    const answers = [await invite(addressOf(1)), await invite(addressOf(2))]
    for (const { status, ms, text } of answers) {
      expect(status, text).toBe(201)
      expect(ms).toBeLessThan(inTime)
    }
    await new Promise((resolve) => setTimeout(resolve, 800))
    await mail.set(null)
    mail.cutDead()
    await expect.poll(isSent, { timeout: 30_000, interval: 300 }).toBe(true)
    expect(accepted.length - before).toBe(2)
    expect(new Set(accepted.slice(before).map(({ id }) => id)).size).toBe(2)
    expect(server.hasEnded()).toBe(false)
    expect(world.emails).toEqual([])
  },
  60_000,
)
