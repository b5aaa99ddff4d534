import type { Locator, Page } from '@playwright/test'
import { getBox } from './box-of.ts'
import { expect, test } from './demo-test.ts'
import { logIn } from './log-in.ts'
import { makeItineraryMakers, outings, stays, itineraryAt } from './own-itineraries.ts'

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, actionTimeout: 20_000 })
test.describe.configure({ timeout: 240_000 })

const title = 'Seven Days by Thumb'
const saved = (page: Page) =>
  expect(page.getByRole('status', { name: 'Changes' })).toHaveText('All changes saved', { timeout: 15_000 })

const day = (page: Page, n: number): Locator => page.getByRole('grid', { name: new RegExp(`^Day ${n} `) })

/** Taps a field and types on the phone's keyboard. */
const tapAndType = async (page: Page, field: Locator, text: string) => {
  await field.tap()
  await page.keyboard.type(text)
}

/** Taps a button and then one of its options. */
const tapAndChoose = async (page: Page, button: Locator, option: string | RegExp) => {
  await button.tap()
  await page.getByRole('option', { name: option }).last().tap()
}

/**
 * Simulates the events in a phone's browser when a finger holds a handle, moves to a place and is lifted. Chromium on a desktop
 * starts no drag by touch, so the events are dispatched as a phone does.
 */
const dragByTouch = async (page: Page, handle: Locator, place: Locator) => {
  // A DataTransfer made by a script allows no operation and ignores changes to it.
  const dataTransfer = await page.evaluateHandle(() =>
    Object.defineProperties(new DataTransfer(), {
      effectAllowed: { value: 'move', writable: true },
      dropEffect: { value: 'move', writable: true },
    }),
  )
  const carried = page.locator('[draggable="true"]').filter({ has: handle })
  const { clientX, clientY } = await getMiddle(handle)
  // Off centre, because React Aria takes a press on the exact centre for that of a screen reader.
  const from = { clientX: clientX + 4, clientY: clientY + 6 }
  const finger = { pointerType: 'touch', pointerId: 7, isPrimary: true, width: 24, height: 24, pressure: 0.5, ...from }
  await handle.dispatchEvent('pointerdown', finger)
  await carried.dispatchEvent('dragstart', { dataTransfer, ...from })
  await handle.dispatchEvent('pointercancel', finger)
  await expect(carried).toHaveAttribute('data-dragging', 'true')
  const to = await getMiddle(place)
  await place.dispatchEvent('dragenter', { dataTransfer, ...to })
  await place.dispatchEvent('dragover', { dataTransfer, ...to })
  await expect(place).toHaveAttribute('data-drop-target', 'true')
  await place.dispatchEvent('drop', { dataTransfer, ...to })
  await carried.dispatchEvent('dragend', { dataTransfer, ...to }, { timeout: 500 }).catch(() => {})
}

const getMiddle = async (control: Locator): Promise<{ clientX: number; clientY: number }> => {
  const box = await getBox(control)
  return { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }
}

