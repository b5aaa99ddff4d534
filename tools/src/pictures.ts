import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumArguments, ensureChromium } from './chromium.ts'
import { contactSheet } from './contact-sheet.ts'
import { startDemoServer } from './demo-server.ts'
import { drawPdfPages } from './pdf-pages.ts'
import { openContext, type DemoSession, getJson, logInToDemo, listRecords } from './walk/demo-session.ts'
import { pressInTurn } from './walk/press-in-turn.ts'
import { withoutLive } from './walk/without-live.ts'
import { editorDialogs, editorForms, emailOf, type OpenedScreen, screens } from './walk/screens.ts'
import { addressOf, states } from './walk/states.ts'
import { makeItineraryOfEveryKind } from './walk/itinerary-of-every-kind.ts'
import { workspaceRoot } from './workspace.ts'

/**
 * `npm run pictures`: contact sheets in `.pictures` for review: every screen at three widths in two colour schemes, the states
 * of a list and its forms, the traveller's page and the brochure. `npm run pictures -- help guides` draws the screens whose
 * path contains one of the words, and the states of those resources; `npm run pictures -- editor` draws every form and dialog
 * of the editor.
 */
const widths = [375, 768, 1440] as const
const schemes = ['standard', 'dark'] as const
const folder = join(workspaceRoot, '.pictures')
/** The number of rows of this height that fit on a screen. */
const usual = { rows: 3, height: 420 }

type Itinerary = { uuid: string; title: string; dayCount: number; shares: { url: string; pdfUrl: string }[] }
type Tile = { name: string; png: Buffer }

const main = async (): Promise<void> => {
  const executablePath = await ensureChromium()
  const server = await startDemoServer({ database: 'embedded' })
  const browser = await chromium.launch({ executablePath, args: chromiumArguments() })
  try {
    await mkdir(folder, { recursive: true })
    const owner = await logInToDemo(server.url, 'owner@demo.test')
    const wanted = process.argv.slice(2)
    const chosen = screens.filter(({ path }) => wanted.length === 0 || wanted.some((word) => path.includes(word)))
    const records = await listRecords(server.url, owner, await logInToDemo(server.url, 'super@demo.test'))
    for (const scheme of schemes) await drawScreens(browser, server.url, { name: 'screens', chosen, records, scheme })
    if (wanted.length === 0 || wanted.includes('editor')) {
      records.set('every-kind', await makeItineraryOfEveryKind(server.url, owner))
      for (const scheme of schemes) {
        await drawScreens(browser, server.url, {
          name: 'editor-forms',
          chosen: editorForms,
          records,
          scheme,
          isTall: true,
        })
        await drawScreens(browser, server.url, { name: 'editor-dialogs', chosen: editorDialogs, records, scheme })
      }
    }
    const resources = new Set([
      'media',
      ...screens.flatMap(({ by, record }) => (record && by === 'owner' ? [record] : [])),
    ])
    const drawn = wanted.length === 0 ? ['accommodations'] : [...resources].filter((plural) => wanted.includes(plural))
    for (const plural of drawn) await drawStates(browser, server.url, { plural, records, owner })
    if (wanted.length === 0) await drawPublished(browser, server.url, owner)
  } finally {
    await browser.close()
    await server.stop()
  }
}

type Drawing = {
  name: string
  chosen: readonly OpenedScreen[]
  records: ReadonlyMap<string, string>
  scheme: string
  /** On a tall screen, so that long forms are completely visible. */
  isTall?: boolean
}

const drawScreens = async (
  browser: Browser,
  url: string,
  { name, chosen, records, scheme, isTall = false }: Drawing,
): Promise<void> => {
  const tiles: Tile[][] = []
  for (const [by, some] of Object.entries(Object.groupBy(chosen, (screen) => screen.by))) {
    const email = emailOf(by)
    const session = email === null ? null : await logInToDemo(url, email)
    const pages = await Promise.all(
      widths.map(async (width) => {
        const viewport = { width, height: isTall ? 2200 : width < 700 ? 812 : 900 }
        const context = await openContext(browser, session, { viewport, reducedMotion: 'reduce' })
        await context.addInitScript((chosenScheme) => {
          localStorage.setItem('sojourn.appearance', JSON.stringify({ scheme: chosenScheme }))
        }, scheme)
        await withoutLive(context)
        return context.newPage()
      }),
    )
    for (const { path, record, press = [] } of some ?? []) {
      const address = path.replace('$uuid', (record && records.get(record)) ?? '')
      const called = [path, ...press.map(({ source }) => source)].join(' ')
      const row: Tile[] = []
      for (const [n, one] of pages.entries())
        row.push({ name: `${widths[n]} ${called}`, png: await shot(one, url + address, 'screen', press) })
      tiles.push(row)
    }
    for (const one of pages) await one.context().close()
  }
  await sheets(`${name}-${scheme}`, tiles, isTall ? { rows: 2, height: 1100 } : undefined)
}

