import { arrowTo, tabAndPress, tabTo } from './by-keyboard.ts'
import { expect, test } from './demo-test.ts'
import { openLibraryByKeys, rowsOf } from './own-library.ts'

test.describe.configure({ timeout: 120_000 })

test('by keyboard alone: a list is filtered, rows are selected and deleted, and one is restored', async ({
  page,
  request,
  server,
}) => {
  await openLibraryByKeys(page, request, server)

  await test.step('filter by a tag, and remove the filter', async () => {
    await tabAndPress(page, page.getByRole('button', { name: 'Tag', exact: true }))
    await expect(
      page.getByRole('searchbox', { name: 'Tag' }).or(page.getByRole('textbox', { name: 'Tag' })),
    ).toBeFocused()
    await page.keyboard.type('qui')
    await expect(page.getByRole('option', { name: 'quiet' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(rowsOf(page)).toHaveCount(1)
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Tag: quiet' })).toBeFocused()
    await tabAndPress(page, page.getByRole('button', { name: 'Remove filter: Tag' }))
    await expect(rowsOf(page)).toHaveCount(24)
    await expect(page.getByRole('button', { name: 'Tag', exact: true })).toBeFocused()
  })

  await test.step('filter by type', async () => {
    const type = page.getByRole('button', { name: 'Type', exact: true })
    for (let presses = 0; presses < 6 && !(await type.evaluate((one) => one === document.activeElement)); presses += 1)
      await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await arrowTo(page, 'ArrowDown', page.getByRole('option', { name: 'Lodge', exact: true }))
    await page.keyboard.press('Enter')
    await expect(rowsOf(page)).toHaveCount(15)
  })

  await test.step('select a range, and nothing; delete one', async () => {
    await tabTo(page, rowsOf(page).first())
    await page.keyboard.press('Space')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    const bar = page.getByRole('region', { name: 'Selected accommodations' })
    await expect(bar).toContainText('3 selected')
    await page.keyboard.press('Escape')
    await expect(bar).toBeHidden()
    await page.keyboard.press('Space')
    await expect(bar).toContainText('1 selected')
    await tabAndPress(page, bar.getByRole('button', { name: 'Delete' }))
    await expect(rowsOf(page)).toHaveCount(14)
  })

  await test.step('restore from the bin', async () => {
    await tabAndPress(page, page.getByRole('button', { name: 'More actions' }))
    await arrowTo(page, 'ArrowDown', page.getByRole('menuitem', { name: 'Open bin' }))
    await page.keyboard.press('Enter')
    const restore = page.getByRole('button', { name: /^Restore Lodge/ })
    await expect(rowsOf(page)).toHaveCount(1)
    await tabTo(page, rowsOf(page).first())
    await arrowTo(page, 'ArrowRight', restore)
    await page.keyboard.press('Enter')
    await expect(page.getByText('No matching accommodations in the bin')).toBeVisible()
  })
})
