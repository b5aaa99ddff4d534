import { expectNoViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { logIn } from './log-in.ts'
import { makeManagersCompany, makeSomebody } from './own-companies.ts'

test.describe.configure({ timeout: 240_000 })
test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const season = (name: string, from: string, to: string) => ({ name, ranges: [{ from, to }] })

test('the prices of a sheet are pasted from a spreadsheet, saved, and read by a Designer', async ({
  page,
  request,
  server,
}) => {
  const { company, manager, call } = await makeManagersCompany(request, server)
  const supplier = await call('POST', `/v1/${company.uuid}/suppliers`, { name: 'Desert Stays' })
  const camp = await call('POST', `/v1/${company.uuid}/accommodations`, { name: 'Dune camp' })
  const { json } = await call('POST', `/v1/${company.uuid}/rate-sheets`, {
    name: 'Dune camp 2027',
    supplier: supplier.json.data.uuid,
    item: { resource: 'accommodation', uuid: camp.json.data.uuid },
    currency: 'NAD',
    validFrom: '2027-01-01',
    validTo: '2027-12-31',
    status: 'active',
    seasons: [season('Green', '2027-01-01', '2027-06-30'), season('Dry', '2027-07-01', '2027-12-31')],
    lines: [
      {
        season: 'Green',
        room: 'Tent',
        per: 'person_sharing',
        perTime: 'night',
        occupancy: { double: 200_000, single: 300_000 },
      },
    ],
  })
  const path = `/rate-sheets/${json.data.uuid}`
  await logIn(page, manager, '/rate-sheets')
  await page.getByRole('row', { name: 'Dune camp 2027' }).click()
  const cell = (name: string) => page.getByRole('table', { name: 'Prices by room and season' }).getByLabel(name)
  await expect(cell('Tent, Green')).toHaveValue('2,000')
  await expectNoViolations(page)

  await test.step('a whole table goes to the seasons and rooms of its names', async () => {
    await page.evaluate(() => navigator.clipboard.writeText('Room\tDry\tGreen\nTent\t3,500.50\t2,100\nVilla\t9.000\t'))
    await cell('Tent, Green').press('ControlOrMeta+v')
    await expect(cell('Tent, Dry')).toHaveValue('3,500.50')
    await expect(cell('Tent, Green')).toHaveValue('2,100')
    await expect(cell('Villa, Dry')).toHaveValue('9,000')
  })

  await test.step('a cell can be typed, and what is no amount is marked', async () => {
    await cell('Villa, Green').fill('on request')
    await cell('Villa, Green').blur()
    await expect(cell('Villa, Green')).toHaveAttribute('aria-invalid', 'true')
    await expect(cell('Villa, Green')).toHaveAccessibleDescription(/on request/)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('alert')).toContainText('Villa, Green: “on request” is not an amount.')
    await cell('Villa, Green').fill('7000')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  })

  const saved = (await call('GET', `/v1/${company.uuid}${path}`)).json.data.lines
  expect(
    saved.map(({ room, season: of, per, price, occupancy }: Record<string, never>) => [
      room,
      of,
      per,
      price,
      occupancy,
    ]),
  ).toEqual([
    ['Tent', 'Green', 'person_sharing', null, { single: 300_000, double: 210_000, triple: null, extraAdult: null }],
    ['Tent', 'Dry', 'person_sharing', null, { single: null, double: 350_050, triple: null, extraAdult: null }],
    ['Villa', 'Dry', 'person_sharing', null, { single: null, double: 900_000, triple: null, extraAdult: null }],
    ['Villa', 'Green', 'person_sharing', null, { single: null, double: 700_000, triple: null, extraAdult: null }],
  ])

  await test.step('a Designer reads the amounts in the currency of the sheet', async () => {
    const designer = await makeSomebody(request, server, company, 'Designer')
    await page.context().clearCookies()
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await logIn(page, designer, path)
    await expect(page.getByRole('cell', { name: 'Double: NAD 3,500.50' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Dune camp', exact: true })).toBeVisible()
    await expectNoViolations(page)
  })
})
