import type { Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { logIn } from './log-in.ts'
import { addTo, day, saved } from './open-itinerary.ts'
import { makeItineraryMakers, outings, stays } from './own-itineraries.ts'
import { readStored } from './read-stored.ts'

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ timeout: 180_000 })

type Makers = Awaited<ReturnType<typeof makeItineraryMakers>>

const longTimeout = { timeout: 20_000 }
/** How long saving may take after the network is back. */
const reconnectTimeout = 60_000
const changes = (page: Page) => page.getByRole('status', { name: 'Changes' })
const subtitle = (page: Page) => page.getByRole('textbox', { name: 'Subtitle' })

/** How many library items this device has. One more entry says how far the library was read. */
const countStoredItems = async (page: Page) => (await readStored(page, 'sojourn-library', 'items')).count - 1

/** When the server last answered the page with a record, or with one record, in milliseconds since 1970; 0 if it never did. */
const lastAnswer = (page: Page, uuid = '[\\da-f-]{36}', resource = '[a-z]+'): Promise<number> =>
  page.evaluate((path) => {
    const times = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new RegExp(path).test(name))
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ responseStatus }) => responseStatus === 200)
      .map(({ responseEnd }) => performance.timeOrigin + responseEnd)
    return Math.max(0, ...times)
  }, `/v1/[\\da-f-]{36}/${resource}/${uuid}$`)

/** Waits until this device has the app. */
const waitForApp = (page: Page): Promise<void> => page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))

/** Waits until this device has the app, and has stored the itinerary after the last answer of the server about a resource, or any. */
const waitForDevice = async (page: Page, resource?: string): Promise<void> => {
  await waitForApp(page)
  await expect
    .poll(async () => {
      const { savedAt } = await readStored(page, 'sojourn-itineraries', 'open')
      return savedAt > (await lastAnswer(page, undefined, resource))
    }, longTimeout)
    .toBe(true)
}

/** Creates an itinerary of three days and opens a tab of it. */
const openNew = async (page: Page, makers: Makers, tab: 'days' | 'overview', fields: object = {}) => {
  const uuid = await makers.makeItinerary({ title: 'Slow water', startDate: '2027-05-03', dayCount: 3, ...fields })
  await logIn(page, makers.designer, `/itineraries/${uuid}${tab === 'days' ? '' : `?tab=${tab}`}`)
  return uuid
}

/**
 * Changes an itinerary on the server, as another member does, who tries again if it has just been changed: what a page sends while it is
 * closed can arrive although the browser plays offline.
 */
const changeElsewhere = (makers: Makers, uuid: string, fields: object) =>
  expect(async () => {
    const { rev } = await makers.readItinerary(uuid)
    await makers.changeItinerary(uuid, { ...fields, rev })
  }).toPass(longTimeout)

test('an itinerary that was open opens without network, and what is changed there is saved once on return', async ({
  page,
  context,
  request,
  server,
}) => {
  const makers = await makeItineraryMakers(request, server)
  const uuid = await openNew(page, makers, 'overview')
  await subtitle(page).fill('Before')
  await saved(page, longTimeout.timeout)
  await waitForDevice(page)

  await context.setOffline(true)
  await page.reload()
  await expect(subtitle(page)).toHaveValue('Before', longTimeout)
  await subtitle(page).fill('Without network')
  await page.getByRole('tab', { name: 'Days' }).click()
  await addTo(page, 1, 'Add custom segment')
  await page.getByRole('option', { name: 'Meal', exact: true }).click()
  await page.keyboard.type('Lunch')
  await expect(day(page, 1).getByRole('row')).toContainText(['Lunch'])
  await expect(changes(page)).toHaveText(/^Offline/, longTimeout)
  // The changes are still there after another reload.
  await page.reload()
  await expect(day(page, 1).getByRole('row')).toContainText(['Lunch'], longTimeout)

  await changeElsewhere(makers, uuid, { reference: 'FROM-ELSEWHERE' })
  await context.setOffline(false)
  await saved(page, reconnectTimeout)
  const itinerary = await makers.readItinerary(uuid)
  expect(itinerary).toMatchObject({ subtitle: 'Without network', reference: 'FROM-ELSEWHERE' })
  expect(itinerary.segments).toMatchObject([{ title: 'Lunch', day: 0 }])
})

