import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as rest } from 'node:timers/promises'
import { jpeg } from '@sojourn/api/test/samples'
import { readerHeaders } from '@sojourn/api/test/readers'
import type { CrashClient } from './client.ts'
import { type Ledger, openLedger } from './ledger.ts'

/** What the lanes have written so far. */
export type Books = {
  contacts: Ledger
  saves: Ledger
  publications: Ledger
  /** By the SHA-256 of the file. */
  uploads: Ledger
  /** Imports that were started, by their mark, which the name of each of their rows begins with. */
  imports: Ledger
  /** What a lane found wrong while it was writing. */
  faults: string[]
}

export const openBooks = (): Books => ({
  contacts: openLedger(),
  saves: openLedger(),
  publications: openLedger(),
  uploads: openLedger(),
  imports: openLedger(),
  faults: [],
})

export const rowsOfImport = 25

/** A lane writes one kind of things, one after the other, until it is over. */
type Lane = (client: CrashClient, books: Books, isOver: () => boolean) => Promise<void>

/** Does what may fail until it works, at most two minutes, or until it is over. With its key, it is done once. */
const insist = async (work: () => Promise<boolean>, isOver: () => boolean): Promise<boolean> => {
  for (let tries = 0; tries < 600 && (tries === 0 || !isOver()); tries += 1) {
    if (await work()) return true
    await rest(200)
  }
  return false
}

/** Every second one is sent once; the others again with the same key until they are acknowledged. */
const writeContacts: Lane = async ({ send }, { contacts }, isOver) => {
  for (let n = 0; !isOver(); n += 1) {
    const name = `Contact ${n} ${randomUUID()}`
    const headers = { 'idempotency-key': randomUUID() }
    const create = async () => {
      const { status } = await send('POST', 'contacts/', { body: { givenName: name }, headers })
      return status === 201
    }
    contacts.attempt(name)
    if (n % 2 === 0 ? await create() : await insist(create, isOver)) contacts.acknowledge(name)
    await rest(20)
  }
}

const createItinerary = async ({ send }: CrashClient, title: string, isOver: () => boolean): Promise<string> => {
  const headers = { 'idempotency-key': randomUUID() }
  let uuid = ''
  await insist(async () => {
    const { status, json } = await send('POST', 'itineraries/', { body: contentOf(title), headers })
    if (status === 201) ({ uuid } = json.data)
    return status === 201
  }, isOver)
  return uuid
}

/** The title and a segment with the same title: a version that has only one of them is half a version. */
const contentOf = (title: string) => ({
  title,
  startDate: '2027-05-04',
  dayCount: 2,
  segments: [{ uuid: randomUUID(), kind: 'accommodation', day: 0, nights: 1, title }],
})

/** Saves an itinerary again and again. What is read afterwards is the last save that was acknowledged, or a later attempt. */
const saveItinerary: Lane = async (client, { saves, faults }, isOver) => {
  let current = `Save 0 ${randomUUID()}`
  const uuid = await createItinerary(client, current, isOver)
  if (uuid === '') return
  for (let n = 1; !isOver(); n += 1) {
    const before = await client.read(`itineraries/${uuid}`)
    if (before.title !== current) faults.push(`the itinerary is "${before.title}", not "${current}"`)
    const title = `Save ${n} ${randomUUID()}`
    saves.attempt(title)
    const { status } = await client.send('PUT', `itineraries/${uuid}`, {
      body: { ...contentOf(title), rev: before.rev },
    })
    const after = await client.read(`itineraries/${uuid}`)
    if (after.segments[0]?.title !== after.title) faults.push(`the itinerary is half "${after.title}"`)
    if (status === 200) saves.acknowledge(title)
    if (after.title !== title && (status === 200 || after.title !== before.title))
      faults.push(`the save "${title}" got ${status}, and the itinerary is "${after.title}"`)
    current = after.title
    await rest(20)
  }
}

type Titles = { page: string; calendar: string }

