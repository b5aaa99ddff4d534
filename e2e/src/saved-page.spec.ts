import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type APIRequestContext,
  type BrowserContext,
  chromium,
  devices,
  expect,
  type Page,
  request as requests,
  test,
} from '@playwright/test'
import { chromiumArguments, findChromium } from '@sojourn/tools/chromium'
import { findViolations } from './axe.ts'
import { type KillableServer, startKillableServer } from './killable-server.ts'
import { getToken } from './log-in.ts'
import { makePicture } from './make-picture.ts'

test.describe.configure({ timeout: 300_000 })

let server: KillableServer
test.beforeAll(async () => {
  test.setTimeout(300_000)
  server = await startKillableServer()
})
test.afterAll(() => server.stop())

const designer = { email: 'designer@demo.test', password: 'sojourn-demo-2026' }
const longTimeout = { timeout: 60_000 }

/** Calls the API as a designer. */
const caller = async (request: APIRequestContext) => {
  const headers = { authorization: `Bearer ${await getToken(request, designer)}` }
  const { user } = await (await request.get(`${server.url}/v1/auth/account`, { headers })).json()
  const company = `${server.url}/v1/${user.tenants[0].uuid}`
  const call = async (method: string, path: string, more: object = {}) => {
    const answer = await request.fetch(`${company}/${path}`, { method, headers, ...more })
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json().catch(() => ({ data: null }))).data
  }
  return call
}

/** Publishes an itinerary of two days with two images and a voucher. */
const publishItinerary = async () => {
  const request = await requests.newContext({ baseURL: server.url })
  const call = await caller(request)
  const upload = (name: string, mimeType: string, buffer: Buffer) =>
    call('POST', 'media/', { multipart: { file: { name, mimeType, buffer } } })
  const pictures = [
    await upload('one.png', 'image/png', makePicture(1200, 800, 90)),
    await upload('two.png', 'image/png', makePicture(1200, 800, 160)),
  ]
  const voucher = await upload('voucher.png', 'image/png', makePicture(400, 600, 220))
  await expect
    .poll(
      async () =>
        (await Promise.all([...pictures, voucher].map(({ uuid }) => call('GET', `media/${uuid}`)))).map(
          ({ state }) => state,
        ),
      longTimeout,
    )
    .toEqual(['processing-complete', 'processing-complete', 'processing-complete'])
  const { uuid } = await call('POST', 'itineraries/', {
    data: {
      title: 'Dunes in the Pocket',
      startDate: '2027-05-04',
      dayCount: 2,
      cover: { media: pictures[0].uuid, role: 'hero' },
      days: [
        { uuid: crypto.randomUUID(), title: 'Into the dunes' },
        { uuid: crypto.randomUUID(), title: 'Out of the dunes', hero: { media: pictures[1].uuid, role: 'hero' } },
      ],
      segments: [
        {
          uuid: crypto.randomUUID(),
          kind: 'excursion',
          day: 1,
          title: 'Balloon flight',
          startTime: '06:00',
          location: { label: 'Sesriem', lat: -24.4866, lng: 15.8, timezone: 'Africa/Windhoek' },
          documents: [{ media: voucher.uuid, name: 'Voucher of the balloon', kind: 'voucher', isVisible: true }],
        },
      ],
    },
  })
  const publish = () => call('POST', `itineraries/${uuid}/publish`, { data: {} })
  const rename = async (title: string) => {
    const { rev } = await call('GET', `itineraries/${uuid}`)
    await call('PUT', `itineraries/${uuid}`, { data: { rev, title } })
    await publish()
  }
  const [share] = (await publish()).shares
  const changeShare = (change: object) => call('PUT', `itineraries/${uuid}/shares/${share.uuid}`, { data: change })
  const revoke = () => call('DELETE', `itineraries/${uuid}/shares/${share.uuid}`)
  const publishIn = async (language: string, title: string) => {
    await call('PUT', `itineraries/${uuid}/translations/${language}`, {
      data: { texts: [{ path: 'title', value: title }] },
    })
    await call('POST', `itineraries/${uuid}/publish`, { data: { languages: [language] } })
  }
  return { url: share.url as string, rename, publishIn, changeShare, revoke }
}

