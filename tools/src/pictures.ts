import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumArguments, ensureChromium } from './chromium.ts'
import { contactSheet } from './contact-sheet.ts'
import { startDemoServer } from './demo-server.ts'
import { drawPdfPages } from './pdf-pages.ts'
import { workspaceRoot } from './workspace.ts'

/** `npm run pictures`: contact sheets of screens, public page and brochure in `.pictures`, to be looked at. */
const widths = [375, 768, 1440] as const
const folder = join(workspaceRoot, '.pictures')

type Itinerary = { uuid: string; title: string; dayCount: number; shares: { url: string; pdfUrl: string }[] }

const main = async (): Promise<void> => {
  const executablePath = await ensureChromium()
  const server = await startDemoServer({ database: 'embedded' })
  const browser = await chromium.launch({ executablePath, args: chromiumArguments() })
  try {
    await mkdir(folder, { recursive: true })
    const { token, tenant } = await logIn(server.url)
    const { data } = await get<{ data: Itinerary[] }>(`${server.url}/v1/${tenant}/itineraries/?perPage=96`, token)
    const trip = data.find((one) => one.dayCount === 14 && one.shares.length > 0)
    const share = trip?.shares[0]
    if (!trip || !share) throw new Error('the demo has no published trip of 14 days')
    await sheet('screens', 3, 480, await screens(browser, server.url, trip.uuid), 1400)
    await sheet('public-page', 3, 480, await page(browser, share.url), 12_000)
    const pdf = await (await fetch(share.pdfUrl)).arrayBuffer()
    const pages = await drawPdfPages(browser, new Uint8Array(pdf), 720)
    await sheet(
      'brochure',
      4,
      420,
      pages.map((png, index) => ({ name: `page ${index + 1}`, png })),
      800,
    )
  } finally {
    await browser.close()
    await server.stop()
  }
}

const sheet = async (
  name: string,
  columns: number,
  width: number,
  tiles: { name: string; png: Buffer }[],
  tallest: number,
) => {
  const file = join(folder, `${name}.png`)
  await writeFile(file, await contactSheet(tiles, { columns, width, tallest }))
  console.log(`${tiles.length} pictures in ${file}`)
}

const logIn = async (url: string): Promise<{ token: string; tenant: string }> => {
  const answer = await fetch(`${url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'owner@demo.test', password: 'sojourn-demo-2026' }),
  })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  const { user } = await get<{ user: { tenants: { uuid: string; name: string }[] } }>(`${url}/v1/auth/account`, token)
  const tenant = user.tenants.find((one) => one.name === 'Kalahari Trails')
  if (!tenant) throw new Error('the demo has no Kalahari Trails')
  return { token, tenant: tenant.uuid }
}

const get = async <T>(url: string, token: string): Promise<T> =>
  (await (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).json()) as T

/** Every screen as the owner sees it, at each width. */
const screens = async (browser: Browser, url: string, trip: string) => {
  const paths: [string, string][] = [
    ['home', '/'],
    ['itineraries', '/itineraries'],
    ['new itinerary', '/itineraries/create'],
    ['editor', `/itineraries/${trip}`],
    ['accommodations', '/accommodations'],
    ['media', '/media'],
    ['not found', '/nothing/here'],
  ]
  const tiles: { name: string; png: Buffer }[] = []
  for (const width of widths)
    tiles.push({ name: `login ${width}`, png: await shot(await open(browser, width), `${url}/login`) })
  const pages = await Promise.all(widths.map((width) => open(browser, width)))
  for (const one of pages) await enter(one, url)
  for (const [name, path] of paths) {
    for (const [index, one] of pages.entries())
      tiles.push({ name: `${name} ${widths[index]}`, png: await shot(one, url + path) })
  }
  return tiles
}

const page = async (browser: Browser, url: string) =>
  Promise.all(
    widths.map(async (width) => ({
      name: `public page ${width}`,
      png: await shot(await open(browser, width), url, true),
    })),
  )

const open = async (browser: Browser, width: number): Promise<Page> =>
  (await browser.newContext({ viewport: { width, height: width < 700 ? 812 : 900 }, locale: 'en-GB' })).newPage()

const enter = async (one: Page, url: string): Promise<void> => {
  await one.goto(`${url}/login`)
  await one.getByLabel('Email').fill('owner@demo.test')
  await one.getByLabel('Password', { exact: true }).fill('sojourn-demo-2026')
  await one.getByRole('button', { name: 'Log in', exact: true }).click()
  await one.waitForURL(`${url}/`)
}

/** A whole page, scrolled through once so that pictures below the fold have loaded. */
const shot = async (one: Page, address: string, isWhole = false): Promise<Buffer> => {
  await one.goto(address, { waitUntil: 'networkidle' })
  if (isWhole) {
    const height = await one.evaluate(() => document.documentElement.scrollHeight)
    for (let y = 0; y < height; y += 600) {
      await one.evaluate((top) => window.scrollTo(0, top), y)
      await one.waitForTimeout(60)
    }
    await one.evaluate(() => window.scrollTo(0, 0))
  }
  await one.waitForTimeout(400)
  return one.screenshot({ fullPage: isWhole })
}

await main()