/** The titles of a page and its calendar, which may come from different servers. */
const titleOfPage = async ({ base }: CrashClient, path: string): Promise<Titles | null> => {
  try {
    const [page, calendar] = await Promise.all(
      [path, `${path}/calendar.ics`].map(async (one) => {
        const answer = await fetch(base() + one, { headers: readerHeaders, signal: AbortSignal.timeout(30_000) })
        if (answer.status !== 200) throw new Error(String(answer.status))
        return (await answer.text()).replaceAll(/\r?\n /g, '')
      }),
    )
    const title = /Edition \d+x/
    return {
      page: title.exec(/<h1.*?<\/h1>/s.exec(page ?? '')?.[0] ?? '')?.[0] ?? '',
      calendar: title.exec(calendar ?? '')?.[0] ?? '',
    }
  } catch {
    return null
  }
}

const readTitle = async (client: CrashClient, path: string): Promise<Titles> => {
  for (let tries = 0; tries < 600; tries += 1) {
    const found = await titleOfPage(client, path)
    if (found) return found
    await rest(200)
  }
  throw new Error(`${path} could not be opened for two minutes`)
}

/** Publishes an itinerary again and again. The page is the last one that was acknowledged, or a later attempt, in all its parts. */
const publish: Lane = async (client, { publications, faults }, isOver) => {
  const uuid = await createItinerary(client, 'Edition 0x', isOver)
  let path = ''
  let online = ''
  if (uuid === '') return
  for (let n = 1; !isOver(); n += 1) {
    const title = `Edition ${n}x`
    const { rev } = await client.read(`itineraries/${uuid}`)
    const saved = await client.send('PUT', `itineraries/${uuid}`, { body: { ...contentOf(title), rev } })
    if (saved.status !== 200) continue
    publications.attempt(title)
    const { status, json } = await client.send('POST', `itineraries/${uuid}/publish`, { body: {} })
    if (status === 200) {
      publications.acknowledge(title)
      path = new URL(json.data.shares[0].url).pathname
    }
    if (path === '') continue
    const { page, calendar } = await readTitle(client, path)
    if (page !== calendar) faults.push(`the page is "${page}" and its calendar "${calendar}"`)
    if (page !== title && (status === 200 || page !== online))
      faults.push(`"${title}" got ${status}, and the page is "${page}"`)
    online = page
  }
}

const upload: Lane = async ({ send }, { uploads }, isOver) => {
  while (!isOver()) {
    // What follows the end of an image is stored with it.
    const bytes = Buffer.concat([await jpeg(300, 200), randomBytes(200_000)])
    const hash = createHash('sha256').update(bytes).digest('hex')
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'crash.jpg')
    uploads.attempt(hash)
    const { status } = await send('POST', 'media/', { form })
    if (status === 201) uploads.acknowledge(hash)
    // A server that is started again takes seconds.
    if (status === 0) await rest(1500)
    await rest(300)
  }
}

const importTable: Lane = async (client, { imports }, isOver) => {
  const { send, read } = client
  for (let n = 0; !isOver(); n += 1) {
    const mark = `Import ${n} ${randomUUID()}`
    const rows = Array.from({ length: rowsOfImport }, (_, row) => `${mark} row ${row}`)
    const form = new FormData()
    form.append('resource', 'destinations')
    form.append('file', new Blob([['Name', ...rows].join('\n')]), 'crash.csv')
    imports.attempt(mark)
    const { status, json } = await send('POST', 'imports/', { form })
    if (status !== 201) continue
    const { uuid } = json.data
    const stateIs =
      (...states: string[]) =>
      async () =>
        states.includes((await read(`imports/${uuid}`)).state)
    await insist(
      async () =>
        (await send('POST', `imports/${uuid}/check`, { body: {} })).status === 200 || stateIs('checking', 'checked')(),
      isOver,
    )
    if (!(await insist(stateIs('checked'), isOver))) continue
    const { status: started } = await send('POST', `imports/${uuid}/start`, { body: {} })
    if (started === 200) imports.acknowledge(mark)
    await insist(stateIs('done', 'checked', 'failed'), isOver)
  }
}

export const lanes: readonly Lane[] = [writeContacts, writeContacts, saveItinerary, publish, upload, importTable]
