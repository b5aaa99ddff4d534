import type { Locator, Page } from '@playwright/test'
import { getBox } from './box-of.ts'
import { expect, test } from './demo-test.ts'
import { addTo, day, expectTitles, openItinerary, saved } from './open-itinerary.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.describe.configure({ timeout: 180_000 })

const note = (title: string, on: number | null) => ({ uuid: crypto.randomUUID(), kind: 'note', title, day: on })
const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true })

test('Delete removes the selected segment, and can be undone', async ({ page, request, server }) => {
  await openItinerary(page, request, server, { segments: [note('First', 0), note('Second', 0), note('Third', 1)] })
  await day(page, 1).getByRole('row', { name: 'First' }).click()
  await page.keyboard.press('Delete')
  await expectTitles(page, 1, ['Second'])
  // The focus moves to the next segment, so that the keyboard can still be used.
  await expect(day(page, 1).getByRole('row', { name: 'Second' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expectTitles(page, 1, ['First', 'Second'])
  await saved(page)
  // In a field, Delete edits the text.
  await day(page, 2).getByRole('row', { name: 'Third' }).click()
  const title = page.getByRole('region', { name: /^Note: / }).getByRole('textbox', { name: 'Title', exact: true })
  await title.click()
  await page.keyboard.press('Home')
  await page.keyboard.press('Delete')
  await expect(title).toHaveValue('hird')
  await expect(day(page, 2).getByRole('row')).toHaveCount(1)
})

test('one press of Esc closes a dialog with a search field, even after typing', async ({ page, request, server }) => {
  await openItinerary(page, request, server)
  await addTo(page, 1, 'Add from library')
  const dialog = page.getByRole('dialog', { name: 'Add to day 1' })
  await dialog.getByRole('searchbox').fill('lodge')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('another tab of the editor starts at its top', async ({ page, request, server }) => {
  await page.setViewportSize({ width: 1440, height: 480 })
  await openItinerary(page, request, server, { segments: [note('Mind the sun', 0)] })
  await tab(page, 'Presentation').click()
  await expect(page.getByRole('tabpanel', { name: 'Presentation' }).getByRole('heading').first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await tab(page, 'Overview').click()
  await expect(page.getByRole('tabpanel', { name: 'Overview' }).getByRole('heading').first()).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(10)
})

test('changing the side pane moves neither the list nor the form', async ({ page, request, server }) => {
  await openItinerary(page, request, server, { segments: [note('Mind the sun', 0)] })
  await day(page, 1).getByRole('row', { name: 'Mind the sun' }).click()
  const list = day(page, 1)
  const form = page.getByRole('region', { name: 'Note: Mind the sun' })
  const beside = page.getByRole('radiogroup', { name: 'Side pane' })
  await beside.getByText('Day', { exact: true }).click()
  const places = async () =>
    (await Promise.all([getBox(list), getBox(form)])).map(({ x, y, width }) => ({ x, y, width }))
  const before = await places()
  for (const side of ['Route', 'Media', 'Preview', 'Day']) {
    await beside.getByText(side, { exact: true }).click()
    expect(await places(), side).toEqual(before)
  }
})

test('versions are called versions, revoked links are not counted as active, and a menu opens next to its button', async ({
  page,
  request,
  server,
}) => {
  await openItinerary(page, request, server, { segments: [note('Mind the sun', 0)] })
  await tab(page, 'Publish').click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const card = page.getByText(/^Published .* as version/)
  await expect(card).toBeVisible({ timeout: 90_000 })
  await expect(card).toContainText('Travellers see the current itinerary')

  await test.step('after the last link is revoked, the card says that no link is active', async () => {
    await page.getByRole('button', { name: 'Revoke', exact: true }).click()
    await page.getByRole('button', { name: 'Revoke link' }).click()
    await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Link revoked')).toBeVisible()
    await expect(card).toContainText('No link is active')
    await expect(card).not.toContainText('Travellers see')
  })

  await test.step('the menu of new links opens next to its button', async () => {
    const button = page.getByRole('button', { name: 'New link' })
    await button.click()
    const menu = page.getByRole('menu')
    await expect(menu).toBeVisible()
    const gap = async () => {
      const [at, opened] = [await getBox(button), await getBox(menu)]
      return Math.abs(opened.y - (at.y + at.height))
    }
    await expect.poll(gap).toBeLessThan(12)
    // When the content above it grows, the menu moves along.
    await card.evaluate((element) => (element.style.paddingBottom = '50px'))
    await expect.poll(gap).toBeLessThan(12)
    await page.getByRole('menuitem', { name: 'Client link' }).click()
    await expect(card).toContainText('Travellers see')
  })

  await test.step('a restored version is called a version', async () => {
    await tab(page, 'History').click()
    await page.getByRole('list', { name: 'Versions' }).getByRole('button').last().click()
    await page
      .getByRole('button', { name: /^Restore/ })
      .first()
      .click()
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: /Restore/ })
    if ((await confirm.count()) > 0) await confirm.click()
    await expect(page.getByText(/^Version \d+ restored/)).toBeVisible()
    await expect(page.getByText(/Revision \d/)).toHaveCount(0)
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: /^Undo/ }).first().click()
    await expect(page.getByText('Restore undone').first()).toBeVisible()
  })
})
