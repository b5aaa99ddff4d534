import type { Locator, Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { addTo, day, expectTitles, openItinerary, saved } from './open-itinerary.ts'
import { isFull } from './sampled.ts'

const desk = { width: 1440, height: 900 }
const phone = { width: 375, height: 812 }

/** The input for the form of each kind: texts, numbers, times, options and places, by the labels of their fields. */
const forms: readonly {
  kind: string
  lines?: Readonly<Record<string, string>>
  numbers?: Readonly<Record<string, string>>
  times?: Readonly<Record<string, string>>
  choices?: Readonly<Record<string, string>>
  places?: Readonly<Record<string, string>>
}[] = [
  {
    kind: 'Stay',
    numbers: { Nights: '2' },
    choices: { Board: 'Half board' },
    times: { 'Check-in': '14:00', 'Check-out': '10:30' },
    places: { Location: 'Swakopmund' },
  },
  {
    kind: 'Excursion',
    times: { Starts: '06:15' },
    numbers: { Duration: '180' },
    places: { 'Starting point': 'Swakopmund' },
  },
  {
    kind: 'Flight',
    places: { From: 'Windhoek', To: 'Frankfurt am Main' },
    times: { Departs: '20:05', Arrives: '05:40' },
    choices: { 'Arrives on': 'the next day' },
    lines: { Airline: 'Discover', 'Flight number': '4Y 133' },
  },
  { kind: 'Train', lines: { Operator: 'TransNamib', 'Train number': '12' }, times: { Departs: '09:00' } },
  { kind: 'Bus', lines: { Operator: 'Intercape', Line: 'N1' }, numbers: { Distance: '360' } },
  { kind: 'Ferry', lines: { Operator: 'River boats', 'Ship or sailing': 'Noon' } },
  {
    kind: 'Cruise',
    lines: { 'Cruise line': 'Chobe Queens', Ship: 'Queen II' },
    choices: { 'Arrives on': '3 days later' },
  },
  { kind: 'Transfer', lines: { 'Driver or company': 'Elias', Vehicle: 'Minibus' } },
  { kind: 'Drive', numbers: { Distance: '310', Duration: '270' } },
  {
    kind: 'Car hire',
    lines: { Company: 'Savanna Cars', 'Vehicle class': '4 × 4' },
    choices: { 'Drop-off day': '5 days later' },
  },
  { kind: 'Meal', times: { Starts: '12:30' }, places: { Location: 'Swakopmund' } },
  { kind: 'Guide', lines: { Guide: 'Ndapewa' }, choices: { 'Ends on': '2 days later' } },
  { kind: 'Free time', times: { Starts: '15:00', Ends: '18:00' } },
  { kind: 'Note', lines: { 'Notes for travellers': 'Bring a hat.' } },
  { kind: 'Fee', lines: { 'Internal notes': 'Paid in cash.' }, numbers: { Net: '35.00' } },
]

/** The form of a segment, by its kind and title. */
const formOf = (page: Page, kind: string, title: string): Locator =>
  page.getByRole('region', { name: `${kind}: ${title}` })

const field = (form: Locator, name: string): Locator => form.getByRole('textbox', { name, exact: true })
const choice = (form: Locator, name: string): Locator => form.getByRole('button', { name: new RegExp(`${name}$`) })
const clock = (form: Locator, name: string): Locator => form.getByRole('group', { name, exact: true })

const choose = async (page: Page, form: Locator, name: string, option: string) => {
  await choice(form, name).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

const setPlace = async (page: Page, form: Locator, name: string, place: string) => {
  await form.getByRole('combobox', { name, exact: true }).fill(place)
  await page
    .getByRole('option', { name: new RegExp(`^${place}`) })
    .first()
    .click()
}

/** Moves to an option with the arrow keys. The list may have focused its first option already. */
const arrowTo = async (page: Page, option: Locator) => {
  for (let presses = 0; presses < 6 && (await option.getAttribute('data-focused')) === null; presses += 1)
    await page.keyboard.press('ArrowDown')
  await expect(option).toHaveAttribute('data-focused')
}

test.use({ viewport: desk })
test.setTimeout(120_000)

/** Testing all fifteen kinds takes a long time; only `npm run test:full` does. */
const sample = new Set(['Stay', 'Flight', 'Meal', 'Fee'])

for (const form of forms.filter(({ kind }) => isFull || sample.has(kind)))
  test(`the form of a segment of the kind ${form.kind} saves its input`, async ({ page, request, server }) => {
    await openItinerary(page, request, server)
    await addTo(page, 1, 'Add custom segment')
    await page.getByRole('option', { name: form.kind, exact: true }).click()
    const title = `My own ${form.kind.toLowerCase()}`
    const segmentForm = formOf(page, form.kind, title)
    await expect(field(formOf(page, form.kind, form.kind), 'Title')).toBeFocused()
    await page.keyboard.type(title)
    await expect(segmentForm).toBeVisible()
    for (const [name, place] of Object.entries(form.places ?? {})) await setPlace(page, segmentForm, name, place)
    for (const [name, text] of Object.entries(form.lines ?? {})) await field(segmentForm, name).fill(text)
    for (const [name, time] of Object.entries(form.times ?? {})) {
      await clock(segmentForm, name).getByRole('spinbutton').first().click()
      await page.keyboard.type(time.replace(':', ''))
    }
    for (const [name, option] of Object.entries(form.choices ?? {})) await choose(page, segmentForm, name, option)
    for (const [name, number] of Object.entries(form.numbers ?? {})) {
      await field(segmentForm, name).fill(number)
      await page.keyboard.press('Tab')
    }
    await expect(segmentForm.getByRole('textbox', { name: 'Description' })).toBeVisible()
    await saved(page)
    expect(await findViolations(page)).toEqual([])

    await page.reload()
    await day(page, 1).getByRole('row', { name: title }).click()
    for (const [name, place] of Object.entries(form.places ?? {}))
      await expect(segmentForm.getByRole('combobox', { name, exact: true })).toHaveValue(new RegExp(`^${place}`))
    for (const [name, text] of Object.entries(form.lines ?? {}))
      await expect(field(segmentForm, name)).toHaveValue(text)
    for (const [name, time] of Object.entries(form.times ?? {}))
      await expect(clock(segmentForm, name)).toContainText(time)
    for (const [name, option] of Object.entries(form.choices ?? {}))
      await expect(choice(segmentForm, name)).toContainText(option)
    for (const [name, number] of Object.entries(form.numbers ?? {}))
      await expect(field(segmentForm, name)).toHaveValue(number)
  })

test('rooms, contents, booking and price are folded and saved; confirming locks the price', async ({
  page,
  request,
  server,
}) => {
  const { call, path } = await openItinerary(page, request, server, {
    segments: [{ uuid: crypto.randomUUID(), kind: 'accommodation', title: 'A tent', day: 0, nights: 1 }],
  })
  await day(page, 1).getByRole('row', { name: 'A tent' }).click()
  const form = formOf(page, 'Stay', 'A tent')
  await form.getByRole('button', { name: 'Rooms' }).click()
  await form.getByRole('button', { name: 'Add room' }).click()
  await form.getByRole('textbox', { name: /^Room type/ }).fill('Family tent')
  await form.getByRole('button', { name: 'Inclusions' }).click()
  await form.getByRole('textbox', { name: 'Included', exact: true }).fill('Breakfast\nFirewood')
  await form.getByRole('button', { name: 'Booking' }).click()
  await field(form, 'Confirmation number').fill('ABC 123')
  await choose(page, form, 'Booking status', 'Confirmed')
  await expect(form.getByText('The price is locked.')).toBeVisible()
  await saved(page)
  await expect(form.getByRole('button', { name: 'Rooms 1 room, 2 guests' })).toBeVisible()
  await expect(form.getByRole('button', { name: 'Inclusions 2 included' })).toBeVisible()
  const { json } = await call('GET', path)
  expect(json.data.segments[0]).toMatchObject({
    rooms: [{ type: 'Family tent', count: 1, adults: 2, children: 0 }],
    included: ['Breakfast', 'Firewood'],
    bookingStatus: 'confirmed',
    confirmationNo: 'ABC 123',
    priceLocked: true,
  })
})

test('the times of a flight are in the time zones of its places', async ({ page, request, server }) => {
  const { call, path } = await openItinerary(page, request, server, {
    segments: [
      {
        uuid: crypto.randomUUID(),
        kind: 'flight',
        title: 'Home',
        day: 0,
        startTime: '20:05',
        endTime: '05:40',
        endDayOffset: 1,
      },
    ],
  })
  await day(page, 1).getByRole('row', { name: 'Home' }).click()
  const form = formOf(page, 'Flight', 'Home')
  await setPlace(page, form, 'From', 'Windhoek')
  await setPlace(page, form, 'To', 'Frankfurt am Main')
  await expect(
    form.getByText('Local time: Windhoek at the start, Berlin at the end. Duration: 9 h 35 min.'),
  ).toBeVisible()
  await saved(page)
  const { json } = await call('GET', path)
  expect(json.data.segments[0]).toMatchObject({ timezone: 'Africa/Windhoek', endTimezone: 'Europe/Berlin' })
})

test('the library is searched, used again and again, and closed, by keyboard alone', async ({
  page,
  request,
  server,
}) => {
  const { call, company } = await openItinerary(page, request, server)
  for (const [name, lat] of [
    ['Dune Camp', -24.5],
    ['Far Lodge', 50],
  ] as const)
    await call('POST', `/v1/${company.uuid}/accommodations/`, { name, location: { label: name, lat, lng: 15.8 } })
  await call('POST', `/v1/${company.uuid}/excursions/`, {
    name: 'Dune Walk',
    durationMin: 120,
    location: { label: 'Deadvlei', lat: -24.7, lng: 15.3 },
  })
  await page.keyboard.press('Alt+a')
  const dialog = page.getByRole('dialog', { name: 'Add to day 1' })
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('dune')
  await expect(dialog.getByRole('option')).toHaveCount(2)
  await arrowTo(page, dialog.getByRole('option', { name: 'Dune Camp' }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Added Dune Camp to day 1.')).toBeVisible()
  await expect(dialog.getByRole('searchbox')).toHaveValue('')
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.type('walk')
  await expect(dialog.getByRole('option')).toHaveCount(1)
  await arrowTo(page, dialog.getByRole('option', { name: 'Dune Walk' }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Added Dune Walk to day 1.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expectTitles(page, 1, ['Dune Camp', 'Dune Walk'])

  await addTo(page, 2, 'Add from library')
  const next = page.getByRole('dialog', { name: 'Add to day 2' })
  await expect(next.getByRole('group', { name: 'Near Deadvlei' }).getByRole('option')).toHaveCount(2)
  await expect(next.getByRole('group', { name: 'Recently used' }).getByRole('option').first()).toContainText(
    'Dune Walk',
  )
})

test('an itinerary becomes a template, and some of its days are inserted into another itinerary', async ({
  page,
  request,
  server,
}) => {
  const segment = (title: string, n: number) => ({ uuid: crypto.randomUUID(), kind: 'note', title, day: n })
  const { call, company } = await openItinerary(page, request, server, {
    segments: ['One', 'Two', 'Three'].map(segment),
  })
  await page.getByRole('button', { name: 'Itinerary actions' }).click()
  await page.getByRole('menuitem', { name: 'Save as template' }).click()
  await expect(page.getByText('Template “Slow water” created').first()).toBeVisible()

  const other = await call('POST', `/v1/${company.uuid}/itineraries/`, { title: 'Fast water', dayCount: 2 })
  await page.goto(`/itineraries/${other.json.data.uuid}`)
  await page.getByRole('button', { name: 'Add from template', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Add from template' })
  const template = dialog.getByRole('combobox', { name: 'Template' })
  await template.click()
  await template.pressSequentially('slow')
  await page.getByRole('option', { name: /^Slow water/ }).click()
  await expect(template).toHaveValue('Slow water')
  await expect(dialog.getByRole('checkbox', { name: /^Day 2/ })).toBeChecked()
  await dialog
    .getByRole('checkbox', { name: /^Day 2/ })
    .locator('xpath=ancestor::label')
    .click()
  await dialog.getByRole('button', { name: /Position$/ }).click()
  await page.getByRole('option', { name: 'After day 1' }).click()
  await dialog.getByRole('button', { name: 'Add 2 days' }).click()
  await expect(dialog).toBeHidden()

  await expectTitles(page, 2, ['One'])
  await expectTitles(page, 3, ['Three'])
  await expect(day(page, 4)).toBeVisible()
  await saved(page)
  await page.getByRole('button', { name: 'Undo: Added 2 days from Slow water' }).click()
  await expect(day(page, 3)).toHaveCount(0)
  await expectTitles(page, 2, ['Nothing planned yet.'])
  await saved(page)
})

test('changes in the library are shown field by field and applied as selected', async ({ page, request, server }) => {
  const { call, company, path } = await openItinerary(page, request, server)
  const walk = await call('POST', `/v1/${company.uuid}/excursions/`, { name: 'Dune Walk', durationMin: 120 })
  await addTo(page, 1, 'Add from library')
  await page.getByRole('searchbox', { name: 'Search the library' }).fill('dune')
  await page.getByRole('option', { name: 'Dune Walk' }).click()
  await page.keyboard.press('Escape')
  await field(formOf(page, 'Excursion', 'Dune Walk'), 'Title').fill('Our walk')
  await saved(page)
  const changed = await call('PUT', `/v1/${company.uuid}/excursions/${walk.json.data.uuid}`, {
    name: 'Dune Walk at dawn',
    durationMin: 200,
    included: ['Coffee'],
  })
  expect(changed.status).toBe(200)

  await page.reload()
  const row = day(page, 1).getByRole('row', { name: 'Our walk' })
  await expect(row.getByText('Update available')).toBeAttached()
  await row.click()
  const form = formOf(page, 'Excursion', 'Our walk')
  await expect(form.getByText('Changed in the library: title, included, duration.')).toBeVisible()
  await form.getByRole('button', { name: 'See changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Update Our walk' })
  await expect(dialog.getByRole('region', { name: 'title' })).toContainText('This itinerary')
  expect(await findViolations(page)).toEqual([])
  const duration = dialog.getByRole('region', { name: 'duration' })
  await duration.getByText('Keep the previous version').click()
  await dialog.getByRole('button', { name: 'Update selected' }).click()
  await expect(form.getByText('Update available')).toBeHidden()
  await expect(row.getByText('Update available')).toHaveCount(0)
  await saved(page)
  const { json } = await call('GET', path)
  expect(json.data.segments[0]).toMatchObject({
    title: 'Dune Walk at dawn',
    included: ['Coffee'],
    durationMin: 200,
    overrides: { title: 'Our walk', durationMin: 120 },
    source: { rev: 2 },
  })
})

test('on a phone, a segment opens its form, and Back leads to the list', async ({ page, request, server }) => {
  await page.setViewportSize(phone)
  await openItinerary(page, request, server, {
    segments: [{ uuid: crypto.randomUUID(), kind: 'note', title: 'Mind the sun', day: 0 }],
  })
  await day(page, 1).getByRole('row', { name: 'Mind the sun' }).click()
  await expect(page).toHaveURL(/pane=form/)
  await expect(formOf(page, 'Note', 'Mind the sun')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.goBack()
  await expect(day(page, 1)).toBeVisible()
  await day(page, 1).getByRole('row', { name: 'Mind the sun' }).click()
  await page.getByRole('button', { name: 'Days and segments' }).click()
  await expect(day(page, 1)).toBeVisible()
  await expect(page).not.toHaveURL(/pane/)
  await addTo(page, 2, 'Add custom segment')
  await page.getByRole('option', { name: 'Meal', exact: true }).click()
  await expect(field(formOf(page, 'Meal', 'Meal'), 'Title')).toBeFocused()
  await page.keyboard.type('Lunch')
  await expect(formOf(page, 'Meal', 'Lunch')).toBeVisible()
})
