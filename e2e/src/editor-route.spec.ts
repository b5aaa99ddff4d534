import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { expect as patient, test } from './demo-test.ts'
import { logIn } from './log-in.ts'
import { getCaller } from './own-companies.ts'

/** Code, pages and images come from a server that other tests may keep busy. */
const expect = patient.configure({ timeout: 45_000 })

const designer = { email: 'designer@demo.test', password: 'sojourn-demo-2026' }
const fortnight = 'Sea Fog and Slow Water'
const title = 'Dunes, Falls and Delta'

/** Copies the demo's itinerary of 14 days, so that it can be edited, and returns a function to delete the copy. */
const copyItinerary = async (request: APIRequestContext) => {
  const call = await getCaller(request, designer)
  const { user } = (await call('GET', '/v1/auth/account')).json
  const itineraries = `/v1/${user.tenants[0].uuid}/itineraries`
  const { data } = (await call('GET', `${itineraries}/?q=${encodeURIComponent(fortnight)}`)).json
  const copied = await call('POST', `${itineraries}/${data[0].uuid}/duplicate`, { title })
  expect(copied.status, JSON.stringify(copied.json)).toBe(201)
  const { uuid } = copied.json.data
  return { uuid, remove: () => call('DELETE', `${itineraries}/${uuid}`) }
}

let itinerary: Awaited<ReturnType<typeof copyItinerary>>
test.beforeEach(async ({ request, page }) => {
  itinerary = await copyItinerary(request)
  await logIn(page, designer)
})
test.afterEach(() => itinerary.remove())

const openItinerary = async (page: Page) => {
  await page.goto(`/itineraries/${itinerary.uuid}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeAttached()
}

const stops = (page: Page): Locator => page.getByRole('list', { name: 'Stops' })

/** Records requests for maps and previews. */
const previewRequests = (page: Page): string[] => {
  const addresses: string[] = []
  page.on('request', (request) => {
    if (/countries-|route-map|live-preview|\/preview$/.test(request.url())) addresses.push(request.url())
  })
  return addresses
}

test('a designer sees the route and the published page as last saved beside the days', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  const addresses = previewRequests(page)
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  await openItinerary(page)
  await expect(page.getByRole('region', { name: 'Day at a glance' })).toBeVisible()
  expect(addresses).toEqual([])

  await test.step('the list has every stop and leg of the map', async () => {
    await page.getByRole('radio', { name: 'Route', exact: true }).press('Space')
    await expect(stops(page).getByRole('button', { name: 'Flight · 1,280 km · 2 h 5 min' })).toBeVisible()
    await expect.poll(() => stops(page).getByRole('listitem').count()).toBeGreaterThan(14)
    await expect(
      stops(page)
        .getByText(/^No transport · [\d.]+ km direct · about \d+ min$/)
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('group', { name: 'Map of the route' })).toHaveAccessibleDescription(
      /^\d+ stops, [\d,]+ km in total$/,
    )
    await expect(page.locator('[data-map-surface] path').first()).toHaveAttribute('d', /^M/)
    await expectNoViolations(page)
  })

  await test.step('a stop in the list, by keyboard, and one on the map open their segments', async () => {
    const lodge = stops(page)
      .getByRole('button', { name: /Tsauchab/ })
      .first()
    await lodge.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: /^Stay: Tsauchab/ })).toBeVisible()
    await expect(lodge).toHaveAttribute('aria-current', 'true')
    const map = page.getByRole('group', { name: 'Map of the route' })
    await expect(map.locator('button[aria-current="true"]')).toHaveAccessibleName(/Tsauchab/)
    const home = map.getByRole('button', { name: /^Stop \d+: London/ })
    await home.click()
    await expect(home).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('region', { name: /^Flight: / })).toBeVisible()
  })

  await test.step('a shared marker separates into its stops when it is clicked, and the whole route can be shown again', async () => {
    const shared = page.getByRole('group', { name: 'Map of the route' }).getByRole('button', { name: /^Stops 1\b/ })
    const before = (await shared.getAttribute('aria-label')) ?? ''
    await shared.click()
    await expect.poll(() => shared.getAttribute('aria-label').then((name) => name?.length)).toBeLessThan(before.length)
    await page.getByRole('button', { name: 'Show the whole route' }).press('Enter')
    await expect(shared).toHaveAttribute('aria-label', before)
  })

  await test.step('the map follows the itinerary', async () => {
    const before = await stops(page).getByRole('listitem').count()
    await stops(page)
      .getByRole('button', { name: /^Flight · 1,280 km/ })
      .press('Enter')
    await page.getByRole('button', { name: 'Segment actions' }).last().press('Enter')
    await page.getByRole('menuitem', { name: 'Remove' }).press('Enter')
    await expect(stops(page).getByRole('button', { name: /^Flight · 1,280 km/ })).toHaveCount(0)
    await page
      .getByRole('button', { name: /^Undo: Removed/ })
      .first()
      .press('Enter')
    await expect(stops(page).getByRole('button', { name: /^Flight · 1,280 km/ })).toBeVisible()
    await expect(stops(page).getByRole('listitem')).toHaveCount(before)
  })

  await test.step('the preview shows a change once it is saved, at the same scroll position', async () => {
    await page.getByRole('radio', { name: 'Preview', exact: true }).press('Space')
    const frame = page.frameLocator('iframe[title^="Preview"]:not([inert])')
    await expect(frame.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('As last saved')).toBeVisible()
    const pictures = frame.locator('img').first()
    await expect.poll(() => pictures.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await frame.getByRole('link', { name: 'Day 3', exact: true }).first().click()
    const scrolled = () => frame.locator('html').evaluate((root) => root.scrollTop)
    await expect.poll(scrolled).toBeGreaterThan(1000)
    await expect.poll(async () => (await scrolled()) - (await scrolled())).toBe(0)
    const before = await scrolled()

    await page.getByRole('textbox', { name: 'Title', exact: true }).first().fill('Dunes, Falls and a Delta')
    await expect(frame.getByRole('heading', { level: 1, name: 'Dunes, Falls and a Delta' })).toBeAttached()
    await expect(page.getByText('As last saved')).toBeVisible()
    expect(Math.abs((await scrolled()) - before)).toBeLessThan(50)
    await expectNoViolations(page)
  })

  await test.step('the device remembers the side pane', async () => {
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Preview', exact: true })).toBeChecked()
    await expect(page.locator('iframe[title^="Preview"]:not([inert])')).toBeVisible()
  })
  // Playwright's own scripts are blocked in the frame too, where no script may run.
  expect(errors.filter((text) => !text.startsWith("Blocked script execution in 'about:srcdoc"))).toEqual([])
})

test('on a phone, the map and the preview are tabs, and the map also works offline', async ({ page, context }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 375, height: 812 })
  await openItinerary(page)
  await page.getByRole('tab', { name: 'Preview', exact: true }).click()
  await expect(
    page.frameLocator('iframe[title^="Preview"]:not([inert])').getByRole('heading', { level: 1, name: title }),
  ).toBeVisible()
  await page.getByRole('tab', { name: 'Route', exact: true }).click()
  await expect(page.locator('[data-map-surface] path').first()).toHaveAttribute('d', /^M/)
  await expectNoViolations(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(page.getByRole('button', { name: 'Show the whole route' })).toBeEnabled()
  await stops(page)
    .getByRole('button', { name: /Tsauchab/ })
    .first()
    .click()
  await expect(page.getByRole('tab', { name: 'Details', exact: true })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('region', { name: /^Stay: Tsauchab/ })).toBeVisible()
})
