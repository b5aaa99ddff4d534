import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pdfText } from '@sojourn/publishing/fixtures/pdf-text'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { acceptProposal, versionOn } from '../accept-proposal.ts'
import { euros } from '../proposals.ts'
import { randomFrom } from '../random-from.ts'
import { readerHeaders } from '../readers.ts'
import { type ServerProcess, startServerProcess } from '../uploads/server-process.ts'
import { type Company, createWorld, type Json, type World } from '../world.ts'
import { openDatabaseSteps } from './database-steps.ts'

const { steps: howMany, seed } = inject('killRun')
const random = randomFrom(seed)

let world: World
let company: Company
let dataDir: string
let steps: Awaited<ReturnType<typeof openDatabaseSteps>>
let server: ServerProcess
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  dataDir = await mkdtemp(join(tmpdir(), 'sojourn-kills-'))
  steps = await openDatabaseSteps(inject('databaseUrl'))
  server = await startServerProcess({
    dataDir,
    databaseUrl: steps.url,
    directUrl: inject('directUrl'),
    secretKey: randomBytes(32).toString('hex'),
  })
}, 120_000)
afterAll(async () => {
  await server?.kill()
  await steps?.close()
  await world?.close()
  if (dataDir) await rm(dataDir, { recursive: true, force: true })
})

