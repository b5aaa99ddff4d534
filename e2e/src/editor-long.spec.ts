import { expectNoViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { day, openItinerary, saved } from './open-itinerary.ts'

// A trace copies the page on every keystroke, which takes half a second for a page as long as this.
test.use({ viewport: { width: 1440, height: 900 }, trace: 'off' })
test.setTimeout(120_000)

const days = 40
const perDay = 3
/** The `n`th stop, starting at 1, with three on each day. */
const stop = (n: number) => ({
  uuid: crypto.randomUUID(),
  kind: 'note',
  title: `Stop ${n}.`,
  day: Math.floor((n - 1) / perDay),
})
const stops = () => Array.from({ length: days * perDay }, (_, n) => stop(n + 1))

// The final position of rows is measured with the motion that most users have.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('days far below are static until they are needed, and then work like any other', async ({
  page,
  request,
  server,
}) => {
  await openItinerary(page, request, server, { dayCount: days, segments: stops() })
  // By text, because computing the accessible names of 120 rows takes a long time.
  const rowOf = (n: number) => page.locator('[role=row]', { hasText: `Stop ${n}.` })
  const titleOf = (n: number) =>
    page.getByRole('region', { name: `Stop ${n}.` }).getByRole('textbox', { name: 'Title' })
  const actionsOf = (n: number) => page.locator(`button[aria-label="Actions for Stop ${n}."]`)
  await expect(rowOf(1)).toBeVisible()

  await test.step('they can be read and found, but have no buttons yet', async () => {
    await expect(day(page, days).getByRole('row')).toHaveCount(perDay)
    await expect(rowOf(118)).toContainText('Stop 118.')
    await expect(actionsOf(118)).toHaveCount(0)
    await expectNoViolations(page)
  })

  await test.step('an activated day has its rows at once; without them, the keyboard would skip it', async () => {
    const empty = await page.evaluateHandle(() => {
      const seen: string[] = []
      new MutationObserver(() => {
        for (const group of document.querySelectorAll('[data-group]:not([data-static])'))
          if (!group.querySelector('[role=row][data-key]')) seen.push(group.getAttribute('data-group') ?? '')
      }).observe(document.body, { childList: true, subtree: true })
      return seen
    })
    await rowOf(60).scrollIntoViewIfNeeded()
    await expect(actionsOf(60)).toBeVisible()
    await expect.poll(() => page.locator('[data-group]:not([data-static])').count()).toBeGreaterThan(12)
    expect(await empty.jsonValue()).toEqual([])
    await page.reload()
    await expect(rowOf(1)).toBeVisible()
  })

  await test.step('the arrow keys go through all of them, and they scroll into view', async () => {
    await rowOf(1).focus()
    for (let n = 10; n <= 60; n += 10) {
      for (let presses = n === 10 ? 9 : 10; presses > 0; presses -= 1) await page.keyboard.press('ArrowDown')
      // A failure shows which row has the focus instead.
      await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toBe(`Stop ${n}.`)
    }
    await expect(rowOf(60)).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('ArrowUp')
    await expect(rowOf(59)).toBeFocused()
  })

  const staticGroup = (n: number) => page.locator('[data-static]', { has: rowOf(n) })
  await test.step('a segment is moved to a static day', async () => {
    await expect(staticGroup(106)).toHaveCount(1)
    await rowOf(1).focus()
    await actionsOf(1).click()
    await page.getByRole('menuitem', { name: 'Move to…' }).click()
    await page.getByRole('menuitem', { name: 'Day 36', exact: true }).click()
    await expect(day(page, 36).getByRole('row', { name: 'Stop 1.' })).toBeFocused()
    await expect(rowOf(1)).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Alt+ArrowDown')
    await expect(day(page, 37).getByRole('row').first()).toContainText('Stop 1.')
    await expect(rowOf(1)).toBeFocused()
    await saved(page)
  })

  await test.step('the focus activates a day, wherever it comes from', async () => {
    await page.reload()
    await expect(rowOf(2)).toBeVisible()
    await expect(staticGroup(100)).toHaveCount(1)
    await rowOf(100).focus()
    await expect(actionsOf(100)).toBeVisible()
    await expect(rowOf(100)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(titleOf(100)).toHaveValue('Stop 100.')
  })

  await test.step('a click on a row opens its form even before its day is active', async () => {
    await page.reload()
    await expect(rowOf(2)).toBeVisible()
    await expect(staticGroup(118)).toHaveCount(1)
    await rowOf(118).evaluate((row: HTMLElement) => row.click())
    await expect(titleOf(118)).toHaveValue('Stop 118.')
    await expect(staticGroup(118)).toHaveCount(0)
  })

  await test.step('a row that is scrolled into view can be clicked', async () => {
    await page.reload()
    await expect(rowOf(2)).toBeVisible()
    await rowOf(118).scrollIntoViewIfNeeded()
    await rowOf(118).click()
    await expect(titleOf(118)).toHaveValue('Stop 118.')
    await actionsOf(118).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await expect(day(page, days).getByRole('row')).toHaveCount(perDay - 1)
    await saved(page)
  })
})
