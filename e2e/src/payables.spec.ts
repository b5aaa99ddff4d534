import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { DemoServer } from '@sojourn/tools/demo-server'
import { expectNoViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { logIn } from './log-in.ts'
import { getCaller, makeDesignersCompany, makeSomebody } from './own-companies.ts'

test.describe.configure({ timeout: 240_000 })

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const card = (page: Page, name: string): Locator =>
  page.locator('section', { has: page.getByRole('heading', { name, exact: true }) })
const amounts = (page: Page): Locator => page.locator('dl[aria-label="Amounts"]')
const margin = (page: Page): Locator => page.locator('dl[aria-label="Margin of the itinerary"]')
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Creates a company with a Finance member, and a booked itinerary for which a supplier is expected to charge €400.00. */
const makeBooking = async (request: APIRequestContext, server: DemoServer) => {
  const { company, designer } = await makeDesignersCompany(request, server)
  const manager = await makeSomebody(request, server, company, 'Manager')
  const finance = await makeSomebody(request, server, company, 'Finance')
  const call = await getCaller(request, manager)
  const send = async (method: string, path: string, body?: object) => {
    const { status, json } = await call(method, `/v1/${company.uuid}/${path}`, body)
    expect(status, JSON.stringify(json)).toBeLessThan(300)
    return json.data
  }
  const supplier = await send('POST', 'suppliers', { name: 'Quiet Dunes' })
  const segment = (title: string, amount: number, day: number) => ({
    uuid: crypto.randomUUID(),
    kind: 'guide_service',
    title,
    day,
    supplier: supplier.uuid,
    net: { amount, currency: 'EUR' },
    bookingStatus: 'confirmed',
  })
  const itinerary = await send('POST', 'itineraries', {
    title: 'Slow water',
    startDate: inDays(60),
    dayCount: 2,
    adults: 2,
    currency: 'EUR',
    priceMode: 'total',
    markupBps: 2500,
    segments: [segment('Guide to the dunes', 30_000, 0), segment('Guide to the coast', 10_000, 1)],
  })
  await send('PUT', `itineraries/${itinerary.uuid}`, { status: 'booked', rev: itinerary.rev })
  return { company, designer, finance, itinerary: itinerary.uuid, send }
}

test('a booked itinerary has a payable, which is billed, paid and made void', async ({ page, request, server }) => {
  const { finance, itinerary } = await makeBooking(request, server)
  await logIn(page, finance, '/payables')

  await test.step('the list shows what is expected, and is filtered by status', async () => {
    const rows = page.getByRole('grid', { name: 'Payables' }).getByRole('row')
    await expect(rows.nth(1)).toContainText(/Quiet Dunes.*Slow water.*€400\.00.*€0\.00.*€0\.00.*€400\.00.*Open/s)
    await expectNoViolations(page)
    await page.goto('/payables?status=paid')
    await expect(page.getByRole('main')).toContainText('No matching payables')
    await page.goto('/payables?status=open')
    await rows.nth(1).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quiet Dunes · Slow water')
  })

  await test.step('the record shows what is expected by segment, and the margin', async () => {
    await expect(amounts(page)).toHaveText('Expected€400.00Billed€0.00Paid€0.00To pay€400.00')
    await expect(margin(page)).toHaveText('Expected€100.00Actual€100.00')
    const lines = page.getByRole('list', { name: 'Expected by segment' }).getByRole('listitem')
    await expect(lines).toHaveText([/Guide to the dunes.*€300\.00/, /Guide to the coast.*€100\.00/])
    await expect(page.getByText('No bills yet.')).toBeVisible()
    await expect(page.getByText('No payments yet.')).toBeVisible()
    await expectNoViolations(page)
  })

  await test.step('a bill for more than expected lowers the actual margin', async () => {
    await page.getByRole('button', { name: 'Add bill' }).click()
    const panel = page.getByRole('dialog', { name: 'New bill' })
    await expect(panel.getByRole('textbox', { name: 'Amount', exact: true })).toHaveValue('400.00')
    await panel.getByRole('button', { name: 'Add bill' }).click()
    await expect(panel.getByRole('alert')).toContainText('Number')
    await expectNoViolations(page)
    await panel.getByRole('textbox', { name: 'Number' }).fill('QD-17')
    await panel.getByRole('textbox', { name: 'Amount', exact: true }).fill('430')
    await panel.getByRole('button', { name: 'Add bill' }).click()
    await expect(panel).toBeHidden()
    await expect(amounts(page)).toHaveText('Expected€400.00Billed€430.00Paid€0.00To pay€430.00')
    await expect(margin(page)).toHaveText('Expected€100.00Actual€70.00')
    await expect(page.getByRole('main').getByText('Billed', { exact: true }).first()).toBeVisible()
  })

  const payments = page.getByRole('list', { name: 'Payments' }).getByRole('listitem')
  await test.step('it is paid, at most what is owed', async () => {
    await page.getByRole('button', { name: 'Add payment' }).click()
    const panel = page.getByRole('dialog', { name: 'New payment' })
    const amount = panel.getByRole('textbox', { name: 'Amount', exact: true })
    await expect(amount).toHaveValue('430.00')
    await amount.fill('430.01')
    await panel.getByRole('button', { name: 'Add payment' }).click()
    await expect(page.getByText('€430.01 would be paid, but the supplier is owed €430.00')).toBeVisible()
    await amount.fill('430')
    await panel.getByRole('textbox', { name: 'Reference' }).fill('Transfer 4711')
    await expectNoViolations(page)
    await panel.getByRole('button', { name: 'Add payment' }).click()
    await expect(panel).toBeHidden()
    await expect(amounts(page)).toHaveText('Expected€400.00Billed€430.00Paid€430.00To pay€0.00')
    await expect(payments).toContainText(['Transfer 4711'])
    await expect(page.getByRole('button', { name: 'Add payment' })).toHaveCount(0)
  })

  await test.step('a payment that is void no longer counts', async () => {
    await page.getByRole('button', { name: 'Void payment Transfer 4711' }).click()
    const question = page.getByRole('alertdialog', { name: 'Void payment Transfer 4711?' })
    await expectNoViolations(page)
    await question.getByRole('button', { name: 'Void', exact: true }).click()
    await expect(amounts(page)).toHaveText('Expected€400.00Billed€430.00Paid€0.00To pay€430.00')
    await expect(payments).toContainText(['Void'])
    await expectNoViolations(page)
  })

  await test.step('once it is overdue, the record and Home say so', async () => {
    const due = page.getByRole('group', { name: 'Due' })
    const [year = '', month = '', day = ''] = inDays(-4).split('-')
    await due.getByRole('spinbutton', { name: /day/i }).click()
    await page.keyboard.type(`${day}${month}${year}`)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Overdue', { exact: true })).toBeVisible()
    await page.goto('/')
    const row = card(page, 'Overdue payables').getByRole('listitem')
    await expect(row).toHaveText(/Quiet Dunes.*4 days late.*Slow water.*€430/)
    await expectNoViolations(page)
  })

  await test.step('the balance of the itinerary has the same figures', async () => {
    await page.goto(`/itineraries/${itinerary}?tab=price`)
    await expect(page.getByLabel('Suppliers in EUR')).toHaveText('Expected€400.00Billed€430.00Paid€0.00To pay€430.00')
    await expect(card(page, 'Balance').getByLabel('Margin', { exact: true })).toHaveText(
      'Expected margin€100.00Actual margin€70.00',
    )
    await expectNoViolations(page)
    await card(page, 'Balance').getByRole('link', { name: 'Open payables' }).click()
    await expect(page.getByRole('grid', { name: 'Payables' }).getByRole('row').nth(1)).toContainText('Overdue')
  })
})

test('a Designer reads payables but cannot change them, and a Viewer does not see them', async ({
  page,
  request,
  server,
}) => {
  const { company, designer, itinerary, send } = await makeBooking(request, server)
  const [one] = await send('GET', 'payables')
  await send('POST', `payables/${one.uuid}/bills`, {
    number: 'QD-17',
    date: inDays(0),
    amount: 40_000,
    currency: 'EUR',
  })
  const main = page.getByRole('main')
  await logIn(page, designer, `/payables/${one.uuid}`)
  await expect(amounts(page)).toHaveText('Expected€400.00Billed€400.00Paid€0.00To pay€400.00')
  await expect(page.getByRole('list', { name: 'Bills' })).toContainText('QD-17')
  await expect(main.getByRole('button', { name: /Add|Save|Void|Delete/ })).toHaveCount(0)
  await expect(main.getByRole('textbox')).toHaveCount(0)
  await expectNoViolations(page)
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)

  await logIn(page, await makeSomebody(request, server, company, 'Viewer'), `/itineraries/${itinerary}?tab=price`)
  await expect(page.getByRole('heading', { name: 'Price summary' })).toBeVisible()
  await expect(page.getByText('Actual margin')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Go to Payables/ })).toHaveCount(0)
  await page.goto(`/payables/${one.uuid}`)
  await expect(page.getByText('Your role does not allow this')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  test('a payable is read and paid', async ({ page, request, server }) => {
    const { finance, send } = await makeBooking(request, server)
    const [one] = await send('GET', 'payables')
    await logIn(page, finance, '/payables')
    await expect(page.getByText('Quiet Dunes').first()).toBeVisible()
    expect(await overflow(page)).toBe(0)
    await expectNoViolations(page)
    await page.goto(`/payables/${one.uuid}`)
    await expect(amounts(page)).toContainText('To pay€400.00')
    expect(await overflow(page)).toBe(0)
    await page.getByRole('button', { name: 'Add payment' }).click()
    const panel = page.getByRole('dialog', { name: 'New payment' })
    await expect(panel.getByRole('textbox', { name: 'Amount', exact: true })).toHaveValue('400.00')
    expect(await overflow(page)).toBe(0)
    await expectNoViolations(page)
    await panel.getByRole('button', { name: 'Add payment' }).click()
    await expect(panel).toBeHidden()
    await expect(amounts(page)).toHaveText('Expected€400.00Billed€0.00Paid€400.00To pay€0.00')
    await expectNoViolations(page)
  })
})