test('what was done in an earlier visit can be undone, but not what others have done since', async ({
  page,
  request,
  server,
}) => {
  const makers = await makeItineraryMakers(request, server)
  const uuid = await openNew(page, makers, 'overview')
  await subtitle(page).fill('Mine')
  await page.getByRole('textbox', { name: 'Reference' }).fill('MINE-1')
  await saved(page, longTimeout.timeout)
  await waitForDevice(page)
  await page.goto('/itineraries')
  await changeElsewhere(makers, uuid, { subtitle: 'Theirs' })

  await page.goto(`/itineraries/${uuid}?tab=overview`)
  await expect(subtitle(page)).toHaveValue('Theirs', longTimeout)
  await page.getByRole('button', { name: /^Undo: / }).click()
  await expect(page.getByRole('textbox', { name: 'Reference' })).toHaveValue('')
  await expect(page.getByRole('button', { name: /^Undo: / })).toHaveCount(0)
  await expect(subtitle(page)).toHaveValue('Theirs')
  await saved(page, longTimeout.timeout)
  expect(await makers.readItinerary(uuid)).toMatchObject({ reference: null, subtitle: 'Theirs' })
})

test('after a cold start without network, segments are added from the library, and people and places have their names', async ({
  page,
  context,
  request,
  server,
}) => {
  const makers = await makeItineraryMakers(request, server)
  const client = await makers.make('contacts', { kind: 'person', givenName: 'Ines', familyName: 'Aguiar' })
  const coast = await makers.make('destinations', { name: 'Skeleton Coast' })
  const days = [coast, null, null].map((destination) => ({ uuid: crypto.randomUUID(), destination }))
  const uuid = await openNew(page, makers, 'days', { client, days })
  for (const reference of [client, coast])
    await expect.poll(() => lastAnswer(page, reference), longTimeout).toBeGreaterThan(0)
  await expect.poll(() => countStoredItems(page), longTimeout).toBe(stays.length + outings.length)
  await waitForDevice(page)

  // The page is closed, and another one opens without network.
  await context.setOffline(true)
  await page.close()
  const cold = await context.newPage()
  await cold.goto(`/itineraries/${uuid}`)
  await expect(day(cold, 1)).toBeVisible(longTimeout)
  await cold.getByRole('button', { name: /^Day 1 / }).click()
  await expect(cold.getByRole('combobox', { name: 'Destination' })).toHaveValue('Skeleton Coast')
  await addTo(cold, 2, 'Add from library')
  const dialog = cold.getByRole('dialog')
  await expect(dialog.getByText('Offline: the library as it is on this device')).toBeVisible()
  await expect(dialog.getByRole('option')).toHaveCount(stays.length + outings.length)
  await dialog.getByRole('searchbox', { name: 'Search the library' }).fill('rangi')
  await expect(dialog.getByRole('option', { name: 'Kauri Cove Lodge' })).toBeHidden()
  await dialog.getByRole('option', { name: 'Rangitoto House' }).click()
  await expect(dialog.getByText('Added Rangitoto House to day 2.')).toBeVisible()
  await cold.keyboard.press('Escape')
  await expect(day(cold, 2).getByRole('row')).toContainText(['Rangitoto House'])
  await cold.getByRole('tab', { name: 'People' }).click()
  await expect(cold.getByRole('combobox', { name: 'Client' })).toHaveValue('Ines Aguiar')
  expect(await findViolations(cold)).toEqual([])

  await context.setOffline(false)
  await saved(cold, reconnectTimeout)
  const { segments } = await makers.readItinerary(uuid)
  expect(segments).toMatchObject([
    { title: 'Rangitoto House', day: 1, source: { resource: 'accommodation' }, location: { label: 'Auckland' } },
  ])
})

