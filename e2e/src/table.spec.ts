import { arrowTo, expectArrival, tabTo } from './by-keyboard.ts'
import { expect, test } from './demo-test.ts'
import { logIn } from './log-in.ts'
import { makeLibrary, openLibraryByKeys, rowsOf } from './own-library.ts'

test.describe.configure({ timeout: 120_000 })

test('a table is one stop for Tab; the arrow keys move between rows, into a row, and to the header', async ({
  page,
  request,
  server,
}) => {
  await openLibraryByKeys(page, request, server)
  const rows = rowsOf(page)
  const bar = page.getByRole('region', { name: 'Selected accommodations' })

  await test.step('move between rows', async () => {
    await tabTo(page, rows.first())
    await page.keyboard.press('End')
    await expect(rows.last()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(rows.last()).toBeFocused()
    await page.keyboard.press('Home')
    await expect(rows.first()).toBeFocused()
    await page.keyboard.press('PageDown')
    await expect(rows.first()).not.toBeFocused()
    await page.keyboard.press('PageUp')
    await expect(rows.first()).toBeFocused()
  })

  await test.step('leave the table, and return to the same row', async () => {
    await arrowTo(page, 'ArrowDown', rows.nth(2))
    await page.keyboard.press('Tab')
    await expect(page.getByRole('grid').locator(':focus')).toHaveCount(0)
    await page.keyboard.press('Shift+Tab')
    await expect(rows.nth(2)).toBeFocused()
  })

  await test.step('move into a row, cell by cell, and through its neighbours', async () => {
    await page.keyboard.press('ArrowRight')
    await expect(rows.nth(2).getByRole('checkbox')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(bar).toContainText('1 selected')
    await page.keyboard.press('Escape')
    await expect(bar).toBeHidden()
    await page.keyboard.press('ArrowRight')
    await expect(rows.nth(2).getByRole('link')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(rows.nth(2).getByRole('gridcell').nth(2)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(rows.nth(3).getByRole('gridcell').nth(2)).toBeFocused()
    await page.keyboard.press('End')
    await expect(rows.nth(3).getByRole('button', { name: /^Actions for/ })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(rows.nth(3)).toBeFocused()
  })

  await test.step('extend and reduce a selected range; select all, and none', async () => {
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await expect(bar).toContainText('3 selected')
    await page.keyboard.press('Shift+ArrowUp')
    await expect(bar).toContainText('2 selected')
    await page.keyboard.press('Control+a')
    await expect(bar).toContainText('24 selected')
    await expect(page.getByRole('checkbox', { name: 'Select all' })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(bar).toBeHidden()
  })

  await test.step('sort by a column of the header', async () => {
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('checkbox', { name: 'Select all' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    const name = page.getByRole('columnheader', { name: 'Name' })
    await expect(name.getByRole('button')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(name).toHaveAttribute('aria-sort', 'ascending')
    await expect(rows.first()).toContainText('Camp 02')
    await expect(name.getByRole('button')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(name).toHaveAttribute('aria-sort', 'descending')
    await expect(rows.first()).toContainText('Lodge 29')
    await page.keyboard.press('ArrowDown')
    await expect(rows.first()).toBeFocused()
  })

  await test.step('after a row is removed, the next has the focus', async () => {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowDown')
    const menu = page.getByRole('menu', { name: 'Actions for Lodge 27' })
    await expect(menu.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(rows.nth(1).getByRole('button')).toBeFocused()
    for (const key of ['Space', 'Enter']) {
      await page.keyboard.press(key)
      await expect(menu.getByRole('menuitem').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(rows.nth(1).getByRole('button')).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await arrowTo(page, 'ArrowDown', menu.getByRole('menuitem', { name: 'Delete' }))
    await page.keyboard.press('Enter')
    await expect(rows.nth(1)).toContainText('Lodge 25')
    await expect(rows.nth(1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expectArrival(page, 'Lodge 25')
  })
})

test('rows are links that can open in a new tab; while some are selected, a press selects', async ({
  page,
  context,
  request,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { designer } = await makeLibrary(request, server)
  await logIn(page, designer, '/accommodations?sort=name')
  const rows = rowsOf(page)
  const bar = page.getByRole('region', { name: 'Selected accommodations' })
  const link = rows.first().getByRole('link', { name: 'Camp 02' })
  const place = rows.first().getByRole('gridcell').nth(3)
  const ways = [
    () => link.click({ modifiers: ['Control'] }),
    () => place.click({ modifiers: ['Control'] }),
    () => link.click({ button: 'middle' }),
  ]
  for (const openBeside of ways) {
    const opened = context.waitForEvent('page')
    await openBeside()
    const other = await opened
    await expect(other.getByRole('heading', { level: 1, name: 'Camp 02' })).toBeVisible()
    await other.close()
  }
  await expect(page).toHaveURL(/sort=name/)

  await rows.nth(1).getByRole('checkbox').click()
  await rows
    .nth(4)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  await expect(bar).toContainText('4 selected')
  await link.click()
  await expect(bar).toContainText('5 selected')
  await place.click()
  await expect(bar).toContainText('4 selected')
  await rows
    .nth(6)
    .getByRole('link')
    .click({ modifiers: ['Shift'] })
  await expect(bar).toContainText('7 selected')
  const all = page.getByRole('checkbox', { name: 'Select all' })
  await expect(all).toBeChecked({ indeterminate: true })
  await all.click()
  await expect(bar).toContainText('24 selected')
  await all.click()
  await expect(bar).toBeHidden()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Camp 02' })).toBeVisible()
})

test('in the layout of cards, the arrow keys do not move to the hidden header', async ({ page, request, server }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const { designer } = await makeLibrary(request, server)
  await logIn(page, designer, '/accommodations')
  const rows = rowsOf(page)
  await expect(page.getByRole('columnheader', { name: 'Name' })).not.toBeInViewport()
  await rows.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(rows.first()).toBeFocused()
})
