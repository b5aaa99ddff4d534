import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './demo-test.ts'
import { logIn, ownPassword, rejectionsOf, superAdmin, getToken } from './log-in.ts'
import { makeStaffedCompany, type StaffedCompany } from './own-companies.ts'

let company: StaffedCompany
test.describe.configure({ mode: 'serial', timeout: 90_000 })
test.beforeAll(async ({ playwright, server }) => {
  const request = await playwright.request.newContext({ baseURL: server.url })
  company = await makeStaffedCompany(request, server, 'Gravel and Tide')
  await request.dispose()
})

/** The responses that would log a user out, or tell them about a subscription that is not their business. */
const rejectionsOn = (page: Page): string[] => rejectionsOf(page, [401, 402, 403])

const keysOf = (page: Page) => [...new URL(page.url()).searchParams.keys()]

test('the settings layout shows one message per visit, and then removes its query from the URL', async ({ page }) => {
  await logIn(page, company.owner)
  await expect(page).toHaveURL(/\/account$/)
  await expect(page.getByRole('dialog', { name: 'Subscription Required' })).toContainText(
    'Setup your subscription plan to begin using Sojourn',
  )
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const cases = [
    ['/settings?stripe=success&welcome=1&from=mail', 'Successfully Subscribed', 'Thanks for subscribing to Sojourn!'],
    ['/account?welcome', 'Welcome!', 'Please setup your subscription plan to begin using Sojourn'],
    ['/account?stripe=cancelled', 'Subscription Required', 'Setup your subscription plan to begin using Sojourn'],
    ['/settings', 'Subscription Required', 'Setup your subscription plan to begin using Sojourn'],
  ] as const
  for (const [path, title, text] of cases) {
    await page.goto(path)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toHaveAccessibleName(title)
    await expect(dialog).toContainText(text)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
    expect(keysOf(page), path).toEqual([])
  }
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Welcome!' })).toHaveCount(0)
})

test('a super admin is not asked for a subscription', async ({ page }) => {
  await logIn(page, superAdmin, '/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Settings and account' }).getByRole('link', { name: 'Account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('an owner without a plan sees the first steps, of which a plan is the first', async ({ page }) => {
  await logIn(page, company.owner, '/setup')
  await expect(page.getByRole('heading', { level: 1, name: 'First steps' })).toBeVisible()
  await expect(page.getByText('Choose a plan first')).toBeVisible()
  await expect(page.getByText('1 of 7 done')).toBeVisible()
})

test('an owner subscribes through the checkout, cancels and resumes', async ({ page }) => {
  await logIn(page, company.owner)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Choose Studio' }).click()
  await page.waitForURL(/\/checkout\//)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByRole('dialog', { name: 'Successfully Subscribed' })).toBeVisible()
  await page.getByRole('button', { name: 'Start' }).click()
  expect(keysOf(page)).toEqual([])
  const subscription = page.getByRole('region', { name: 'Subscription' })
  await expect(subscription).toContainText('Trial')
  await expect(subscription).toContainText('14 days of the trial left')
  await expect(page.getByRole('meter', { name: 'Users' })).toHaveAttribute('aria-valuetext', '3 of 15')

  await subscription.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(subscription).toContainText('Cancelled, still active')
  await subscription.getByRole('button', { name: 'Resume subscription' }).click()
  await expect(subscription).toContainText('Your first payment of €89 is due')
})

test('an Admin’s changes to the company are shown at once, and the changes of two Admins are merged', async ({
  page,
  browser,
  server,
}) => {
  await logIn(page, company.owner, '/settings')
  const other = await (await browser.newContext({ baseURL: server.url })).newPage()
  await logIn(other, company.admin, '/settings')
  await other.getByLabel('Secondary colour', { exact: true }).fill('#204060')

  await page.getByRole('textbox', { name: 'Name' }).fill('Gravel, Tide and Sons')
  await page.getByLabel('Primary colour', { exact: true }).fill('#5b2a86')
  await expect(page.getByText('Contrast with white text: very good (9.9:1).')).toBeVisible()
  await page.getByRole('button', { name: 'Add a payment' }).click()
  await page.getByLabel('Payment name').fill('Deposit')
  await page.getByLabel('Share of the price').fill('30')
  await page.getByRole('button', { name: 'Add payment' }).click()
  await expect(page.getByText('Total: 30%. 70% is missing.')).toBeVisible()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByRole('alert')).toContainText('the shares must add up to 100 per cent')
  await page.getByRole('button', { name: 'Add a payment' }).click()
  await page.getByLabel('Payment name').fill('Balance')
  await page.getByRole('button', { name: 'Add payment' }).click()
  await expect(page.getByText('Total: 100%')).toBeVisible()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Settings saved').first()).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toContainText('Gravel, Tide and Sons')
  await expect(page.locator('html')).toHaveCSS('--brand', '#5b2a86')
  company.name = 'Gravel, Tide and Sons'

  await other.getByRole('button', { name: 'Save settings' }).click()
  await expect(other.getByText('Settings saved').first()).toBeVisible()
  await expect(other.getByLabel('Primary colour', { exact: true })).toHaveValue('#5b2a86')
  await other.reload()
  await expect(other.getByLabel('Secondary colour', { exact: true })).toHaveValue('#204060')
  await expect(other.getByRole('textbox', { name: 'Name' })).toHaveValue('Gravel, Tide and Sons')
  await other.context().close()
})

test('a user edits their profile, ends sessions and changes the password', async ({ page, request }) => {
  const { admin } = company
  await logIn(page, admin, '/profile')
  await page.getByLabel('Job title').fill('Keeper of the keys')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Profile saved').first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Job title')).toHaveValue('Keeper of the keys')

  const elsewhere = await Promise.all([getToken(request, admin), getToken(request, admin)])
  await page.reload()
  const sessions = page.getByRole('region', { name: 'Where you are logged in' })
  await expect(sessions.getByRole('listitem')).not.toHaveCount(1)
  await sessions
    .getByRole('button', { name: /^End session/ })
    .first()
    .click()
  await expect(page.getByText(/^Session ended: /).first()).toBeVisible()
  await sessions.getByRole('button', { name: 'Log out everywhere else' }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await expect(sessions).toContainText('This device')
  for (const token of elsewhere) {
    const answer = await request.get('/v1/auth/account', { headers: { authorization: `Bearer ${token}` } })
    expect(answer.status()).toBe(401)
  }

  const password = page.getByRole('form', { name: 'Password' })
  await password.getByLabel(/^Current password/).fill('not the right one')
  await password.getByLabel(/^New password/).fill('marble kettle sparrow ninety-one')
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(password.getByRole('alert')).toContainText('is not your current password')
  await password.getByLabel(/^Current password/).fill(ownPassword)
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed').first()).toBeVisible()
  await expect(password.getByLabel(/^New password/)).toHaveValue('')
  await getToken(request, { ...admin, password: 'marble kettle sparrow ninety-one' })
})

