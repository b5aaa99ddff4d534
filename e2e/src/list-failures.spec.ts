import type { Page } from '@playwright/test'
import { expect, test } from './demo-test.ts'
import { logIn } from './log-in.ts'
import { makeLibrary, rowsOf } from './own-library.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.describe.configure({ timeout: 120_000 })

const calls = /\/v1\/[\w-]+\/accommodations\/\?/
const notice = (page: Page) => page.getByRole('main').getByRole('alert')

const steps: readonly { what: string; ask: (page: Page) => Promise<void>; address: RegExp; rows: number }[] = [
  {
    what: 'page',
    ask: (page) =>
      page
        .getByRole('button', { name: /page 2|next page/i })
        .first()
        .click(),
    address: /page=2/,
    rows: 6,
  },
  {
    what: 'letter',
    ask: async (page) => {
      await page.getByRole('button', { name: 'A–Z' }).click()
      await page.getByRole('radio', { name: 'L', exact: true }).click()
    },
    address: /letter=L/i,
    rows: 15,
  },
  {
    what: 'search',
    ask: (page) => page.getByRole('searchbox').first().fill('Camp 02'),
    address: /q=Camp/,
    rows: 1,
  },
]

for (const { what, ask, address, rows } of steps)
  test(`a ${what} that fails to load keeps the current list, says so, and is retried`, async ({
    page,
    request,
    server,
  }) => {
    const { designer } = await makeLibrary(request, server)
    await logIn(page, designer, '/accommodations')
    await expect(rowsOf(page)).toHaveCount(24, { timeout: 20_000 })
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && message.text().includes('Could not read')) errors.push(message.text())
    })
    const held = Promise.withResolvers<void>()
    await page.route(calls, async (route) => {
      await held.promise
      await route.fulfill({ status: 500, json: { code: 'internal', title: 'Something went wrong' } })
    })
    await ask(page)
    await expect(page).toHaveURL(address)
    // The list under the new URL is marked as outdated at once.
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toBeVisible({
      timeout: 2000,
    })
    held.resolve()
    await expect(notice(page)).toContainText('could not be loaded', { timeout: 20_000 })
    await expect(notice(page)).toContainText('The list below was loaded earlier')
    await expect(rowsOf(page)).toHaveCount(24)
    await expect(page.getByText('1–24 of 30').first()).toBeVisible()
    expect(errors).toHaveLength(1)
    await page.unroute(calls)
    await notice(page).getByRole('button', { name: 'Try again' }).click()
    await expect(rowsOf(page)).toHaveCount(rows)
    await expect(notice(page)).toHaveCount(0)
  })

test('a page requested offline keeps the current list, and says why', async ({ page, request, server }) => {
  const { designer } = await makeLibrary(request, server)
  await logIn(page, designer, '/accommodations')
  await expect(rowsOf(page)).toHaveCount(24)
  await page.context().setOffline(true)
  await page
    .getByRole('button', { name: /page 2|next page/i })
    .first()
    .click()
  await expect(notice(page)).toContainText('You are offline')
  await expect(rowsOf(page)).toHaveCount(24)
  await page.context().setOffline(false)
  await expect(rowsOf(page)).toHaveCount(6)
})
