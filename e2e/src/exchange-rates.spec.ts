import type { Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { logIn } from './log-in.ts'
import { getCaller, makeCompany, makeManagersCompany, makeSomebody } from './own-companies.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.describe.configure({ timeout: 180_000 })

const rows = (page: Page) => page.getByRole('grid', { name: 'Exchange Rates' }).getByRole('row')

const choose = async (page: Page, label: string, code: string) => {
  await page.getByRole('combobox', { name: label }).fill(code)
  await page.getByRole('option', { name: new RegExp(`^${code} `) }).click()
}

test('a rate is added, found as the rate of the day, and not added twice', async ({ page, request, server }) => {
  const company = await makeCompany(request)
  await logIn(page, await makeSomebody(request, server, company, 'Finance'), '/exchange-rates')
  await expect(page.getByText('No exchange rates yet')).toBeVisible()
  await expect(page.getByText(/Import the reference rates of the European Central Bank/)).toBeVisible()
  await expectNoViolations(page)

  await page.getByRole('link', { name: 'Add exchange rate' }).first().click()
  await choose(page, 'From', 'EUR')
  await choose(page, 'To', 'JPY')
  await page.getByRole('textbox', { name: 'Rate' }).fill('163,20')
  await page.getByRole('group', { name: 'Date' }).getByRole('spinbutton').first().focus()
  await page.keyboard.type('20112026')
  await page.getByRole('textbox', { name: 'Buffer' }).fill('2')
  await page.getByRole('button', { name: 'Add exchange rate' }).click()
  await expect(page.getByRole('alert').first()).toContainText('must be a decimal number such as 1.0845')
  await page.getByRole('textbox', { name: 'Rate' }).fill('163.20')
  await page.getByRole('button', { name: 'Add exchange rate' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EUR/JPY of 20/11/2026')
  await expectNoViolations(page)

  await page.goto('/exchange-rates')
  await expect(rows(page).nth(1)).toContainText(/EUR\/JPY.*163\.20.*20\/11\/2026.*Entered by hand.*2%/)
  await expect(page.getByRole('button', { name: '1 EUR is worth 163.20 JPY' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: '1 EUR is worth 163.20 JPY' }).click()
  const panel = page.getByRole('dialog', { name: 'Rate of the day' })
  await expect(panel).toContainText('1 EUR is worth 163.20 JPYDated 20/11/2026')
  await panel.getByRole('button', { name: /From currency/ }).click()
  await page.getByRole('option', { name: 'JPY' }).click()
  await panel.getByRole('button', { name: /To currency/ }).click()
  await page.getByRole('option', { name: 'EUR' }).click()
  await expect(panel).toContainText('1 JPY is worth 0.00612745098 EUR')

  await page.goto('/exchange-rates/create')
  await choose(page, 'From', 'EUR')
  await choose(page, 'To', 'JPY')
  await page.getByRole('textbox', { name: 'Rate' }).fill('164')
  await page.getByRole('group', { name: 'Date' }).getByRole('spinbutton').first().focus()
  await page.keyboard.type('20112026')
  await page.getByRole('button', { name: 'Add exchange rate' }).click()
  await expect(page.getByText(/already has a rate for EUR\/JPY, which is 163\.20/i).first()).toBeVisible()
})

test('a file with a bad row changes nothing, and is imported once it is right', async ({ page, request, server }) => {
  const { company, manager, call } = await makeManagersCompany(request, server)
  const present = { from: 'EUR', to: 'USD', rate: '1.0800', date: '2026-11-25' }
  expect((await call('POST', `/v1/${company.uuid}/exchange-rates/`, present)).status).toBe(201)
  await logIn(page, manager, '/exchange-rates')
  await expect(rows(page)).toHaveCount(2)

  const table = (jpy: string) =>
    Buffer.from(`Date,USD,JPY,ISK,\n2026-11-26,1.0902,${jpy},N/A,\n2026-11-25,1.0896,164.70,139.5,\n`)
  const dialog = page.getByRole('dialog', { name: 'Import exchange rates' })
  const send = async (buffer: Buffer) => {
    const choosing = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Choose file' }).click()
    await (await choosing).setFiles({ name: 'eurofxref-hist.csv', mimeType: 'text/csv', buffer })
  }
  await page.getByRole('button', { name: 'Import file' }).click()
  await dialog.getByRole('textbox', { name: 'Buffer of the new rates' }).fill('1.5')
  await send(table('16x.85'))
  const faults = dialog.getByRole('region', { name: 'Wrong values in eurofxref-hist.csv' })
  await expect(faults.locator('tbody tr')).toHaveText(['2JPY“16x.85” must be a decimal number such as 1.0845.'])
  await expect(dialog.getByText('Nothing was imported, because a value is wrong.')).toBeVisible()
  await expectNoViolations(page)
  await expect(rows(page)).toHaveCount(2)

  await send(table('164.85'))
  await expect(dialog.getByText('4 rates were added.')).toBeVisible()
  await expect(dialog.getByText('1 rate was already in the list and stays as it is.')).toBeVisible()
  const differing = dialog.getByRole('region', { name: 'Different in the file' })
  await expect(differing.locator('tbody tr')).toHaveText(['EUR/USD25/11/20261.08001.0896'])
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(rows(page)).toHaveCount(6)
  await expect(rows(page).filter({ hasText: 'EUR/ISK' })).toContainText(/139\.5.*25\/11\/2026.*File.*1\.5%/)
})

test('a Designer reads the rates and changes none, and a Viewer has no such page', async ({
  page,
  request,
  server,
}) => {
  const company = await makeCompany(request)
  const call = await getCaller(request, await makeSomebody(request, server, company, 'Finance'))
  const rate = { from: 'EUR', to: 'USD', rate: '1.0800', date: '2026-11-25' }
  const { uuid } = (await call('POST', `/v1/${company.uuid}/exchange-rates/`, rate)).json.data
  await logIn(page, await makeSomebody(request, server, company, 'Designer'), '/exchange-rates')
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Add exchange rate' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Import file' })).toHaveCount(0)
  await page.goto(`/exchange-rates/${uuid}`)
  await expect(page.getByRole('main')).toContainText('1.0800')
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)

  await logIn(page, await makeSomebody(request, server, company, 'Viewer'), '/itineraries')
  await expect(
    page
      .getByRole('navigation')
      .getByRole('link', { name: /Contacts/ })
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /Exchange Rates/ })).toHaveCount(0)
  await page.goto('/exchange-rates')
  await expect(page.getByText('Your role does not allow this')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('1.0800')
})