test('a new email address takes effect only once it is confirmed', async ({ page }) => {
  await logIn(page, company.designer, '/profile')
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByLabel('New email').fill('dora@elsewhere.test')
  const form = page.getByRole('form', { name: 'Email' })
  await form.getByLabel(/^Current password/).fill(ownPassword)
  await form.getByRole('button', { name: 'Send confirmation email' }).click()
  await expect(page.getByText('dora@elsewhere.test is not confirmed yet')).toBeVisible()
  await page.getByRole('button', { name: 'I have opened the link' }).click()
  await expect(page.getByText('The address is not confirmed yet').first()).toBeVisible()
})

test('a Designer sees all settings read-only, without amounts and without a rejected request', async ({ page }) => {
  const rejections = rejectionsOn(page)
  await logIn(page, company.designer, '/settings')
  await expect(page.getByText(/Only an Admin of .* can change these settings. Ask .*Olive Owner/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save settings' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await expect(page.getByText(/can see and change the plan/)).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('€')
  await expect(page.getByRole('button', { name: /Export|Hand over|Choose|Cancel/ })).toHaveCount(0)
  await page.goto('/audit')
  await expect(page.getByText(/can see the activity log/)).toBeVisible()
  await page.goto('/setup')
  await expect(page.getByRole('link', { name: 'Create your first itinerary' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add your branding' })).toHaveCount(0)
  expect(rejections).toEqual([])
})

test('an Admin exports everything as a ZIP', async ({ page }) => {
  await logIn(page, company.owner, '/account')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export everything' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.zip$/)
  const bytes = await readFile(await file.path())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  expect(bytes.length).toBeGreaterThan(1000)
  await expect(page.getByText('Export complete').first()).toBeVisible()
})

test('an owner hands over the company, and the activity log shows it', async ({ page }) => {
  const rejections = rejectionsOn(page)
  await logIn(page, company.owner, '/account')
  await page.getByRole('button', { name: 'Hand over ownership' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand over ownership' })
  await dialog.getByRole('button', { name: /New owner/ }).click()
  await page.getByRole('option', { name: /Adam Admin/ }).click()
  await expect(dialog.getByRole('button', { name: 'Hand over', exact: true })).toBeDisabled()
  await dialog.getByLabel(/to confirm/).fill(company.name)
  await dialog.getByRole('button', { name: 'Hand over', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Ownership' })).toHaveCount(0)

  await page.getByRole('link', { name: 'View activity log' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'transferred ownership to Adam Admin' })).toBeVisible()
  await page.getByRole('button', { name: /Activity/ }).click()
  await page.getByRole('option', { name: 'Company and subscription' }).click()
  await expect(page).toHaveURL(/what=company/)
  await expect(page.getByRole('listitem').filter({ hasText: 'exported all company data' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'transferred ownership' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'completed the checkout' })).toBeVisible()
  expect(rejections).toEqual([])
})
