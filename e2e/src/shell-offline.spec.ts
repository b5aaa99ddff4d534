import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './demo-test.ts'
import { logInByForm } from './log-in.ts'

test.use({ serviceWorkers: 'allow' })

const itinerary = 'Sea Fog and Slow Water'
const greeting = /Good (morning|afternoon|evening)/
const longTimeout = { timeout: 20_000 }

const logIn = async (page: Page, email: string) => {
  await logInByForm(page, { email, password: 'sojourn-demo-2026' })
  await expect(page.getByRole('button', { name: /user menu/ })).toBeVisible(longTimeout)
}

/** Waits until this device has stored the app's files and a text that was loaded. */
const settle = async (page: Page, text: string) => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await expect.poll(() => getStoredText(page), longTimeout).toContain(text)
}

/** The content of the browser's databases. */
const getStoredText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const result = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
      })
    const texts: string[] = []
    for (const { name } of await indexedDB.databases()) {
      const database = await result(indexedDB.open(name ?? ''))
      for (const store of database.objectStoreNames)
        texts.push(JSON.stringify(await result(database.transaction(store).objectStore(store).getAll())))
      database.close()
    }
    return texts.join('\n')
  })

/** All that this browser stores and a later user could find: the page, storages, databases and caches. */
const readEverythingStored = async (page: Page): Promise<string> => {
  const texts = await page.evaluate(async () => {
    const cached: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const path = new URL(request.url).pathname
        cached.push(
          request.url,
          path.startsWith('/assets/') ? '' : ((await (await cache.match(request))?.text()) ?? ''),
        )
      }
    }
    return [
      document.title,
      document.documentElement.outerHTML,
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      JSON.stringify(history.state),
      ...cached,
    ]
  })
  return [...texts, await getStoredText(page)].join('\n')
}

const goOffline = (context: BrowserContext) => context.setOffline(true)

test('after one visit, the app opens offline, with stored data or a message that it is offline', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  await logIn(page, 'owner@demo.test')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /Destinations/ })
    .first()
    .click()
  await expect(page.getByRole('row').nth(1)).toBeVisible(longTimeout)
  // A name that is only in the list: the counts, which are stored earlier, mention destinations too.
  await settle(page, await page.getByRole('row').nth(1).getByRole('rowheader').innerText())
  const rows = await page.getByRole('row').count()

  await goOffline(context)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /Destinations/ })).toBeVisible(longTimeout)
  await expect(page.getByRole('row')).toHaveCount(rows)
  await expect(page.getByText('Offline', { exact: true })).toBeVisible()
  await expect(page.getByRole('complementary').getByText('Kalahari Trails')).toBeVisible()

  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible(longTimeout)
  await expect(page.getByRole('link', { name: itinerary }).first()).toBeVisible()

  // Contacts are never stored.
  await page.goto('/contacts')
  await expect(page.getByRole('heading', { level: 1, name: /Contacts/ })).toBeVisible(longTimeout)
  await expect(page.getByText('You are offline')).toBeVisible(longTimeout)
  // Only the name of the user is stored: a form with the other fields empty would clear them when it is saved.
  await page.goto('/profile')
  await expect(page.getByText('Your profile is not stored on this device')).toBeVisible(longTimeout)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue(/^\+27/, longTimeout)
  await goOffline(context)
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible()

  await context.setOffline(false)
  await page.goto('/contacts')
  await expect(page.getByRole('row').nth(1)).toBeVisible(longTimeout)
})

test('what one user leaves on a device cannot be found by the next', async ({ page, context }) => {
  test.setTimeout(180_000)
  const traces = ['Thandeka', 'owner@demo.test', 'Kalahari', 'Atlas & Anchor', itinerary, 'Canoe and Hide', 'Etosha']
  await logIn(page, 'owner@demo.test')
  await expect(page.getByRole('link', { name: itinerary }).first()).toBeVisible(longTimeout)
  for (const name of [/Destinations/, /Contacts/, /Suppliers/, /Itineraries/])
    await page.getByRole('navigation').getByRole('link', { name }).first().click()
  await page.getByRole('row', { name: itinerary }).click()
  await expect(page.getByRole('heading', { level: 1, name: itinerary })).toBeVisible(longTimeout)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.type('canoe and')
  await page.getByRole('option', { name: 'Canoe and Hide' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Canoe and Hide' })).toBeVisible(longTimeout)
  await settle(page, itinerary)
  const before = await readEverythingStored(page)
  // These traces are there now, so that their absence below is meaningful.
  for (const trace of ['Thandeka', 'Kalahari', itinerary, 'Canoe and Hide']) expect(before).toContain(trace)
  expect(before).not.toContain('owner@demo.test')

  await page.getByRole('button', { name: /user menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByLabel('Email')).toBeVisible(longTimeout)
  await expect.poll(() => getStoredText(page)).not.toContain(itinerary)
  await logIn(page, 'alone@demo.test')
  await settle(page, 'account')
  const look = async (where: string) => {
    const after = await readEverythingStored(page)
    expect(
      traces.filter((trace) => after.includes(trace)),
      where,
    ).toEqual([])
  }
  await look('as the next person')
  await goOffline(context)
  await page.reload()
  await expect(page.getByRole('button', { name: /user menu/ })).toBeVisible(longTimeout)
  await look('without a network')
  for (let back = 0; back < 4; back += 1) {
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible(longTimeout)
    await look(`after going back ${back + 1} times`)
  }
})

test('a new version is offered, and breaks no open page', async ({ page, server }) => {
  test.setTimeout(120_000)
  let version = 1
  const upstream = new URL(server.url)
  // A proxy to the same server, which later pretends to be another version.
  const proxy = createServer((request, response) => {
    const { hostname, port } = upstream
    const headers = { ...request.headers, host: upstream.host, 'accept-encoding': 'identity' }
    const forwarded = ask({ hostname, port, path: request.url, method: request.method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const { etag: _etag, 'last-modified': _changed, 'content-length': _length, ...otherHeaders } = answer.headers
        let body = Buffer.concat(chunks)
        if (version === 2 && request.url === '/sw.js') body = Buffer.concat([body, Buffer.from('\n// two')])
        if (version === 2 && answer.headers['content-type']?.startsWith('text/html'))
          body = Buffer.from(body.toString().replace(/(src="\/assets\/index-[^"]*\.js)"/, '$1?two"'))
        response.writeHead(answer.statusCode ?? 502, otherHeaders).end(body)
      })
    })
    request.pipe(forwarded)
  })
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve))
  try {
    const { port } = proxy.address() as AddressInfo
    await page.goto(`http://localhost:${port}/login`)
    await page.getByLabel('Email').fill('owner@demo.test')
    await page.getByLabel('Password', { exact: true }).fill('sojourn-demo-2026')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible(longTimeout)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible(longTimeout)
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')

    version = 2
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    await expect(page.getByText('A new version is ready', { exact: true })).toBeVisible(longTimeout)
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /Excursions/ })
      .first()
      .click()
    await expect(page.getByRole('row').nth(1)).toBeVisible(longTimeout)
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.locator('script[src$="?two"]')).toHaveCount(1)
    await expect(page.getByRole('row').nth(1)).toBeVisible(longTimeout)
    await expect(page.getByText('A new version is ready', { exact: true })).toHaveCount(0)
  } finally {
    proxy.closeAllConnections()
    proxy.close()
  }
})
