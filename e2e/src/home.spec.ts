import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { demoAccount, logIn } from './log-in.ts'
import { getCaller, makeDesignersCompany, makeSomebody } from './own-companies.ts'

const card = (page: Page, name: string): Locator =>
  page.locator('section', { has: page.getByRole('heading', { name, exact: true }) })
const itinerary = 'Sea Fog and Slow Water'
const enter = async (page: Page, who: string) => {
  await logIn(page, demoAccount(who))
  await expect(page.getByRole('button', { name: /user menu/ })).toBeVisible({ timeout: 20_000 })
}
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('one’s own itineraries or all, with clients, prices and deadlines, as chosen before', async ({
  page,
  request,
  server,
}) => {
  const { company, call, designer, make } = await makeDesignersCompany(request, server)
  const manager = await makeSomebody(request, server, company, 'Manager')
  const callAsManager = await getCaller(request, manager)
  const client = await make('contacts', { givenName: 'Ingrid', familyName: 'Sommer' })
  const path = `/v1/${company.uuid}/itineraries/`
  const mine = await make('itineraries', {
    title: 'Dunes of mine',
    client,
    startDate: inDays(20),
    priceMode: 'total',
    currency: 'EUR',
    displayPrice: { amount: 569_000, currency: 'EUR' },
    paymentSchedule: [{ label: 'Balance', amount: { amount: 412_000, currency: 'EUR' }, due: inDays(9) }],
  })
  expect((await callAsManager('POST', path, { title: 'Delta of another' })).status).toBe(201)
  let { rev } = (await call('GET', `${path}${mine}`)).json.data
  for (const change of [{ status: 'quoted' }, { status: 'held', heldUntil: `${inDays(3)}T12:00:00.000Z` }]) {
    const changed = await call('PUT', `${path}${mine}`, { rev, ...change })
    expect(changed.status, JSON.stringify(changed.json)).toBe(200)
    ;({ rev } = changed.json.data)
  }
  await logIn(page, designer)
  const recent = card(page, 'Recently edited')

  await test.step('all are shown at first', async () => {
    await expect(page.getByRole('button', { name: 'All', exact: true, pressed: true })).toBeVisible()
    await expect(recent.getByRole('link', { name: 'Delta of another' })).toBeVisible()
    await expect(recent.getByRole('listitem').filter({ hasText: 'Dunes of mine' })).toContainText(
      /Ingrid Sommer.*Held.*€5,690/s,
    )
  })

  await test.step('a draft of a member is no enquiry that came in', async () => {
    await expect(card(page, 'New enquiries')).toContainText('No open enquiries.')
  })

  await test.step('deadlines of all kinds are in one list by date, with links', async () => {
    const rows = card(page, 'Deadlines').getByRole('listitem')
    await expect(rows).toHaveText([
      /Dunes of mine.*in 3 days.*Option expires.*Ingrid Sommer/,
      /Dunes of mine.*in 9 days.*Balance due.*€4,120.*Ingrid Sommer/,
      /Dunes of mine.*in 20 days.*Departure.*Ingrid Sommer/,
    ])
    await expect(rows.first().getByRole('link')).toHaveAttribute('href', `/itineraries/${mine}`)
  })

  await test.step('the choice of one’s own applies to every card, and is remembered for the company', async () => {
    await page.getByRole('button', { name: 'Mine', exact: true }).click()
    await expect(recent.getByRole('link', { name: 'Dunes of mine' })).toBeVisible()
    await expect(recent.getByRole('link', { name: 'Delta of another' })).toHaveCount(0)
    const ofStatus = card(page, 'By status').getByRole('link', { name: /Enquiry/ })
    await expect(ofStatus).toContainText('0')
    await expect(ofStatus).toHaveAttribute('href', `/itineraries?status=enquiry&owner=${designer.uuid}`)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Mine', exact: true, pressed: true })).toBeVisible()
    await expect(recent.getByRole('link', { name: 'Dunes of mine' })).toBeVisible()
    await expect(recent.getByRole('link', { name: 'Delta of another' })).toHaveCount(0)
    await expectNoViolations(page)
  })
})

