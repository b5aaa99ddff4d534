import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { jumpTo, tabBackTo } from './by-keyboard.ts'
import { expect, test } from './demo-test.ts'
import { countInteractions } from './interactions.ts'
import { logIn } from './log-in.ts'
import { addTo, day, expectTitles, openItinerary, saved } from './open-itinerary.ts'
import { makeDesignersCompany } from './own-companies.ts'
import { itineraryAt, makeItineraryMakers, stays } from './own-itineraries.ts'

test.describe.configure({ timeout: 180_000 })

const segment = (title: string, on: number, fields: object = {}) => ({
  uuid: randomUUID(),
  kind: 'excursion',
  title,
  day: on,
  ...fields,
})

const newItinerary = (page: Page): Locator => page.getByRole('dialog', { name: 'New itinerary' })

/** Chooses a record in a combo box by typing. */
const pick = async (page: Page, box: Locator, typed: string) => {
  await box.fill(typed)
  await page.getByRole('option', { name: new RegExp(`^${typed}`) }).click()
}

test('a new itinerary starts blank, with client, dates and travellers, from the contact’s page', async ({
  page,
  request,
  server,
}) => {
  const { designer, call, company, make } = await makeDesignersCompany(request, server)
  const contact = await make('contacts', { givenName: 'Maya', familyName: 'Linden' })
  await logIn(page, designer, `/contacts/${contact}`)
  await page.getByRole('link', { name: 'New itinerary' }).click()
  const dialog = newItinerary(page)
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await expect(dialog.getByRole('combobox', { name: 'Client' })).toHaveValue('Maya Linden')
  await expectNoViolations(page)

  // Esc leads back.
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(new RegExp(`/contacts/${contact}$`))
  await page.getByRole('link', { name: 'New itinerary' }).click()

  await dialog.getByRole('textbox', { name: 'Title' }).fill('Sea fog')
  await dialog.getByRole('spinbutton', { name: /^day, Start date/ }).click()
  await page.keyboard.type('03052027')
  await dialog.getByRole('spinbutton', { name: /^day, End date/ }).click()
  await page.keyboard.type('12')
  await expect(dialog.getByRole('textbox', { name: 'Days' })).toHaveValue('10')
  await dialog.getByRole('textbox', { name: 'Children' }).fill('2')
  await page.keyboard.press('Tab')
  await dialog.getByRole('textbox', { name: 'Child 1' }).fill('4')
  await page.keyboard.press('Tab')
  await dialog.getByRole('textbox', { name: 'Child 2' }).fill('9')
  await dialog.getByRole('button', { name: 'Create itinerary' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sea fog')
  const uuid = itineraryAt(page.url())
  const { data } = (await call('GET', `/v1/${company.uuid}/itineraries/${uuid}`)).json
  expect(data).toMatchObject({
    client: contact,
    startDate: '2027-05-03',
    endDate: '2027-05-12',
    dayCount: 10,
    adults: 2,
    children: 2,
    childAges: [4, 9],
  })
  // Back leads to the contact, not to the dialog.
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/contacts/${contact}$`))
})

test('a new itinerary starts from a template, with a contact created in place, and from days of two', async ({
  page,
  request,
  server,
}) => {
  const { designer, make, call, company } = await makeDesignersCompany(request, server)
  const template = await make('itineraries', {
    title: 'Classic dunes',
    isTemplate: true,
    dayCount: 3,
    segments: [segment('Dune walk', 0), segment('Canyon', 1), segment('Flamingos', 2)],
  })
  await make('itineraries', { title: 'Coast', dayCount: 2, segments: [segment('Kayaks', 0), segment('Wreck', 1)] })
  const read = async () => (await call('GET', `/v1/${company.uuid}/itineraries/${itineraryAt(page.url())}`)).json.data

  await test.step('from the list of templates', async () => {
    await logIn(page, designer, '/templates')
    await page.getByRole('button', { name: 'Actions for Classic dunes' }).click()
    await page.getByRole('menuitem', { name: 'Create itinerary' }).click()
    const dialog = newItinerary(page)
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Classic dunes')
    await expect(dialog.getByRole('combobox', { name: 'Template' })).toHaveValue('Classic dunes')
    await expect(dialog.getByText('3 days', { exact: true })).toBeVisible()
    await dialog.getByRole('combobox', { name: 'Client' }).fill('Noor Bakker')
    await page.getByRole('option', { name: /Create .*Noor Bakker/ }).click()
    const sheet = page.getByRole('dialog').filter({ hasText: 'contact' }).last()
    await sheet.getByRole('button', { name: /^(Add|Create)/ }).click()
    await expect(dialog.getByRole('combobox', { name: 'Client' })).toHaveValue('Noor Bakker')
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Dunes for Noor')
    await dialog.getByRole('button', { name: 'Create itinerary' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dunes for Noor')
    await expect(day(page, 3)).toBeVisible()
    const itinerary = await read()
    expect(itinerary).toMatchObject({ isTemplate: false, dayCount: 3, client: expect.any(String) })
    expect(itinerary.uuid).not.toBe(template)
  })

  await test.step('from days of a template and of an itinerary', async () => {
    await page.goto('/itineraries')
    await page.getByRole('link', { name: 'Add itinerary' }).first().click()
    const dialog = newItinerary(page)
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Dunes and coast')
    await dialog.getByText('Some days', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Create itinerary' }).click()
    await expect(dialog.getByText('Choose at least one day.')).toBeVisible()
    await pick(page, dialog.getByRole('combobox', { name: 'Itinerary or template to take days from' }), 'Classic dunes')
    await dialog
      .getByRole('group', { name: 'Days of Classic dunes' })
      .getByRole('checkbox', { name: /^Day 2/ })
      .press('Space')
    await pick(page, dialog.getByRole('combobox', { name: 'Another itinerary or template' }), 'Coast')
    await dialog
      .getByRole('group', { name: 'Days of Coast' })
      .getByRole('checkbox', { name: /^Day 1/ })
      .press('Space')
    await expect(dialog.getByText('3 days', { exact: true })).toBeVisible()
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Create itinerary' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dunes and coast')
    await expectTitles(page, 1, ['Dune walk'])
    await expectTitles(page, 2, ['Flamingos'])
    await expectTitles(page, 3, ['Wreck'])
  })
})

test('an itinerary is duplicated for another client in four interactions', async ({ page, request, server }) => {
  const { designer, make, call, company } = await makeDesignersCompany(request, server)
  const first = await make('contacts', { givenName: 'First', familyName: 'Client' })
  const second = await make('contacts', { givenName: 'Second', familyName: 'Client' })
  await make('itineraries', {
    title: 'Dunes',
    startDate: '2027-05-01',
    client: first,
    travellers: [{ contact: first, role: 'lead' }],
    currency: 'EUR',
    segments: [segment('Walk', 0, { gross: { amount: 5000, currency: 'EUR' } })],
  })
  await logIn(page, designer, '/itineraries')
  const { act, count } = countInteractions()
  await act(() => page.getByRole('button', { name: 'Actions for Dunes' }).click())
  await act(() => page.getByRole('menuitem', { name: 'Duplicate' }).click())
  const dialog = page.getByRole('dialog', { name: 'Duplicate itinerary' })
  await expect(dialog.getByRole('combobox', { name: 'Client' })).toBeFocused()
  for (const box of await dialog.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await expectNoViolations(page)
  await act(async () => {
    await page.keyboard.type('Second')
    await expect(page.getByRole('option', { name: 'Second Client' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  })
  await act(() => dialog.getByRole('button', { name: 'Duplicate' }).click())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dunes (copy)')
  expect(count()).toBeLessThanOrEqual(4)
  const uuid = itineraryAt(page.url())
  const { data } = (await call('GET', `/v1/${company.uuid}/itineraries/${uuid}`)).json
  expect(data).toMatchObject({ client: second, travellers: [], startDate: '2027-05-01', segments: [{ gross: null }] })
})

for (const width of [1440, 375]) {
  test(`a typed sentence becomes a segment, at ${width} px`, async ({ page, request, server }) => {
    await page.setViewportSize({ width, height: 800 })
    const { designer, makeItinerary, readItinerary } = await makeItineraryMakers(request, server)
    const uuid = await makeItinerary({ title: 'Harbours', startDate: '2027-05-10', dayCount: 4 })
    await logIn(page, designer, `/itineraries/${uuid}`)
    await addTo(page, 1, 'Add from library')
    const dialog = page.getByRole('dialog', { name: 'Add to day 1' })
    const search = dialog.getByRole('searchbox')
    const typed = dialog.getByRole('option', { name: /^Add “/ })

    await search.fill('train to Kyoto 9:03')
    await expect(typed).toContainText('Train to Kyoto')
    await expect(typed).toContainText('Train · 09:03 · to Kyoto · Day 1')
    await expectNoViolations(page)
    await search.press('Enter')
    await expect(dialog.getByText('Added Train to Kyoto to day 1.')).toBeVisible()

    await search.fill('2 nights kauri cove')
    await expect(typed).toContainText(`Add “${stays[0]}”`)
    await expect(typed).toContainText('2 nights · Day 1 · from the library')
    await search.press('Enter')
    await expect(dialog.getByText(`Added ${stays[0]} to day 1.`)).toBeVisible()

    await search.fill('KL861 12 May')
    await expect(typed).toContainText('Flight · KL861 · Day 3')
    await dialog.getByRole('button', { name: 'Change before adding' }).click()
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Flight home')
    await dialog.getByRole('spinbutton', { name: /^hour, Departs/ }).click()
    await page.keyboard.type('2115')
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Add segment' }).click()
    await expect(dialog.getByText('Added Flight home to day 3.')).toBeVisible()

    await page.keyboard.press('Escape')
    await saved(page)
    expect((await readItinerary(uuid)).segments).toMatchObject([
      {
        kind: 'train',
        title: 'Train to Kyoto',
        startTime: '09:03',
        day: 0,
        origin: null,
        // It is a place on the map, not only a word in the title.
        destination: { label: 'Kyoto', country: 'JP', timezone: 'Asia/Tokyo' },
        endTimezone: 'Asia/Tokyo',
      },
      { kind: 'accommodation', title: stays[0], nights: 2, day: 0, source: { resource: 'accommodation' } },
      { kind: 'flight', title: 'Flight home', number: 'KL861', startTime: '21:15', day: 2 },
    ])
  })
}

test('the palette does what the open itinerary can do, by keyboard', async ({ page, request, server }) => {
  await openItinerary(page, request, server)
  await jumpTo(page, 'day 3', 'Go to day 3')
  await expect(page.getByRole('textbox', { name: /title/i }).last()).toBeVisible()
  await jumpTo(page, 'add day', 'Add day')
  await expect(day(page, 4)).toBeVisible()
  await jumpTo(page, 'shift days', 'Shift day 4 onwards…')
  await expect(page.getByRole('dialog', { name: 'Shift from day 4' })).toBeVisible()
  await page.keyboard.press('Escape')
  await jumpTo(page, 'shift from 2 by 2 days', 'Shift day 2 onwards 2 days later')
  await expect(page.getByText('Shifted day 2 onwards 2 days later').first()).toBeVisible()
  await expect(day(page, 6)).toBeVisible()
  // Only three days before it are empty: the dialog offers those.
  await jumpTo(page, 'shift 4 by 5 earlier', 'Shift day 4 onwards…')
  const shift = page.getByRole('dialog', { name: 'Shift from day 4' })
  await expect(shift.getByRole('radio', { name: /^Earlier/ })).toBeChecked()
  await expect(shift.getByRole('textbox', { name: 'Number of days' })).toHaveValue('3')
  await expect(shift.getByRole('button', { name: 'Shift' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await jumpTo(page, 'price', 'Open Price')
  await expect(page.getByRole('tab', { name: 'Price' })).toHaveAttribute('aria-selected', 'true')
  await jumpTo(page, 'preview', 'Preview')
  await expect(page.getByRole('radio', { name: 'Preview' })).toBeChecked()
  await jumpTo(page, 'publish', 'Publish')
  await expect(page.getByRole('tab', { name: 'Publish' })).toHaveAttribute('aria-selected', 'true')
  await jumpTo(page, 'duplicate', 'Duplicate itinerary')
  const dialog = page.getByRole('dialog', { name: 'Duplicate itinerary' })
  await expect(dialog.getByRole('combobox', { name: 'Client' })).toBeFocused()
  // The dialog's last button is before its first one.
  await tabBackTo(page, dialog.getByRole('button', { name: 'Duplicate' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Itinerary “Slow water (copy)” created').first()).toBeVisible()
  // Elsewhere, there are none.
  await page.goto('/itineraries')
  await expect(page.getByRole('heading', { level: 1, name: 'Itineraries' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search or jump to' })
  await expect(palette.getByRole('option', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expect(palette.getByRole('option', { name: 'Open Price' })).toHaveCount(0)
})
