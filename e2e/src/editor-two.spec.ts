import type { APIRequestContext, Browser, Page, Route } from '@playwright/test'
import type { DemoServer } from '@sojourn/tools/demo-server'
import { expect, test } from './demo-test.ts'
import { logIn } from './log-in.ts'
import { makeItineraryMakers } from './own-itineraries.ts'

test.describe.configure({ timeout: 120_000 })

type Makers = Awaited<ReturnType<typeof makeItineraryMakers>>

const title = 'A Trip of Two Minds'
const saved = (page: Page) =>
  expect(page.getByRole('status', { name: 'Changes' })).toHaveText('All changes saved', { timeout: 20_000 })

const subtitle = (page: Page) => page.getByRole('textbox', { name: 'Subtitle' })
const alsoHere = (page: Page) => page.getByRole('list', { name: 'Also here' })
const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Itinerary title' })

/** Opens the overview of an itinerary in a new window. */
const openOverview = async (browser: Browser, url: string, { designer }: Makers, uuid: string) => {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block', locale: 'en-GB' })
  const page = await context.newPage()
  await logIn(page, designer, `/itineraries/${uuid}?tab=overview`)
  await expect(subtitle(page)).toBeVisible({ timeout: 20_000 })
  return page
}

/** Opens an itinerary of three days in two windows of the same user. */
const openTwo = async (browser: Browser, request: APIRequestContext, server: DemoServer) => {
  const makers = await makeItineraryMakers(request, server)
  const uuid = await makers.makeItinerary({ title, startDate: '2027-05-03', dayCount: 3 })
  const first = await openOverview(browser, server.url, makers, uuid)
  const second = await openOverview(browser, server.url, makers, uuid)
  return { first, second, read: () => makers.readItinerary(uuid) }
}

const goOffline = async (page: Page, isOffline: boolean) => page.context().setOffline(isOffline)

test('a page that is open counts once, and does not show its own user', async ({ browser, request, server }) => {
  const makers = await makeItineraryMakers(request, server)
  const uuid = await makers.makeItinerary({ title, startDate: '2027-05-03', dayCount: 3 })
  const page = await openOverview(browser, server.url, makers, uuid)
  await expect.poll(() => makers.readOpenPages(uuid)).not.toEqual([])
  await subtitle(page).focus()
  const [before, ...others] = await makers.readOpenPages(uuid)
  expect(others).toEqual([])
  await expect(alsoHere(page)).toHaveCount(0)

  await test.step('a page that was hidden for a moment connects under a new id, so that the end of its old connection does not remove it', async () => {
    await page.evaluate(() => {
      for (const state of ['hidden', 'visible']) {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }
    })
    const isReplaced = async () => {
      const [after, ...rest] = await makers.readOpenPages(uuid)
      return after !== undefined && after !== before && rest.length === 0
    }
    await expect.poll(isReplaced).toBe(true)
  })
  await page.context().close()
})

test('what one user changes is shown to the other at once, and undo takes back only one’s own changes', async ({
  browser,
  request,
  server,
}) => {
  const { first, second, read } = await openTwo(browser, request, server)

  await test.step('each sees that the other is here', async () => {
    for (const page of [first, second])
      await expect(alsoHere(page).getByRole('listitem')).toContainText('You, in another window')
    await second.goto(second.url().replace('overview', 'days'))
    await second.getByRole('button', { name: /^Day 2\b/ }).click()
    await expect(alsoHere(first).getByRole('listitem')).toContainText('You, in another window, day 2')
    await first.goto(first.url().replace('overview', 'days'))
    await expect(first.locator('[data-group]').nth(1).locator('> :first-child')).toHaveCSS('outline-width', '2px')
    for (const page of [first, second]) await page.goto(page.url().replace('days', 'overview'))
  })

  await test.step('different fields', async () => {
    await subtitle(first).fill('For the slow')
    await expect(subtitle(second)).toHaveValue('For the slow')
    await titleOf(second).fill('A Trip of One Mind')
    await expect(titleOf(first)).toHaveValue('A Trip of One Mind')
    await first.getByRole('button', { name: /^Undo: / }).click()
    await expect(subtitle(second)).toHaveValue('')
    await expect(titleOf(first)).toHaveValue('A Trip of One Mind')
    await saved(first)
    expect(await read()).toMatchObject({ title: 'A Trip of One Mind', subtitle: null })
  })

  await test.step('a change is shown even if reading it fails at first', async () => {
    const path = /\/v1\/[^/]+\/itineraries\/[^/]+$/
    let attempts = 0
    const failOnce = (route: Route) => {
      attempts += 1
      return attempts === 1 ? route.fulfill({ status: 503 }) : route.fallback()
    }
    await second.route(path, failOnce)
    await subtitle(first).fill('Read again')
    await expect(subtitle(second)).toHaveValue('Read again')
    expect(attempts).toBeGreaterThan(1)
    await second.unroute(path, failOnce)
  })

  await test.step('the same text, with the caret where it was', async () => {
    await titleOf(first).focus()
    await titleOf(first).press('End')
    await titleOf(second).focus()
    await titleOf(second).press('Home')
    await second.keyboard.type('Now: ')
    await expect(titleOf(first)).toHaveValue('Now: A Trip of One Mind')
    await first.keyboard.type('s')
    await expect(titleOf(second)).toHaveValue('Now: A Trip of One Minds')
    await expect(titleOf(first)).toHaveValue('Now: A Trip of One Minds')
  })

  await test.step('a space typed at the end stays until the next word, although it is not stored', async () => {
    await first.keyboard.type(' ')
    await second.keyboard.type('and then: ')
    await expect(titleOf(first)).toHaveValue('Now: and then: A Trip of One Minds ')
    await first.keyboard.type('only')
    await expect(titleOf(second)).toHaveValue('Now: and then: A Trip of One Minds only')
    await saved(first)
    expect(await read()).toMatchObject({ title: 'Now: and then: A Trip of One Minds only' })
  })
  for (const page of [first, second]) await page.context().close()
})