test('itineraries have their covers, on every screen', async ({ page }) => {
  await logIn(page, demoAccount('owner'))
  const recent = card(page, 'Recently edited')
  for (const width of [1440, 768, 375]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(recent.locator('img').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectNoViolations(page)
  }
})

test('the plan is shown only when it is nearly used up', async ({ page }) => {
  let level = 'ok'
  await page.route('**/subscription/info', async (route) => {
    const answer = await route.fetch()
    const info = await answer.json()
    info.usage.itineraries = { used: level === 'ok' ? 12 : 46, limit: 50, percent: level === 'ok' ? 24 : 92, level }
    await route.fulfill({ json: info })
  })
  await logIn(page, demoAccount('owner'))
  await expect(card(page, 'By status')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { name: 'Your plan' })).toHaveCount(0)
  level = 'warn'
  await page.reload()
  const plan = card(page, 'Your plan')
  await expect(plan.getByRole('meter')).toHaveCount(1)
  await expect(plan.getByRole('meter', { name: 'Itineraries' })).toHaveAttribute('aria-valuetext', '46 of 50')
})

test('results of the palette and of pickers show images', async ({ page }) => {
  await logIn(page, demoAccount('owner'))
  await expect(page.getByRole('button', { name: /user menu/ })).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search or jump to' })
  await palette.getByRole('combobox').fill('sea fog')
  await expect(palette.getByRole('option', { name: 'Sea Fog and Slow Water' }).locator('img').first()).toBeVisible()
  await page.goto('/accommodations/create')
  await page.getByRole('combobox', { name: 'Destination' }).click()
  await expect(page.getByRole('option').locator('img').first()).toBeVisible()
})

test('a role that sees only its own itineraries has nothing to choose', async ({ page }) => {
  await logIn(page, demoAccount('agent'))
  await expect(card(page, 'Recently edited').getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mine', exact: true })).toHaveCount(0)
})

test.describe('the home page', () => {
  test('sends all requests at once: none waits for another that it does not need', async ({ page }) => {
    await enter(page, 'owner')
    const held = new Map<string, () => void>()
    let isOpen = false
    await page.route(/\/v1\/[0-9a-f-]{36}\//, async (route) => {
      if (!isOpen) await new Promise<void>((resolve) => held.set(route.request().url(), resolve))
      await route.continue()
    })
    await page.reload()
    // No request gets a response until all are sent, so a request that waits for another would never be sent.
    // The sample is not among them: only a company with few itineraries asks for it, so that request needs the counts. Notifications
    // are requested when the page is idle.
    const pendingPaths = () =>
      [...held.keys()]
        .map((url) => url.replace(/^.*\/v1\/[0-9a-f-]{36}\//, ''))
        .filter((path) => path !== 'sample' && !path.startsWith('notifications'))
        .toSorted()
    await expect.poll(() => pendingPaths().length).toBe(9)
    expect(pendingPaths().filter((path) => path.startsWith('itineraries/?')).length).toBe(2)
    expect(pendingPaths().filter((path) => !path.startsWith('itineraries/?'))).toEqual([
      'deadlines',
      'invoices/?kind=invoice&status=overdue&sort=due&perPage=24',
      'payables/?due=overdue&sort=due&perPage=24',
      'resource-count',
      'status-count',
      'subscription/info',
      'support/?status=waiting&perPage=12',
    ])
    // What is asked for after that, because of an answer, is not held.
    isOpen = true
    for (const resume of held.values()) resume()
    await expect(page.getByRole('link', { name: itinerary }).first()).toBeVisible()
  })

  test('shows an error in a card that failed, and retries it alone', async ({ page }) => {
    let fails = true
    await page.route('**/itineraries/?*sort=-updatedAt*', (route) =>
      fails ? route.fulfill({ status: 422, json: { code: 'validation' } }) : route.fallback(),
    )
    await enter(page, 'owner')
    const card = page.locator('section', { has: page.getByRole('heading', { name: 'Recently edited' }) })
    await expect(card.getByText('Recent work could not be loaded')).toBeVisible()
    await expect(page.getByRole('link', { name: 'The Long Gravel' })).toBeVisible()
    const again = card.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    // Not earlier: the page may also ask again by itself.
    fails = false
    await again.click()
    await expect(card.getByRole('link', { name: itinerary })).toBeVisible()
  })

  for (const who of ['viewer', 'agent', 'finance', 'designer', 'branch'])
    test(`shows ${who} what they may see, without rejected requests`, async ({ page }) => {
      const rejected: string[] = []
      page.on('response', (answer) => answer.status() >= 400 && rejected.push(`${answer.status()} ${answer.url()}`))
      await enter(page, who)
      await expect(page.getByRole('heading', { level: 1, name: /Good (morning|afternoon|evening)/ })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(rejected).toEqual([])
    })

  test('of the platform shows companies and open support requests', async ({ page }) => {
    await enter(page, 'super')
    await expect(page.getByRole('heading', { name: 'Newest companies' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^All \d+ companies$/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Coming back in spring' })).toBeVisible()
  })
})
