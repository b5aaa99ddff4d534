import { randomUUID } from 'node:crypto'
import type { Page } from 'puppeteer-core'
import type { Bench } from './bench.ts'
import { type Browsing, inBrowser, rest } from './browser.ts'
import { startChild } from './child.ts'
import { percentile, tableOf, threeFigures } from './harness.ts'
import type { StoredItinerary } from './live-client.ts'
import type { MembersResult, MembersTask } from './members-client.ts'

const days = 60
const perDay = 5
const keys = 200
const moves = 60
const saves = 60
const edits = 1000

/**
 * Measures an itinerary of 60 days and 300 segments in the editor: opening, typing (alone and while others edit), moving, checking,
 * saving and memory.
 */
export const editor: Bench = {
  name: 'editor',
  run: () =>
    inBrowser(async (browsing) => {
      const { page } = browsing
      const itinerary = await createItinerary(browsing)
      const bare = await typingBare(browsing)
      const opened = await openings(browsing, itinerary)
      const typed = await typing(page)
      const moved = await moving(page)
      const checked = await page.evaluate(() => performance.getEntriesByName('checks').map(({ duration }) => duration))
      const together = await typingWithOthers(browsing, itinerary)
      const saved = await savings(browsing)
      const memory = await growth(page)
      const rows: { name: string; value: number; atMost: number; unit: string }[] = [
        { name: 'opens, p95', value: percentile(opened, 0.95), atMost: 1500, unit: 'ms' },
        { name: 'key to paint, p95', value: percentile(typed, 0.95), atMost: 32, unit: 'ms' },
        {
          name: 'key to paint while three others edit, p95',
          value: percentile(together.typed, 0.95),
          atMost: 32,
          unit: 'ms',
        },
        { name: 'moving a segment, p95', value: percentile(moved, 0.95), atMost: 100, unit: 'ms' },
        { name: 'checks, p95', value: percentile(checked, 0.95), atMost: 50, unit: 'ms' },
        { name: 'save at the server, p95', value: percentile(saved, 0.95), atMost: 50, unit: 'ms' },
        { name: `memory after ${edits} edits`, value: memory, atMost: 1.1, unit: 'times' },
        { name: 'memory while three others edit', value: together.memory, atMost: 1.1, unit: 'times' },
      ]
      return {
        lines: [
          `A key in a field on an empty page takes ${threeFigures(percentile(bare, 0.95))} ms here, p95.`,
          `The three others saved ${together.saves.join(', ')} times.`,
          tableOf([
            ['60 days, 300 segments', 'found', 'at most'],
            ...rows.map(({ name, value, atMost, unit }) => [
              name,
              `${threeFigures(value)} ${unit}`,
              `${atMost} ${unit}`,
            ]),
          ]),
        ],
        shortfalls: rows
          .filter(({ value, atMost }) => !(value <= atMost))
          .map(({ name, value, atMost, unit }) => `${name}: ${threeFigures(value)} ${unit}, at most ${atMost} ${unit}`),
      }
    }),
}

/** Stores an itinerary of 60 days with 300 segments. */
export const createItinerary = async ({
  url,
  company,
}: Pick<Browsing, 'url' | 'company'>): Promise<StoredItinerary> => {
  const body = {
    title: 'Sixty days',
    startDate: '2027-03-01',
    dayCount: days,
    days: Array.from({ length: days }, (_, n) => ({ uuid: randomUUID(), title: `Day of thought ${n + 1}` })),
    segments: Array.from({ length: days * perDay }, (_, n) => segmentOf(n)),
  }
  return (await send(url, company, 'POST', 'itineraries/', body)).data
}

const kinds = ['accommodation', 'excursion', 'drive', 'meal', 'note'] as const

const segmentOf = (n: number) => {
  const kind = kinds[n % perDay] ?? 'note'
  const at = (place: number) => ({
    label: `Place ${place}`,
    lat: -20 + (place % 10),
    lng: 15 + (place % 20),
    timezone: 'Africa/Windhoek',
  })
  return {
    uuid: randomUUID(),
    day: Math.floor(n / perDay),
    kind,
    title: `Segment ${n + 1}`,
    ...(kind === 'accommodation' ? { nights: 1, location: at(n) } : {}),
    ...(kind === 'drive' ? { origin: at(n), destination: at(n + 5), startTime: '09:00', endTime: '12:00' } : {}),
    net: { amount: 10_000 + n, currency: 'USD' },
  }
}

