import { expect, test } from './demo-test.ts'
import { logIn } from './log-in.ts'
import { makeLibrary } from './own-library.ts'

test('Esc and leaving a combo box restore its value', async ({ page, request, server }) => {
  const { designer } = await makeLibrary(request, server)
  await logIn(page, designer, '/accommodations/create')
  const box = page.getByRole('combobox', { name: /currency/ }).first()
  await expect(box).toHaveValue('EUR – Euro')
  await box.click()
  await page.keyboard.type('yen')
  // Exact and prefix hits first.
  await expect(page.getByRole('option').first()).toContainText('Yen')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(box).toHaveValue('EUR – Euro')
  await page.keyboard.type('nonsense')
  await expect(box).toHaveValue('nonsense')
  await page.keyboard.press('Tab')
  await expect(box).toHaveValue('EUR – Euro')
})

test('in a dialog, the first Esc closes the list of a combo box, the second the dialog', async ({
  page,
  request,
  server,
}) => {
  const { designer } = await makeLibrary(request, server)
  await logIn(page, designer, '/accommodations?sort=name')
  await page.getByRole('row', { name: 'Camp 02' }).getByRole('checkbox').locator('xpath=ancestor::label').click()
  await page
    .getByRole('region', { name: 'Selected accommodations' })
    .getByRole('button', { name: 'Edit', exact: true })
    .click()
  const dialog = page.getByRole('dialog', { name: /^Edit/ })
  await dialog
    .getByRole('button', { name: /Type|Destination/ })
    .first()
    .click()
  await page.getByRole('option', { name: 'Destination', exact: true }).click()
  const box = dialog.getByRole('combobox', { name: 'Destination' })
  await box.fill('etos')
  await page.getByRole('option', { name: 'Etosha' }).click()
  await expect(box).toHaveValue('Etosha')
  await box.fill('fish')
  await expect(page.getByRole('option', { name: 'Fish River' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(box).toHaveValue('Etosha')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})
