import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { logIn } from './log-in.ts'
import { openItinerary, saved } from './open-itinerary.ts'
import { makeSomebody } from './own-companies.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const euros = (amount: number) => ({ amount, currency: 'EUR' })
const part = (title: string, fields: object = {}) => ({
  uuid: randomUUID(),
  day: 0,
  kind: 'excursion',
  title,
  ...fields,
})
const itinerary = (...segments: object[]) => ({ currency: 'EUR', priceMode: 'total', markupBps: 2000, segments })

const sheetOf = (page: Page): Locator => page.getByRole('grid', { name: 'Prices of segments' })
const rowOf = (page: Page, title: string): Locator =>
  sheetOf(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: title }) })
const columns = [
  'Title',
  'Supplier',
  'Rate',
  'Basis',
  'Quantity',
  'Net',
  'Currency',
  'Exchange rate',
  'Markup',
  'Sell',
  'Margin',
  'Details',
]
const cell = (page: Page, title: string, column: string): Locator =>
  rowOf(page, title).locator(`[aria-colindex="${columns.indexOf(column) + 1}"]`)
const summaryOf = (page: Page): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Price summary' }) })

const openSheet = async (page: Page) => {
  await page.getByRole('tab', { name: 'Price', exact: true }).click()
  await expect(sheetOf(page)).toBeVisible()
}
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
const copyOutside = (page: Page, text: string) => page.evaluate((copied) => navigator.clipboard.writeText(copied), text)

test('the sheet is edited like a spreadsheet', async ({ page, request, server }) => {
  const { call, path } = await openItinerary(
    page,
    request,
    server,
    itinerary(part('Walk', { net: euros(10_000) }), part('Ride'), part('Swim', { day: 1 })),
  )
  await openSheet(page)
  await expect(page.getByText('Day 1Fri 14/05/2027')).toBeVisible()

  await cell(page, 'Walk', 'Net').click()
  await expect(cell(page, 'Walk', 'Net')).toBeFocused()
  // Enter edits what is there, and keeps it with the focus on the next row.
  await press(page, 'Enter', 'Backspace', 'Backspace', '5', '0', 'Enter')
  await expect(cell(page, 'Ride', 'Net')).toBeFocused()
  await expect(cell(page, 'Walk', 'Net')).toHaveText('100.50')
  await expect(cell(page, 'Walk', 'Sell')).toHaveText('€120.60')
  await expect(cell(page, 'Walk', 'Margin')).toHaveText('€20.10 (16.7%)')

  // Typing replaces, Tab keeps it and moves on.
  await page.keyboard.type('JPY 68,000')
  await press(page, 'Tab')
  await expect(cell(page, 'Ride', 'Currency')).toBeFocused()
  await expect(cell(page, 'Ride', 'Currency')).toHaveText('JPY')
  await expect(cell(page, 'Ride', 'Net')).toHaveText('68,000')
  await expect(cell(page, 'Ride', 'Exchange rate')).toHaveText('No rate')
  await page.keyboard.type('eur')
  await press(page, 'Shift+Tab')
  await expect(cell(page, 'Ride', 'Net')).toBeFocused()
  await expect(cell(page, 'Ride', 'Net')).toHaveText('68,000.00')

  // Escape restores, Delete clears.
  await page.keyboard.type('5')
  await press(page, 'Escape')
  await expect(cell(page, 'Ride', 'Net')).toBeFocused()
  await expect(cell(page, 'Ride', 'Net')).toHaveText('68,000.00')
  await press(page, 'Delete')
  await expect(cell(page, 'Ride', 'Net')).toHaveText('')
  await expect(cell(page, 'Ride', 'Sell')).toHaveText('No price')

  // The choice of the unit, a quantity, a markup, and a fixed price.
  await press(page, 'ArrowLeft', 'ArrowLeft', 'F2')
  await page.getByRole('combobox', { name: 'Basis of Ride' }).selectOption('per night')
  await press(page, 'Tab')
  await page.keyboard.type('3')
  await press(page, 'Tab')
  await page.keyboard.type('20')
  await press(page, 'Tab', 'ArrowRight', 'ArrowRight')
  await expect(cell(page, 'Ride', 'Markup')).toHaveText(/^20%/)
  await page.keyboard.type('12,5')
  await press(page, 'Tab')
  await expect(cell(page, 'Ride', 'Sell')).toHaveText('€67.50')
  await page.keyboard.type('70')
  await press(page, 'Enter')
  await expect(cell(page, 'Ride', 'Sell')).toContainText('€70.00')
  await expect(cell(page, 'Ride', 'Sell').getByLabel('Fixed price')).toBeVisible()
  await expect(cell(page, 'Ride', 'Margin')).toHaveText('€10.00 (14.3%)')
  await expect(cell(page, 'Swim', 'Sell')).toBeFocused()

  await saved(page)
  const { segments } = (await call('GET', path)).json.data
  expect(segments[0]).toMatchObject({ net: euros(10_050) })
  expect(segments[1]).toMatchObject({
    net: euros(2000),
    unit: 'per_night',
    quantity: 3,
    markupBps: 1250,
    gross: euros(7000),
  })
  await expect(summaryOf(page)).toContainText('Total€190.60')
  await expect(summaryOf(page)).toContainText('Margin€30.10 (15.8%)')
  await expectNoViolations(page)
})

