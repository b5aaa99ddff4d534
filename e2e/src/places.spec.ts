import type { Locator, Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { logIn } from './log-in.ts'
import { addTo, day, expectTitles, openItinerary, saved } from './open-itinerary.ts'
import { makeManagersCompany } from './own-companies.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.setTimeout(120_000)

const windhoek = { label: 'Windhoek', lat: -22.55941, lng: 17.08323, country: 'NA', city: 'Windhoek' }
const inWindhoek = {
  ...windhoek,
  region: 'Khomas',
  postcode: '10001',
  address: '1 Main St',
  timezone: 'Africa/Windhoek',
}
const toPlainTextPlace = (label: string) => ({
  label,
  address: null,
  lat: null,
  lng: null,
  country: null,
  region: null,
  city: null,
  postcode: null,
  timezone: null,
})

const box = (form: Page | Locator, name: string): Locator => form.getByRole('combobox', { name, exact: true })

/** Replaces the text in a field by a name, and waits for the results. */
const type = async (page: Page, form: Page | Locator, name: string, text: string) => {
  await box(form, name).fill(text)
  await expect(page.getByRole('option', { name: new RegExp(`^Use “${text}” as written`) })).toBeVisible()
}

test('a place is found in its own script, an airport by its code, and the first result is used for the typed text', async ({
  page,
  request,
  server,
}) => {
  const { call, path } = await openItinerary(page, request, server, {
    segments: [{ uuid: crypto.randomUUID(), kind: 'flight', title: 'Over', day: 0 }],
  })
  await day(page, 1).getByRole('row', { name: 'Over' }).click()
  const form = page.getByRole('region', { name: 'Flight: Over' })
  await box(form, 'From').fill('LHR')
  await page.getByRole('option', { name: /^London Heathrow Airport \(LHR\)/ }).click()
  await box(form, 'To').fill('東京')
  await page
    .getByRole('option', { name: /^Tokyo/ })
    .first()
    .click()
  await saved(page)
  const { json } = await call('GET', path)
  expect(json.data.segments[0]).toMatchObject({
    origin: { label: 'London Heathrow Airport (LHR)', city: 'London', country: 'GB', lat: 51.4706 },
    // In a flight, airports come before towns.
    destination: { label: 'Tokyo Haneda International Airport (HND)', country: 'JP' },
    timezone: 'Europe/London',
    endTimezone: 'Asia/Tokyo',
  })
})

test('results of a shorter text stay only while they contain the typed text', async ({ page, request, server }) => {
  await openItinerary(page, request, server, {
    segments: [{ uuid: crypto.randomUUID(), kind: 'flight', title: 'Over', day: 0 }],
  })
  await day(page, 1).getByRole('row', { name: 'Over' }).click()
  const form = page.getByRole('region', { name: 'Flight: Over' })
  const options = page.getByRole('option')
  await type(page, form, 'From', 'Win')
  const shorter = await options.allTextContents()
  expect(shorter.filter((text) => !text.includes('Windhoek'))).not.toEqual([])
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/v1\/places\?q=Windhoek/, async (route) => {
    await isReleased
    await route.continue()
  })
  await box(form, 'From').press('End')
  await page.keyboard.type('dhoek')
  await expect(options.filter({ hasNotText: 'Windhoek' })).toHaveCount(0)
  release()
  await expect(options.filter({ hasText: /^Use “Windhoek” as written/ })).toBeVisible()
  await page
    .getByRole('option', { name: /^Windhoek .*Namibia/ })
    .last()
    .click()
  await expect(box(form, 'From')).toHaveValue('Windhoek')
})

test('a similar name needs confirmation, and Enter takes the text as written', async ({ page, request, server }) => {
  const { call, path } = await openItinerary(page, request, server, {
    segments: [{ uuid: crypto.randomUUID(), kind: 'meal', title: 'Lunch', day: 0 }],
  })
  await day(page, 1).getByRole('row', { name: 'Lunch' }).click()
  const form = page.getByRole('region', { name: 'Meal: Lunch' })
  await type(page, form, 'Location', 'Windhok')
  const guesses = page.getByRole('group', { name: 'Did you mean …?' })
  await expect(guesses.getByRole('option', { name: /^Windhoek/ }).first()).toBeVisible()
  expect(await page.getByRole('option').evaluateAll((all) => all.filter((one) => one.dataset['focused']))).toEqual([])
  await page.keyboard.press('Enter')
  await saved(page)
  expect(await findViolations(page)).toEqual([])
  const { json } = await call('GET', path)
  expect(json.data.segments[0]).toMatchObject({ location: toPlainTextPlace('Windhok'), timezone: null })
})

