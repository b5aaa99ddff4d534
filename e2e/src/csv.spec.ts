import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { logIn } from './log-in.ts'
import { makeCompany, makeSomebody } from './own-companies.ts'

const csvMenu = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'CSV', exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** 5,000 rows below the heads, of which 37 have a word where a number belongs. */
const bad = Array.from({ length: 37 }, (_, at) => 10 + at * 131)
const table = [
  'Hotel name,Stars,Telephone,Remarks',
  ...Array.from({ length: 5000 }, (_, at) => `Camp ${at + 2},${bad.includes(at + 2) ? 'nine' : 4},+264 61 123 456,x`),
].join('\r\n')

test.use({ viewport: { width: 1440, height: 900 } })

test('a list is exported as it is searched', async ({ page }) => {
  await logIn(page, { email: 'designer@demo.test', password: 'sojourn-demo-2026' })
  await page.goto('/accommodations?type=camp&sort=name')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectNoViolations(page)
  const shown = await page.getByRole('rowheader').allTextContents()
  const downloading = page.waitForEvent('download')
  await csvMenu(page, 'Export CSV')
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^kalahari-trails-accommodations-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text.startsWith('\uFEFFName,Type,')).toBe(true)
  for (const name of shown) expect(text).toContain(name)
  expect(text).not.toContain(',hotel,')
})

test('5,000 rows are imported, each of 37 bad ones is named and left out', async ({ page, request, server }) => {
  test.setTimeout(300_000)
  const company = await makeCompany(request)
  await logIn(page, await makeSomebody(request, server, company, 'Designer'))
  await page.goto('/accommodations')
  const dialog = page.getByRole('dialog', { name: 'Import accommodations' })
  let isHeld = true

  await test.step('choose', async () => {
    await csvMenu(page, 'Import CSV')
    await expect(dialog.getByRole('button', { name: 'Choose a CSV file' })).toBeVisible()
    await expectNoViolations(page)
    const choosing = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Choose a CSV file' }).click()
    await (await choosing).setFiles({ name: 'camps.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
    await expect(dialog.getByText('camps.csv holds 5,000 rows')).toBeVisible()
  })

  await test.step('map', async () => {
    await expect(dialog.getByRole('button', { name: 'Check the rows' })).toBeDisabled()
    await dialog.getByRole('button', { name: /Hotel name is/ }).click()
    await page.getByRole('option', { name: 'Name (required)' }).click()
    await expectNoViolations(page)
    await page.reload()
    await dialog.getByRole('button', { name: /Hotel name is/ }).click()
    await page.getByRole('option', { name: 'Name (required)' }).click()
    await dialog.getByRole('button', { name: 'Check the rows' }).click()
  })

  await test.step('check', async () => {
    await expect(dialog.getByText('4,963 of 5,000 rows can be imported.')).toBeVisible({ timeout: 60_000 })
    const rows = dialog.getByRole('region', { name: 'Rows that cannot be imported' }).locator('tbody tr')
    await expect(rows).toHaveText(bad.map((row) => `${row}Starsmust be a number such as 12 or 12.5`))
    await expectNoViolations(page)
    const downloading = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download all errors' }).click()
    expect((await downloading).suggestedFilename()).toBe('camps-errors.csv')
  })

  await test.step('import', async () => {
    // However fast the server is, the page is told that it still works.
    await page.route(/\/imports\/[\da-f-]+$/, async (route) => {
      if (!isHeld || route.request().method() !== 'GET') return route.continue()
      const answer = await route.fetch()
      const { data } = await answer.json()
      return route.fulfill({ response: answer, json: { data: { ...data, state: 'running' } } })
    })
    await dialog.getByRole('button', { name: 'Import 4,963 accommodations' }).click()
    await expect(dialog.getByRole('progressbar')).toBeVisible()
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('go on with other things meanwhile, and hear of the end', async () => {
    const note = page.getByRole('region', { name: 'Import under way' })
    await expect(note).toContainText(/Importing accommodations from camps.csv: [\d,]+ of 5,000/)
    await expectNoViolations(page)
    await page.reload()
    await expect(note).toBeVisible()
    await page.goto('/destinations')
    await note.getByRole('button', { name: 'Show the import' }).click()
    await expect(dialog.getByRole('progressbar')).toBeVisible()
    await expect(note).toBeHidden()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.goto('/destinations')
    await expect(note).toBeVisible()
    isHeld = false
    const result = 'camps.csv: 4,963 added, 0 changed, 0 there already, 37 left out.'
    await expect(page.getByText(result).first()).toBeVisible({ timeout: 180_000 })
    await expect(note).toBeHidden()
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(dialog.getByText(/The import is complete. 4,963 added/)).toBeVisible()
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Show the accommodations' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('4,963').first()).toBeVisible()
  })
})
