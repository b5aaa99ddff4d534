import type { Page } from '@playwright/test'
import { expect, test } from './demo-test.ts'
import { logInByForm as logInAs, superAdmin } from './log-in.ts'
import { sampled } from './sampled.ts'

const password = 'sojourn-demo-2026'
const logIn = (page: Page, who: string) => logInAs(page, { email: `${who}@demo.test`, password })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const sidebar = (page: Page) => page.getByRole('complementary').getByRole('navigation', { name: 'Main' })

test('the platform’s home page leads to an open support request, and to all of them', async ({ page }) => {
  await logInAs(page, superAdmin)
  await page.getByRole('link', { name: 'Coming back in spring' }).click()
  await expect(title(page)).toHaveText('Coming back in spring')
  await expect(page.getByRole('button', { name: 'Send reply' })).toBeVisible()
  await page.goto('/')
  await page.getByRole('link', { name: 'All requests' }).click()
  await expect(title(page)).toContainText('Support')
})

test('a super admin without a company is told where to enter one', async ({ page }) => {
  await logInAs(page, superAdmin)
  for (const [path, name] of [
    ['/users', 'Users'],
    ['/settings', 'Settings'],
    ['/account', 'Account'],
  ] as const) {
    await page.goto(path)
    await expect(title(page)).toHaveText(name)
    await expect(page.getByText(`“${name}” belongs to a company`)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'All Tenants' }).click()
    await expect(page).toHaveURL(/\/tenants$/)
  }
})

test('the sidebar does not offer pages that a role may not open', async ({ page }) => {
  await logIn(page, 'viewer')
  await expect(sidebar(page).getByRole('link', { name: /^Go to Contacts ?24$/ })).toBeVisible()
  await expect(sidebar(page).getByRole('link', { name: /Suppliers/ })).toHaveCount(0)
})

test('the page for a URL that does not exist has the product’s logo, which leads home', async ({ page }) => {
  await page.goto('/does-not-exist')
  await expect(title(page)).toHaveText('This page could not be found')
  await page.getByRole('banner').getByRole('link', { name: 'Sojourn' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('closing the drawer on a phone returns the focus to its button', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await logIn(page, 'owner')
  const opener = page.getByRole('button', { name: 'Open sidebar' })
  await opener.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Sidebar' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Sidebar' })).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the palette on a phone is closed by touch', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await logIn(page, 'viewer')
  await page.getByRole('button', { name: 'Search or jump to' }).click()
  const palette = page.getByRole('dialog', { name: 'Search or jump to' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await palette.getByRole('button', { name: 'Close' }).click()
  await expect(palette).toBeHidden()
})

for (const width of sampled([375, 1440], 2))
  test(`names of 160 letters without a space fit ${width} pixels, even in an empty company`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(5).slice(0, 160)
    await page.route('**/v1/auth/account', async (route) => {
      const answer = await route.fetch()
      const { user } = (await answer.json()) as { user: { name: string; tenants: { name: string }[] } }
      user.name = `Wilhelmina ${long}`.slice(0, 160)
      for (const tenant of user.tenants) tenant.name = long
      await route.fulfill({ response: answer, json: { user } })
    })
    await page.route('**/v1/*/resource-count', async (route) => {
      const answer = await route.fetch()
      const { data } = (await answer.json()) as { data: Record<string, number> }
      const none = Object.fromEntries(Object.keys(data).map((name) => [name, 0]))
      await route.fulfill({ response: answer, json: { data: none } })
    })
    await logIn(page, 'owner')
    for (const [path, sign] of [
      ['/', 'Add a destination'],
      ['/setup', 'Add a destination'],
      ['/account', 'Ownership'],
      ['/settings', 'Defaults'],
      ['/audit', `Every change in ${long}`],
      ['/users', 'Callum Verster'],
      ['/profile', 'Your companies'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByText(sign).last()).toBeVisible()
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), { message: path })
        .toBe(0)
      // Content that a card cuts off does not widen the page.
      const headings = await page.getByRole('heading').all()
      for (const heading of headings) {
        const box = await heading.boundingBox()
        expect((box?.x ?? 0) + (box?.width ?? 0), path).toBeLessThanOrEqual(width)
      }
      const menu = page.getByRole('banner').getByRole('button', { name: /user menu/ })
      expect((await menu.boundingBox())?.height, path).toBeLessThan(56)
    }
  })