/** A phone or a computer that keeps what its browser stores when it is turned off. */
const makeDevice = async (options: object) => {
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-device-'))
  let context: BrowserContext | undefined
  return {
    /** Starts the browser anew. */
    start: async (): Promise<Page> => {
      await context?.close()
      context = await chromium.launchPersistentContext(folder, {
        executablePath: findChromium(),
        args: chromiumArguments(),
        locale: 'en-GB',
        timezoneId: 'Europe/Berlin',
        serviceWorkers: 'allow',
        reducedMotion: 'reduce',
        ...options,
      })
      return context.pages()[0] ?? context.newPage()
    },
    throwAway: async () => {
      await context?.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save for offline' }).click()
  await expect(page.getByText(/^Saved on .*It works without a connection\.$/)).toBeVisible(longTimeout)
}
const storedCaches = (page: Page) => page.evaluate(() => caches.keys())

const { defaultBrowserType: _, ...iphone } = devices['iPhone 15']
const desk = { userAgent: devices['Desktop Chrome'].userAgent, viewport: { width: 1440, height: 900 } }

for (const [name, options] of [
  ['phone', iphone],
  ['computer', desk],
] as const)
  test(`a ${name} opens a saved itinerary on a cold start without the server`, async () => {
    const { url } = await publishItinerary()
    const device = await makeDevice(options)
    try {
      const online = await device.start()
      await online.goto(url)
      await save(online)
      expect(await findViolations(online)).toEqual([])
      await server.kill()
      const page = await device.start()
      await page.goto(url)
      await expect(page.getByText(/^Offline\. Saved on \d+ \w+ at \d\d:\d\d\.$/)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'Dunes in the Pocket' })).toBeVisible()
      for (const title of ['Into the dunes', 'Out of the dunes'])
        await expect(page.getByRole('heading', { level: 3, name: title })).toBeAttached()
      const image = page.locator('#day-2 .hero img')
      await image.scrollIntoViewIfNeeded()
      await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
      expect(await page.evaluate(() => document.fonts.check('16px Inter'))).toBe(true)
      expect(await findViolations(page)).toEqual([])

      await test.step('its voucher and the calendar open', async () => {
        const voucher = await page.getByRole('link', { name: 'Voucher of the balloon' }).getAttribute('href')
        const opened = await page.goto(voucher ?? '')
        expect([opened?.status(), opened?.headers()['content-type']]).toEqual([200, 'image/jpeg'])
        await page.goto(url)
        const downloading = page.waitForEvent('download')
        await page.getByRole('link', { name: 'Add to calendar' }).click()
        expect((await downloading).suggestedFilename()).toBe('Dunes in the Pocket.ics')
      })

      await test.step('what is not saved says so, and nothing is sent', async () => {
        await page.goto(`${url}/questions`)
        await expect(page.getByRole('heading', { name: 'This needs a connection' })).toBeVisible()
        await page.getByRole('link', { name: 'Back to the itinerary' }).click()
        await page.getByRole('button', { name: 'Accept this proposal' }).click()
        await expect(page.getByRole('alert')).toContainText('Nothing was sent')
      })
    } finally {
      await device.throwAway()
      await server.restart()
    }
  })

