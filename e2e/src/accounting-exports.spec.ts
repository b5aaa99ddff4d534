import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import type { DemoServer } from '@sojourn/tools/demo-server'
import { expectNoViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { logIn } from './log-in.ts'
import { getCaller, makeDesignersCompany, makeSomebody } from './own-companies.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.describe.configure({ timeout: 240_000 })

/** Creates a company with a Manager, an issued invoice in euros and a draft. */
const makeInvoices = async (request: APIRequestContext, server: DemoServer) => {
  const { company, make } = await makeDesignersCompany(request, server)
  const manager = await makeSomebody(request, server, company, 'Manager')
  const call = await getCaller(request, manager)
  const payer = await make('contacts', { givenName: 'Ada', familyName: 'Example' })
  const send = async (path: string, body: object = {}) => {
    const { status, json } = await call('POST', `/v1/${company.uuid}/${path}`, body)
    expect(status, JSON.stringify(json)).toBeLessThan(300)
    return json.data
  }
  const draft = (title: string, currency = 'EUR') =>
    send('invoices', {
      title,
      currency,
      payer,
      lines: [{ description: 'Walk', quantity: 1, price: 11_900, taxBps: 1900 }],
    })
  const issue = async (title: string, currency?: string): Promise<string> =>
    (await send(`invoices/${(await draft(title, currency)).uuid}/issue`)).number
  return { manager, number: await issue('Deposit'), issue, draft }
}

const openExport = async (page: Page) => {
  await page.getByRole('button', { name: 'Export for accounting' }).click()
  return page.getByRole('dialog', { name: 'Export for accounting' })
}

const choosePeriod = async (page: Page, name: string) => {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Period/ })
    .click()
  await page.getByRole('option', { name, exact: true }).click()
}

const download = async (page: Page): Promise<{ name: string; text: string }> => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Download file' }).click(),
  ])
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('invoices are exported in three layouts, and an empty period says so', async ({ page, request, server }) => {
  const { manager, number, issue } = await makeInvoices(request, server)
  await logIn(page, manager, '/invoices')
  const dialog = await openExport(page)
  await expectNoViolations(page)

  await test.step('nothing was issued last year', async () => {
    await choosePeriod(page, 'Last year')
    await dialog.getByRole('button', { name: 'Download file' }).click()
    await expect(dialog.getByRole('status')).toHaveText(/^Nothing was issued from .* so there is no file\.$/)
    await expectNoViolations(page)
  })

  await test.step('Xero', async () => {
    await choosePeriod(page, 'This year')
    await expect(dialog.getByRole('status')).toHaveText('')
    await dialog.getByRole('textbox', { name: 'Sales account' }).fill('4711')
    const { name, text } = await download(page)
    expect(name).toMatch(/-xero-\d{4}-01-01-\d{4}-12-31\.csv$/)
    expect(text).toContain(number)
    expect(text).toContain('4711')
    await expect(dialog).toBeHidden()
    await expect(page.getByText('The file is ready')).toBeVisible()
  })

  await test.step('QuickBooks, with a file for each kind', async () => {
    await openExport(page)
    await expect(dialog.getByRole('textbox', { name: 'Sales account' })).toHaveValue('4711')
    await choosePeriod(page, 'This month')
    await dialog.getByRole('radiogroup').getByText('QuickBooks', { exact: true }).click()
    await dialog.getByRole('radiogroup').getByText('Credit notes', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Download file' }).click()
    await expect(dialog.getByRole('status')).toHaveText(/^No credit note was issued from/)
    await dialog.getByRole('radiogroup').getByText('Invoices', { exact: true }).click()
    const { name, text } = await download(page)
    expect(name).toContain('-quickbooks-')
    expect(text).toContain(number)
  })

  await test.step('DATEV, in one currency', async () => {
    const dollars = await issue('In dollars', 'USD')
    await openExport(page)
    await choosePeriod(page, 'This year')
    await dialog.getByRole('radiogroup').getByText('DATEV', { exact: true }).click()
    await dialog.getByRole('textbox', { name: 'Debtor account' }).fill('12')
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Download file' }).click()
    await expect(dialog.getByText('Must be 5 digits.', { exact: true })).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Debtor account' }).fill('12345')
    await dialog.getByRole('button', { name: 'Download file' }).click()
    await expect(
      dialog.getByText('Is required, because the invoices are in EUR and USD.', { exact: true }),
    ).toBeVisible()
    await expectNoViolations(page)
    await dialog.getByRole('combobox', { name: 'Currency' }).fill('USD')
    await page.getByRole('option', { name: /^USD/ }).click()
    const { name, text } = await download(page)
    expect(name).toMatch(/^EXTF_.*-datev-/)
    expect(text).toContain(dollars)
    expect(text).not.toContain(number)
    expect(text).toContain('12345')
  })
})

test('only drafts among the selected invoices are deleted', async ({ page, request, server }) => {
  const { manager, number, draft } = await makeInvoices(request, server)
  await draft('A draft to delete')
  await logIn(page, manager, '/invoices')
  const grid = page.getByRole('grid', { name: 'Invoices' })
  await grid.getByRole('row').filter({ hasText: number }).getByRole('checkbox').click()
  const bar = page.getByRole('region', { name: /^Selected/ })
  await expect(bar).toContainText('1 selected')
  await expect(bar.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  await expect(bar).toContainText('1 of them has been issued and cannot be deleted.')
  await grid.getByRole('row').filter({ hasText: 'A draft to delete' }).getByRole('checkbox').click()
  await expectNoViolations(page)
  await bar.getByRole('button', { name: 'Delete 1 of 2' }).click()
  await expect(grid.getByText('A draft to delete')).toHaveCount(0)
  await expect(grid).toContainText(number)
})
