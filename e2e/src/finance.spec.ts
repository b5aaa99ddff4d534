import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { DemoServer } from '@sojourn/tools/demo-server'
import { expectNoViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { logIn } from './log-in.ts'
import { getCaller, makeDesignersCompany, makeSomebody } from './own-companies.ts'

test.describe.configure({ timeout: 240_000 })

const card = (page: Page, name: string): Locator =>
  page.locator('section', { has: page.getByRole('heading', { name, exact: true }) })
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const euros = (amount: number) => ({ amount, currency: 'EUR' })
const figures = (page: Page) => page.getByLabel('Balance in EUR')
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Creates a company with a Manager, and an itinerary of €1,000.00 with a deposit of €300.00 and a balance. */
const makeSale = async (request: APIRequestContext, server: DemoServer) => {
  const { company, designer, make } = await makeDesignersCompany(request, server)
  const manager = await makeSomebody(request, server, company, 'Manager')
  const call = await getCaller(request, manager)
  const client = await make('contacts', { givenName: 'Ingrid', familyName: 'Sommer' })
  const itinerary = await make('itineraries', {
    title: 'Slow water',
    client,
    currency: 'EUR',
    taxBps: 1900,
    priceMode: 'total',
    displayPrice: euros(100_000),
    paymentSchedule: [
      { label: 'First payment', amount: euros(30_000), due: inDays(5) },
      { label: 'Last payment', amount: euros(70_000), due: inDays(30) },
    ],
  })
  const send = async (path: string, body?: object) => {
    const { status, json } = await call('POST', `/v1/${company.uuid}/${path}`, body)
    expect(status, JSON.stringify(json)).toBeLessThan(300)
    return json.data
  }
  const issue = async (fields: object): Promise<{ uuid: string; number: string }> => {
    const { uuid } = await send('invoices', fields)
    return send(`invoices/${uuid}/issue`)
  }
  return { company, manager, designer, client, itinerary, send, issue }
}

test('a payment of the schedule becomes an invoice, which is issued and paid', async ({ page, request, server }) => {
  const { manager, itinerary } = await makeSale(request, server)
  await logIn(page, manager, `/itineraries/${itinerary}?tab=price`)

  await test.step('the balance says what is due, and an invoice is made from the schedule', async () => {
    const balance = card(page, 'Balance')
    await expect(figures(page)).toHaveText('Due€1,000.00Invoiced€0.00Paid€0.00Open€0.00')
    await balance.getByRole('button', { name: 'Create invoice' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create invoice' })
    await expect(dialog.getByRole('checkbox', { name: /First payment/ })).toBeChecked()
    await expect(dialog.getByRole('checkbox', { name: /Last payment/ })).not.toBeChecked()
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Create invoice' }).click()
    await expect(page).toHaveURL(/\/invoices\/[\w-]{36}$/)
  })

  await test.step('the draft is issued after a confirmation', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Draft: Slow water')
    await expect(page.getByLabel('Totals')).toHaveText('Includes 19% tax€47.90 of €300.00Total€300.00')
    await expectNoViolations(page)
    await page.getByRole('textbox', { name: 'Notes' }).fill('Thank you.')
    await expect(page.getByRole('button', { name: 'Issue', exact: true })).toBeDisabled()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Issue', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Issue this invoice for €300.00?' })
    await expect(question).toContainText('can no longer be changed or deleted')
    await question.getByRole('button', { name: 'Issue invoice' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d{4}-0001$/)
  })

  const document = page.getByRole('article', { name: /^Invoice: \d{4}-0001$/ })
  await test.step('an issued invoice reads like a document and cannot be edited', async () => {
    await expect(document).toContainText('Ingrid Sommer')
    await expect(document.getByRole('table', { name: 'Lines' }).getByRole('row').nth(1)).toHaveText(
      /First payment.*1€300\.0019%€300\.00/,
    )
    await expect(document.getByRole('table', { name: 'Tax' }).getByRole('row').nth(1)).toHaveText(
      '19%€252.10€47.90€300.00',
    )
    await expect(document.getByLabel('Totals')).toHaveText('Total€300.00Paid€0.00Open€300.00')
    await expect(document).toContainText('Thank you.')
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Delete draft' })).toHaveCount(0)
    await expect(page.getByText('No payments yet.')).toBeVisible()
    await expectNoViolations(page)
  })

  await test.step('a part is paid, and then the rest', async () => {
    const panel = page.getByRole('dialog', { name: 'New payment' })
    await page.getByRole('button', { name: 'Record payment' }).click()
    await expect(panel.getByRole('textbox', { name: 'Amount', exact: true })).toHaveValue('300.00')
    await panel.getByRole('textbox', { name: 'Amount', exact: true }).fill('100')
    await panel.getByRole('textbox', { name: 'Reference' }).fill('Transfer of Sommer')
    await expect(panel.getByRole('textbox', { name: /^Amount for \d{4}-0001$/ })).toHaveValue('100.00')
    await expectNoViolations(page)
    await panel.getByRole('button', { name: 'Add payment' }).click()
    await expect(panel).toBeHidden()
    await expect(document.getByLabel('Totals')).toHaveText('Total€300.00Paid€100.00Open€200.00')
    await expect(page.getByRole('listitem').filter({ hasText: 'Transfer of Sommer' })).toContainText('€100.00')

    await page.getByRole('button', { name: 'Record payment' }).click()
    await expect(panel.getByRole('textbox', { name: 'Amount', exact: true })).toHaveValue('200.00')
    await panel.getByRole('button', { name: 'Add payment' }).click()
    await expect(panel).toBeHidden()
    await expect(document.getByLabel('Totals')).toHaveText('Total€300.00Paid€300.00Open€0.00')
    await expect(page.getByRole('main').getByText('Paid', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Record payment' })).toHaveCount(0)
  })

  await test.step('the balance of the itinerary follows, and its row cannot be invoiced again', async () => {
    await document.getByRole('link', { name: 'Slow water' }).click()
    await page.getByRole('tab', { name: 'Price', exact: true }).click()
    await expect(figures(page)).toHaveText('Due€1,000.00Invoiced€300.00Paid€300.00Open€0.00')
    await card(page, 'Balance').getByRole('button', { name: 'Create invoice' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create invoice' })
    await expect(dialog.getByRole('checkbox', { name: /First payment/ })).toBeDisabled()
    await expect(dialog).toContainText(/€300\.00, in \d{4}-0001/)
    await page.keyboard.press('Escape')
  })

  await test.step('both lists and the sidebar show it', async () => {
    const sidebar = page.getByRole('complementary').getByRole('navigation', { name: 'Main' })
    await expect(sidebar.getByText('Finance')).toBeVisible()
    await sidebar.getByRole('link', { name: /^Go to Invoices/ }).click()
    const row = page.getByRole('grid', { name: 'Invoices' }).getByRole('row').nth(1)
    await expect(row).toContainText(/-0001.*Ingrid Sommer.*Slow water.*€300\.00.*Paid/s)
    await expectNoViolations(page)
    await page.goto('/invoices?status=overdue')
    await expect(page.getByRole('main')).toContainText('No matching invoices')
    await sidebar.getByRole('link', { name: /^Go to Payments/ }).click()
    const payments = page.getByRole('grid', { name: 'Payments' }).getByRole('row')
    await expect(payments).toHaveCount(3)
    await expect(payments.filter({ hasText: 'Transfer of Sommer' })).toContainText(
      /€100\.00.*Bank transfer.*Allocated/s,
    )
    await expectNoViolations(page)
  })
})

test('an invoice is credited in part and made void, and one is overdue on Home', async ({ page, request, server }) => {
  const { manager, client, itinerary, issue } = await makeSale(request, server)
  const line = { description: 'Walk', quantity: 2, price: 10_000, taxBps: null }
  const late = { title: 'A walk', currency: 'EUR', payer: client, itinerary, due: inDays(-5), lines: [line] }
  const { number } = await issue(late)
  await logIn(page, manager)
  const row = card(page, 'Overdue invoices').getByRole('listitem')
  await expect(row).toHaveText(new RegExp(`${number}.*5 days late.*A walk.*€200.*Ingrid Sommer`))
  await expectNoViolations(page)
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number)

  await test.step('a credit note starts as a draft', async () => {
    await page.getByRole('button', { name: 'Create credit note' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Create credit note' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Draft: Credit note for ${number}`)
    await expect(page.getByRole('combobox', { name: 'Payer' })).toHaveCount(0)
    await page.getByRole('textbox', { name: 'Quantity' }).fill('1')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Issue', exact: true }).click()
    await page
      .getByRole('alertdialog', { name: 'Issue this credit note for €100.00?' })
      .getByRole('button', { name: 'Issue credit note' })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^CN-\d{4}-0001$/)
    await expect(page.getByRole('button', { name: 'Create credit note' })).toHaveCount(0)
  })

  await test.step('the rest is made void after a warning', async () => {
    await page
      .getByRole('article')
      .getByRole('link', { name: new RegExp(`^Invoice ${number}`) })
      .click()
    await expect(page.getByRole('article').getByLabel('Totals')).toHaveText(
      'Total€200.00Credited€100.00Paid€0.00Open€100.00',
    )
    await page.getByRole('button', { name: 'Void', exact: true }).click()
    const warning = page.getByRole('alertdialog', { name: `Void ${number}?` })
    await expect(warning).toContainText('This cannot be undone.')
    await expectNoViolations(page)
    await warning.getByRole('button', { name: 'Void invoice' }).click()
    await expect(page.getByRole('main').getByText('Void', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Record payment' })).toHaveCount(0)
    await expect(page.getByRole('listitem').filter({ hasText: /^CN-/ })).toHaveCount(2)
  })

  await test.step('deleting a draft can be undone', async () => {
    const draft = await createDraft(page)
    await page.goto(`/invoices/${draft}`)
    await page.getByRole('button', { name: 'Delete draft' }).click()
    await expect(page).toHaveURL(/\/invoices$/)
    await expect(page.getByRole('region', { name: 'Notifications' }).getByText('was deleted')).toBeVisible()
    await expect(page.getByRole('grid', { name: 'Invoices' }).getByText('A draft to delete')).toHaveCount(0)
  })
})

/** Creates a draft in the form of a new invoice, and returns its uuid. */
const createDraft = async (page: Page): Promise<string> => {
  await page.goto('/invoices/create')
  await page.getByRole('textbox', { name: 'Title' }).fill('A draft to delete')
  await page.getByRole('button', { name: 'Add line' }).click()
  await page.getByRole('textbox', { name: 'Description' }).fill('Nothing yet')
  await page.getByRole('button', { name: 'Add invoice' }).click()
  await expect(page).toHaveURL(/\/invoices\/[\w-]{36}$/)
  return page.url().split('/').at(-1) ?? ''
}

test('a Designer reads invoices and payments but cannot change them, and a Viewer does not see them', async ({
  page,
  request,
  server,
}) => {
  const { company, designer, client, itinerary, send, issue } = await makeSale(request, server)
  const { uuid, number } = await issue({ itinerary, fromSchedule: { rows: [0] } })
  const draft = await send('invoices', { itinerary, fromSchedule: { rows: [1] } })
  const payment = await send('payments', {
    reference: 'Transfer of Sommer',
    date: inDays(0),
    ...euros(30_000),
    payer: client,
    allocations: [{ invoice: uuid, amount: 30_000 }],
  })
  const buttons = /Add|Save|Issue|Record|Create|Void|Delete/
  const main = page.getByRole('main')
  await logIn(page, designer, '/invoices')
  await expect(page.getByRole('grid', { name: 'Invoices' }).getByRole('row')).toHaveCount(3)
  await expect(main.getByRole('link', { name: /Add invoice/ })).toHaveCount(0)

  await page.goto(`/invoices/${uuid}`)
  await expect(page.getByRole('article', { name: `Invoice: ${number}` }).getByLabel('Totals')).toHaveText(
    'Total€300.00Paid€300.00Open€0.00',
  )
  await expect(main.getByRole('button', { name: buttons })).toHaveCount(0)
  await page.goto(`/invoices/${draft.uuid}`)
  await expect(page.getByRole('article', { name: 'Invoice: Draft: Slow water' })).toContainText('€700.00')
  await expect(main.getByRole('button', { name: buttons })).toHaveCount(0)
  await expect(main.getByRole('textbox')).toHaveCount(0)
  await expectNoViolations(page)

  await page.goto(`/payments/${payment.uuid}`)
  await expect(main.getByRole('link', { name: `€300.00 for ${number}` })).toBeVisible()
  await expect(main.getByRole('button', { name: buttons })).toHaveCount(0)
  await expect(main.getByRole('textbox')).toHaveCount(0)
  await expectNoViolations(page)

  await page.goto(`/itineraries/${itinerary}?tab=price`)
  await expect(figures(page)).toHaveText('Due€1,000.00Invoiced€300.00Paid€300.00Open€0.00')
  await expect(card(page, 'Balance').getByRole('button')).toHaveCount(0)
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)

  await logIn(page, await makeSomebody(request, server, company, 'Viewer'), `/itineraries/${itinerary}?tab=price`)
  await expect(page.getByRole('heading', { name: 'Price summary' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Balance', exact: true })).toHaveCount(0)
  await expect(page.getByText('Finance', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Go to (Invoices|Payments)/ })).toHaveCount(0)
  for (const path of [`/invoices/${uuid}`, '/payments']) {
    await page.goto(path)
    await expect(page.getByText('Your role does not allow this')).toBeVisible()
    await expect(main).not.toContainText('€300.00')
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  test('an invoice is read and paid, and a receipt is issued', async ({ page, request, server }) => {
    const { manager, itinerary, issue } = await makeSale(request, server)
    const { uuid, number } = await issue({ itinerary, fromSchedule: { rows: [0] } })
    await logIn(page, manager, '/invoices')
    await expect(page.getByText(number)).toBeVisible()
    expect(await overflow(page)).toBe(0)

    await page.goto(`/invoices/${uuid}`)
    await expect(page.getByRole('table', { name: 'Lines' })).toContainText('1 × €300.00, 19% tax')
    expect(await overflow(page)).toBe(0)
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Record payment' }).click()
    const panel = page.getByRole('dialog', { name: 'New payment' })
    await expect(panel.getByRole('textbox', { name: `Amount for ${number}` })).toHaveValue('300.00')
    expect(await overflow(page)).toBe(0)
    await expectNoViolations(page)
    await panel.getByRole('button', { name: 'Add payment' }).click()
    await expect(panel).toBeHidden()
    await page.getByRole('listitem').filter({ hasText: '€300.00' }).getByRole('link', { name: number }).click()

    await expect(page).toHaveURL(/\/payments\//)
    expect(await overflow(page)).toBe(0)
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Issue receipt' }).click()
    const question = page.getByRole('alertdialog', { name: 'Issue a receipt for €300.00?' })
    await question.getByRole('button', { name: 'Issue receipt' }).click()
    await expect(page.getByText('A receipt confirms this payment', { exact: false })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Amount', exact: true })).toHaveCount(0)
    await page.getByRole('link', { name: 'Open receipt' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^R-\d{4}-0001$/)
    await expect(page.getByRole('article')).toContainText(`Payment of invoice ${number}`)
    expect(await overflow(page)).toBe(0)
  })
})

test('a client finds an invoice on the page of a link once its settings show invoices', async ({
  page,
  request,
  server,
}) => {
  const { manager, itinerary, send, issue } = await makeSale(request, server)
  const { shares } = await send(`itineraries/${itinerary}/publish`)
  const { uuid, number } = await issue({ itinerary, fromSchedule: { rows: [0] } })
  await logIn(page, manager, `/itineraries/${itinerary}?tab=publish`)
  await page.getByRole('button', { name: 'Link settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Client link' })
  await dialog.getByText('Show invoices and payments').click()
  await expect(dialog.getByRole('checkbox', { name: 'Show invoices and payments' })).toBeChecked()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Invoices shown')).toBeVisible()

  await page.goto(shares[0].url)
  const payments = page.getByRole('region', { name: 'Payments' })
  await expect(payments).toContainText('€300.00Open invoices')
  await expect(payments.getByRole('row', { name: /First payment/ })).toContainText(`Invoice ${number}€300.00`)
  const link = payments.getByRole('link', { name: `Invoice ${number} (PDF)` })
  await expect(link).toHaveAttribute('href', `${shares[0].url}/invoices/${uuid}.pdf`)
  await expectNoViolations(page)
  await send('payments', {
    reference: 'SEPA 4711',
    date: inDays(-1),
    amount: 30_000,
    currency: 'EUR',
    allocations: [{ invoice: uuid, amount: 30_000 }],
  })
  await page.reload()
  await expect(payments).toContainText('There are no open invoices.')
  await page.setViewportSize({ width: 375, height: 800 })
  expect(await overflow(page)).toBe(0)
})