test('a page is saved in the language in which it is read', async () => {
  const { url, publishIn } = await publishItinerary()
  await publishIn('de', 'Dünen in der Tasche')
  const device = await makeDevice(iphone)
  try {
    const online = await device.start()
    await online.goto(`${url}?language=de`)
    await online.getByRole('button', { name: 'Für unterwegs speichern' }).click()
    await expect(online.getByText(/^Gespeichert am /)).toBeVisible(longTimeout)
    await server.kill()
    const page = await device.start()
    // The link without a language leads to the language that is there.
    for (const opened of [`${url}?language=de`, url]) {
      await page.goto(opened)
      await expect(page.getByRole('heading', { level: 1, name: 'Dünen in der Tasche' })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-saved-at', /^2/)
    }
    const downloading = page.waitForEvent('download')
    await page.locator('a[href*="calendar.ics"]').first().click()
    expect((await downloading).suggestedFilename()).toBe('Dünen in der Tasche.ics')
  } finally {
    await device.throwAway()
    await server.restart()
  }
})

test('an update is saved as a whole, or not at all', async () => {
  const { url, rename } = await publishItinerary()
  const device = await makeDevice(iphone)
  try {
    const first = await device.start()
    await first.goto(url)
    await save(first)
    const before = await storedCaches(first)
    await rename('Dunes, second version')

    await test.step('interrupted, the first version stays', async () => {
      const page = await device.start()
      // The server fails after the list: whatever is fetched from then on does not arrive.
      await page.route(/\/calendar\.ics$/, (route) => route.abort())
      const failed = page.waitForEvent('requestfailed', (one) => one.url().endsWith('calendar.ics'))
      await page.goto(url)
      await expect(page.getByRole('heading', { level: 1, name: 'Dunes, second version' })).toBeVisible()
      await failed
      await server.kill()
      const offline = await device.start()
      await offline.goto(url)
      await expect(offline.getByRole('heading', { level: 1, name: 'Dunes in the Pocket' })).toBeVisible()
      await expect(offline.getByText(/^Offline\. Saved on/)).toBeVisible()
    })

    await test.step('online again, the page says that there is a new version, and shows it when asked to', async () => {
      const page = await device.start()
      await page.goto(url)
      await expect(page.getByText(/^Offline\. Saved on/)).toBeVisible()
      await server.restart()
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await page.getByRole('button', { name: 'Show the new version' }).click(longTimeout)
      await expect(page.getByRole('heading', { level: 1, name: 'Dunes, second version' })).toBeVisible()
      const after = await storedCaches(page)
      expect(after).toHaveLength(before.length)
      expect(after).not.toEqual(before)
    })

    await test.step('and is there without the server', async () => {
      await server.kill()
      const page = await device.start()
      await page.goto(url)
      await expect(page.getByRole('heading', { level: 1, name: 'Dunes, second version' })).toBeVisible()
    })
  } finally {
    await device.throwAway()
    await server.restart()
  }
})

test('a link that is locked or revoked is gone from the device too', async () => {
  const { url, changeShare, revoke } = await publishItinerary()
  const other = await publishItinerary()
  const device = await makeDevice(iphone)
  try {
    const first = await device.start()
    await first.goto(other.url)
    await save(first)
    await first.goto(url)
    await save(first)
    expect(await storedCaches(first)).toHaveLength(4)

    await test.step('but not by a wrong URL', async () => {
      for (const wrong of [`${url}/questionz`, `${url}/paid/${crypto.randomUUID()}`, `${url}x`]) await first.goto(wrong)
      await expect(first.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
      await first.goto(url)
      await expect(first.getByText(/^Saved on/)).toBeVisible()
      expect(await storedCaches(first)).toHaveLength(4)
    })

    await test.step('locked', async () => {
      await changeShare({ passcode: 'owl 2027' })
      const page = await device.start()
      await page.goto(url)
      await expect(page.getByRole('heading', { name: 'Enter the passcode' })).toBeVisible()
      await expect.poll(() => storedCaches(page)).toHaveLength(2)
      await page.getByLabel('Passcode').fill('owl 2027')
      await page.getByRole('button', { name: 'Open itinerary' }).click()
      await save(page)
    })

    await test.step('revoked', async () => {
      const page = await device.start()
      await page.goto(url)
      await expect(page.getByRole('heading', { level: 1, name: 'Dunes in the Pocket' })).toBeVisible()
      // An open page looks for a newer version by itself, and reloads when the link is gone.
      await page.goto('about:blank')
      await revoke()
      await page.goto(url)
      await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
      await expect.poll(() => storedCaches(page)).toHaveLength(2)
      await server.kill()
      const offline = await device.start()
      await expect(offline.goto(url)).rejects.toThrow('ERR_CONNECTION_REFUSED')
      // The browser shows its own page for it.
      await offline.waitForURL('chrome-error://chromewebdata/')
      await offline.goto(other.url)
      await expect(offline.getByRole('heading', { level: 1, name: 'Dunes in the Pocket' })).toBeVisible()
    })

    await test.step('removed by the reader', async () => {
      await server.restart()
      await other.rename('Dunes, while it is removed')
      const page = await device.start()
      // The page is fetching the new version when the reader removes it.
      const held = Promise.withResolvers<void>()
      await page.route(/\/calendar\.ics$/, async (route) => {
        await held.promise
        await route.continue().catch(() => {})
      })
      const fetching = page.waitForRequest(/\/calendar\.ics$/)
      await page.goto(other.url)
      await fetching
      await page.getByRole('button', { name: 'Remove from this device' }).click()
      await expect(page.getByText('Removed from this device.')).toBeVisible()
      held.resolve()
      await expect(page.getByRole('button', { name: 'Save for offline' })).toBeVisible()
      expect(await storedCaches(page)).toEqual([])
    })
  } finally {
    await device.throwAway()
    // It may be running already, and then it cannot be started again.
    await server.kill()
    await server.restart()
  }
})

test('on the way, the page shows what is now and next, by the time of the place', async () => {
  const { url } = await publishItinerary()
  const device = await makeDevice(iphone)
  try {
    const page = await device.start()
    const today = page.getByRole('complementary', { name: 'Today' })
    await page.clock.install({ time: '2027-04-22T10:00:00Z' })
    await page.goto(url)
    await expect(today).toHaveText('Your journey starts in 12 days')
    await page.clock.setFixedTime('2027-05-04T20:00:00Z')
    await page.reload()
    await expect(today).toContainText('Day 1 · Tuesday 4 May')
    await expect(today).toContainText('NextBalloon flight Wednesday 5 May, 06:00')
    expect(await layoutShift(page)).toBeLessThan(0.05)
    await page.clock.setFixedTime('2027-05-05T04:10:00Z')
    await page.reload()
    await expect(today).toContainText('NowBalloon flight')
    await expect(today.getByRole('link', { name: 'Voucher of the balloon' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await today.getByRole('link', { name: 'Go to day 2' }).click()
    await expect(page.getByRole('heading', { level: 3, name: 'Out of the dunes' })).toBeInViewport()
    await page.clock.setFixedTime('2027-05-06T04:00:00Z')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(today).toBeHidden()
  } finally {
    await device.throwAway()
  }
})

/** The Cumulative Layout Shift of a page so far (https://web.dev/articles/cls), without session windows. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        // A variable, because the types do not have the entries of the Layout Instability API yet.
        const observed = { type: 'layout-shift', buffered: true }
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
        }).observe(observed)
        setTimeout(() => resolve(sum), 200)
      }),
  )