test('keys move through the sheet, and render only the cells that they leave and reach', async ({
  page,
  request,
  server,
}) => {
  await openItinerary(
    page,
    request,
    server,
    itinerary(...Array.from({ length: 40 }, (_, n) => part(`Walk ${n + 1}`, { day: n % 3 }))),
  )
  await openSheet(page)
  const grid = sheetOf(page)
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1)
  await cell(page, 'Walk 1', 'Title').first().click()
  await press(page, 'ArrowRight', 'ArrowRight', 'ArrowDown')
  await expect(cell(page, 'Walk 4', 'Rate').first()).toBeFocused()
  await press(page, 'End')
  await expect(cell(page, 'Walk 4', 'Details').first()).toBeFocused()
  await press(page, 'Home')
  await expect(cell(page, 'Walk 4', 'Title').first()).toBeFocused()
  await press(page, 'Control+End')
  await expect(cell(page, 'Walk 39', 'Details')).toBeFocused()
  await press(page, 'PageUp')
  await expect(cell(page, 'Walk 39', 'Details')).not.toBeFocused()
  await press(page, 'Control+Home')
  await expect(cell(page, 'Walk 1', 'Title').first()).toBeFocused()
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1)

  await grid.evaluate((table) => {
    const touched = new Set<Node>()
    new MutationObserver((records) => {
      for (const { target } of records) touched.add(target)
      table.setAttribute('data-touched', String(touched.size))
    }).observe(table, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['tabindex', 'aria-selected', 'class'],
    })
  })
  await press(page, 'ArrowDown')
  await expect(grid).toHaveAttribute('data-touched', '2')

  // One stop for Tab.
  await press(page, 'Tab')
  await expect(grid.locator(':focus')).toHaveCount(0)
  await press(page, 'Shift+Tab')
  await expect(cell(page, 'Walk 4', 'Title').first()).toBeFocused()
})

