import { expectNoViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { logIn } from './log-in.ts'
import { makeLibrary, rowsOf } from './own-library.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const lists = [
  'itineraries',
  'templates',
  'destinations',
  'accommodations',
  'excursions',
  'media',
  'contacts',
  'guides',
  'suppliers',
  'company-pages',
]

test('the first record of every list is within the first quarter of the screen', async ({ page }) => {
  await logIn(page, { email: 'owner@demo.test', password: 'sojourn-demo-2026' })
  for (const list of lists) {
    await page.goto(`/${list}`)
    const first = page.getByRole('main').locator('[data-row], [role=row][data-key]').first()
    await expect(first).toBeVisible()
    expect((await first.boundingBox())?.y, list).toBeLessThanOrEqual(225)
  }
})

test('columns are chosen, and a view is saved, shared, opened again and deleted', async ({ page, request, server }) => {
  const { designer } = await makeLibrary(request, server)
  await logIn(page, designer, '/accommodations')
  await expect(rowsOf(page)).toHaveCount(24)
  const changed = page.getByRole('columnheader', { name: 'Changed' })
  const views = page.getByRole('button', { name: 'Saved views' })

  await test.step('a column is added, and is still there after a reload', async () => {
    await expect(changed).toBeHidden()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Columns…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Columns' })
    await expect(dialog.getByRole('checkbox', { name: 'Show Name' })).toBeDisabled()
    await dialog.getByRole('checkbox', { name: 'Show Changed' }).check({ force: true })
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(changed).toBeVisible()
    await page.reload()
    await expect(changed).toBeVisible()
  })

  await test.step('a view is saved and shared', async () => {
    await page.getByRole('button', { name: 'Type', exact: true }).click()
    await page.getByRole('option', { name: 'Camp', exact: true }).click()
    await expect(rowsOf(page)).toHaveCount(15)
    await views.click()
    await page.getByRole('menuitem', { name: 'Save this view…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save view' })
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog.getByText('Enter a name.')).toBeVisible()
    await dialog.getByLabel('Name').fill('Camps')
    await dialog.getByRole('checkbox', { name: 'Share with everyone in the company' }).check({ force: true })
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Camps', exact: true })).toBeVisible()
  })

  await test.step('it is opened again', async () => {
    await page.goto('/accommodations')
    await expect(rowsOf(page)).toHaveCount(24)
    await views.click()
    await page.getByRole('menuitem', { name: 'Camps' }).click()
    await expect(rowsOf(page)).toHaveCount(15)
    await expect(page).toHaveURL(/type=camp/)
    await expect(changed).toBeVisible()
  })

  await test.step('it is deleted', async () => {
    await page.getByRole('button', { name: 'Camps', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Manage views…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Saved views' })
    await dialog.getByRole('button', { name: 'Delete view “Camps”' }).click()
    await expect(dialog.getByText('No saved views yet.')).toBeVisible()
  })
})

test('a list is shown as a gallery and on a map, where a pin leads to its record', async ({ page }) => {
  await logIn(page, { email: 'designer@demo.test', password: 'sojourn-demo-2026' }, '/accommodations?view=gallery')
  const cards = page.getByRole('grid', { name: 'Accommodations' }).getByRole('row')
  await expect(cards.first().locator('img').first()).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('radio', { name: 'Map' }).click()
  await expect(page).toHaveURL(/view=map/)
  const map = page.getByRole('group', { name: 'Map of Accommodations' })
  await expect(map.getByRole('button', { name: /records? here: zoom in/ }).first()).toBeVisible()
  await expectNoViolations(page)
  await page.goto('/accommodations?view=map&q=Stationmaster')
  await map.getByRole('button', { name: /Stationmaster/ }).click()
  await map.getByRole('link', { name: 'Open' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Stationmaster')
})

test('several records get a value at once', async ({ page, request, server }) => {
  const { designer, call, company } = await makeLibrary(request, server)
  await logIn(page, designer, '/accommodations?type=camp&sort=name')
  for (const name of ['Camp 02', 'Camp 04'])
    await page.getByRole('row', { name }).getByRole('checkbox').locator('xpath=ancestor::label').click()
  const bar = page.getByRole('region', { name: 'Selected accommodations' })
  await bar.getByRole('button', { name: 'Edit', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit 2 records' })
  await dialog
    .getByRole('button', { name: /^Type|Hotel/ })
    .last()
    .click()
  await page.getByRole('option', { name: 'Villa', exact: true }).click()
  await dialog.getByRole('button', { name: 'Change 2 records' }).click()
  await expect(page.getByText('2 records were changed').first()).toBeVisible()
  // They no longer match the filter.
  await expect(rowsOf(page)).toHaveCount(13)
  await expect(page.getByRole('row', { name: 'Camp 02' })).toHaveCount(0)
  const found = await call('GET', `/v1/${company.uuid}/accommodations/?type=villa`)
  expect(found.json.meta.total).toBe(2)
})
