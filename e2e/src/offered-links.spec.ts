import type { Page } from '@playwright/test'
import { withoutLive } from '@sojourn/tools/walk/without-live'
import { expect, test } from './demo-test.ts'
import { demoAccount, logIn, superAdmin } from './log-in.ts'
import { sampled } from './sampled.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.describe.configure({ timeout: 300_000 })
test.beforeEach(({ page }) => withoutLive(page))

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const rejection = 'Your role does not allow this'
const notFound = 'This page could not be found'

/** The targets of a page's links within the app; only one record of each resource. */
const readLinks = async (page: Page): Promise<string[]> => {
  await expect(heading(page)).toBeVisible({ timeout: 15_000 })
  await page.waitForLoadState('networkidle')
  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const kinds = new Map(hrefs.map((href) => [href.replace(/[0-9a-f-]{36}/, ':uuid').replace(/\?.*/, ''), href]))
  return [...kinds].flatMap(([kind, href]) => (/^\/(logout|p|c|v1|docs|media\/[0-9a-f])/.test(kind) ? [] : [href]))
}

for (const [n, role] of ['designer', 'agent', 'finance', 'viewer'].entries()) {
  test(`every link on the pages of the ${role} leads to a page that they may open`, async ({ page }) => {
    await logIn(page, demoAccount(role))
    const offered = new Set(await readLinks(page))
    for (const list of [...offered].filter((href) => /^\/[a-z-]+$/.test(href))) {
      await page.goto(list)
      for (const href of await readLinks(page)) offered.add(href)
    }
    const wrong: string[] = []
    for (const href of sampled([...offered], 3, n)) {
      await page.goto(href)
      await expect(heading(page)).toBeVisible({ timeout: 15_000 })
      await page.waitForLoadState('networkidle')
      for (const words of [rejection, notFound])
        if ((await page.getByText(words).count()) > 0) wrong.push(`${href}: ${words}`)
    }
    expect(offered.size).toBeGreaterThan(15)
    expect(wrong).toEqual([])
  })
}

test('a page that a role may not open says so inside the shell', async ({ page }) => {
  for (const role of ['viewer', 'agent']) {
    await logIn(page, demoAccount(role))
    await expect(
      sidebar(page)
        .getByRole('link', { name: /Itineraries/ })
        .first(),
    ).toBeVisible()
    await expect(sidebar(page).getByRole('link', { name: /Suppliers/ })).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: 'Search or jump to' }).getByRole('option').first()).toBeVisible()
    await page.keyboard.type('suppliers')
    await expect(page.getByRole('option', { name: 'Suppliers', exact: true })).toHaveCount(0)
    await page.keyboard.press('Escape')
    for (const path of ['/suppliers', '/suppliers/create', '/suppliers/0199a3f4-0000-7000-8000-000000000001']) {
      await page.goto(path)
      await expect(page.getByText(rejection), path).toBeVisible()
      await expect(heading(page)).toBeAttached()
      await expect(sidebar(page)).toBeVisible()
    }
    await page.goto('/logout')
    await expect(page).toHaveURL(/\/login/)
  }
})

test('the sidebar has an Add button for the Media Library, which opens the upload dialog', async ({ page }) => {
  await logIn(page, demoAccount('designer'))
  await sidebar(page).getByRole('link', { name: 'Add media file' }).click()
  await expect(page.getByRole('dialog', { name: 'Add files' })).toBeVisible({ timeout: 20_000 })
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/media$/)
  // Once more, when the page is already open.
  await sidebar(page).getByRole('link', { name: 'Add media file' }).click()
  await expect(page.getByRole('dialog', { name: 'Add files' })).toBeVisible()
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)
  await logIn(page, demoAccount('viewer'))
  await expect(sidebar(page).getByRole('link', { name: /Media Library/ })).toBeVisible()
  await expect(sidebar(page).getByRole('link', { name: /^Add/ })).toHaveCount(0)
  await page.goto('/media?upload')
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the sidebar counts the records of a company without a subscription too', async ({ page }) => {
  await logIn(page, demoAccount('lapsed-owner'), '/settings')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(
    sidebar(page)
      .getByRole('link', { name: /Itineraries/ })
      .first(),
  ).toContainText(/\d/)
  await expect(
    sidebar(page)
      .getByRole('link', { name: /Suppliers/ })
      .first(),
  ).toContainText(/\d/)
})

test('the sidebar is called Dashboard if the company has no name', async ({ page }) => {
  await page.route('**/v1/auth/account', async (route) => {
    const answer = await route.fetch()
    const { user } = await answer.json()
    for (const tenant of user.tenants) tenant.name = ' '
    await route.fulfill({ response: answer, json: { user } })
  })
  await logIn(page, demoAccount('designer'))
  await expect(page.getByRole('complementary', { name: 'Sidebar' }).getByText('Dashboard')).toBeVisible()
})

test('a URL that does not exist shows the page and title for that, on a full load and within the app', async ({
  page,
}) => {
  await logIn(page, superAdmin)
  const addresses = [
    '/nonsense',
    '/media/create',
    '/media/anything/unknown',
    '/itineraries/x',
    '/tenants/x/y',
    '/settings/x',
    '/tenants/0199a3f4-0000-7000-8000-000000000001',
    '/%',
    '/%E0%A4%A',
    `/${'long'.repeat(500)}`,
  ]
  for (const address of addresses) {
    await page.goto(address)
    await expect(heading(page), address).toHaveText(notFound, { timeout: 15_000 })
    await expect(page.getByRole('link', { name: 'Back to the home page' }).first()).toBeVisible()
    await expect(page, address).toHaveTitle('Page not found · Sojourn')
  }
  await page.getByRole('link', { name: 'Back to the home page' }).first().click()
  await expect(page).toHaveTitle('Home · Sojourn')
})

test('the platform’s URLs redirect users who are not super admins to the home page', async ({ page }) => {
  await logIn(page, demoAccount('owner'))
  for (const path of ['/tenants/x/y', '/tenants/create/x', '/faqs/x/y', '/faqs/x']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\d\/$/)
    await expect(page).toHaveTitle('Home · Sojourn')
  }
})

test('a template opened as an itinerary, or vice versa, is redirected to its own URL', async ({ page }) => {
  await logIn(page, demoAccount('designer'))
  const cases = [
    { list: '/templates', under: '/itineraries', title: 'Template · Sojourn', crumb: 'Templates' },
    { list: '/itineraries', under: '/templates', title: 'Itinerary · Sojourn', crumb: 'Itineraries' },
  ]
  for (const { list, under, title, crumb } of cases) {
    await page.goto(list)
    const href = await page.getByRole('rowheader').first().getByRole('link').getAttribute('href')
    const uuid = href?.split('/').at(-1)
    await page.goto(`${under}/${uuid}?tab=price#prices`)
    await expect(page).toHaveURL(new RegExp(`${list}/${uuid}\\?tab=price#prices$`))
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('main').getByRole('link', { name: crumb })).toHaveAttribute('href', list)
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${list}$`))
  }
})
