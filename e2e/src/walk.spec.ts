import type { Page } from '@playwright/test'
import { openContext, type DemoSession, logInToDemo, listRecords } from '@sojourn/tools/walk/demo-session'
import { pressInTurn } from '@sojourn/tools/walk/press-in-turn'
import { withoutLive } from '@sojourn/tools/walk/without-live'
import { editorDialogs, editorForms, emailOf, type OpenedScreen, screens } from '@sojourn/tools/walk/screens'
import { makeItineraryOfEveryKind, removeItineraryOfEveryKind } from '@sojourn/tools/walk/itinerary-of-every-kind'
import { findViolations } from './axe.ts'
import { chooseScheme } from './choose-scheme.ts'
import { expect, test } from './demo-test.ts'
import { isFull, sampled } from './sampled.ts'

/** `npm test` opens one in this many screens at each width. Of the paths, each user opens a sample; together the users cover them all. */
const oneOf = 15

const uuid = '0199a3f4-0000-7000-8000-000000000001'
const people = [
  'nobody',
  'super',
  'owner',
  'designer',
  'viewer',
  'branch',
  'lapsed-owner',
  'lapsed-member',
  'alone',
] as const
type Who = (typeof people)[number]

const anybody = ['/join', '/pending-confirm', '/terms', '/privacy', '/accessibility', '/no/such/page']
const guests = ['/login', '/register', '/register-company', '/forgot-password', '/reset-password']
const open = ['/profile', '/help', '/account', '/settings']

/** Where a user lands who opens a path. It repeats the rules of the access guard, to check it independently. */
const landing = (who: Who, path: string): string => {
  const [plain = ''] = path.split('?')
  if (anybody.includes(plain)) return path
  if (who === 'nobody') {
    if (guests.includes(plain)) return path
    return plain === '/' ? '/login' : `/login?redirect=${encodeURIComponent(path)}`
  }
  const home = { 'lapsed-owner': '/account', 'lapsed-member': '/inactive?billing=true', alone: '/inactive' }
  const start = who in home ? home[who as keyof typeof home] : '/'
  if (guests.includes(plain)) return start
  // The URL of the inactive page says what the user is waiting for.
  if (plain === '/inactive' && start !== '/') return who === 'alone' ? '/inactive' : '/inactive?billing=true'
  if (plain === '/inactive') return '/'
  if (/^\/(tenants|faqs|outbox)(\/|$)/.test(plain)) return who === 'super' ? path : start
  if (open.includes(plain)) return path
  if (plain === '/setup' && who === 'lapsed-owner') return path
  return start === '/' ? path : start
}

type Complaints = { errors: string[]; rejections: string[] }

/** Records console errors, uncaught exceptions and API responses with status 401 or 403. */
const listen = (page: Page): Complaints => {
  const complaints: Complaints = { errors: [], rejections: [] }
  page.on('console', (message) => {
    // The script added below is injected into every frame, even the preview's, where scripts are blocked.
    const isOurs = message.text().startsWith("Blocked script execution in 'about:srcdoc'")
    if (message.type() === 'error' && !isOurs) complaints.errors.push(message.text())
  })
  page.on('pageerror', (error) => complaints.errors.push(error.message))
  // The browser reports violations of the page's Content Security Policy, even if the app's code catches the error.
  void page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`refused by the policy: ${violatedDirective} ${blockedURI}`),
    )
  })
  page.on('response', (answer) => {
    if (answer.status() === 401 || answer.status() === 403)
      complaints.rejections.push(`${answer.status()} ${answer.url()}`)
  })
  return complaints
}

/** Waits until a page has loaded: its heading is visible and the network is idle. */
const settle = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 15_000 })
  await page.waitForLoadState('networkidle', { timeout: 30_000 })
}

// The longest file. Its tests do not depend on each other, so that no worker waits for the other one at the end of the run.
test.describe.configure({ mode: 'parallel' })

const allScreens: readonly OpenedScreen[] = [...screens, ...editorForms, ...editorDialogs]

