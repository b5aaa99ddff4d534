import { arrowTo, tabAndPress, tabTo, type } from './by-keyboard.ts'
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
    const tag = page.getByRole('combobox', { name: 'Tag' })
    await tabTo(page, tag)
    await type(page, tag, 'qui')
    await expect(page.getByRole('option', { name: 'quiet' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(rowsOf(page)).toHaveCount(1)
    await expect(tag).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option', { name: 'Tag: all' })).toBeVisible()
    for (let presses = 0; presses < 3; presses += 1) {
      const isThere = await page.getByRole('option', { name: 'Tag: all' }).getAttribute('data-focused')
      if (isThere !== null) break
      await page.keyboard.press('ArrowUp')
    }
    await page.keyboard.press('Enter')
    await expect(rowsOf(page)).toHaveCount(24)
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(tag).toBeFocused()
  })

  await test.step('filter by type', async () => {
    await tabTo(page, page.getByRole('radio', { name: 'All', exact: true }))
    await arrowTo(page, 'ArrowRight', page.getByRole('radio', { name: 'Lodge', exact: true }))
    await expect(rowsOf(page)).toHaveCount(15)
  })

  await test.step('select a range, and nothing; delete one', async () => {
    await tabTo(page, rowsOf(page).first())
    await page.keyboard.press('Space')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    const bar = page.getByRole('region', { name: 'Chosen accommodations' })
    await expect(bar).toContainText('3 chosen')
    await page.keyboard.press('Escape')
    await expect(bar).toBeHidden()
    await page.keyboard.press('Space')
    await expect(bar).toContainText('1 chosen')
    await tabAndPress(page, bar.getByRole('button', { name: 'Delete' }))
    await expect(rowsOf(page)).toHaveCount(14)
  })

  await test.step('restore from the bin', async () => {
    await tabAndPress(page, page.getByRole('button', { name: 'Bin', exact: true }))
    const restore = page.getByRole('button', { name: /^Restore Lodge/ })
    await expect(rowsOf(page)).toHaveCount(1)
    await tabTo(page, rowsOf(page).first())
    await arrowTo(page, 'ArrowRight', restore)
    await page.keyboard.press('Enter')
    await expect(page.getByText('No deleted accommodations like that')).toBeVisible()
  })
})
