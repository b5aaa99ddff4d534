import type { Page } from '@playwright/test'
import { expect, test } from './demo-test.ts'
import { logIn, superAdmin } from './log-in.ts'
import { makeCompany, makeSomebody } from './own-companies.ts'
import { sampled } from './sampled.ts'

/** A list: its path, the end of the URL of its request, and the plural of its records. */
type List = { path: string; call: string; many: string }

const ofCompanies: readonly List[] = [
  { path: '/itineraries', call: 'itineraries', many: 'itineraries' },
  { path: '/templates', call: 'itineraries', many: 'templates' },
  { path: '/destinations', call: 'destinations', many: 'destinations' },
  { path: '/accommodations', call: 'accommodations', many: 'accommodations' },
  { path: '/excursions', call: 'excursions', many: 'excursions' },
  { path: '/media', call: 'media', many: 'files' },
  { path: '/contacts', call: 'contacts', many: 'contacts' },
  { path: '/guides', call: 'guides', many: 'travel guides' },
  { path: '/snippets', call: 'snippets', many: 'snippets' },
  { path: '/suppliers', call: 'suppliers', many: 'suppliers' },
  { path: '/exchange-rates', call: 'exchange-rates', many: 'exchange rates' },
  { path: '/invoices', call: 'invoices', many: 'invoices' },
  { path: '/payments', call: 'payments', many: 'payments' },
  { path: '/users', call: 'users', many: 'colleagues' },
  { path: '/support', call: 'support', many: 'requests' },
]
const ofPlatform: readonly List[] = [
  { path: '/tenants', call: 'tenants', many: 'companies' },
  { path: '/faqs', call: 'dashboard/faqs', many: 'questions' },
]

test.use({ viewport: { width: 1440, height: 900 } })
test.describe.configure({ timeout: 300_000 })

test('a list of a company says that it is loading, offline, failed or empty', async ({ page, request, server }) => {
  await logIn(page, await makeSomebody(request, server, await makeCompany(request), 'Admin'))
  for (const list of sampled(ofCompanies, 3)) await test.step(list.path, () => expectEveryState(page, list))
})

test('every list of the platform says that it is loading, offline or failed', async ({ page }) => {
  await logIn(page, superAdmin)
  for (const list of ofPlatform) await test.step(list.path, () => expectEveryState(page, list))
})

/** Holds back the request of a list, goes offline, lets the server fail, and then lets a retry succeed. */
const expectEveryState = async (page: Page, { path, call, many }: List): Promise<void> => {
  const calls = new RegExp(`/v1/([\\w-]+/)?${call}/(\\?|$)`)
  const loss = Promise.withResolvers<void>()
  let isLost = false
  await page.route(calls, async (route) => {
    if (isLost) return route.fulfill({ status: 500, json: { code: 'internal', title: 'Something went wrong' } })
    await loss.promise
    return route.abort('internetdisconnected')
  })
  await page.goto(path)
  await expect(page.getByText(/^Loading the /).first()).toBeAttached({ timeout: 15_000 })

  await page.context().setOffline(true)
  loss.resolve()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('You are offline')

  // Back online, it retries automatically, and the server fails.
  isLost = true
  await page.context().setOffline(false)
  await expect(alert).toContainText('could not be loaded', { timeout: 20_000 })

  await page.unroute(calls)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toHaveCount(0)
  await expect(
    page
      .getByRole('rowheader')
      .first()
      .or(page.getByText(`No ${many} yet`)),
  ).toBeVisible()
}
