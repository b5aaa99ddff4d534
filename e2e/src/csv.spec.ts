import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { logIn } from './log-in.ts'
import { makeCompany, makeSomebody } from './own-companies.ts'
import { sampled } from './sampled.ts'

const csvMenu = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** 5,000 rows below the header, of which 37 have a word instead of a number. */
const bad = Array.from({ length: 37 }, (_, at) => 10 + at * 131)
const table = [
  'Listing,Stars,Telephone,Remarks',
  ...Array.from({ length: 5000 }, (_, at) => `Camp ${at + 2},${bad.includes(at + 2) ? 'nine' : 4},+264 61 123 456,x`),
].join('\r\n')

test.use({ viewport: { width: 1440, height: 900 } })

test('a list is exported with its current search', async ({ page }) => {
  await logIn(
    page,
    { email: 'designer@demo.test', password: 'sojourn-demo-2026' },
    '/accommodations?type=camp&sort=name',
  )
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectNoViolations(page)
  const names = await page.getByRole('rowheader').allTextContents()
  const downloading = page.waitForEvent('download')
  await csvMenu(page, 'Export CSV')
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^kalahari-trails-accommodations-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text.startsWith('\uFEFFName,Type,')).toBe(true)
  for (const name of names) expect(text).toContain(name)
  expect(text).not.toContain(',hotel,')
})

test('5,000 rows are imported, and each of 37 invalid cells is reported and left out', async ({
  page,
  request,
  server,
}) => {
  test.setTimeout(300_000)
  const company = await makeCompany(request)
  await logIn(page, await makeSomebody(request, server, company, 'Designer'), '/accommodations')
  const dialog = page.getByRole('dialog', { name: 'Import accommodations' })
  let isHeld = true

  await test.step('choose the file', async () => {
    await csvMenu(page, 'Import CSV')
    await expect(dialog.getByRole('button', { name: 'Choose a CSV file' })).toBeVisible()
    await expectNoViolations(page)
    const choosing = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Choose a CSV file' }).click()
    await (await choosing).setFiles({ name: 'camps.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
    await expect(dialog.getByText('camps.csv contains 5,000 rows')).toBeVisible()
  })

  await test.step('map the columns', async () => {
    await expect(dialog.getByRole('button', { name: 'Check rows' })).toBeDisabled()
    await dialog.getByRole('button', { name: /Field for Listing/ }).click()
    await page.getByRole('option', { name: 'Name (required)' }).click()
    await expectNoViolations(page)
    await page.reload()
    await dialog.getByRole('button', { name: /Field for Listing/ }).click()
    await page.getByRole('option', { name: 'Name (required)' }).click()
    await dialog.getByRole('button', { name: 'Check rows' }).click()
  })

  await test.step('check the rows', async () => {
    await expect(dialog.getByText('5,000 of 5,000 rows can be imported. 37 cells cannot be read')).toBeVisible({
      timeout: 60_000,
    })
    const rows = dialog.getByRole('region', { name: 'Import errors' }).locator('tbody tr')
    await expect(rows).toHaveText(bad.map((row) => `${row}Starsninemust be a number such as 12 or 12.5`))
    await expectNoViolations(page)
    const downloading = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download all errors' }).click()
    expect((await downloading).suggestedFilename()).toBe('camps-errors.csv')
  })

  await test.step('import them', async () => {
    // However fast the server is, the page is told that the import is still running.
    await page.route(/\/imports\/[\da-f-]+$/, async (route) => {
      if (!isHeld || route.request().method() !== 'GET') return route.continue()
      const answer = await route.fetch()
      const { data } = await answer.json()
      return route.fulfill({ response: answer, json: { data: { ...data, state: 'running' } } })
    })
    await dialog.getByRole('button', { name: 'Import 5,000 rows' }).click()
    await expect(dialog.getByRole('progressbar')).toBeVisible()
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('continue working in the meantime, and be notified at the end', async () => {
    const note = page.getByRole('region', { name: 'Import in progress' })
    await expect(note).toContainText(/Importing camps.csv: [\d,]+ of 5,000/)
    await expectNoViolations(page)
    await page.reload()
    await expect(note).toBeVisible()
    await page.goto('/destinations')
    await note.getByRole('button', { name: 'Show import' }).click()
    await expect(dialog.getByRole('progressbar')).toBeVisible()
    await expect(note).toBeHidden()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.goto('/destinations')
    await expect(note).toBeVisible()
    isHeld = false
    const result = 'camps.csv: 5,000 added, 0 updated, 0 already existed, 0 skipped.'
    await expect(page.getByText(result).first()).toBeVisible({ timeout: 180_000 })
    await expect(note).toBeHidden()
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(dialog.getByText(/The import is complete. 5,000 added/)).toBeVisible()
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Show accommodations' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('5,000').first()).toBeVisible()
  })
})

const addressBook = [
  'First Name,Last Name,E-mail 1 - Value,E-mail 2 - Value,Work mail,Fax,Birthday,Phone 1 - Value',
  'Ana,Beispiel,ana@example.test,ana2@example.test,ana@work.test,,3/4/1980,+49 30 901820',
  'Björn,Ørsted,bjorn@example.test,,,,5/6/1981,12',
  ',,nobody@example.test,,,,7/8/1982,',
].join('\r\n')

for (const width of sampled([375, 1440], 2))
  test(`an address book asks for the date format, maps several columns to one list and reports invalid cells, ${width} px wide`, async ({
    page,
    request,
    server,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const company = await makeCompany(request)
    await logIn(page, await makeSomebody(request, server, company, 'Designer'), '/contacts?import=new')
    const dialog = page.getByRole('dialog', { name: 'Import contacts' })
    const choosing = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Choose a CSV or vCard file' }).click()
    await (await choosing).setFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(addressBook) })

    await test.step('map the columns', async () => {
      for (const head of ['E-mail 1 - Value', 'E-mail 2 - Value'])
        await expect(dialog.getByRole('button', { name: new RegExp(`Field for ${head}`) })).toHaveText(
          'Email addresses',
        )
      await expect(dialog.getByText('1 empty column is not shown.')).toBeVisible()
      await dialog.getByRole('button', { name: /Field for Work mail/ }).click()
      await page.getByRole('option', { name: 'Email addresses' }).click()
      const check = dialog.getByRole('button', { name: 'Check rows' })
      await expect(check).toBeDisabled()
      await expectNoViolations(page)
      await dialog.getByText('3/4/1980 is 3 April').click()
      await check.click()
    })

    await test.step('check the rows', async () => {
      await expect(dialog.getByText('2 of 3 rows can be imported. 1 row will be skipped. 1 cell')).toBeVisible()
      await expect(dialog.getByRole('region', { name: 'Import errors' }).locator('tbody tr')).toHaveText([
        '3Phone 1 - Value12is not a phone number that can be read; it is kept in the notes',
        /^4First Name.*Row skipped$/,
      ])
      await expectNoViolations(page)
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect(overflow).toBeLessThanOrEqual(0)
    })

    await dialog.getByRole('button', { name: 'Import 2 rows' }).click()
    await expect(dialog.getByText(/The import is complete. 2 added/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Show contacts' }).click()
    await page.getByRole('link', { name: 'Ana Beispiel' }).first().click()
    for (const email of ['ana@example.test', 'ana2@example.test', 'ana@work.test'])
      await expect(page.getByText(email, { exact: true })).toBeVisible()
    const numbers = page.getByRole('textbox', { name: 'Add phone number' })
    await numbers.fill('+1 (212) 555-0199')
    await numbers.press('Enter')
    await expect(page.getByText('+12125550199', { exact: true })).toBeVisible()
  })
