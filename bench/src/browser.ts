import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmbeddedPostgres } from '@sojourn/api/platform/db/embedded'
import { migrate, roleOf } from '@sojourn/api/platform/db/migrate'
import { chromiumArguments, ensureChromium } from '@sojourn/tools/chromium'
import { ensureBuilt, web } from '@sojourn/tools/launch-build'
import { launch, type Page } from 'puppeteer-core'
import { type BenchCompany, openSessions } from './accommodations-data.ts'
import { startChild } from './child.ts'
import { loadForSearching } from './search-data.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const cache = join(root, '.cache/bench')
const migrations = join(root, 'apps/api/src/migrations')

/** The product in a browser, for a Designer of a company with 100,000 accommodations. */
export type Browsing = { url: string; company: BenchCompany; page: Page }

/** Waits until requests have finished. With a service worker, the browser's own network idle event never fires. */
export const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1000))

/** Opens the browser, runs `work` in it, and closes everything again. */
export const inBrowser = async <T>(work: (browsing: Browsing) => Promise<T>): Promise<T> => {
  const closing: (() => Promise<unknown>)[] = []
  try {
    if (!(await ensureBuilt(root, web))) throw new Error('the web could not be built')
    const database = await startEmbeddedPostgres({ folder: databaseFolder(), log: console.log })
    closing.push(() => database.stop())
    await migrate({ url: database.migrationDatabaseUrl, folder: migrations, appRole: roleOf(database.databaseUrl) })
    console.log('Preparing the database; the first time takes a minute or two.')
    await loadForSearching(database.superuserUrl, { searched: 100_000, others: 0, each: 0 })
    const [company] = await openSessions(database.superuserUrl)
    if (!company) throw new Error('the database holds no company')
    const server = startChild(new URL('./app-server.ts', import.meta.url))
    closing.push(() => server.close())
    const port = await server.ask<number>({
      databaseUrl: database.databaseUrl,
      webFolder: join(root, 'apps/web/dist'),
    })
    const browser = await launch({
      executablePath: await ensureChromium(),
      // A window larger than the viewport: what lies outside the window is never drawn, so keys pressed there would wait.
      args: [...chromiumArguments(), '--js-flags=--expose-gc', '--window-size=1600,1100'],
    })
    closing.push(() => browser.close())
    const [page] = await browser.pages()
    if (!page) throw new Error('the browser has no page')
    await page.setViewport({ width: 1440, height: 900 })
    // tsx wraps functions with a helper to keep their names. Functions that are sent to the page need it there.
    await page.evaluateOnNewDocument('globalThis.__name = (named) => named')
    const url = `http://127.0.0.1:${port}`
    // A file of the same origin that does not load the app.
    await page.goto(`${url}/favicon.svg`)
    await page.evaluate((token) => localStorage.setItem('sojourn.token', token), company.token)
    // Caches the files of the app, as for somebody who works with it every day.
    await page.goto(url)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    return await work({ url, company, page })
  } finally {
    for (const close of closing.toReversed()) await close()
  }
}

/** The folder of the database. It changes with the migrations, and old ones are removed. */
const databaseFolder = (): string => {
  const hash = createHash('sha256')
  for (const file of readdirSync(migrations).toSorted()) hash.update(readFileSync(join(migrations, file)))
  const folder = `browser-${hash.digest('hex').slice(0, 8)}`
  mkdirSync(cache, { recursive: true })
  for (const old of readdirSync(cache))
    if (old.startsWith('browser-') && old !== folder) rmSync(join(cache, old), { recursive: true })
  return join(cache, folder)
}