test('if two users change the same field while one is offline, that one chooses between both, and everything else is merged', async ({
  browser,
  request,
  server,
}) => {
  const { first, second, read } = await openTwo(browser, request, server)
  await goOffline(second, true)
  await subtitle(first).fill('For the swift')
  await saved(first)
  await subtitle(second).fill('With the brave')
  await titleOf(second).fill('Another Trip')
  await goOffline(second, false)

  const question = second.getByRole('alertdialog', { name: 'You and someone else chose differently' })
  await expect(question).toBeVisible({ timeout: 20_000 })
  await expect(question.getByRole('region', { name: 'Your choices' })).toContainText('With the brave')
  await expect(question.getByRole('region', { name: 'Their choices' })).toContainText('For the swift')
  await expect(question).not.toContainText('Another Trip')
  await question.getByRole('button', { name: 'Use theirs' }).click()
  await expect(question).toBeHidden()
  await expect(subtitle(second)).toHaveValue('For the swift')
  await saved(second)
  expect(await read()).toMatchObject({ subtitle: 'For the swift', title: 'Another Trip' })
  for (const page of [first, second]) await page.context().close()
})

test('an itinerary that is shortened and extended again keeps every segment and price', async ({
  browser,
  request,
  server,
}) => {
  const makers = await makeItineraryMakers(request, server)
  const segments = Array.from({ length: 14 }, (_, day) => ({
    uuid: crypto.randomUUID(),
    kind: 'excursion',
    title: `Walk ${day + 1}`,
    day,
    gross: { amount: 10_000 + day, currency: 'EUR' },
    priceLocked: true,
  }))
  const uuid = await makers.makeItinerary({ title, startDate: '2027-05-03', dayCount: 14, currency: 'EUR', segments })
  const before = await makers.readItinerary(uuid)
  expect(before.segments).toHaveLength(14)
  const page = await openOverview(browser, server.url, makers, uuid)
  const days = page.getByRole('textbox', { name: 'Days', exact: true })
  const setDays = async (count: string) => {
    await days.fill(count)
    await days.press('Tab')
    await expect(days).toHaveValue(count)
    await saved(page)
  }
  type Kept = { uuid: string; day: number | null; title: string; gross: unknown; priceLocked: boolean }
  const segmentContent = ({ segments: all }: { segments: Kept[] }) =>
    all
      .map(({ uuid: id, title: name, gross, priceLocked }) => ({ id, name, gross, priceLocked }))
      .toSorted((one, other) => one.name.localeCompare(other.name))

  await setDays('10')
  await expect(page.getByText('4 segments outside the new length moved to Unscheduled.').first()).toBeVisible()
  const shorter = await makers.readItinerary(uuid)
  expect(shorter.dayCount).toBe(10)
  expect(segmentContent(shorter)).toEqual(segmentContent(before))
  expect(shorter.segments.filter(({ day }: Kept) => day === null)).toHaveLength(4)

  await setDays('14')
  const longer = await makers.readItinerary(uuid)
  expect(longer.dayCount).toBe(14)
  expect(longer.segments).toEqual(before.segments)
  expect(longer.days).toEqual(before.days)

  // A new start date moves the itinerary, but changes nothing else.
  const date = page.getByRole('group', { name: 'Start date' }).getByRole('spinbutton').first()
  await date.click()
  await page.keyboard.type('01062028')
  await page.keyboard.press('Tab')
  await saved(page)
  const moved = await makers.readItinerary(uuid)
  expect(moved.startDate).toBe('2028-06-01')
  expect(moved.segments).toEqual(longer.segments)
  await page.context().close()
})