const send = async (
  url: string,
  { tenant, token }: Browsing['company'],
  method: string,
  path: string,
  body: unknown,
) => {
  const answer = await fetch(`${url}/v1/${tenant}/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const json: { data: StoredItinerary } = await answer.json()
  if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(json)}`)
  return json
}

const rowSelector = '[data-item], [role="row"]'

/** The time from the click on a link to the frame that shows the first segment, in ms, when the code is already cached. */
const openings = async ({ url, page }: Browsing, { uuid }: StoredItinerary): Promise<number[]> => {
  const found: number[] = []
  for (let round = 0; round < 6; round += 1) {
    await page.goto(`${url}/itineraries`, { waitUntil: 'load' })
    const row = await page.waitForSelector(
      'xpath/.//main//*[@role="row" and contains(., "Sixty days")]//*[@role="rowheader"]',
    )
    if (!row) throw new Error('the itinerary is not in the list')
    const watching = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let from = Number.NaN
          addEventListener('pointerup', () => (from = performance.now()), { capture: true, once: true })
          const look = () =>
            document.body.textContent?.includes('Segment 1')
              ? requestAnimationFrame(() => resolve(performance.now() - from))
              : requestAnimationFrame(look)
          look()
        }),
    )
    await row.click()
    const ms = await watching
    if (!page.url().includes(uuid)) throw new Error(`${page.url()} is another itinerary`)
    // The first time, the editor's code is loaded.
    if (round > 0) found.push(ms)
  }
  return found
}

/** Records the time from each key press to the next paint, as reported by the browser in steps of 8 ms, from 16 ms on. */
export const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const taken: { name: string; duration: number; id: number }[] = []
    Object.assign(globalThis, { taken })
    // A variable, because the types do not have the threshold of the Event Timing API yet.
    const watched = { type: 'event', durationThreshold: 16 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.name === 'keydown') taken.push({ name: entry.name, duration: entry.duration, id: entry.startTime })
    }).observe(watched)
  })

/** What `listen` has recorded since the last time, with 16 ms for each key that was faster. */
export const heard = async (page: Page, count: number): Promise<number[]> => {
  await new Promise((resolve) => setTimeout(resolve, 500))
  const slow = await page.evaluate(() => {
    const taken: { duration: number }[] = Reflect.get(globalThis, 'taken')
    return taken.splice(0).map(({ duration }) => duration)
  })
  return [...slow, ...Array.from({ length: Math.max(0, count - slow.length) }, () => 16)]
}

const typing = async (page: Page): Promise<number[]> => {
  await openTitle(page, 151)
  return typeKeys(page)
}

/** Opens a segment in the middle, and puts the caret into its title. */
const openTitle = async (page: Page, segment: number): Promise<void> => {
  await page.waitForSelector(rowSelector)
  // The days on the way there are rendered when they come into view.
  await (await getRow(page, segment)).scrollIntoView()
  await rest()
  await (await getRow(page, segment)).click()
  const title = await page.waitForSelector('xpath/.//label[text()="Title"]/following::input[1]')
  await title?.click()
  await listen(page)
}

/** Replaces the title twice, because it has at most 160 characters. */
const typeKeys = async (page: Page): Promise<number[]> => {
  for (let key = 0; key < keys; key += 1) {
    if (key % (keys / 2) === 0)
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLInputElement) document.activeElement.select()
      })
    await page.keyboard.press(key % 8 === 7 ? 'Space' : 'KeyA')
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
  return heard(page, keys)
}

/**
 * Types while three other members each save about once per second. `memory` is that of the page afterwards, relative to after the
 * first round.
 */