const send = async (method: string, path: string, body?: unknown): Promise<Json> => {
  const answer = await fetch(`${server.base}${company.path(path)}`, {
    method,
    headers: { authorization: `Bearer ${company.people.Designer.token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()).data
}

const proposal = (title: string) => ({
  title,
  startDate: '2027-05-04',
  dayCount: 2,
  adults: 2,
  priceMode: 'total',
  currency: 'EUR',
  paymentSchedule: [{ label: 'Deposit', amount: euros(250), due: null }],
  segments: [
    { uuid: randomUUID(), kind: 'accommodation', day: 0, nights: 1, title: 'Plain Lodge', gross: euros(1000) },
  ],
})

/** Where to kill the server: at which step, and whether the step still reaches the database. */
type Kill = { step: number; isSent: boolean }

/** A sample of the steps, always with the last two, where what was done becomes visible. */
const killsIn = (count: number): Kill[] => {
  const all = Array.from({ length: count }, (_, index) => index + 1)
  const last = all.slice(-2)
  const others = all.slice(0, -2)
  while (others.length + last.length > howMany) others.splice(Math.floor(random() * others.length), 1)
  return [...others, ...last].flatMap((step) =>
    howMany > count
      ? [
          { step, isSent: true },
          { step, isSent: false },
        ]
      : [{ step, isSent: last.includes(step) || random() < 0.5 }],
  )
}

/**
 * Makes an attempt for each kill of a sample. The server's other work, such as looking for jobs, may take some of the counted steps,
 * so it goes on with later steps until an attempt was successful. `attempt` returns whether what was done is visible.
 */
const attemptAll = async (count: number, attempt: (kill: Kill) => Promise<boolean>): Promise<void> => {
  const outcomes = new Set<boolean>()
  for (const kill of killsIn(count)) outcomes.add(await attempt(kill))
  for (let step = count + 1; !outcomes.has(true) && step <= count + 20; step += 1)
    outcomes.add(await attempt({ step, isSent: true }))
  expect(outcomes).toEqual(new Set([false, true]))
}

/** Does `work` and kills the server in the middle of it. Returns whether the work was acknowledged, which it may be before the kill. */
const doAndKill = async (work: () => Promise<unknown>, { step, isSent }: Kill): Promise<boolean> => {
  let killed: Promise<void> | null = null
  let isAcknowledged = true
  await steps.watch(
    async () => {
      await work().catch(() => (isAcknowledged = false))
      await (killed ?? server.kill())
    },
    (at) => {
      if (at === step) killed = server.kill()
      return at < step || (at === step && isSent)
    },
  )
  await server.killAndRestart()
  return isAcknowledged
}

const countSteps = (work: () => Promise<unknown>): Promise<number> => steps.watch(work, () => true)

const textOf = async (url: string): Promise<string> => {
  const answer = await fetch(url, { headers: readerHeaders })
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  return answer.text()
}
const headingsIn = (html: string): string => (html.match(/<(?:title|h1)\b.*?<\/(?:title|h1)>/g) ?? []).join(' ')
const pdfOf = async (url: string): Promise<string> =>
  pdfText(new Uint8Array(await (await fetch(url, { headers: readerHeaders })).arrayBuffer())).replaceAll(/\s/g, '')

describe('a server that is killed', () => {
  it('while it publishes leaves the old version or the new one, whole, and publishes the new one afterwards', async () => {
    const { uuid } = await send('POST', 'itineraries/', proposal('Dunes0x'))
    const { shares } = await send('POST', `itineraries/${uuid}/publish`, {})
    const { url } = shares[0]
    let version = 0
    const change = async (): Promise<string> => {
      version += 1
      const { rev } = await send('GET', `itineraries/${uuid}`)
      await send('PUT', `itineraries/${uuid}`, { title: `Dunes${version}x`, rev })
      return `Dunes${version}x`
    }
    /** The titles of all that is published, each once. The page also names what has changed, so only its headings count. */
    const titles = async (): Promise<string[]> => {
      const found = [
        headingsIn(await textOf(url)),
        await textOf(`${url}/calendar.ics`),
        await pdfOf(`${url}/brochure.pdf`),
      ].map((text) => [...new Set(text.match(/Dunes\d+x/g))])
      return [...new Set(found.flat())]
    }
    const publish = () => send('POST', `itineraries/${uuid}/publish`, {})
    await change()
    await attemptAll(await countSteps(publish), async (kill) => {
      const before = await titles()
      const title = await change()
      const isAcknowledged = await doAndKill(publish, kill)
      const after = await titles()
      expect(isAcknowledged ? [[title]] : [before, [title]], JSON.stringify(kill)).toContainEqual(after)
      const { hasUnpublishedChanges } = await send('GET', `itineraries/${uuid}`)
      expect(hasUnpublishedChanges, JSON.stringify(kill)).toBe(after[0] !== title)
      await publish()
      expect(await titles()).toEqual([title])
      return after[0] === title
    })
  }, 3_600_000)

  it('while it stores an acceptance leaves none or a whole one, and accepts once', async () => {
    const propose = async () => {
      const { uuid } = await send('POST', 'itineraries/', proposal('Dunes'))
      const { shares } = await send('POST', `itineraries/${uuid}/publish`, {})
      const version = await versionOn(shares[0].url)
      const accept = async () => {
        const answer = await acceptProposal(shares[0].url, { version })
        if (answer.status !== 303) throw new Error(`the acceptance got ${answer.status}`)
      }
      const ofItinerary = async () => {
        const { status, paymentSchedule } = await send('GET', `itineraries/${uuid}`)
        return { status, due: paymentSchedule[0].due }
      }
      /** What there is of an acceptance: itself, the receipt that was sent, the status, the dates, the task, and the emails in the queue. */
      const traces = async () => ({
        acceptances: (await send('GET', `itineraries/${uuid}/acceptances`)).length,
        receipts: (await send('GET', `itineraries/${uuid}/emails`)).length,
        ...(await ofItinerary()),
        tasks: (await send('GET', `itineraries/${uuid}/tasks`)).length,
        queued: (await company.rows(`select from pgboss.job where name = 'letters'`)).length - queuedBefore,
      })
      const queuedBefore = (await company.rows(`select from pgboss.job where name = 'letters'`)).length
      return { accept, traces }
    }
    const whole = await propose()
    const none = await whole.traces()
    const count = await countSteps(whole.accept)
    const accepted = await whole.traces()
    expect(accepted.acceptances).toBe(1)
    expect(accepted.receipts).toBe(1)
    expect(accepted.tasks).toBe(1)
    expect(accepted.due).not.toBeNull()
    expect(accepted.queued).toBeGreaterThan(0)
    await attemptAll(count, async (kill) => {
      const { accept, traces } = await propose()
      const isAcknowledged = await doAndKill(accept, kill)
      const after = await traces()
      expect(isAcknowledged ? [accepted] : [none, accepted], JSON.stringify(kill)).toContainEqual(after)
      await accept()
      expect(await traces(), JSON.stringify(kill)).toEqual(accepted)
      return after.acceptances === 1
    })
  }, 3_600_000)
})
