import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { randomFrom } from '../random-from.ts'
import { jpeg } from '../samples.ts'
import { type Company, createWorld, type Json, type World } from '../world.ts'
import { ask, sendUntil } from './cut-upload.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

const { uploads: howMany, seed } = inject('uploadRun')
const kinds = ['network', 'tab', 'kill', 'two processes'] as const
type Kind = (typeof kinds)[number]
const atOnce = 4

let world: World
let company: Company
let dataDir: string
let servers: [ServerProcess, ServerProcess]
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  await company.rows(`update subscriptions set stripe_plan = 'agency-monthly' where tenant = $1`, [company.uuid])
  dataDir = await mkdtemp(join(tmpdir(), 'sojourn-uploads-'))
  const settings = {
    dataDir,
    databaseUrl: inject('databaseUrl'),
    directUrl: inject('directUrl'),
    secretKey: randomBytes(32).toString('hex'),
  }
  servers = [await startServerProcess(settings), await startServerProcess(settings)]
}, 120_000)
afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.kill()))
  await world?.close()
  if (dataDir) await rm(dataDir, { recursive: true, force: true })
})

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const cutsDone: Record<Kind, number> = { network: 0, tab: 0, kill: 0, 'two processes': 0 }

/** Retries while the server does not respond. */
const withTimeout = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries === 600) throw error
      await rest(200)
    }
  }
}

const json = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  withTimeout(async () => {
    const answer = await fetch(`${servers[0].base}${company.path(path)}`, {
      method,
      headers: {
        authorization: `Bearer ${company.people.Designer.token}`,
        'content-type': 'application/json',
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (answer.status >= 500) throw new Error(`${method} ${path} answered ${answer.status}`)
    return (await answer.json()).data
  })

type Plan = { kind: Kind; cuts: readonly number[]; isAnnounced: boolean }

/**
 * Uploads a file with the planned interruptions, and returns once the server has all of it. The upload is announced when its
 * slot is opened, as the page does, or by a separate request.
 */
const uploadCut = async (file: Buffer, { kind, cuts, isAnnounced }: Plan): Promise<string> => {
  const announcement = {
    'upload-length': String(file.length),
    'upload-metadata': `sha256 ${Buffer.from(sha256(file)).toString('base64')}`,
  }
  const slot = { filename: `${kind}${isAnnounced ? ', announced' : ''}.jpg` }
  const { uuid, upload } = await json('POST', 'media/', slot, isAnnounced ? announcement : {})
  const { pathname, search } = new URL(upload.url)
  const at = (server: ServerProcess) => `${server.base}${pathname}${search}`
  const [first, second] = servers
  if (!isAnnounced) expect((await withTimeout(() => ask(at(first), 'POST', announcement))).status).toBe(201)
  const offsetNow = () =>
    withTimeout(async () => {
      const { status, offset } = await ask(at(first), 'HEAD')
      if (status !== 200 || offset === null) throw new Error(`HEAD answered ${status}`)
      return offset
    })
  for (const fraction of cuts) {
    const place = Math.floor(file.length * fraction)
    const offset = await offsetNow()
    if (offset >= place) throw new Error('the server has more than was sent')
    const sending = await sendUntil(at(first), file, offset, place)
    cutsDone[kind] += 1
    if (kind === 'kill') await first.killAndRestart()
    else if (kind === 'two processes') {
      // The other process gets the same upload while the request to the first one is still running: both write.
      const further = place + Math.floor(file.length * 0.03)
      const others = ask(at(second), 'HEAD').then(async (found) => {
        if (found.offset === null || found.offset >= further) return
        const rival = await sendUntil(at(second), file, found.offset, further)
        rival.destroy()
      })
      await Promise.race([sending.goOn(further), rest(300)])
      await others.catch(() => {})
    } else if (kind === 'tab') {
      // A page that is reopened knows only what the library returns.
      sending.destroy()
      expect((await json('GET', `media/${uuid}`)).uuid).toBe(uuid)
    }
    sending.destroy()
    if ((await offsetNow()) === file.length) return uuid
  }
  for (;;) {
    const offset = await offsetNow()
    if (offset === file.length) return uuid
    const sending = await sendUntil(at(first), file, offset, offset)
    await sending.finish()
  }
}

describe('interrupted uploads', () => {
  it(`${howMany} of them, seed ${seed}: what was acknowledged is stored, byte for byte`, async () => {
    const random = randomFrom(seed)
    const head = await jpeg(200, 120)
    const plans = Array.from({ length: howMany }, (_, n) => {
      const size = 100_000 + Math.floor(random() * (n % 10 === 0 ? 12_000_000 : 2_000_000))
      const count = 2 + Math.floor(random() * 2)
      // Each in its own section of the file, with room after it for what a second writer adds.
      const cuts = Array.from({ length: count }, (_part, part) => 0.05 + (0.9 * (part + 0.8 * random())) / count)
      return { kind: kinds[n % 4] ?? 'network', size, cuts, isAnnounced: n % 8 < 4 }
    })
    const acknowledged = new Map<string, string>()
    const waiting = [...plans]
    const work = async () => {
      for (let plan = waiting.shift(); plan; plan = waiting.shift()) {
        const file = Buffer.concat([head, randomBytes(plan.size)])
        acknowledged.set(await uploadCut(file, plan), sha256(file))
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    process.stdout.write(`uploads ${acknowledged.size}, seed ${seed}, cuts ${JSON.stringify(cutsDone)}\n`)
    expect(acknowledged.size).toBe(howMany)
    for (const kind of kinds) expect(cutsDone[kind], kind).toBeGreaterThanOrEqual(2 * Math.floor(howMany / 4))

    const items = await company.rows('select uuid, sha256, bytes from media where uuid = any($1)', [
      [...acknowledged.keys()],
    ])
    expect(new Map(items.map((item) => [item.uuid, item.sha256]))).toEqual(acknowledged)
    const folder = join(dataDir, 'media', company.uuid)
    for (const hash of acknowledged.values())
      expect(sha256(await readFile(join(folder, hash, 'original.jpg')))).toBe(hash)
    // Nothing is partial: every stored file matches its name.
    expect((await readdir(folder)).toSorted()).toEqual([...new Set(acknowledged.values())].toSorted())
    // A slot that was opened by a server killed before its response is unknown to the client, and expires.
    const open = await company.rows(
      'select s.media, s.length, s.received, m.filename from media_slots s join media m on m.uuid = s.media',
    )
    const isLeft = ({ media, length, received, filename }: Json) =>
      acknowledged.has(media) || Number(received) > 0 || (length !== null && !filename.includes('announced'))
    expect(open.filter(isLeft)).toEqual([])
    const left = await readdir(join(dataDir, 'work/uploads', company.uuid)).catch(() => [])
    expect(left).toEqual([])
  }, 1_800_000)
})
