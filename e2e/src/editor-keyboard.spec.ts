import {
  arrowTo,
  choose,
  expectArrival,
  jumpTo,
  logInByKeys,
  tabAndPress,
  tabBackTo,
  tabTo,
  type,
} from './by-keyboard.ts'
import { expect, test } from './demo-test.ts'
import { makeItineraryMakers, outings, stays, itineraryAt } from './own-itineraries.ts'
import type { Page } from '@playwright/test'

test.describe.configure({ timeout: 240_000 })

const title = 'Seven Days of Ferns and Foam'

/** Opens another tab of the editor, whatever has the focus. */
const openTab = async (page: Page, name: string) => {
  const tab = page.getByRole('tab', { name, exact: true })
  await page.keyboard.press('Alt+t')
  await expect(page.getByRole('tablist', { name: 'Itinerary' }).getByRole('tab', { selected: true })).toBeFocused()
  await arrowTo(page, 'ArrowRight', tab)
  await expect(tab).toHaveAttribute('aria-selected', 'true')
}

const saved = (page: Page) =>
  expect(page.getByRole('status', { name: 'Changes' })).toHaveText('All changes saved', { timeout: 15_000 })

test('an itinerary of a week across the date line is created from scratch and published by keyboard alone', async ({
  page,
  request,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { designer, readItinerary } = await makeItineraryMakers(request, server)
  const day = (n: number) => page.getByRole('grid', { name: new RegExp(`^Day ${n} `) })

  await test.step('create it with a start date and seven days', async () => {
    await logInByKeys(page, designer)
    await jumpTo(page, 'new itinerary', 'New itinerary')
    await type(page, page.getByRole('textbox', { name: 'Title' }), title)
    await tabTo(page, page.getByRole('spinbutton', { name: /^day/i }).first())
    await page.keyboard.type('03052027')
    const days = page.getByRole('textbox', { name: /^(Number of )?days/i })
    await tabTo(page, days)
    await page.keyboard.type('7')
    await page.keyboard.press('Enter')
    await expect(day(7)).toBeVisible({ timeout: 20_000 })
    await expectArrival(page, title)
  })

  await test.step('add stays and excursions from the library to their days', async () => {
    await page.keyboard.press('Alt+a')
    const dialog = page.getByRole('dialog')
    const search = dialog.getByRole('searchbox', { name: 'Search the library' })
    const places = [
      [stays[0], 1],
      [outings[0], 2],
      [stays[1], 3],
      [outings[1], 4],
      [stays[2], 5],
      [outings[2], 5],
    ] as const
    let at = 1
    for (const [name, n] of places) {
      await expect(search).toBeVisible()
      if (n !== at) {
        await choose(page, dialog.getByRole('button', { name: /Add to/ }), `Day ${n}`, `Day ${n}`)
        await tabBackTo(page, search)
        at = n
      }
      await type(page, search, name.slice(0, 6))
      const option = dialog.getByRole('option', { name })
      await expect(dialog.getByRole('option')).toHaveCount(1)
      await expect(option).toBeVisible()
      for (let presses = 0; (await option.getAttribute('data-focused')) === null && presses < 8; presses += 1)
        await page.keyboard.press('ArrowDown')
      await expect(option).toHaveAttribute('data-focused', 'true')
      await page.keyboard.press('Enter')
      await expect(dialog.getByText(`Added ${name} to day ${n}.`)).toBeVisible()
      await expect(search).toHaveValue('')
      await expect(search).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    for (const [name, n] of places) await expect(day(n).getByRole('row', { name })).toBeVisible()
    await saved(page)
  })

  await test.step('leave a day free', async () => {
    await tabTo(page, day(1).getByRole('row').first())
    await page.keyboard.press('End')
    await arrowTo(page, 'ArrowDown', day(5).getByRole('row').last())
    await tabAndPress(page, page.getByRole('button', { name: /^Day 6 / }))
    await addFree(page, 'Free time', 'A day by the sea')
    await expect(day(6).getByRole('row', { name: 'A day by the sea' })).toBeVisible()
  })

  await test.step('fly across the date line, and arrive the day before', async () => {
    await tabBackTo(page, page.getByRole('button', { name: /^Day 7 / }))
    await page.keyboard.press('Enter')
    await addFree(page, 'Flight', 'Auckland to Honolulu')
    await findPlace(page, 'From', 'Auckland', /^Auckland New Zealand/)
    await findPlace(page, 'To', 'Honolulu', /^Honolulu .*United States/)
    await tabTo(page, page.getByRole('group', { name: 'Departs' }).getByRole('spinbutton').first())
    await page.keyboard.type('0010')
    await tabTo(page, page.getByRole('group', { name: 'Arrives', exact: true }).getByRole('spinbutton').first())
    await page.keyboard.type('1110')
    await choose(page, page.getByRole('button', { name: /Arrives on/ }), 'the day b', 'the day before')
    await expect(page.getByText('Local time: Auckland at the start, Honolulu at the end. Duration: 9 h.')).toBeVisible()
    await saved(page)
  })

  await test.step('set a price', async () => {
    await openTab(page, 'Price')
    await choose(page, page.getByRole('button', { name: /Price display/ }), 'Total', 'Total')
    const figure = page.getByRole('textbox', { name: 'Price override' })
    await tabTo(page, figure)
    await page.keyboard.type('8450')
    await page.keyboard.press('Tab')
    await saved(page)
  })

  const link = await test.step('publish', async () => {
    await openTab(page, 'Publish')
    await tabAndPress(page, page.getByRole('button', { name: 'Publish', exact: true }))
    await expect(page.getByText('Up to date')).toBeVisible({ timeout: 60_000 })
    return page.getByRole('textbox', { name: 'Client link' }).inputValue()
  })

  await test.step('travellers see all of it', async () => {
    const itinerary = await readItinerary(itineraryAt(page.url()))
    expect(itinerary).toMatchObject({ startDate: '2027-05-03', dayCount: 7, priceMode: 'total' })
    expect(itinerary.segments).toHaveLength(8)
    expect(itinerary.segments.at(-1)).toMatchObject({ kind: 'flight', day: 6, startTime: '00:10', endDayOffset: -1 })
    const answer = await request.get(link)
    expect(answer.status()).toBe(200)
    const seen = await answer.text()
    for (const words of [title, ...stays, ...outings, 'A day by the sea', 'Auckland to Honolulu', '8,450'])
      expect(seen).toContain(words)
    for (const n of [1, 2, 3, 4, 5, 6, 7]) expect(seen).toContain(`Day ${n}`)
  })
})

/** Adds a segment of a kind to the selected day, with a title. */
const addFree = async (page: Page, kind: string, name: string) => {
  await page.keyboard.press('Alt+n')
  const dialog = page.getByRole('dialog')
  const option = dialog.getByRole('option', { name: kind, exact: true })
  await expect(dialog.getByRole('option').first()).toBeFocused()
  await page.keyboard.type(kind)
  await expect(option).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  // The title is selected, so that typing replaces it.
  await type(page, page.getByRole('textbox', { name: 'Title', exact: true }).last(), name)
}

/** Finds a place of a segment by name. */
const findPlace = async (page: Page, label: string, typed: string, option: RegExp) => {
  const field = page.getByRole('combobox', { name: label, exact: true })
  await tabTo(page, field)
  await page.keyboard.type(typed)
  const found = page.getByRole('option', { name: option }).first()
  await expect(found).toBeVisible()
  for (let presses = 0; (await found.getAttribute('data-focused')) === null && presses < 5; presses += 1)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(typed)
}