test('the library on the device follows what is added and deleted in the company', async ({
  page,
  context,
  request,
  server,
}) => {
  const makers = await makeItineraryMakers(request, server)
  const spa = await makers.make('accommodations', { name: 'Zanzibar Spa' })
  await openNew(page, makers, 'days')
  await expect.poll(() => countStoredItems(page), longTimeout).toBe(stays.length + outings.length + 1)

  await makers.call('DELETE', `/v1/${makers.company.uuid}/accommodations/${spa}`)
  await makers.make('excursions', { name: 'Zebra Walk' })
  await makers.make('excursions', { name: 'Zip Line' })
  // Move the clock on, because the library is read again only after some minutes.
  await page.clock.setFixedTime(Date.now() + 15 * 60_000)
  await page.reload()
  await expect.poll(() => countStoredItems(page), longTimeout).toBe(stays.length + outings.length + 2)
  await waitForApp(page)

  await context.setOffline(true)
  await addTo(page, 1, 'Add from library')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox', { name: 'Search the library' }).fill('z')
  await expect(dialog.getByRole('option', { name: 'Zip Line' })).toBeVisible()
  await expect(dialog.getByRole('option', { name: /^Z/ })).toHaveCount(2)
})

const saves = /\/itineraries\/[\da-f-]{36}$/

/** What can go wrong while an edit is saved. Each returns a page that can reach the server. */
const interruptions: Readonly<Record<string, (page: Page, edit: (page: Page) => Promise<void>) => Promise<Page>>> = {
  'the network is cut before the edit': async (page, edit) => {
    await page.context().setOffline(true)
    await edit(page)
    await page.context().setOffline(false)
    return page
  },
  'the request does not arrive': async (page, edit) => {
    await page.route(saves, (route) => route.abort('connectionreset'), { times: 2 })
    await edit(page)
    return page
  },
  'the answer does not arrive': async (page, edit) => {
    await page.route(
      saves,
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await edit(page)
    return page
  },
  'the page is closed at once': async (page, edit) => {
    await edit(page)
    return reopen(page)
  },
  'the page is closed while it saves': async (page, edit) => {
    const saving = page.waitForRequest((request) => saves.test(request.url()) && request.method() === 'PUT')
    await edit(page)
    await saving
    return reopen(page)
  },
  'the page is closed without network': async (page, edit) => {
    const context = page.context()
    await context.setOffline(true)
    await edit(page)
    const next = await reopen(page)
    await context.setOffline(false)
    return next
  },
}

/** Closes a page as a crash does, and opens its address in a new one. */
const reopen = async (page: Page): Promise<Page> => {
  const context = page.context()
  const address = page.url()
  await page.close()
  const next = await context.newPage()
  await next.goto(address)
  return next
}

test('every edit is saved exactly once through thirty crashes and network failures', async ({
  page,
  request,
  server,
}) => {
  test.setTimeout(420_000)
  const makers = await makeItineraryMakers(request, server)
  const uuid = await openNew(page, makers, 'overview')
  await expect(subtitle(page)).toBeVisible(longTimeout)
  await waitForDevice(page)

  let open = page
  const marks: string[] = []
  for (let round = 0; round < 30; round += 1) {
    const all = Object.entries(interruptions)
    const [name = '', interrupt] = all[round % all.length] ?? []
    marks.push(`${round}`)
    await test.step(`${round}: ${name}`, async () => {
      const edit = (on: Page) => subtitle(on).fill(marks.join(' '))
      open = (await interrupt?.(open, edit)) ?? open
      await expect(subtitle(open)).toHaveValue(marks.join(' '), longTimeout)
      await saved(open, reconnectTimeout)
      await expect
        .poll(async () => (await makers.readItinerary(uuid)).subtitle, { timeout: reconnectTimeout })
        .toBe(marks.join(' '))
      // The device stores what was saved a moment later. Before that, a new page without network would offer the edits of this
      // one instead of resuming them. Answers about its people may come later, and change nothing.
      await waitForDevice(open, 'itineraries')
    })
  }
  expect(await makers.readItinerary(uuid)).toMatchObject({ subtitle: marks.join(' ') })
})