for (const { kind, title, name, field, clock } of [
  { kind: 'Meal', title: 'Lunch', name: 'Location', field: 'location', clock: 'timezone' },
  { kind: 'Flight', title: 'Over', name: 'From', field: 'origin', clock: 'timezone' },
  { kind: 'Flight', title: 'Over', name: 'To', field: 'destination', clock: 'endTimezone' },
])
  test(`a ${field} typed over another keeps nothing of it, unless only the name is changed`, async ({
    page,
    request,
    server,
  }) => {
    const { call, path } = await openItinerary(page, request, server, {
      segments: [
        {
          uuid: crypto.randomUUID(),
          kind: kind.toLowerCase(),
          title,
          day: 0,
          [field]: inWindhoek,
          [clock]: 'Africa/Windhoek',
        },
      ],
    })
    await day(page, 1).getByRole('row', { name: title }).click()
    const form = page.getByRole('region', { name: `${kind}: ${title}` })
    await type(page, form, name, 'Our own house')
    await page.getByRole('option', { name: /^Name this place “Our own house”/ }).click()
    await saved(page)
    const renamed = await call('GET', path)
    expect(renamed.json.data.segments[0]).toMatchObject({
      [field]: { ...inWindhoek, label: 'Our own house' },
      [clock]: 'Africa/Windhoek',
    })

    await box(form, name).fill('Zurich house')
    await page.keyboard.press('Tab')
    await saved(page)
    await expect(form.getByText('Not on the map yet')).toBeVisible()
    const typed = await call('GET', path)
    expect(typed.json.data.segments[0]).toMatchObject({ [field]: toPlainTextPlace('Zurich house'), [clock]: null })
  })

test('a typed place is used even if Tab is pressed just when a result appears under the mouse', async ({
  page,
  request,
  server,
}) => {
  const { call, path } = await openItinerary(page, request, server, {
    segments: [{ uuid: crypto.randomUUID(), kind: 'meal', title: 'Lunch', day: 0, location: inWindhoek }],
  })
  await day(page, 1).getByRole('row', { name: 'Lunch' }).click()
  const form = page.getByRole('region', { name: 'Meal: Lunch' })
  await box(form, 'Location').click()
  await type(page, form, 'Location', 'Zurich house')
  // React Aria highlights a result under the mouse, and the field undoes that a moment later. Tab comes in between.
  await box(form, 'Location').evaluate((input) => {
    new MutationObserver((_, observer) => {
      if (!input.hasAttribute('aria-activedescendant')) return
      observer.disconnect()
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true }))
    }).observe(input, { attributeFilter: ['aria-activedescendant'] })
  })
  await page.getByRole('option', { name: /^Name this place “Zurich house”/ }).hover()
  await expect(form.getByText('Not on the map yet')).toBeVisible()
  await saved(page)
  const typed = await call('GET', path)
  expect(typed.json.data.segments[0]).toMatchObject({ location: toPlainTextPlace('Zurich house') })

  // A result can still be chosen by mouse afterwards.
  await page.keyboard.press('Tab')
  await box(form, 'Location').click()
  await box(form, 'Location').fill('Windhoek')
  await page
    .getByRole('option', { name: /^Windhoek/ })
    .first()
    .click()
  await expect(form.getByText('Not on the map yet')).toHaveCount(0)
  await saved(page)
  const chosen = await call('GET', path)
  expect(chosen.json.data.segments[0].location).toMatchObject({ label: 'Windhoek', country: 'NA' })
})