for (const who of people) {
  test(`${who} lands where the access guard allows`, async ({ browser, server }) => {
    test.setTimeout(isFull ? 900_000 : 120_000)
    const email = emailOf(who)
    const session = email === null ? null : await logInToDemo(server.url, email)
    const context = await openContext(browser, session, { baseURL: server.url, viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await withoutLive(page)
    const complaints = listen(page)
    const wrong: string[] = []
    const records = await liveRecords(server.url)
    for (const { path, record } of sampled(screens, people.length, people.indexOf(who))) {
      // Only a member can open a company's record, and only its author and the Admins can open a support request.
      const isMember = session?.tenant === (await kalahari(server.url)).tenant
      const isShown = isMember && (record !== 'support' || who === 'owner')
      const id = record && isShown ? records.get(record) : uuid
      const address = path.replace(
        '$uuid',
        (record === 'tenants' || record === 'faqs' ? records.get(record) : id) ?? uuid,
      )
      await page.goto(address)
      await settle(page)
      const place = new URL(page.url())
      const landed = place.pathname + place.search
      if (landed !== landing(who, address)) wrong.push(`${address}: ${landed}, not ${landing(who, address)}`)
      // A record that does not exist gives a 404, which the console reports.
      const unexpected = complaints.errors.filter(
        (error) => !(address.includes(uuid) && /404|Could not read/.test(error)),
      )
      if (unexpected.length > 0) wrong.push(`${address}: ${unexpected.join('; ')}`)
      complaints.errors.length = 0
    }
    await context.close()
    expect(wrong).toEqual([])
    expect(complaints.rejections).toEqual([])
  })
}

for (const [turn, width] of [375, 768, 1440].entries()) {
  test(`every screen at ${width} px has no console, API or axe errors, in all colour schemes`, async ({
    browser,
    server,
  }) => {
    test.setTimeout(isFull ? 3_600_000 : 240_000)
    const wrong: string[] = []
    const { owner, records: live } = await ask(server.url)
    const everyKind = await makeItineraryOfEveryKind(server.url, owner)
    const records = new Map([...live, ['every-kind', everyKind]])
    for (const [by, some] of Object.entries(
      Object.groupBy(sampled(allScreens, oneOf, turn * 5), (screen) => screen.by),
    )) {
      const email = emailOf(by)
      const session = email === null ? null : await logInToDemo(server.url, email)
      const options = { baseURL: server.url, viewport: { width, height: 900 }, reducedMotion: 'reduce' } as const
      const context = await openContext(browser, session, options)
      const page = await context.newPage()
      await withoutLive(page)
      const complaints = listen(page)
      for (const { path, record, press } of some ?? []) {
        const fullPath = path.replace('$uuid', (record && records.get(record)) ?? uuid)
        const address = [fullPath, ...(press ?? []).map(({ source }) => source)].join(' ')
        await page.goto(fullPath)
        await settle(page)
        await pressInTurn(page, press ?? [])
        const complain = (violations: string[], scheme: string) =>
          wrong.push(...violations.map((violation) => `${address} (${scheme}): ${violation}`))
        complain(await findViolations(page), 'standard')
        for (const scheme of isFull ? otherSchemes : otherSchemes.slice(0, 1)) {
          await chooseScheme(page, scheme)
          complain(await findViolations(page, { only: ['color-contrast'] }), scheme)
        }
        await chooseScheme(page, 'standard')
        const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
        if (isWide) wrong.push(`${address}: wider than the screen`)
        if (complaints.errors.length > 0) wrong.push(`${address}: ${complaints.errors.join('; ')}`)
        complaints.errors.length = 0
      }
      wrong.push(...complaints.rejections)
      await context.close()
    }
    await removeItineraryOfEveryKind(server.url, owner, everyKind)
    expect(wrong).toEqual([])
  })
}

const otherSchemes = ['dark', 'high-contrast', 'dark-high-contrast', 'warm']

let cached: { url: string; owner: DemoSession; records: Map<string, string> } | undefined

const ask = async (url: string) => {
  if (cached?.url !== url) {
    const owner = await logInToDemo(url, 'owner@demo.test')
    cached = { url, owner, records: await listRecords(url, owner, await logInToDemo(url, 'super@demo.test')) }
  }
  return cached
}
const liveRecords = async (url: string) => (await ask(url)).records
const kalahari = async (url: string) => (await ask(url)).owner
