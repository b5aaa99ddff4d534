import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { DemoServer } from '@sojourn/tools/demo-server'
import { findViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { demoAccount, logIn } from './log-in.ts'
import { openItinerary } from './open-itinerary.ts'
import { makeCompany, makeSomebody } from './own-companies.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.setTimeout(120_000)

const zoomIn = async (map: Locator, times: number) => {
  for (let time = 0; time < times; time++) await map.getByRole('button', { name: 'Zoom in', exact: true }).click()
}
const labels = (map: Locator) => map.locator('[data-map-labels] text')
const location = (page: Page) => page.getByRole('combobox', { name: 'Location', exact: true })

/** Opens a new accommodation of a company of its own. */
const openForm = async (page: Page, request: APIRequestContext, server: DemoServer) => {
  const company = await makeCompany(request)
  await logIn(page, await makeSomebody(request, server, company, 'Designer'), '/accommodations/create')
}

test('a pasted map link places the pin, and the map says where it is at the zoom of a street', async ({
  page,
  request,
  server,
}) => {
  await openForm(page, request, server)
  const outside: string[] = []
  page.on('request', (sent) => {
    if (!sent.url().startsWith(server.url) && !/^(data|blob):/.test(sent.url())) outside.push(sent.url())
  })
  await location(page).fill('https://www.google.com/maps/place/Kyoto/@35.1,135.6,9z/data=!8m2!3d34.9987!4d135.759')
  await expect(page.getByRole('option', { name: /34\.99870° N, 135\.75900° E/ })).toBeVisible()
  await location(page).press('Enter')
  const map = page.getByRole('group', { name: /^Map of/ })
  await expect(map.getByRole('button', { name: 'Pin at 35.00° N, 135.76° E' })).toBeVisible()
  await expect(page.getByText('Kyoto · Japan · Asia/Tokyo')).toBeVisible()

  await test.step('towns are labelled', async () => {
    await expect(labels(map).getByText('Ōtsu', { exact: true })).toBeVisible()
    await expect(map.locator('[data-map-sheets] path[d^="M"]').first()).toBeAttached()
    await expect(map.locator('[data-scale-bar]')).toHaveText('10 km')
    await expect(page.getByRole('link', { name: 'GeoNames' })).toBeVisible()
  })

  await test.step('a street says how far it is from where', async () => {
    await zoomIn(map, 6)
    await expect(
      map.getByText(/^Centre: 2\.5 km south of Kyoto · 38 km north-east of Osaka International Airport \(ITM\)$/),
    ).toBeVisible()
    await expect(labels(map).filter({ hasText: '↑ Kyoto, 2.5 km' })).toBeVisible()
    await expect(map.locator('[data-scale-bar]')).toHaveText('200 m')
    expect(await findViolations(page)).toEqual([])
  })
  expect(outside).toEqual([])
})

test('a link without a position is no name for a place: the field says what to do instead', async ({
  page,
  request,
  server,
}) => {
  await openForm(page, request, server)
  await location(page).fill('https://maps.app.goo.gl/AbCdEf123')
  await expect(page.getByRole('option', { name: /^This is a short link\. Open it in your browser/ })).toBeVisible()
  await location(page).press('Tab')
  await expect(location(page)).toHaveAccessibleDescription(/This is a short link/)
  await expect(location(page)).toHaveValue('https://maps.app.goo.gl/AbCdEf123')
  await expect(page.getByRole('button', { name: 'Clear', exact: true })).toHaveCount(0)

  // Another way to say where it is makes the field valid.
  await location(page).fill('Old mill')
  await location(page).press('Enter')
  const clear = page.getByRole('button', { name: 'Clear', exact: true })
  await expect(clear).toBeVisible()
  await expect(location(page)).not.toHaveAttribute('aria-invalid', 'true')
  await location(page).fill('https://maps.app.goo.gl/AbCdEf123')
  await location(page).press('Tab')
  await expect(location(page)).toHaveAttribute('aria-invalid', 'true')
  await clear.click()
  await expect(location(page)).toHaveValue('')
  await expect(location(page)).not.toHaveAttribute('aria-invalid', 'true')

  await location(page).fill('https://maps.app.goo.gl/AbCdEf123')
  await expect(location(page)).toHaveAttribute('aria-invalid', 'true')
  await location(page).press('Escape')
  await expect(location(page)).toHaveValue('')
  await expect(location(page)).not.toHaveAttribute('aria-invalid', 'true')
  await location(page).fill('91.5, 17.25')
  await expect(location(page)).toHaveAccessibleDescription(/This is not a valid position/)
  await location(page).fill('8FVC9G8F+6X')
  await expect(page.getByRole('option', { name: /47\.36556° N, 8\.52494° E/ })).toBeVisible()
})

test('the map of the route shows one day, and all of it again', async ({ page, request, server }) => {
  const at = (label: string, lat: number, lng: number) => ({
    label,
    address: null,
    lat,
    lng,
    country: null,
    region: null,
    city: null,
    postcode: null,
    timezone: null,
  })
  const stay = (title: string, day: number, location: ReturnType<typeof at>) => ({
    uuid: crypto.randomUUID(),
    kind: 'accommodation',
    title,
    day,
    nights: 1,
    location,
  })
  await openItinerary(page, request, server, {
    segments: [stay('Ryokan', 0, at('Kyoto', 35.0037, 135.7788)), stay('Tower', 1, at('Tokyo', 35.6895, 139.6917))],
  })
  await page.getByRole('radio', { name: 'Route', exact: true }).press('Space')
  const map = page.getByRole('group', { name: 'Map of the route' })
  const choice = page.getByRole('button', { name: /Days on the map/ })
  await expect(map.getByRole('button', { name: 'Stop 2: Tower' })).toBeVisible()
  await expect(map.locator('[data-scale-bar]')).toHaveText(/^(50|100) km$/)
  await choice.press('Enter')
  await page.getByRole('option', { name: 'Day 1', exact: true }).press('Enter')
  await expect(choice).toContainText('Day 1')
  await expect(map.locator('[data-scale-bar]')).toHaveText(/^[12] km$/)
  await expect(map.getByText(/^Centre: .* of Kyoto/)).toBeVisible()
  await expect(map.getByRole('button', { name: 'Stop 1: Ryokan' })).toBeVisible()
  await choice.press('Enter')
  await page.getByRole('option', { name: 'Whole route' }).press('Enter')
  await expect(map.locator('[data-scale-bar]')).toHaveText(/^(50|100) km$/)
  expect(await findViolations(page)).toEqual([])
})

test('the settings say where maps come from', async ({ page }) => {
  await logIn(page, demoAccount('owner'), '/settings')
  await expect(page.getByRole('region', { name: 'Maps' })).toContainText(/^Maps ?Maps are drawn by this server/)
})