const typingWithOthers = async ({ url, company, page }: Browsing, { uuid }: StoredItinerary) => {
  const others = startChild(new URL('members-client.ts', import.meta.url))
  const ask = (task: MembersTask) => others.ask<MembersResult>(task)
  try {
    await ask({ start: { url, ...company, uuid } })
    // Another one, because typing has replaced the title of the first.
    await openTitle(page, 152)
    await typeKeys(page)
    const before = await heldMemory(page)
    const typed: number[] = []
    for (let round = 0; round < 3; round += 1) typed.push(...(await typeKeys(page)))
    return { typed, memory: (await heldMemory(page)) / before, saves: await ask({ stop: true }) }
  } finally {
    await others.close()
  }
}

const getRow = async (page: Page, segment: number) => {
  const row = await page.waitForSelector(`xpath/.//*[@role="row" and contains(., "Segment ${segment}")]`)
  if (!row) throw new Error(`segment ${segment} is not in the list`)
  return row
}

const moving = async (page: Page): Promise<number[]> => {
  await (await getRow(page, 31)).focus()
  for (let move = 0; move < moves; move += 1) {
    await page.keyboard.down('Alt')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.up('Alt')
    await new Promise((resolve) => setTimeout(resolve, 120))
  }
  // Alt itself is reported as a key too.
  return (await heard(page, 2 * moves)).toSorted((one, other) => other - one).slice(0, moves)
}

/** Types the same keys into a field on an empty page, to measure what this machine needs without the product. */
export const typingBare = async ({ page }: Browsing): Promise<number[]> => {
  const bare = await page.browser().newPage()
  await bare.setContent('<input autofocus>')
  await bare.evaluate('globalThis.__name = (named) => named')
  await bare.focus('input')
  await listen(bare)
  for (let key = 0; key < keys; key += 1) {
    await bare.keyboard.press('KeyA')
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
  const found = await heard(bare, keys)
  await bare.close()
  await page.bringToFront()
  return found
}

/**
 * The time to save a change of one segment, sent with all others as in the editor, as the server reports it, in ms. The
 * itinerary is not open in a page. The first saves only warm up the server.
 */
const savings = async (browsing: Browsing): Promise<number[]> => {
  const { url, company } = browsing
  const { uuid } = await createItinerary(browsing)
  const address = `${url}/v1/${company.tenant}/itineraries/${uuid}`
  const headers = { authorization: `Bearer ${company.token}`, 'content-type': 'application/json' }
  const call = async (init?: RequestInit) => {
    const answer = await fetch(address, { ...init, headers })
    const { data }: { data: StoredItinerary } = await answer.json()
    if (!answer.ok) throw new Error(`${init?.method ?? 'GET'} ${address}: ${answer.status}`)
    return { data, ms: Number(/dur=([\d.]+)/.exec(answer.headers.get('server-timing') ?? '')?.[1]) }
  }
  let { rev, segments } = (await call()).data
  const found: number[] = []
  for (let round = 0; round < 2 * saves; round += 1) {
    segments = segments.map((one, n) => (n === round ? { ...one, notesInternal: `Saved ${round}` } : one))
    const { data, ms } = await call({ method: 'PUT', body: JSON.stringify({ rev, segments }) })
    ;({ rev } = data)
    if (round >= saves) found.push(ms)
  }
  return found
}

/** The memory of the page after many edits, relative to before, each measured after garbage collection. */
const growth = async (page: Page): Promise<number> => {
  // The page asks whether to leave without saving its changes.
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload({ waitUntil: 'load' })
  await getRow(page, 31)
  await rest()
  await (await getRow(page, 31)).focus()
  const step = async (count: number) => {
    for (let edit = 0; edit < count; edit += 1) {
      await page.keyboard.down('Alt')
      await page.keyboard.press(edit % 2 === 0 ? 'ArrowDown' : 'ArrowUp')
      await page.keyboard.up('Alt')
    }
    await rest()
  }
  await step(50)
  const before = await heldMemory(page)
  await step(edits)
  return (await heldMemory(page)) / before
}

/** The memory of the page in bytes, after garbage collection. */
const heldMemory = async (page: Page): Promise<number> => {
  await page.evaluate(() => {
    const collect: unknown = Reflect.get(globalThis, 'gc')
    if (typeof collect === 'function') collect()
  })
  return (await page.metrics()).JSHeapUsedSize ?? Number.NaN
}