test('the map of a segment and library records keep nothing of the previous place either', async ({
  page,
  request,
  server,
}) => {
  const { call, company, path } = await openItinerary(page, request, server, {
    segments: [
      {
        uuid: crypto.randomUUID(),
        kind: 'meal',
        title: 'Lunch',
        day: 0,
        location: inWindhoek,
        timezone: 'Africa/Windhoek',
      },
    ],
  })
  await day(page, 1).getByRole('row', { name: 'Lunch' }).click()
  await page.getByRole('button', { name: 'Location on the map' }).click()
  const dialog = page.getByRole('dialog', { name: 'Location' })
  await type(page, dialog, 'Location', 'Zurich house')
  await page.getByRole('option', { name: /^Use “Zurich house” as written/ }).click()
  await expect(dialog.getByText('No details for this location.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await saved(page)
  const { json } = await call('GET', path)
  expect(json.data.segments[0]).toMatchObject({ location: toPlainTextPlace('Zurich house'), timezone: null })

  for (const [plural, label] of [
    ['accommodations', 'Location'],
    ['excursions', 'Meeting point'],
  ] as const) {
    const created = await call('POST', `/v1/${company.uuid}/${plural}/`, {
      name: `One of ${plural}`,
      location: inWindhoek,
      ...(plural === 'excursions' ? { durationMin: 60 } : {}),
    })
    expect(created.status, JSON.stringify(created.json)).toBe(201)
    await page.goto(`/${plural}/${created.json.data.uuid}`)
    await type(page, page, label, 'Zurich house')
    await page.getByRole('option', { name: /^Use “Zurich house” as written/ }).click()
    await page.getByRole('button', { name: 'Save' }).first().click()
    await expect
      .poll(
        async () => (await call('GET', `/v1/${company.uuid}/${plural}/${created.json.data.uuid}`)).json.data.location,
      )
      .toEqual(toPlainTextPlace('Zurich house'))
  }
})

test('a destination takes the time zone of its place, unless it was set by hand', async ({ page, request, server }) => {
  const { company, manager, call } = await makeManagersCompany(request, server)
  await logIn(page, manager, '/destinations/create')
  await page.getByRole('textbox', { name: 'Name' }).fill('Edo')
  await box(page, 'Location').fill('Kyoto')
  await page
    .getByRole('option', { name: /^Kyoto/ })
    .first()
    .click()
  await expect(box(page, 'Time zone').first()).toHaveValue('Asia/Tokyo')
  await box(page, 'Location').fill('Windhoek')
  await page
    .getByRole('option', { name: /^Windhoek/ })
    .first()
    .click()
  await expect(box(page, 'Time zone').first()).toHaveValue('Africa/Windhoek')
  await box(page, 'Time zone').first().fill('Africa/Lagos')
  await page.getByRole('option', { name: 'Africa/Lagos' }).click()
  await box(page, 'Location').fill('Kyoto')
  await page
    .getByRole('option', { name: /^Kyoto/ })
    .first()
    .click()
  await expect(box(page, 'Time zone').first()).toHaveValue('Africa/Lagos')
  await page.getByRole('button', { name: 'Add destination' }).click()
  await expect
    .poll(async () => (await call('GET', `/v1/${company.uuid}/destinations/?fields=location`)).json.data[0])
    .toMatchObject({ name: 'Edo', timezone: 'Africa/Lagos', location: { label: 'Kyoto', timezone: 'Asia/Tokyo' } })
})

test('the library shows matching names before teasers, and places nearby first, among all records of the company', async ({
  page,
  request,
  server,
}) => {
  const { call, company } = await openItinerary(page, request, server, {
    segments: [{ uuid: crypto.randomUUID(), kind: 'meal', title: 'Lunch', day: 0, location: inWindhoek }],
  })
  const add = (plural: string, body: object) => call('POST', `/v1/${company.uuid}/${plural}/`, body)
  for (let n = 0; n < 100; n += 1) await add('accommodations', { name: `A ${n}`, location: { ...windhoek, lat: 60 } })
  await add('accommodations', { name: 'Mandarin Tokyo', teaser: 'With Fuji on clear mornings' })
  await add('excursions', { name: 'Mount Fuji and Lake Kawaguchi', durationMin: 600 })
  await add('accommodations', { name: 'Zebra Camp', location: { ...windhoek, lat: -22.6 } })
  await addTo(page, 1, 'Add from library')
  const dialog = page.getByRole('dialog', { name: 'Add to day 1' })
  await expect(dialog.getByRole('group', { name: 'Near Windhoek' }).getByRole('option')).toHaveText(/Zebra Camp/)
  await dialog.getByRole('searchbox').fill('Fuji')
  await expect(dialog.getByRole('option')).toHaveCount(2)
  await expect(dialog.getByRole('option').first()).toContainText('Mount Fuji')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Added Mount Fuji and Lake Kawaguchi to day 1.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectTitles(page, 1, ['Lunch', 'Mount Fuji and Lake Kawaguchi'])
})
