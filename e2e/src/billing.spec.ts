import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import { chooseScheme } from './choose-scheme.ts'
import { expect as eager, test } from './demo-test.ts'
import { linkTo, newEmail } from './emails.ts'
import { confirmHere, logIn, ownPassword, rejectionsOf } from './log-in.ts'
import {
  endTrial,
  getCaller,
  makeSomebody,
  makeStaffedCompany,
  moveSubscription,
  type StaffedCompany,
} from './own-companies.ts'
import { sampled } from './sampled.ts'

test.describe.configure({ timeout: 240_000 })

/** Each page here loads the account, the subscription and the invoices one after the other. */
const expect = eager.configure({ timeout: 15_000 })

const dayMs = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs)

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const subscriptionOn = (page: Page) => page.getByRole('region', { name: 'Subscription' })
const dismiss = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()

/** Pays at the built-in checkout with the card that ends in these digits. */
const payWith = async (page: Page, last4: string) => {
  await page.getByRole('radio', { name: new RegExp(last4) }).check()
  await page.getByRole('button', { name: /^Pay/ }).click()
}

test('a company registers with a plan, tries it, pays, works, lapses, exports its data, and pays again', async ({
  page,
  browser,
  request,
  server,
}) => {
  const email = newEmail()
  const owner = { email, password: ownPassword }
  const name = 'Fjord, Fell & Daughters'

  await test.step('register with the plan in a link, and confirm the email address', async () => {
    await page.goto('/register-company?plan=studio-yearly')
    await expect(page.getByRole('radio', { name: /^Studio/ })).toBeChecked()
    await page.getByLabel(/^Company/).fill(name)
    await page.getByLabel('Your name').fill('Ada Wanderer')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel(/^Password/).fill(ownPassword)
    await page.getByRole('button', { name: 'Create account and company' }).click()
    await expect(title(page)).toHaveText('Check your inbox')
    await confirmHere(page, await linkTo(server, email, 'pending-confirm'))
    await expect(title(page)).toHaveText(/^Good (morning|afternoon|evening), Ada$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('find the trial and the plan on the account page, and subscribe', async () => {
    await page.goto('/account')
    await expect(subscriptionOn(page)).toContainText('14 days of your trial left')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await findViolations(page)).toEqual([])
    await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked()
    await expect(page.getByRole('columnheader', { name: 'Studio Your choice' })).toBeVisible()
    await page.getByRole('button', { name: 'Continue with Studio, yearly' }).click()
    await page.waitForURL(/\/checkout\//)
  })

  await test.step('a card is declined, then the bank rejects it, and then it is accepted', async () => {
    expect(await findViolations(page)).toEqual([])
    await payWith(page, '0002')
    await expect(page.getByRole('alert')).toHaveText('The card was declined. Choose another one.')
    expect(await findViolations(page)).toEqual([])
    await payWith(page, '3155')
    await expect(title(page)).toHaveText('Is this you?')
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'No, this is not me' }).click()
    await expect(page.getByRole('alert')).toContainText('The bank did not confirm the card.')
    await payWith(page, '3155')
    await page.getByRole('button', { name: 'Yes, confirm' }).click()
    await expect(page.getByRole('dialog', { name: 'Successfully Subscribed' })).toBeVisible()
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(subscriptionOn(page)).toContainText('14 days of the trial left')
    await expect(subscriptionOn(page)).toContainText('Visa ending in 3155, expires 12/34')
    expect(await page.evaluate(() => localStorage.getItem('sojourn.prospect-plan'))).toBeNull()
  })

  await test.step('work', async () => {
    await page
      .getByRole('complementary', { name: 'Sidebar' })
      .getByRole('link', { name: 'Destinations' })
      .first()
      .click()
    await page.getByRole('link', { name: 'Add destination' }).first().click()
    await page.getByRole('textbox', { name: /^Name/ }).fill('Lofoten')
    await page.getByRole('button', { name: 'Add destination' }).click()
    await expect(title(page)).toHaveText('Lofoten', { timeout: 20_000 })
  })

  const company = await getCompany(request, owner)
  const designer = await makeSomebody(request, server, { uuid: company, name }, 'Designer')

  await test.step('cancel, and lapse', async () => {
    await page.goto('/account')
    await subscriptionOn(page).getByRole('button', { name: 'Cancel subscription' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Cancel the subscription?' })
    await expect(dialog).toContainText('you can export it from this page at any time')
    await expect(dialog).toContainText('stay online for your travellers')
    await dialog.getByRole('button', { name: 'Cancel subscription' }).click()
    await expect(subscriptionOn(page)).toContainText('Cancelled, still active')
    await subscriptionOn(page).getByRole('button', { name: 'Resume subscription' }).click()
    const cancel = subscriptionOn(page).getByRole('button', { name: 'Cancel subscription' })
    await expect(cancel).toBeVisible()
    await expect(dialog).toBeHidden()
    await cancel.click()
    await dialog.getByRole('button', { name: 'Cancel subscription' }).click()
    await expect(subscriptionOn(page)).toContainText('Cancelled, still active')
    await endTrial(server, company)
    await moveSubscription(server, company, {
      status: 'active',
      period_start: inDays(-31),
      period_end: inDays(-1),
      trial_ends_at: inDays(-31),
    })
  })

  const other = await (await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })).newPage()
  await test.step('the member is told whom to ask', async () => {
    const rejections = rejectionsOf(other)
    await logIn(other, designer)
    await expect(other).toHaveURL(/\/inactive\?billing=true$/)
    await expect(other.getByText('Ask Ada Wanderer, the owner of')).toBeVisible()
    await expect(other.getByRole('link', { name: 'Go to subscription' })).toHaveCount(0)
    await other.goto('/destinations')
    await expect(other).toHaveURL(/\/inactive\?billing=true$/)
    await other.goto('/account')
    await expect(other.getByText('nobody can change anything until it has a plan')).toBeVisible()
    await expect(other.getByRole('main')).not.toContainText('€')
    await expect(other.getByRole('button', { name: /Renew|Continue with|Choose|Export|Cancel/ })).toHaveCount(0)
    await other.goto('/')
    await expect(other).toHaveURL(/\/inactive\?billing=true$/)
    expect(rejections).toEqual([])
  })

  await test.step('the owner is redirected to the account, and exports everything', async () => {
    await page.goto('/destinations')
    await expect(page).toHaveURL(/\/account$/)
    await expect(page.getByRole('dialog', { name: 'Subscription Required' })).toBeVisible()
    await dismiss(page)
    await expect(subscriptionOn(page)).toContainText('Ended')
    await subscriptionOn(page).getByRole('link', { name: 'export everything' }).click()
    await expect(page.getByRole('button', { name: 'Export everything' })).toBeInViewport()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export everything' }).click()
    const file = await download
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
  })

  await test.step('pay again, without another trial, and everybody can continue', async () => {
    await page.getByRole('button', { name: 'Renew Studio, yearly' }).click()
    await page.waitForURL(/\/checkout\//)
    await expect(page.getByRole('main')).not.toContainText('free')
    await payWith(page, '4242')
    await expect(page.getByRole('dialog', { name: 'Successfully Subscribed' })).toBeVisible()
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(subscriptionOn(page).getByText('Active', { exact: true })).toBeVisible()
    const invoices = page.getByRole('grid', { name: 'Invoices' })
    await expect(invoices.getByRole('row').nth(1)).toContainText('€890.00')
    await expect(invoices.getByRole('row').nth(1)).toContainText('Paid')
    await page.goto('/destinations')
    await expect(page.getByRole('row', { name: 'Lofoten' })).toBeVisible()
    await other.getByRole('button', { name: 'Check again' }).click()
    await expect(other).toHaveURL(`${server.url}/`)
    await other.context().close()
  })
})

const getCompany = async (request: APIRequestContext, owner: { email: string; password: string }): Promise<string> => {
  const call = await getCaller(request, owner)
  return (await call('GET', '/v1/auth/account')).json.user.tenants[0].uuid
}

test.describe('a company with a subscription', () => {
  test.describe.configure({ mode: 'serial' })
  let company: StaffedCompany

  test.beforeAll(async ({ playwright, server }) => {
    const request = await playwright.request.newContext({ baseURL: server.url })
    company = await makeStaffedCompany(request, server, 'Heron & Hare')
    await request.dispose()
  })

  test('gets access at once when a payment is confirmed late', async ({ page, server }) => {
    await logIn(page, company.owner)
    await dismiss(page)
    await expect(subscriptionOn(page)).toContainText('Heron & Hare has no active subscription.')
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Choose Studio' }).click()
    await page.waitForURL(/\/checkout\//)
    // Simulates a return from a payment provider that has not confirmed the payment yet.
    await page.goto('/account?stripe=success')
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByText('Your payment is being confirmed')).toBeVisible()
    await expect(page.getByRole('button', { name: /Choose|Go to checkout/ })).toHaveCount(0)
    expect(await findViolations(page)).toEqual([])
    await moveSubscription(server, company.uuid, {
      status: 'active',
      period_start: inDays(-1),
      period_end: inDays(29),
      trial_ends_at: inDays(-1),
    })
    await expect(subscriptionOn(page).getByText('Active', { exact: true })).toBeVisible({ timeout: 10_000 })
    await page.getByRole('complementary', { name: 'Sidebar' }).getByRole('link', { name: 'Contacts' }).first().click()
    await expect(title(page)).toContainText('Contacts')
  })

  test('is told after a minute that a payment is still not confirmed, and can check again', async ({
    page,
    server,
  }) => {
    await moveSubscription(server, company.uuid, { status: 'incomplete', period_start: null, period_end: null })
    await logIn(page, company.owner)
    await page.clock.install()
    await page.goto('/account?stripe=success')
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByText('Your payment is being confirmed')).toBeVisible()
    await page.clock.runFor(61_000)
    await expect(page.getByText('Your payment is not confirmed yet')).toBeVisible()
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByText('Your payment is being confirmed')).toBeVisible()
  })

  test('pays at the checkout with a card that is declined at the first renewal, and changes the card', async ({
    page,
    server,
  }) => {
    await moveSubscription(server, company.uuid, { status: 'incomplete', trial_ends_at: null })
    await logIn(page, company.owner)
    await dismiss(page)
    await page.getByRole('button', { name: 'Go to checkout' }).click()
    await payWith(page, '0341')
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(subscriptionOn(page)).toContainText('Trial')
    await moveSubscription(server, company.uuid, {
      period_start: inDays(-17),
      period_end: inDays(-3),
      trial_ends_at: inDays(-3),
    })
    await page.reload()
    await expect(subscriptionOn(page)).toContainText('The payment of €89 was declined. Pay by')
    await expect(page.getByRole('grid', { name: 'Invoices' })).toContainText('Due')
    await page.getByRole('button', { name: 'Update payment method' }).click()
    await page.waitForURL(/\/card$/)
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('radio', { name: /0002/ }).check()
    await page.getByRole('button', { name: 'Use this card' }).click()
    await expect(page.getByRole('alert')).toContainText('declined')
    await page.getByRole('radio', { name: /4242/ }).check()
    await page.getByRole('button', { name: 'Use this card' }).click()
    await expect(subscriptionOn(page).getByText('Active', { exact: true })).toBeVisible()
    await expect(subscriptionOn(page)).toContainText('Visa ending in 4242')
    await expect(page.getByRole('grid', { name: 'Invoices' })).not.toContainText('Due')
  })

  test('sees the cost of another plan before changing to it, and why the change failed', async ({ page }) => {
    await logIn(page, company.owner, '/account')
    await page.getByRole('button', { name: 'Change to Agency' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Change to Agency, monthly?' })
    await expect(dialog.getByText(/^€\d+(\.\d\d)?$/)).toBeVisible()
    await expect(dialog).toContainText(/Next payment€249 on \d/)
    await page.route('**/subscription', (route) => route.fulfill(declined))
    await dialog.getByRole('button', { name: 'Change plan' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('The card was declined. Choose another card first.')
    await page.unroute('**/subscription')
    await dialog.getByRole('button', { name: 'Change plan' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(subscriptionOn(page)).toContainText('€249 a month')
  })

  test('can continue working while the payment provider is unavailable', async ({ page }) => {
    await logIn(page, company.owner)
    await page.route(fromProvider, (route) => route.fulfill(silent))
    await page.goto('/account')
    await expect(subscriptionOn(page)).toContainText('Active')
    const alert = page.getByRole('alert').filter({ hasText: 'The invoices are not available right now' })
    await expect(alert).toBeVisible({ timeout: 20_000 })
    await page.getByRole('button', { name: 'Change payment method' }).click()
    await expect(page.getByText('The payment details could not be opened').first()).toBeVisible()
    await page.getByRole('button', { name: 'Change to Studio' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByRole('alert')).toContainText('The cost could not be calculated')
    await page.unroute(fromProvider)
    await dialog.getByRole('button', { name: 'Calculate again' }).click()
    await expect(dialog.getByText('Remaining credit')).toBeVisible()
    await dialog.getByRole('button', { name: 'Change plan' }).click()
    await expect(subscriptionOn(page)).toContainText('€89 a month')
    await expect(page.getByRole('grid', { name: 'Invoices' })).toBeVisible({ timeout: 20_000 })
  })

  test('has no axe violations in any status, width and colour scheme', async ({ page, request, server }) => {
    test.setTimeout(600_000)
    // An earlier test may have created one already.
    const call = await getCaller(request, company.owner)
    await call('POST', `/v1/${company.uuid}/subscription`, { stripe_plan: 'studio-monthly' })
    await logIn(page, company.owner)
    const wrong: string[] = []
    for (const [n, [state, stored]] of Object.entries(states).entries()) {
      await moveSubscription(server, company.uuid, { ...running, ...stored })
      for (const width of sampled([375, 768, 1440], 3, n)) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto('/account')
        await expect(subscriptionOn(page).getByText(state, { exact: true }).first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        const required = page.getByRole('dialog', { name: 'Subscription Required' })
        if (await required.isVisible()) await dismiss(page)
        wrong.push(...(await findViolations(page)).map((one) => `${state} at ${width}: ${one}`))
        if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth))
          wrong.push(`${state}: wider than ${width}`)
      }
    }
    await moveSubscription(server, company.uuid, running)
    for (const [n, press] of [/^Change to Agency/, /^Cancel subscription/].entries()) {
      await page.goto('/account')
      await page.getByRole('button', { name: press }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await page.waitForLoadState('networkidle')
      for (const scheme of sampled(['standard', 'high-contrast', 'dark', 'dark-high-contrast', 'warm'], 3, n)) {
        await chooseScheme(page, scheme)
        wrong.push(...(await findViolations(page)).map((one) => `${press.source} in ${scheme}: ${one}`))
      }
    }
    expect(wrong).toEqual([])
  })
})

test('a branch on its parent’s subscription sees no amounts of the parent', async ({ page }) => {
  await logIn(page, { email: 'branch@demo.test', password: 'sojourn-demo-2026' }, '/account')
  await expect(subscriptionOn(page)).toContainText('Covered by the parent company')
  await expect(subscriptionOn(page)).not.toContainText('€')
  await expect(page.getByRole('main')).not.toContainText(/Payment method|Invoices|Your plan/i)
})

/** The labels of the badge, and the stored values. */
const states: Record<string, Parameters<typeof moveSubscription>[2]> = {
  'Checkout not completed': { status: 'incomplete', period_start: null, period_end: null },
  Trial: { status: 'trialing', trial_ends_at: inDays(4), period_end: inDays(4) },
  Active: {},
  'Cancelled, still active': { cancel_at_period_end: true },
  'Payment overdue': { status: 'past_due', past_due_at: inDays(-3) },
  Ended: { status: 'cancelled', period_start: inDays(-40), period_end: inDays(-10) },
  Expired: { status: 'expired', period_start: inDays(-40), period_end: inDays(-10) },
}
const running = {
  status: 'active',
  period_start: inDays(-10),
  period_end: inDays(20),
  trial_ends_at: inDays(-30),
  past_due_at: null,
  cancel_at_period_end: false,
}

const problem = (status: number, code: string, detail: string) => ({
  status,
  contentType: 'application/problem+json',
  json: { status, code, title: code, detail },
})
/** Data that only the payment provider has. */
const fromProvider = /\/subscription\/(invoices|preview|portal)(\?|$)/
const declined = problem(409, 'conflict', 'The card was declined. Choose another card first.')
const silent = problem(
  503,
  'unavailable',
  'The payment provider is not responding. Nothing was changed. Try again in a moment.',
)
