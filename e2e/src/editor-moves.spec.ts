import { expect, test } from './demo-test.ts'
import { day, expectTitles, openItinerary, saved, titles } from './open-itinerary.ts'
import { withoutFrames } from './without-frames.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.setTimeout(120_000)

test('days are duplicated, split and merged, and each step is undone by name', async ({ page, request, server }) => {
  const segment = (title: string) => ({ uuid: crypto.randomUUID(), kind: 'note', title, day: 0 })
  await openItinerary(page, request, server, { segments: ['One', 'Two', 'Three'].map(segment) })
  const act = async (n: number, item: string, sub?: string) => {
    await page.getByRole('button', { name: `Actions for day ${n}` }).click()
    await page.getByRole('menuitem', { name: item }).click()
    if (sub) await page.getByRole('menuitem', { name: sub, exact: true }).click()
  }
  const takeBack = async (name: string) => {
    const notifications = page.getByRole('region', { name: /notifications/i }).or(page.locator('body'))
    await expect(notifications.getByText(name, { exact: true }).first()).toBeVisible()
    await page.getByRole('button', { name: `Undo: ${name}` }).click()
  }
  await act(1, 'Split day at…', 'Two')
  await expectTitles(page, 1, ['One'])
  await expectTitles(page, 2, ['Two', 'Three'])
  await takeBack('Split day 1')
  await expectTitles(page, 1, ['One', 'Two', 'Three'])
  await act(1, 'Duplicate day')
  await expectTitles(page, 2, ['One', 'Two', 'Three'])
  await act(1, 'Merge with the next day')
  await expectTitles(page, 1, ['One', 'Two', 'Three', 'One', 'Two', 'Three'])
  await takeBack('Merged day 1 and day 2')
  await takeBack('Duplicated day 1')
  await expectTitles(page, 2, ['Nothing planned yet.'])
  await page.getByRole('button', { name: 'Actions for Two' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expectTitles(page, 1, ['One', 'Two', 'Two', 'Three'])
  await saved(page)
})

test('a segment that is moved by keyboard, step by step, stays in view', async ({ page, request, server }) => {
  await page.setViewportSize({ width: 1440, height: 640 })
  const names = ['Moved', ...Array.from({ length: 14 }, (_, n) => `Stays ${n + 1}`)]
  await openItinerary(page, request, server, {
    segments: names.map((title) => ({ uuid: crypto.randomUUID(), kind: 'note', title, day: 0 })),
  })
  const row = day(page, 1).getByRole('row', { name: /^Moved/ })
  await row.focus()
  for (let step = 1; step <= 14; step += 1) {
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(async () => (await titles(page, 1)).indexOf('Moved')).toBe(step)
    await expect(row).toBeInViewport({ ratio: 1 })
    await expect(row).toBeFocused()
  }
  // To the next day and back, faster than the page renders.
  await withoutFrames(page, async () => {
    await page.keyboard.press('Alt+ArrowDown')
    await expectTitles(page, 2, ['Moved'])
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(async () => (await titles(page, 1)).indexOf('Moved')).toBe(14)
  })
  await expect(row).toBeFocused()
})
