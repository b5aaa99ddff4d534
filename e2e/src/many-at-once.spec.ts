import type { APIRequestContext, Page } from '@playwright/test'
import type { DemoServer } from '@sojourn/tools/demo-server'
import { findViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { getToken } from './log-in.ts'
import { day, expectTitles, openItinerary, saved } from './open-itinerary.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.setTimeout(120_000)

const note = (title: string, on: number) => ({ uuid: crypto.randomUUID(), kind: 'note', title, day: on })

const segments = () => [note('One', 0), note('Two', 0), note('Three', 1), note('Four', 1)]

const row = (page: Page, n: number, title: string) => day(page, n).getByRole('row', { name: new RegExp(`^${title}`) })

const bar = (page: Page) => page.getByRole('region', { name: 'Selected segments and days' })

const heading = (page: Page, n: number) => page.getByRole('button', { name: new RegExp(`^Day ${n} ·`) })

/** Opens the menu of a day and chooses an action. */
const act = async (page: Page, n: number, item: string) => {
  await page.getByRole('button', { name: `Actions for day ${n}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

const undo = (page: Page, step: string) => page.getByRole('button', { name: `Undo: ${step}` }).click()

/** Waits until several can be chosen in the list: the code for that is loaded after the list. */
const ready = async (page: Page, n: number, title: string) => {
  await expect(async () => {
    await row(page, n, title).click({ modifiers: ['ControlOrMeta'] })
    await expect(bar(page)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.getByRole('button', { name: 'Stop selecting' }).click()
  await expect(bar(page)).toBeHidden()
}

test('segments of two days are chosen, moved, copied, set and removed at once, each as one step to undo', async ({
  page,
  request,
  server,
}) => {
  const { call, path } = await openItinerary(page, request, server, { segments: segments() })
  await ready(page, 1, 'One')
  await test.step('choose three segments of two days with the mouse', async () => {
    await row(page, 1, 'Two').click()
    await row(page, 2, 'Four').click({ modifiers: ['Shift'] })
    await expect(bar(page)).toContainText('3 segments selected')
    for (const [n, title] of [
      [1, 'Two'],
      [2, 'Three'],
      [2, 'Four'],
    ] as const)
      await expect(row(page, n, title)).toHaveAttribute('aria-selected', 'true')
    await expect(row(page, 1, 'One')).toHaveAttribute('aria-selected', 'false')
    expect(await findViolations(page)).toEqual([])
  })
  await test.step('move them to another day, and undo', async () => {
    await bar(page).getByRole('button', { name: 'Move to' }).click()
    await page.getByRole('menuitem', { name: 'Day 3' }).click()
    await expectTitles(page, 3, ['Two', 'Three', 'Four'])
    await undo(page, 'Moved 3 segments to day 3')
    await expectTitles(page, 1, ['One', 'Two'])
    await expectTitles(page, 2, ['Three', 'Four'])
  })
  await test.step('duplicate them', async () => {
    await bar(page).getByRole('button', { name: 'Duplicate' }).click()
    await expectTitles(page, 1, ['One', 'Two', 'Two'])
    await expectTitles(page, 2, ['Three', 'Four', 'Three', 'Four'])
    await undo(page, 'Duplicated 3 segments')
  })
  await test.step('set the booking status', async () => {
    await bar(page).getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Set booking status' }).click()
    await page.getByRole('menuitem', { name: 'Requested', exact: true }).click()
    await saved(page)
    const { json } = await call('GET', path)
    const statuses = json.data.segments.map(({ bookingStatus }: { bookingStatus: string }) => bookingStatus)
    expect(statuses).toEqual(['not_requested', 'requested', 'requested', 'requested'])
  })
  await test.step('add a tag, which the list shows, and remove it', async () => {
    const changeTags = async () => {
      await bar(page).getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: 'Change tags…' }).click()
      return page.getByRole('dialog', { name: 'Tag 3 segments' })
    }
    const tags = async () => {
      await saved(page)
      return (await call('GET', path)).json.data.segments.map(({ tags: own }: { tags: string[] }) => own.join())
    }
    const dialog = await changeTags()
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('to be paid')
    expect(await findViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save tags' }).click()
    await expect(row(page, 2, 'Four')).toContainText('to be paid')
    expect(await tags()).toEqual(['', 'to be paid', 'to be paid', 'to be paid'])
    await changeTags()
    await dialog.getByRole('checkbox', { name: /^to be paid/ }).press('Space')
    await dialog.getByRole('button', { name: 'Save tags' }).click()
    await expect(row(page, 2, 'Four')).not.toContainText('to be paid')
    expect(await tags()).toEqual(['', '', '', ''])
  })
  await test.step('deselect one with a press, then remove two', async () => {
    await row(page, 2, 'Three').click()
    await expect(bar(page)).toContainText('2 segments selected')
    await bar(page).getByRole('button', { name: 'Remove' }).click()
    await expectTitles(page, 1, ['One'])
    await expectTitles(page, 2, ['Three'])
    await expect(bar(page)).toBeHidden()
    await undo(page, 'Removed 2 segments')
    await expectTitles(page, 2, ['Three', 'Four'])
  })
})

test('by keyboard alone, segments are chosen across days, removed, cut and pasted', async ({
  page,
  request,
  server,
}) => {
  await openItinerary(page, request, server, { segments: segments() })
  await ready(page, 1, 'One')
  await row(page, 1, 'Two').focus()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(row(page, 2, 'Three')).toBeFocused()
  await expect(bar(page)).toContainText('2 segments selected')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(bar(page)).toContainText('3 segments selected')
  await page.keyboard.press('Shift+ArrowUp')
  await expect(bar(page)).toContainText('2 segments selected')
  await page.keyboard.press('Escape')
  await expect(bar(page)).toBeHidden()
  await expect(row(page, 2, 'Three')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await expect(bar(page)).toContainText('2 segments selected')
  await page.keyboard.press('ControlOrMeta+a')
  await expect(bar(page)).toContainText('4 segments selected')
  await page.keyboard.press('ControlOrMeta+Space')
  await expect(bar(page)).toContainText('3 segments selected')
  await page.keyboard.press('Delete')
  await expectTitles(page, 2, ['Three'])
  await expect(row(page, 2, 'Three')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await expectTitles(page, 2, ['Three', 'Four'])
  await test.step('cut two and paste them into another day', async () => {
    await row(page, 1, 'One').focus()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('ControlOrMeta+x')
    await expectTitles(page, 1, ['Nothing planned yet.'])
    await row(page, 2, 'Three').focus()
    await page.keyboard.press('ControlOrMeta+v')
    await expectTitles(page, 2, ['Three', 'One', 'Two', 'Four'])
    await saved(page)
  })
})

test('days are chosen, shifted, swapped and removed, and a stay whose night is removed is shorter', async ({
  page,
  request,
  server,
}) => {
  const stay = { ...note('Dune Camp', 0), kind: 'accommodation', nights: 2, bookingStatus: 'confirmed' }
  const { call, path } = await openItinerary(page, request, server, { segments: [stay, note('Walk', 1)] })
  await ready(page, 1, 'Dune Camp')
  await test.step('shift from a day on, and back over the empty days', async () => {
    await act(page, 2, 'Shift from here…')
    const dialog = page.getByRole('dialog', { name: 'Shift from day 2' })
    await dialog.getByRole('textbox', { name: 'Number of days' }).fill('2')
    await dialog.getByRole('button', { name: 'Shift' }).click()
    await expectTitles(page, 4, ['Walk'])
    await undo(page, 'Shifted day 2 onwards 2 days later')
    await expectTitles(page, 2, ['Walk'])
    await expect(heading(page, 4)).toBeHidden()
  })
  await test.step('swap two days', async () => {
    await act(page, 2, 'Swap with another day…')
    const dialog = page.getByRole('dialog', { name: 'Swap day 2' })
    await expect(dialog.getByRole('button', { name: /Day 3/ })).toBeVisible()
    await dialog.getByRole('button', { name: 'Swap', exact: true }).click()
    await expectTitles(page, 3, ['Walk'])
    await undo(page, 'Swapped day 2 and day 3')
  })
  await test.step('choose days with Ctrl, and duplicate them', async () => {
    await heading(page, 1).click()
    await heading(page, 2).click({ modifiers: ['ControlOrMeta'] })
    await expect(bar(page)).toContainText('2 days selected')
    await bar(page).getByRole('button', { name: 'Duplicate' }).click()
    await expectTitles(page, 4, ['Walk'])
    await undo(page, 'Duplicated 2 days')
    await page.keyboard.press('Escape')
    await bar(page).getByRole('button', { name: 'Stop selecting' }).click()
  })
  await test.step('remove the first night', async () => {
    await act(page, 1, 'Remove day')
    await expectTitles(page, 1, ['Dune Camp', 'Walk'])
    await expect(
      page
        .getByText(
          'The stay at Dune Camp is shorter. Dune Camp is confirmed or has a locked price. Confirm the change with the supplier.',
          { exact: true },
        )
        .first(),
    ).toBeVisible()
    await saved(page)
    const { json } = await call('GET', path)
    expect(json.data.segments[0]).toMatchObject({ title: 'Dune Camp', day: 0, nights: 1 })
    await undo(page, 'Removed day 1')
    await expectTitles(page, 2, ['Walk'])
    await saved(page)
    expect((await call('GET', path)).json.data.segments[0]).toMatchObject({ day: 0, nights: 2 })
  })
})

type Read = { rev: number; segments: { title: string; day: number; uuid: string }[] }

/** Creates another itinerary of the company. */
const createAnother = async (
  request: APIRequestContext,
  { call, company, designer }: Awaited<ReturnType<typeof openItinerary>>,
  fields: object,
) => {
  const path = `/v1/${company.uuid}/itineraries/`
  const { status, json } = await call('POST', path, fields)
  expect(status, JSON.stringify(json)).toBe(201)
  const { uuid } = json.data
  const read = async (): Promise<Read> => (await call('GET', `${path}${uuid}`)).json.data
  /** Changes it as another member would. */
  const change = async (data: object) => {
    const headers = {
      authorization: `Bearer ${await getToken(request, designer)}`,
      'if-match': `"${(await read()).rev}"`,
    }
    expect((await request.put(path + uuid, { headers, data })).status()).toBe(200)
  }
  return { uuid, read, change }
}

test('segments are copied in one tab and pasted into another itinerary in another tab', async ({
  page,
  context,
  request,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const opened = await openItinerary(page, request, server, { segments: segments() })
  const other = await createAnother(request, opened, { title: 'Fast water', dayCount: 3, segments: [note('Own', 1)] })
  await ready(page, 1, 'One')
  await row(page, 1, 'Two').click()
  await row(page, 2, 'Three').click({ modifiers: ['ControlOrMeta'] })
  await page.keyboard.press('ControlOrMeta+c')
  await expect(page.getByText('Copied 2 segments').first()).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Two\nThree')

  const tab = await context.newPage()
  await tab.goto(`/itineraries/${other.uuid}`)
  await ready(tab, 2, 'Own')
  await row(tab, 2, 'Own').focus()
  await tab.keyboard.press('ControlOrMeta+v')
  await expectTitles(tab, 2, ['Own', 'Two'])
  await expectTitles(tab, 3, ['Three'])
  await saved(tab)
  const uuids = (await other.read()).segments.map(({ uuid }) => uuid)
  expect(new Set(uuids).size).toBe(3)

  await test.step('text from elsewhere is not pasted', async () => {
    await tab.evaluate(() => navigator.clipboard.writeText('Dinner at eight'))
    await row(tab, 2, 'Own').focus()
    await tab.keyboard.press('ControlOrMeta+v')
    await tab.keyboard.press('ControlOrMeta+z')
    await expectTitles(tab, 2, ['Own'])
    await expectTitles(tab, 3, ['Nothing planned yet.'])
  })
  await test.step('the bar copies to another itinerary as well', async () => {
    await bar(page).getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Copy to another itinerary…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Copy to another itinerary' })
    await dialog.getByRole('combobox', { name: 'Itinerary' }).fill('Fast')
    await page.getByRole('option', { name: /Fast water/ }).click()
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(page.getByText('Copied to Fast water').first()).toBeVisible()
    await expect
      .poll(async () => (await other.read()).segments.map(({ title, day: on }) => `${title} ${on}`).toSorted())
      .toEqual(['Own 1', 'Three 1', 'Two 0'])
  })
})

test('an accommodation is replaced in two itineraries, but not where it is booked or has changed since', async ({
  page,
  request,
  server,
}) => {
  const opened = await openItinerary(page, request, server)
  const { call, company } = opened
  const make = async (name: string) =>
    (await call('POST', `/v1/${company.uuid}/accommodations/`, { name, type: 'lodge' })).json.data
  const camp = await make('Dune Camp')
  await make('River Lodge')
  const stayAt = (on: number, more = {}) => ({
    ...note('Dune Camp', on),
    kind: 'accommodation',
    nights: 1,
    source: { resource: 'accommodation', uuid: camp.uuid, rev: camp.rev },
    ...more,
  })
  const here = await createAnother(request, opened, {
    title: 'Slow rivers',
    dayCount: 2,
    segments: [stayAt(0), stayAt(1, { bookingStatus: 'confirmed' })],
  })
  const other = await createAnother(request, opened, { title: 'Fast water', dayCount: 2, segments: [stayAt(1)] })
  const unchosen = await createAnother(request, opened, { title: 'Still water', dayCount: 2, segments: [stayAt(1)] })
  await page.goto(`/itineraries/${here.uuid}`)

  await row(page, 1, 'Dune Camp').getByRole('button', { name: 'Actions for Dune Camp' }).click()
  await page.getByRole('menuitem', { name: 'Replace in several itineraries…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Replace Dune Camp in several itineraries' })
  const choice = (title: string) => dialog.getByRole('listitem').filter({ hasText: title })
  await expect(choice('Slow rivers')).toContainText('1 stay: Day 1')
  await expect(choice('Slow rivers')).toContainText('1 stay unchanged: Confirmed')
  await expect(choice('Fast water')).toContainText('1 stay: Day 2')
  await choice('Still water').getByText('Still water').click()
  await dialog.getByRole('combobox', { name: 'Replace with' }).fill('River')
  await page.getByRole('option', { name: /River Lodge/ }).click()

  await test.step('another user saves one of them in the meantime', async () => {
    await other.change({ subtitle: 'By boat' })
    await dialog.getByRole('button', { name: 'Replace in 2 itineraries' }).click()
    await expect(choice('Slow rivers')).toContainText('Replaced')
    await expect(choice('Fast water')).toContainText('Someone else changed it in the meantime.')
  })
  await test.step('it is replaced in the version of the other user', async () => {
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(choice('Fast water')).toContainText('Replaced')
    expect(await other.read()).toMatchObject({ subtitle: 'By boat', segments: [{ title: 'River Lodge', nights: 1 }] })
    expect(await unchosen.read()).toMatchObject({ segments: [{ title: 'Dune Camp' }] })
  })
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expectTitles(page, 1, ['River Lodge'])
  await expectTitles(page, 2, ['Dune Camp'])
  await undo(page, 'Replaced Dune Camp with River Lodge')
  await expectTitles(page, 1, ['Dune Camp'])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  const openOnPhone = (page: Page, request: APIRequestContext, server: DemoServer) =>
    openItinerary(page, request, server, { segments: segments() })

  test('segments are chosen with the finger after Select', async ({ page, request, server }) => {
    await openOnPhone(page, request, server)
    await page.getByRole('button', { name: 'Select', exact: true }).tap()
    await expect(bar(page)).toContainText('No segments selected')
    await row(page, 1, 'One').tap()
    await row(page, 2, 'Four').tap()
    await expect(bar(page)).toContainText('2 segments selected')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
    await bar(page).getByRole('button', { name: 'Move to' }).tap()
    await page.getByRole('menuitem', { name: 'Day 3' }).tap()
    await expectTitles(page, 3, ['One', 'Four'])
    await bar(page).getByRole('button', { name: 'Stop selecting' }).tap()
    await row(page, 1, 'Two').tap()
    await expect(page.getByRole('textbox', { name: 'Title', exact: true }).last()).toHaveValue('Two')
  })
})