test('cells are copied and pasted as in a spreadsheet, as one step', async ({ page, request, server }) => {
  const { call, path } = await openItinerary(
    page,
    request,
    server,
    itinerary(part('Walk', { net: euros(10_000) }), part('Ride'), part('Swim', { day: 1, priceLocked: true })),
  )
  await openSheet(page)
  await copyOutside(page, '2\t1.234,56\tEUR\n3\t¥68,000\tJPY\n')
  await cell(page, 'Walk', 'Quantity').click()
  await press(page, 'Control+v')
  await expect(cell(page, 'Walk', 'Net')).toHaveText('1,234.56')
  await expect(cell(page, 'Ride', 'Net')).toHaveText('68,000')
  await expect(cell(page, 'Ride', 'Currency')).toHaveAttribute('aria-selected', 'true')
  await expect(cell(page, 'Ride', 'Markup')).toHaveAttribute('aria-selected', 'false')
  await press(page, 'Control+z')
  await expect(cell(page, 'Walk', 'Net')).toHaveText('100.00')
  await expect(cell(page, 'Ride', 'Net')).toHaveText('')
  await press(page, 'Control+Shift+z')
  await expect(cell(page, 'Ride', 'Net')).toHaveText('68,000')

  // Bad cells are named, and nothing is changed.
  await copyOutside(page, '4\t12.34\tJPY\n0\t5\tEUR\n1\t7\tEUR')
  await cell(page, 'Walk', 'Quantity').click()
  await press(page, 'Control+v')
  const alert = page.getByRole('alert').filter({ hasText: 'Nothing was changed' })
  await expect(alert).toContainText('Row 1, Walk, Net: “JPY 12.34” has too many decimals for JPY. Round it.')
  await expect(alert).toContainText('Row 2, Ride, Quantity: “0” is not a whole number from 1 to 999.')
  await expect(alert).toContainText('Row 3, Swim, Net: The price is locked. Unlock it in the details of the segment.')
  await expect(cell(page, 'Ride', 'Quantity')).toHaveAttribute('aria-invalid', 'true')
  await expect(cell(page, 'Walk', 'Quantity')).toHaveText('2')
  await expectNoViolations(page)
  await copyOutside(page, '1\n2\n3\n4')
  await press(page, 'Control+v')
  await expect(page.getByText('There is not enough room here for 4 rows of 1 cell.')).toBeVisible()

  // A range is selected with Shift and by dragging, and copied as text with tabs.
  await cell(page, 'Walk', 'Quantity').click()
  await press(page, 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Control+c')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('2\t1234.56\tEUR\n3\t68000\tJPY')
  await cell(page, 'Walk', 'Quantity').hover()
  await page.mouse.down()
  await cell(page, 'Ride', 'Net').hover()
  await page.mouse.up()
  await press(page, 'Control+c')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('2\t1234.56\n3\t68000')
  await cell(page, 'Walk', 'Markup').click()
  await cell(page, 'Ride', 'Sell').click({ modifiers: ['Shift'] })
  await expect(sheetOf(page).locator('[aria-selected="true"]')).toHaveCount(4)

  // Filling down repeats the first row; undo takes it back at once.
  await cell(page, 'Walk', 'Net').click()
  await press(page, 'Shift+ArrowDown', 'Control+d')
  await expect(cell(page, 'Ride', 'Net')).toHaveText('1,234.56')
  await expect(cell(page, 'Ride', 'Currency')).toHaveText('EUR')
  await press(page, 'Control+z')
  await expect(cell(page, 'Ride', 'Net')).toHaveText('68,000')
  await press(page, 'Delete')
  await expect(cell(page, 'Walk', 'Net')).toHaveText('')
  await press(page, 'Control+z')
  await expect(cell(page, 'Walk', 'Net')).toHaveText('1,234.56')
  await saved(page)
  const { segments } = (await call('GET', path)).json.data
  expect(segments.map(({ net }: { net: unknown }) => net)).toEqual([
    euros(123_456),
    { amount: 68_000, currency: 'JPY' },
    null,
  ])
})

test('a text that does not fit stays, with the reason', async ({ page, request, server }) => {
  await openItinerary(page, request, server, itinerary(part('Walk', { net: euros(10_000) }), part('Ride')))
  await openSheet(page)
  await cell(page, 'Walk', 'Net').click()
  await page.keyboard.type('12.345')
  await press(page, 'Enter')
  const field = page.getByRole('textbox', { name: 'Net of Walk' })
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription('“12.345” has too many decimals for EUR. Round it.')
  await expect(field).toBeFocused()
  await expectNoViolations(page)
  // Not lost by a press elsewhere.
  await cell(page, 'Ride', 'Sell').click()
  await expect(field).toHaveValue('12.345')
  await press(page, 'Backspace', 'Enter')
  await expect(cell(page, 'Walk', 'Net')).toHaveText('12.34')
})

test('what has no column is in the details of a segment', async ({ page, request, server }) => {
  const { call, path } = await openItinerary(page, request, server, itinerary(part('Walk', { net: euros(10_000) })))
  await openSheet(page)
  await cell(page, 'Walk', 'Title').click()
  await press(page, 'End', 'Enter')
  const panel = page.getByRole('dialog', { name: 'Walk' })
  await panel.getByText('Lock price').click()
  await expect(panel.getByRole('textbox', { name: 'Net' })).toHaveAttribute('readonly')
  await press(page, 'Escape')
  await expect(cell(page, 'Walk', 'Details')).toBeFocused()
  await expect(cell(page, 'Walk', 'Net')).toHaveAttribute('aria-readonly', 'true')
  await expect(cell(page, 'Walk', 'Title')).toHaveAttribute('aria-readonly', 'false')
  await saved(page)
  expect((await call('GET', path)).json.data.segments[0].priceLocked).toBe(true)
})

test('every role sees and changes what it may', async ({ page, request, server, browser }) => {
  const { company, call, path } = await openItinerary(
    page,
    request,
    server,
    itinerary(part('Walk', { net: euros(10_000) }), part('Ride', { gross: euros(7000) })),
  )
  const { uuid } = (await call('GET', path)).json.data
  const openAs = async (role: 'Viewer' | 'Finance') => {
    const member = await makeSomebody(request, server, company, role)
    const context = await browser.newContext({ baseURL: server.url })
    const own = await context.newPage()
    await logIn(own, member, `/itineraries/${uuid}?tab=price`)
    await own.getByRole('tab', { name: 'Price', exact: true }).click()
    await expect(sheetOf(own)).toBeVisible()
    return own
  }

  const viewer = await openAs('Viewer')
  await expect(sheetOf(viewer).getByRole('columnheader')).toHaveText(['Title', 'Price', 'Details'])
  await expect(sheetOf(viewer)).toHaveAttribute('aria-readonly', 'true')
  await expect(rowOf(viewer, 'Ride')).toContainText('€70.00')
  await rowOf(viewer, 'Ride').locator('[aria-colindex="2"]').click()
  await viewer.keyboard.type('5')
  await press(viewer, 'Delete', 'Control+d')
  await expect(sheetOf(viewer).getByRole('textbox')).toHaveCount(0)
  await expect(rowOf(viewer, 'Ride')).toContainText('€70.00')
  await expect(viewer.getByText('€100.00')).toHaveCount(0)
  await expectNoViolations(viewer)

  const finance = await openAs('Finance')
  await expect(cell(finance, 'Walk', 'Title')).toHaveAttribute('aria-readonly', 'true')
  await cell(finance, 'Walk', 'Net').click()
  await finance.keyboard.type('120')
  await press(finance, 'Enter')
  await expect.poll(async () => (await call('GET', path)).json.data.segments[0].net).toEqual(euros(12_000))
})
