import type { Page } from '@playwright/test'
import { writeWorkbook } from '../../apps/web/src/features/rate-sheets/import/fixtures/write-workbook.ts'
import { expectNoViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { logIn } from './log-in.ts'
import { makeManagersCompany } from './own-companies.ts'

test.describe.configure({ timeout: 240_000 })

const choose = async (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) => {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose file' }).click()
  await (await chooser).setFiles(file)
}

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test('the prices of a sheet are imported from a CSV file and from a workbook, checked, and saved', async ({
  page,
  request,
  server,
}) => {
  const { company, manager, call } = await makeManagersCompany(request, server)
  const supplier = await call('POST', `/v1/${company.uuid}/suppliers`, { name: 'Desert Stays' })
  const { json } = await call('POST', `/v1/${company.uuid}/rate-sheets`, {
    name: 'Dune camp 2027',
    supplier: supplier.json.data.uuid,
    currency: 'NAD',
    validFrom: '2027-01-01',
    validTo: '2027-12-31',
  })
  const path = `/rate-sheets/${json.data.uuid}`
  const stored = async () => (await call('GET', `/v1/${company.uuid}${path}`)).json.data
  await logIn(page, manager, path)
  const dialog = page.getByRole('dialog', { name: 'Import prices' })
  const fieldOf = (letter: string) => dialog.getByRole('button', { name: `Field of column ${letter}` })
  const open = () => page.getByRole('button', { name: 'Import from a file' }).click()

  await test.step('a file that is not a table is rejected with the reason', async () => {
    await open()
    await choose(page, csv('rates.csv', '%PDF-1.7'))
    await expect(dialog.getByText('The file is neither a CSV nor an XLSX file.')).toBeVisible()
    await choose(page, csv('rates.csv', ''))
    await expect(dialog.getByText('The file is empty.')).toBeVisible()
  })

  await test.step('wrong values are named by row and column, and nothing is put into the form', async () => {
    await choose(page, csv('rates.csv', 'Season;From;To;Beds;Rate;Min nights\nGreen;01/01/2027;30/06/2027;Tent;abc;-1'))
    await expect(fieldOf('A')).toContainText('Season')
    await expect(fieldOf('E')).toContainText('Price')
    await expect(fieldOf('D')).toContainText('Do not import')
    await fieldOf('D').click()
    await page.getByRole('option', { name: 'Room or unit' }).click()
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Check the prices' }).click()
    await expect(dialog.getByText('Row 2, column E: “abc” is not an amount.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Put into the form' })).toBeDisabled()
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Back' }).click()
    await dialog.getByRole('button', { name: 'Back' }).click()
  })

  await test.step('the columns of the supplier are remembered, and the checked prices are put into the form', async () => {
    const rows = ['Season;From;To;Beds;Rate;Min nights', 'Green;01/01/2027;30/06/2027;Tent;2.100,00;2']
    await choose(page, csv('rates.csv', [...rows, 'Dry;01/07/2027;31/12/2027;Tent;3 500,50;2'].join('\n')))
    await expect(fieldOf('D')).toContainText('Room or unit')
    await dialog.getByRole('button', { name: 'Check the prices' }).click()
    await expect(dialog.getByText('Prices: 2 added, 0 replaced, 0 unchanged, 0 removed.')).toBeVisible()
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Put into the form' }).click()
    await expect(dialog).toBeHidden()
    const cell = page.getByRole('table', { name: 'Prices by room and season' }).getByLabel('Tent, Dry')
    await expect(cell).toHaveValue('3,500.50')
    expect((await stored()).lines).toEqual([])
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
    expect(await stored()).toMatchObject({
      seasons: [
        { name: 'Green', ranges: [{ from: '2027-01-01', to: '2027-06-30' }] },
        { name: 'Dry', ranges: [{ from: '2027-07-01', to: '2027-12-31' }] },
      ],
      lines: [
        { season: 'Green', room: 'Tent', per: 'room', perTime: 'night', price: 210_000, minNights: 2 },
        { season: 'Dry', room: 'Tent', price: 350_050, minNights: 2 },
      ],
    })
  })

  await test.step('a workbook with seasons across replaces and adds prices', async () => {
    const bytes = await writeWorkbook([
      { name: 'Terms', rows: [['Prices are valid for'], ['2027']] },
      {
        name: 'Rates',
        rows: [
          ['Room', 'Green 01.01–30.06', null, 'Dry 01.07–31.12', null],
          [null, 'SGL', 'DBL', 'SGL', 'DBL'],
          ['Tent', 1500, 1200, { formula: 'B3*2', result: 3000 }, 2400],
          ['Villa', null, 5000, null, 9000],
        ],
        merged: ['A1:A2', 'B1:C1', 'D1:E1'],
      },
    ])
    await open()
    const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    await choose(page, { name: 'rates.xlsx', mimeType, buffer: Buffer.from(bytes) })
    await dialog.getByRole('button', { name: 'Sheet' }).click()
    await page.getByRole('option', { name: 'Rates' }).click()
    await expect(fieldOf('E')).toContainText('Prices of a season')
    await expect(dialog.getByText('E: Dry 01.07–31.12 DBL')).toBeVisible()
    await dialog.getByText('Remove them').click()
    await dialog.getByRole('button', { name: 'Check the prices' }).click()
    await expect(dialog.getByText('Seasons: 0 added, 0 replaced, 2 unchanged, 0 removed.')).toBeVisible()
    await expect(dialog.getByText('Prices: 2 added, 2 replaced, 0 unchanged, 0 removed.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Put into the form' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(async () => (await stored()).lines.length).toBe(4)
    const { lines } = await stored()
    expect(lines).toMatchObject([
      { room: 'Tent', season: 'Green', occupancy: { single: 150_000, double: 120_000 } },
      { room: 'Tent', season: 'Dry', occupancy: { single: 300_000, double: 240_000 } },
      { room: 'Villa', season: 'Green', occupancy: { single: null, double: 500_000 } },
      { room: 'Villa', season: 'Dry', occupancy: { single: null, double: 900_000 } },
    ])
  })
})
