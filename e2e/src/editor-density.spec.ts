import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { getBox } from './box-of.ts'
import { expect, test } from './demo-test.ts'
import { demoAccount, logIn } from './log-in.ts'
import { makeSomebody } from './own-companies.ts'
import { addTo, day, expectTitles, openItinerary, saved } from './open-itinerary.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.describe.configure({ timeout: 120_000 })

const segment = (kind: string, title: string, on: number | null, fields: object = {}) => ({
  uuid: crypto.randomUUID(),
  kind,
  title,
  day: on,
  ...fields,
})
const note = (title: string, on: number) => segment('note', title, on)
const euros = (amount: number) => ({ amount, currency: 'EUR' })
const rowOf = (page: Page, n: number, title: string): Locator => day(page, n).getByRole('row', { name: title })
/** A day with everything that belongs to it: its heading, later nights, segments and button. */
const groupOf = (page: Page, n: number): Locator => page.locator('[data-group]', { has: day(page, n) })
const formOf = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

test('a stay goes on as a bar through its nights, which opens it and is not sorted', async ({
  page,
  request,
  server,
}) => {
  const stay = segment('accommodation', 'Harbour Hotel', 0, { nights: 3 })
  await openItinerary(page, request, server, { dayCount: 4, segments: [note('Arrive', 0), stay, note('Sail', 1)] })
  const bar = (n: number) => groupOf(page, n).getByRole('button', { name: /^Night/ })
  await expect(bar(2)).toHaveText('Night 2 of 3 · Harbour Hotel')
  await expect(bar(3)).toHaveText('Night 3 of 3 · Harbour Hotel')
  await expect(bar(1)).toHaveCount(0)
  await expect(bar(4)).toHaveCount(0)

  await test.step('a press opens the stay', async () => {
    await bar(3).click()
    await expect(formOf(page, 'Stay: Harbour Hotel')).toBeVisible()
    await expect(bar(2)).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('sorting passes over it', async () => {
    await rowOf(page, 1, 'Harbour Hotel').focus()
    await page.keyboard.press('ArrowDown')
    await expect(rowOf(page, 2, 'Sail')).toBeFocused()
    await page.keyboard.press('Alt+ArrowDown')
    await expectTitles(page, 3, ['Sail'])
    await expectTitles(page, 2, ['Nothing planned yet.'])
    await expectNoViolations(page)
  })

  await test.step('a shorter stay has fewer, and an alternative none', async () => {
    await rowOf(page, 1, 'Harbour Hotel').click()
    const nights = formOf(page, 'Stay: Harbour Hotel').getByRole('textbox', { name: 'Nights' })
    await nights.fill('2')
    await page.keyboard.press('Tab')
    await expect(bar(2)).toHaveText('Night 2 of 2 · Harbour Hotel')
    await expect(bar(3)).toHaveCount(0)
    await saved(page)
  })
})

test('rows say what is optional, bracket alternatives under their name, and show price and booking', async ({
  page,
  request,
  server,
}) => {
  const hotel = { nights: 2, optionGroup: 'Tokyo hotel', net: euros(10_000) }
  await openItinerary(page, request, server, {
    currency: 'EUR',
    segments: [
      segment('accommodation', 'Garden Inn', 0, { ...hotel, bookingStatus: 'confirmed' }),
      segment('accommodation', 'Tower Hotel', 0, { ...hotel, net: euros(20_050), isSelected: false }),
      segment('excursion', 'Tea ceremony', 0, { inclusion: 'optional', bookingStatus: 'requested' }),
      note('Mind the sun', 0),
    ],
  })
  const row = (title: string) => rowOf(page, 1, title)
  await expect(row('Garden Inn')).toContainText('One of: Tokyo hotel')
  await expect(row('Tower Hotel')).not.toContainText('One of')
  await expect(row('Tower Hotel')).toContainText('Alternative')
  await expect(row('Tea ceremony')).toContainText('Optional')
  await expect(row('Garden Inn')).toContainText('€100')
  await expect(row('Tower Hotel')).toContainText('€200.50')
  await expect(row('Garden Inn')).toContainText('Booking: Confirmed')
  await expect(row('Tea ceremony').getByTitle('Booking: Requested')).toBeVisible()
  await expect(row('Mind the sun')).not.toContainText('Booking')
  // Bracketed rows are set in, and the name of the choice lies above the first one.
  const [inn, tower, tea] = [
    await getBox(row('Garden Inn')),
    await getBox(row('Tower Hotel')),
    await getBox(row('Tea ceremony')),
  ]
  expect(inn.x).toBe(tower.x)
  expect(inn.x).toBeGreaterThan(tea.x)
  expect((await getBox(page.getByText('One of: Tokyo hotel'))).y).toBeLessThan(inn.y)
  await expectNoViolations(page)
  await row('Garden Inn').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expectTitles(page, 1, ['Tower Hotel', 'Garden Inn', 'Tea ceremony', 'Mind the sun'])
  await expect(row('Tower Hotel')).toContainText('One of: Tokyo hotel')
  await expect(row('Garden Inn')).not.toContainText('One of')
})

test('users who may not see prices see none in the rows', async ({ page, browser, request, server }) => {
  const { company } = await openItinerary(page, request, server, {
    currency: 'EUR',
    segments: [segment('meal', 'Dinner', 0, { gross: euros(9000) })],
  })
  await expect(rowOf(page, 1, 'Dinner')).toContainText('€90')
  const viewer = await makeSomebody(request, server, company, 'Viewer')
  const other = await browser.newContext({ baseURL: server.url })
  const theirs = await other.newPage()
  await logIn(theirs, viewer, new URL(page.url()).pathname)
  await expect(rowOf(theirs, 1, 'Dinner')).toBeVisible()
  await expect(rowOf(theirs, 1, 'Dinner')).not.toContainText('€')
  await other.close()
})

test('rows show the first image of a segment, in a box that is there before', async ({ page }) => {
  await logIn(page, demoAccount('owner'), '/itineraries')
  await page.getByRole('row', { name: 'Sea Fog and Slow Water' }).click()
  const images = page.locator('[data-group] [role=row] img')
  await expect(images.first()).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => images.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160)
  const box = await getBox(images.first())
  expect([box.width, box.height]).toEqual([40, 40])
})

test('a segment has one menu, with the same entries in its row and in its form', async ({ page, request, server }) => {
  const { call, company, path } = await openItinerary(page, request, server, {
    segments: [note('Mind the sun', 0), note('Drink water', 0), note('Rest', 1)],
  })
  await call('POST', `/v1/${company.uuid}/excursions/`, { name: 'Dune Walk', durationMin: 120 })
  await addTo(page, 1, 'Add from library')
  await page.getByRole('option', { name: 'Dune Walk' }).click()
  await page.keyboard.press('Escape')
  await saved(page)
  for (const [name, form, own] of [
    ['Drink water', 'Note: Drink water', 'Change kind…'],
    ['Dune Walk', 'Excursion: Dune Walk', 'Replace from library…'],
  ] as const) {
    await rowOf(page, 1, name).click()
    const entriesOf = async (button: Locator) => {
      await button.click()
      const entries = page.getByRole('menuitem')
      await expect(entries.first()).toBeVisible()
      const found = await entries.allInnerTexts()
      await page.keyboard.press('Escape')
      await expect(entries).toHaveCount(0)
      return found
    }
    const inRow = await entriesOf(page.getByRole('button', { name: `Actions for ${name}` }))
    expect(inRow.some((entry) => entry.startsWith('Move up'))).toBe(true)
    expect(inRow).toContain(own)
    expect(await entriesOf(formOf(page, form).getByRole('button', { name: 'Segment actions' }))).toEqual(inRow)
  }

  await test.step('moves in the form do what they do in the row', async () => {
    const act = async (entry: string, sub?: string) => {
      await formOf(page, 'Excursion: Dune Walk').getByRole('button', { name: 'Segment actions' }).click()
      await page.getByRole('menuitem', { name: entry }).click()
      if (sub) await page.getByRole('menuitem', { name: sub, exact: true }).click()
    }
    await act('Move up')
    await expectTitles(page, 1, ['Mind the sun', 'Dune Walk', 'Drink water'])
    await act('Move to…', 'Day 2')
    await expectTitles(page, 2, ['Rest', 'Dune Walk'])
    await saved(page)
    const titles = (await call('GET', path)).json.data.segments.map(({ title }: { title: string }) => title)
    expect(titles).toHaveLength(4)
  })

  await test.step('after a segment is removed by the menu of its row, the next row has the focus', async () => {
    await page.getByRole('button', { name: 'Actions for Mind the sun' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Remove' }).press('Enter')
    await expectTitles(page, 1, ['Drink water'])
    await expect(rowOf(page, 1, 'Drink water')).toBeFocused()
  })
})

test('a segment is added between two others, by pointer and by keyboard', async ({ page, request, server }) => {
  await openItinerary(page, request, server, { segments: [note('First', 0), note('Last', 0)] })
  const add = page.getByRole('button', { name: 'Add before Last' })
  await page.mouse.move(0, 0)
  await expect(add).toHaveCSS('opacity', '0')
  await rowOf(page, 1, 'First').hover()
  await expect(add).toHaveCSS('opacity', '1')
  await add.click()
  await page.getByRole('menuitem', { name: 'Add custom segment' }).click()
  await page.getByRole('option', { name: 'Meal', exact: true }).click()
  await expectTitles(page, 1, ['First', 'Meal', 'Last'])

  await rowOf(page, 1, 'Meal').focus()
  const before = page.getByRole('button', { name: 'Add before Meal' })
  await expect(before).toHaveCSS('opacity', '1')
  for (let presses = 0; presses < 4 && !(await before.evaluate((one) => one === document.activeElement)); presses += 1)
    await page.keyboard.press('ArrowRight')
  await expect(before).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Add from library' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: 'Drive', exact: true }).click()
  await expectTitles(page, 1, ['First', 'Drive', 'Meal', 'Last'])
  await addTo(page, 1, 'Add custom segment')
  await page.getByRole('option', { name: 'Flight', exact: true }).click()
  await expectTitles(page, 1, ['First', 'Drive', 'Meal', 'Last', 'Flight'])
  await saved(page)
  await expectNoViolations(page)
})

test('the header is one row while a pane is scrolled by hand, and nothing moves otherwise', async ({
  page,
  request,
  server,
}) => {
  const many = Array.from({ length: 24 }, (_, n) => note(`Stop ${n + 1}`, n % 3))
  await openItinerary(page, request, server, { segments: many })
  const header = page.locator('header', { has: page.getByRole('heading', { level: 1 }) })
  const list = page.locator('div', { has: page.getByRole('group', { name: 'Days and segments' }) }).last()
  const height = async () => (await getBox(header)).height
  const full = await height()
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()

  await test.step('a script that scrolls the list moves nothing', async () => {
    await rowOf(page, 3, 'Stop 24').evaluate((row) => row.scrollIntoView({ block: 'end' }))
    await expect(rowOf(page, 3, 'Stop 24')).toBeInViewport()
    expect(await height()).toBe(full)
    await rowOf(page, 1, 'Stop 1')
      .first()
      .evaluate((row) => row.scrollIntoView({ block: 'end' }))
    await page.evaluate(() => window.scrollTo(0, 0))
  })

  await test.step('the wheel makes it compact, with everything to press still there', async () => {
    await list.hover({ position: { x: 150, y: 200 } })
    await page.mouse.wheel(0, 600)
    await expect.poll(height).toBeLessThan(50)
    await expect(header.getByRole('button', { name: /^Status/ })).toBeInViewport()
    await expect(header.getByRole('button', { name: 'Itinerary actions' })).toBeInViewport()
    await expect(header.getByRole('link', { name: 'Itineraries' })).toBeInViewport()
    await expectNoViolations(page)
  })

  await test.step('selecting another segment moves nothing, and the wheel brings it back', async () => {
    const row = page.locator('[role=row]', { hasText: 'Stop 9' }).first()
    await row.scrollIntoViewIfNeeded()
    const before = await getBox(row)
    await row.click()
    await expect(formOf(page, 'Note: Stop 9')).toBeVisible()
    expect((await getBox(row)).y).toBe(before.y)
    await list.hover({ position: { x: 150, y: 200 } })
    await page.mouse.wheel(0, -2000)
    await expect.poll(height).toBe(full)
  })
})

test('the overview is the cover sheet of an itinerary', async ({ page, request, server }) => {
  const { call, company, path } = await openItinerary(page, request, server, {
    startDate: '2030-05-14',
    currency: 'EUR',
    priceMode: 'total',
    adults: 2,
    paymentSchedule: [{ label: 'Balance', amount: euros(80_000), due: '2030-04-01' }],
    segments: [segment('excursion', 'Dinner', 0, { gross: euros(123_400), deadline: '2030-03-01' })],
  })
  const client = await call('POST', `/v1/${company.uuid}/contacts/`, {
    kind: 'person',
    givenName: 'Ada',
    familyName: 'Byron',
  })
  const { rev } = (await call('GET', path)).json.data
  const changed = await call('PUT', path, { rev, client: client.json.data.uuid })
  expect(changed.status, JSON.stringify(changed.json)).toBe(200)
  await page.goto(`${new URL(page.url()).pathname}?tab=overview`)
  const sheet = page.getByRole('tabpanel', { name: 'Overview' })
  const fact = (name: string) =>
    sheet.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('xpath=following-sibling::dd')
  await expect(fact('Client').getByRole('link', { name: 'Ada Byron' })).toBeVisible()
  await expect(fact('Status')).toHaveText('Enquiry')
  await expect(fact('Next deadline')).toContainText('Book or release Dinner')
  await expect(fact('Next deadline')).toContainText('Departure: 14/05/2030')
  // A payment is due once the client has said yes.
  await expect(fact('Next deadline')).not.toContainText('Balance')
  await expect(fact('Value')).toContainText('€1,234')
  await expect(fact('Value')).toContainText('€617 per person')
  await expectNoViolations(page)

  await test.step('a held itinerary has an option that expires, and payments', async () => {
    const held = await call('PUT', path, {
      rev: changed.json.data.rev,
      status: 'held',
      heldUntil: '2030-02-01T12:00:00.000Z',
    })
    expect(held.status, JSON.stringify(held.json)).toBe(200)
    await page.reload()
    await expect(fact('Status')).toHaveText('Held')
    await expect(fact('Next deadline')).toContainText('Option expires')
    await expect(fact('Next deadline')).toContainText('Book or release Dinner: 1/03/2030')
    await expect(fact('Next deadline')).toContainText('Balance due: 1/04/2030')
  })

  await test.step('reference, tags and title are edited in place', async () => {
    await sheet.getByRole('textbox', { name: 'Reference' }).fill('KT-2107')
    await sheet.getByRole('textbox', { name: /tag/ }).fill('honeymoon')
    await page.keyboard.press('Enter')
    await sheet.getByRole('textbox', { name: 'Itinerary title' }).fill('Slower water')
    await saved(page)
    expect((await call('GET', path)).json.data).toMatchObject({
      reference: 'KT-2107',
      tags: ['honeymoon'],
      title: 'Slower water',
    })
  })

  await test.step('facts lead to the tab on which they are edited', async () => {
    await fact('Value').getByRole('button', { name: 'Edit price' }).click()
    await expect(page.getByRole('tab', { name: 'Price' })).toHaveAttribute('aria-selected', 'true')
  })
})

test('a theme is chosen by its picture', async ({ page, request, server }) => {
  const { call, path } = await openItinerary(page, request, server)
  await page.getByRole('tab', { name: 'Presentation' }).click()
  const themes = page.getByRole('radiogroup', { name: 'Theme' })
  await expect(themes.getByRole('radio', { name: 'Editorial' })).toBeChecked()
  await themes.getByText('Minimal', { exact: true }).click()
  await expect(themes.getByRole('radio', { name: 'Minimal' })).toBeChecked()
  await saved(page)
  expect((await call('GET', path)).json.data.theme).toBe('minimal')
  await page.keyboard.press('ArrowUp')
  await expect(themes.getByRole('radio', { name: 'Classic' })).toBeChecked()
  await expectNoViolations(page)
})