type Stated = { plural: string; records: ReadonlyMap<string, string>; owner: DemoSession }

/** Draws the pages of a resource without data, with too much data, without a response, and with an error. */
const drawStates = async (browser: Browser, url: string, { plural, records, owner }: Stated): Promise<void> => {
  const tiles: Tile[][] = []
  // In the API, templates are itineraries.
  const called = plural === 'templates' ? 'itineraries' : plural
  // Media items have no page of their own.
  const drawn = states.filter(({ of }) => of === 'list' || plural !== 'media')
  for (const state of drawn) {
    const row = widths.map(async (width): Promise<Tile> => {
      const viewport = { width, height: width < 700 ? 812 : 900 }
      const context = await openContext(browser, owner, { viewport, reducedMotion: 'reduce' })
      const one = await context.newPage()
      await withoutLive(one)
      if (state.answer) await one.route(new RegExp(`/v1/[^/]+/${called}/`), state.answer)
      await one.goto(url + addressOf(state, plural, records.get(plural) ?? ''))
      await one.locator('main').waitFor()
      if (state.name !== 'loading') await one.waitForLoadState('networkidle')
      // A failed request is retried before the page reports the error.
      await one.waitForTimeout(state.name === 'rejected' ? 9000 : 1500)
      await state.act?.(one)
      await one.waitForTimeout(400)
      const png = await one.screenshot()
      await one.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
      return { name: `${plural}, ${state.of}: ${state.name} ${width}`, png }
    })
    tiles.push(await Promise.all(row))
  }
  await sheets(`states-${plural}`, tiles)
}

const sheets = async (name: string, all: Tile[][], { rows, height } = usual): Promise<void> => {
  for (let n = 0; n * rows < all.length; n += 1) {
    const tiles = all.slice(n * rows, (n + 1) * rows).flat()
    await sheet(`${name}-${n + 1}`, tiles, { columns: widths.length, height })
  }
}

const drawPublished = async (browser: Browser, url: string, { token, tenant }: DemoSession): Promise<void> => {
  const { data } = await getJson<{ data: Itinerary[] }>(
    `${url}/v1/${tenant}/itineraries/?perPage=96&fields=shares`,
    token,
  )
  const itinerary = data.find((one) => one.dayCount === 14 && one.shares.length > 0)
  const share = itinerary?.shares[0]
  if (!share) throw new Error('the demo has no published trip of 14 days')
  const shots = await Promise.all(
    widths.map(async (width) => {
      const context = await openContext(browser, null, { viewport: { width, height: 900 } })
      return { name: `public page ${width}`, png: await shot(await context.newPage(), share.url, 'whole') }
    }),
  )
  await sheet('public-page', shots, { columns: 3, width: 480, tallest: 12_000 })
  const pdf = await (await fetch(share.pdfUrl)).arrayBuffer()
  const drawn = await drawPdfPages(browser, new Uint8Array(pdf), 720)
  const brochure = drawn.map((png, index) => ({ name: `page ${index + 1}`, png }))
  await sheet('brochure', brochure, { columns: 4, width: 420, tallest: 800 })
}

const sheet = async (name: string, tiles: Tile[], layout: Parameters<typeof contactSheet>[1]): Promise<void> => {
  const file = join(folder, `${name}.png`)
  await writeFile(file, await contactSheet(tiles, layout))
  console.log(`${tiles.length} pictures in ${file}`)
}

/** A screenshot of a page. It is scrolled through once, so that images below the fold are loaded. */
const shot = async (
  one: Page,
  address: string,
  part: 'screen' | 'whole',
  press: readonly RegExp[] = [],
): Promise<Buffer> => {
  await one.goto(address, { waitUntil: 'networkidle' })
  await pressInTurn(one, press)
  if (part === 'whole') {
    const height = await one.evaluate(() => document.documentElement.scrollHeight)
    for (let y = 0; y < height; y += 600) {
      await one.evaluate((top) => window.scrollTo(0, top), y)
      await one.waitForTimeout(60)
    }
    await one.evaluate(() => window.scrollTo(0, 0))
  }
  await one.waitForTimeout(400)
  return one.screenshot({ fullPage: part === 'whole' })
}

await main()
