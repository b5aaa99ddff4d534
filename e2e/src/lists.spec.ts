import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { getBox } from './box-of.ts'
import { expect, test } from './demo-test.ts'
import { logIn, rejectionsOf } from './log-in.ts'
import { makeLibrary, rowsOf } from './own-library.ts'
import { sampled } from './sampled.ts'

const desk = { width: 1440, height: 900 }
const phone = { width: 375, height: 812 }

test.describe.configure({ timeout: 120_000 })

/** On a phone, the filters are folded. */
const unfold = async (page: Page): Promise<void> => {
  const folded = page.getByRole('button', { name: /^Filters/ })
  if (await folded.isVisible()) await folded.click()
}

/** One of the filters, by its name and value. */
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const openBin = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Open bin' }).click()
}

const choose = async (page: Page, ...names: string[]): Promise<void> => {
  for (const name of names)
    await page.getByRole('row', { name }).getByRole('checkbox').locator('xpath=ancestor::label').click()
}

for (const size of sampled([desk, phone], 2)) {
  test(`a list is filtered, sorted and paged, and Back restores it, at ${size.width} pixels`, async ({
    page,
    request,
    server,
  }) => {
    await page.setViewportSize(size)
    const { designer } = await makeLibrary(request, server)
    const rejections = rejectionsOf(page)
    await logIn(page, designer, '/accommodations')
    await expect(rowsOf(page)).toHaveCount(24)
    const total = page.getByRole('heading', { level: 1 })
    await unfold(page)

    await test.step('by type', async () => {
      await chip(page, 'Type').click()
      await page.getByRole('option', { name: 'Camp', exact: true }).click()
      await expect(rowsOf(page)).toHaveCount(15)
      await expect(page).toHaveURL(/type=camp/)
      await page.goBack()
      await expect(rowsOf(page)).toHaveCount(24)
    })

    await test.step('by one of the tags in use', async () => {
      await chip(page, 'Tag').click()
      await page.getByRole('option', { name: 'quiet' }).click()
      await expect(rowsOf(page)).toHaveCount(1)
      await expect(page.getByRole('row', { name: 'Lodge 07' })).toBeVisible()
      await expect(page).toHaveURL(/tag=quiet/)
      await page.reload()
      await expect(rowsOf(page)).toHaveCount(1)
      await unfold(page)
      await expect(chip(page, 'Tag: quiet')).toBeVisible()
      await page.goBack()
      await expect(rowsOf(page)).toHaveCount(24)
      await expect(chip(page, 'Tag')).toBeVisible()
    })

    await test.step('by no tag, which takes the filter away', async () => {
      await chip(page, 'Tag').click()
      await page.getByRole('option', { name: 'quiet' }).click()
      await expect(rowsOf(page)).toHaveCount(1)
      await expect(page.getByRole('listbox')).toHaveCount(0)
      await page.getByRole('button', { name: 'Remove filter: Tag' }).click()
      await expect(rowsOf(page)).toHaveCount(24)
      await expect(chip(page, 'Tag')).toBeVisible()
    })

    await test.step('by destination, found by typing', async () => {
      await chip(page, 'Destination').click()
      await page.getByRole('dialog').getByRole('textbox').fill('etos')
      await page.getByRole('option', { name: 'Etosha' }).click()
      await expect(rowsOf(page)).toHaveCount(10)
      if (size === phone) await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
      await page.getByRole('button', { name: 'Remove filter: Destination' }).click()
      await expect(rowsOf(page)).toHaveCount(24)
      await page.goBack()
      await expect(rowsOf(page)).toHaveCount(10)
    })

    await test.step('by first letter, which is offered where there is more than a page, and by both', async () => {
      await expect(chip(page, 'A–Z')).toBeHidden()
      await page.getByRole('button', { name: 'Remove filter: Destination' }).click()
      await chip(page, 'A–Z').click()
      await page.getByRole('radio', { name: 'L', exact: true }).click()
      await expect(rowsOf(page)).toHaveCount(15)
      await chip(page, 'Destination').click()
      await page.getByRole('dialog').getByRole('textbox').fill('etos')
      await page.getByRole('option', { name: 'Etosha' }).click()
      await expect(rowsOf(page)).toHaveCount(5)
    })

    await test.step('open a record and go back', async () => {
      await page.getByRole('button', { name: 'Actions for Lodge 03' }).click()
      await page.getByRole('menuitem', { name: 'Open' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Lodge 03' })).toBeVisible()
      await page.goBack()
      await expect(rowsOf(page)).toHaveCount(5)
      await unfold(page)
      await expect(chip(page, 'Destination: Etosha')).toBeVisible()
      await expect(chip(page, 'A–Z: L')).toBeVisible()
    })

    await test.step('no results', async () => {
      await page.getByRole('searchbox').fill('nowhere')
      await expect(page.getByText('No matching accommodations')).toBeVisible()
      await page.getByRole('button', { name: 'Show all' }).click()
      await expect(rowsOf(page)).toHaveCount(24)
      await expect(total).toContainText('30')
    })

    await test.step('the second page in another order', async () => {
      await page.getByRole('button', { name: /Sort by/ }).click()
      await page.getByRole('menuitem', { name: 'Name, Z to A' }).click()
      await expect(rowsOf(page).first()).toContainText('Lodge 29')
      await page.getByRole('button', { name: /Next/ }).click()
      await expect(rowsOf(page)).toHaveCount(6)
      await expect(page).toHaveURL(/page=2/)
      await page.goBack()
      await expect(rowsOf(page).first()).toContainText('Lodge 29')
    })
    expect(rejections).toEqual([])
  })
}

for (const size of sampled([desk, phone], 2, 1)) {
  test(`several records are tagged, deleted, brought back by undo and restored from the bin, at ${size.width} pixels`, async ({
    page,
    request,
    server,
  }) => {
    await page.setViewportSize(size)
    const { designer, call, company } = await makeLibrary(request, server)
    await logIn(page, designer, '/accommodations?type=camp&sort=name')
    await expect(rowsOf(page)).toHaveCount(15)
    const bar = page.getByRole('region', { name: 'Selected accommodations' })

    await test.step('tag three, of which another user has changed one', async () => {
      await choose(page, 'Camp 02', 'Camp 04', 'Camp 06')
      await expect(bar).toContainText('3 selected')
      await expectNoViolations(page)
      const found = await call('GET', `/v1/${company.uuid}/accommodations/?q=Camp%2004`)
      const { uuid } = found.json.data[0]
      const changed = await call('PUT', `/v1/${company.uuid}/accommodations/${uuid}`, { teaser: 'By the water' })
      expect(changed.status).toBe(200)
      await bar.getByRole('button', { name: 'Tag' }).click()
      const dialog = page.getByRole('dialog', { name: 'Tag 3 records' })
      await dialog.getByRole('textbox', { name: 'Add tag' }).fill('riverside')
      await dialog.getByRole('textbox', { name: 'Add tag' }).press('Enter')
      await dialog.getByRole('button', { name: 'Save tags' }).click()
      await expect(page.getByText('Tags on 3 records were changed').first()).toBeVisible()
      await expect(bar).toBeHidden()
      const tagged = await call('GET', `/v1/${company.uuid}/accommodations/?tag=riverside`)
      expect(tagged.json.meta.total).toBe(3)
      const stored = await call('GET', `/v1/${company.uuid}/accommodations/${uuid}`)
      expect(stored.json.data.teaser).toBe('By the water')
    })

    await test.step('export two as a file', async () => {
      await choose(page, 'Camp 02', 'Camp 06')
      const downloading = page.waitForEvent('download')
      await bar.getByRole('button', { name: 'Export' }).click()
      const download = await downloading
      expect(download.suggestedFilename()).toMatch(/-accommodations-\d{4}-\d\d-\d\d\.csv$/)
      const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
      expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(['Camp 02', 'Camp 06'])
      await expect(bar).toContainText('2 selected')
      await bar.getByRole('button', { name: 'Clear selection' }).click()
    })

    await test.step('delete two, and undo it', async () => {
      await choose(page, 'Camp 08', 'Camp 10')
      await bar.getByRole('button', { name: 'Delete' }).click()
      await expect(rowsOf(page)).toHaveCount(13)
      await page.getByRole('button', { name: 'Undo', exact: true }).click()
      await expect(page.getByText('2 records were restored').first()).toBeVisible()
      await expect(rowsOf(page)).toHaveCount(15)
    })

    await test.step('delete a whole page', async () => {
      await choose(page, 'Camp 02')
      await bar.getByRole('button', { name: 'Select all 15 on this page' }).click()
      await expect(bar).toContainText('15 selected')
      await bar.getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByText('No matching accommodations')).toBeVisible()
      await page
        .getByRole('button', { name: /^Close/ })
        .first()
        .click()
    })

    await test.step('the bin has them for thirty days', async () => {
      await openBin(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Deleted accommodations' })).toBeVisible()
      await expect(rowsOf(page)).toHaveCount(15)
      await expect(page).toHaveURL(/binned=true/)
      await expect(page.getByRole('row', { name: 'Camp 02' })).toContainText(/(29|30) days left/)
      await expectNoViolations(page)
    })

    await test.step('restore one, then several', async () => {
      await page.getByRole('button', { name: 'Restore Camp 02' }).click()
      await expect(rowsOf(page)).toHaveCount(14)
      await choose(page, 'Camp 04', 'Camp 06')
      await bar.getByRole('button', { name: 'Restore' }).click()
      await expect(rowsOf(page)).toHaveCount(12)
      await page.getByRole('button', { name: 'Back to the accommodations' }).click()
      await expect(rowsOf(page)).toHaveCount(3)
    })

    await test.step('copy one and open the copy', async () => {
      await page.getByRole('button', { name: 'Actions for Camp 04' }).click()
      await page.getByRole('menuitem', { name: 'Duplicate' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Camp 04 (copy)' })).toBeVisible()
    })
  })
}

test('an action that fails for one of several records names it, and it stays selected', async ({
  page,
  request,
  server,
}) => {
  await page.setViewportSize(desk)
  const { designer, call, company } = await makeLibrary(request, server)
  const tags = Array.from({ length: 20 }, (_, n) => `tag ${n}`)
  const found = await call('GET', `/v1/${company.uuid}/accommodations/?q=Camp%2004`)
  const { uuid } = found.json.data[0]
  expect((await call('PUT', `/v1/${company.uuid}/accommodations/${uuid}`, { tags })).status).toBe(200)
  await logIn(page, designer, '/accommodations?type=camp&sort=name')
  await choose(page, 'Camp 02', 'Camp 04')
  const bar = page.getByRole('region', { name: 'Selected accommodations' })
  await bar.getByRole('button', { name: 'Tag' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Add tag' }).fill('one more')
  await dialog.getByRole('button', { name: 'Save tags' }).click()
  await expect(page.getByText('1 of 2 was not tagged').first()).toBeVisible()
  await expect(page.getByText('“Camp 04”: It would have more than 20 tags.').first()).toBeVisible()
  await expect(bar).toContainText('1 selected')
  await expect(page.getByRole('row', { name: 'Camp 04' }).getByRole('checkbox')).toBeChecked()
})

test('the options of a combo box move along when the page scrolls, and the typed text stays', async ({
  page,
  request,
  server,
}) => {
  await page.setViewportSize(phone)
  const { designer } = await makeLibrary(request, server)
  await logIn(page, designer, '/accommodations/create')
  const box = page.getByRole('combobox', { name: 'Destination' })
  const option = page.getByRole('option', { name: 'Etosha' })
  await box.click()
  await box.pressSequentially('etos')
  await expect(option).toBeVisible()
  const gap = async () => {
    const [above, below] = [await getBox(box), await getBox(page.getByRole('listbox'))]
    return below.y > above.y ? below.y - above.y - above.height : above.y - below.y - below.height
  }
  for (const by of [90, -60]) {
    const wasScrolled = await page.evaluate(() => scrollY)
    // Beside the list, which would take the wheel.
    await page.mouse.move(180, 700)
    await page.mouse.wheel(0, by)
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(wasScrolled)
    await expect(box).toHaveValue('etos')
    await expect(option).toBeVisible()
    await expect.poll(gap).toBeLessThan(16)
  }
  await option.click()
  await expect(box).toHaveValue('Etosha')
})