test('an itinerary of a week across the date line is created and published on a phone, by taps and drags', async ({
  page,
  request,
  server,
}) => {
  const { designer, readItinerary } = await makeItineraryMakers(request, server)

  await test.step('log in and create it', async () => {
    await page.goto('/login')
    await tapAndType(page, page.getByLabel('Email'), designer.email)
    await tapAndType(page, page.getByLabel('Password', { exact: true }), designer.password)
    await page.getByRole('button', { name: 'Log in', exact: true }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening)/)
    await page.getByRole('button', { name: 'Open sidebar' }).tap()
    await page.getByRole('link', { name: 'Add itinerary' }).tap()
    await tapAndType(page, page.getByRole('textbox', { name: 'Title' }), title)
    await tapAndType(page, page.getByRole('spinbutton', { name: /^day/i }).first(), '03052027')
    const more = page.getByRole('group', { name: /Days/ }).getByRole('button', { name: /Increase/ })
    for (let days = Number(await page.getByRole('textbox', { name: /Days/ }).inputValue()); days < 7; days += 1)
      await more.tap()
    await page.getByRole('button', { name: 'Create itinerary' }).tap()
    await expect(day(page, 7)).toBeVisible({ timeout: 20_000 })
  })

  await test.step('add stays and excursions from the library', async () => {
    const dialog = page.getByRole('dialog')
    for (const [n, some] of [
      [1, [stays[0]]],
      [2, [outings[0]]],
      [3, [stays[1], outings[1]]],
      [5, [stays[2], outings[2]]],
    ] as const) {
      await page.getByRole('button', { name: `Add to day ${n}` }).tap()
      await page.getByRole('menuitem', { name: 'Add from library' }).tap()
      for (const name of some) {
        await tapAndType(page, dialog.getByRole('searchbox', { name: 'Search the library' }), name.slice(0, 6))
        await expect(dialog.getByRole('option')).toHaveCount(1)
        await dialog.getByRole('option', { name }).tap()
        await expect(dialog.getByText(`Added ${name} to day ${n}.`)).toBeVisible()
      }
      await dialog.getByRole('button', { name: 'Close' }).first().tap()
      await expect(dialog).toBeHidden()
    }
    await saved(page)
  })

  await test.step('drag an excursion to another day', async () => {
    const [, name] = outings
    await dragByTouch(page, page.getByRole('button', { name: `Move ${name}`, exact: true }), day(page, 4))
    await expect(day(page, 4).getByRole('row', { name })).toBeVisible()
    await expect(day(page, 3).getByRole('row', { name })).toHaveCount(0)
    await saved(page)
  })

  await test.step('leave a day free, and fly across the date line', async () => {
    const dialog = page.getByRole('dialog')
    const addFree = async (n: number, kind: string, name: string) => {
      await page.getByRole('button', { name: `Add to day ${n}` }).tap()
      await page.getByRole('menuitem', { name: 'Add custom segment' }).tap()
      await dialog.getByRole('option', { name: kind, exact: true }).tap()
      const field = page.getByRole('textbox', { name: 'Title', exact: true }).last()
      await expect(field).toBeFocused()
      await page.keyboard.type(name)
    }
    await addFree(6, 'Free time', 'A day by the sea')
    await page.getByRole('button', { name: 'Days and segments' }).tap()
    await addFree(7, 'Flight', 'Auckland to Honolulu')
    const find = async (label: string, typed: string, option: RegExp, place: string) => {
      await tapAndType(page, page.getByRole('combobox', { name: label, exact: true }), typed)
      const found = page.getByRole('option', { name: option }).first()
      // React Aria keeps the list invisible until an on-screen keyboard has had time to open. Playwright would try to tap it
      // anyway, and scroll the page between attempts.
      await expect(page.locator('[data-trigger="ComboBox"]').filter({ has: found })).toHaveCSS('opacity', '1')
      await found.tap()
      await expect(page.getByText(place)).toBeVisible()
    }
    await find('From', 'Auckland', /^Auckland New Zealand/, 'New Zealand · Pacific/Auckland')
    await find('To', 'Honolulu', /^Honolulu .*United States/, 'United States · Pacific/Honolulu')
    await tapAndType(page, page.getByRole('group', { name: 'Departs' }).getByRole('spinbutton').first(), '0010')
    await tapAndType(
      page,
      page.getByRole('group', { name: 'Arrives', exact: true }).getByRole('spinbutton').first(),
      '1110',
    )
    await tapAndChoose(page, page.getByRole('button', { name: /Arrives on/ }), 'the day before')
    await expect(page.getByText('Local time: Auckland at the start, Honolulu at the end. Duration: 9 h.')).toBeVisible()
    await saved(page)
  })

  const link = await test.step('set a price and publish', async () => {
    await page.getByRole('tab', { name: 'Price', exact: true }).tap()
    await tapAndChoose(page, page.getByRole('button', { name: /Price display/ }), 'Total')
    await tapAndType(page, page.getByRole('textbox', { name: 'Price override' }), '8450')
    await page.getByRole('tab', { name: 'Publish', exact: true }).tap()
    await saved(page)
    await page.getByRole('button', { name: 'Publish', exact: true }).tap()
    await expect(page.getByText('Up to date')).toBeVisible({ timeout: 60_000 })
    return page.getByRole('textbox', { name: 'Client link' }).inputValue()
  })

  await test.step('travellers see all of it', async () => {
    const itinerary = await readItinerary(itineraryAt(page.url()))
    expect(itinerary).toMatchObject({ startDate: '2027-05-03', dayCount: 7, priceMode: 'total' })
    expect(itinerary.segments).toHaveLength(8)
    expect(itinerary.segments.find((one: { title: string }) => one.title === outings[1])).toMatchObject({ day: 3 })
    expect(itinerary.segments.at(-1)).toMatchObject({ kind: 'flight', day: 6, startTime: '00:10', endDayOffset: -1 })
    const answer = await request.get(link)
    expect(answer.status()).toBe(200)
    const seen = await answer.text()
    for (const words of [title, ...stays, ...outings, 'A day by the sea', 'Auckland to Honolulu', '8,450'])
      expect(seen).toContain(words)
  })
})

test('a list without room below its field opens above it, even before there are results', async ({
  page,
  request,
  server,
}) => {
  const { designer, makeItinerary } = await makeItineraryMakers(request, server)
  const flight = { uuid: crypto.randomUUID(), kind: 'flight', title: 'Over the sea', day: 0 }
  const uuid = await makeItinerary({ title: 'Low down', dayCount: 2, segments: [flight] })
  await logIn(page, designer, `/itineraries/${uuid}`)
  await page.getByRole('row', { name: 'Over the sea' }).tap()
  const box = page.getByRole('combobox', { name: 'To', exact: true })
  // There is no room below it at the end of the screen.
  await box.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await box.tap()
  const overlap = async () => {
    const [field, list] = [await getBox(box), await getBox(page.getByRole('listbox'))]
    expect(field.y).toBeGreaterThan(600)
    return list.y + list.height - field.y
  }
  await expect.poll(overlap).toBeLessThan(4)
  await page.keyboard.type('Honolulu')
  await expect(page.getByRole('option', { name: /Honolulu/ }).first()).toBeVisible()
  await expect.poll(overlap).toBeLessThan(4)
})

test('the selected tab is scrolled into view, however it was opened', async ({ page, request, server }) => {
  const { designer, makeItinerary } = await makeItineraryMakers(request, server)
  const uuid = await makeItinerary({ title: 'Seven tabs', dayCount: 1 })
  await logIn(page, designer)
  for (const [address, name] of [
    ['?tab=publish', 'Publish'],
    ['?tab=people', 'People'],
    ['?tab=overview', 'Overview'],
  ] as const) {
    await page.goto(`/itineraries/${uuid}${address}`)
    const open = page.getByRole('tab', { name, exact: true })
    await expect(open).toHaveAttribute('aria-selected', 'true')
    await expect(open).toBeInViewport({ ratio: 0.95 })
  }
})
