import type { Locator, Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { logIn } from './log-in.ts'
import { expectTitles, openItinerary, saved } from './open-itinerary.ts'
import { makeDesignersCompany, makeManagersCompany } from './own-companies.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.setTimeout(120_000)

const box = (within: Page | Locator, name: string): Locator => within.getByRole('combobox', { name, exact: true })

/** Types a name that nothing has, and takes the last choice. Returns the panel. */
const create = async (page: Page, within: Page | Locator, field: string, text: string, panel: string) => {
  await box(within, field).fill(text)
  const options = page.getByRole('option')
  await expect(options.last()).toHaveText(`Create “${text}”`)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  // A panel may lie over another one, of which the last is the upper one.
  const dialog = page.getByRole('dialog', { name: panel, exact: true }).last()
  await expect(dialog).toBeVisible()
  return dialog
}

test('a new accommodation gets a new destination, and keeps what was typed', async ({ page, request, server }) => {
  const { company, designer, call, make } = await makeDesignersCompany(request, server)
  await make('destinations', { name: 'Damaraland' })
  await logIn(page, designer, '/accommodations/create')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Name' }).fill('Kaokoveld Camp')
  await main.getByRole('textbox', { name: 'Stars' }).fill('4')

  // What exists is chosen, not created again.
  await box(main, 'Destination').fill('damaraland')
  await expect(page.getByRole('option')).toHaveText(['Damaraland'])

  const panel = await create(page, main, 'Destination', 'Kaokoveld', 'New destination')
  await expect(panel.getByRole('textbox', { name: 'Name' })).toHaveValue('Kaokoveld')
  await expect(panel.getByRole('textbox', { name: 'Name' })).toBeFocused()
  expect(await findViolations(page)).toEqual([])

  // A mistake is named, and nothing is lost.
  await panel.getByRole('textbox', { name: 'Name' }).fill('')
  await panel.getByRole('button', { name: 'Add destination' }).click()
  await expect(panel.getByRole('alert')).toContainText('Name')
  await expect(panel.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true')
  await panel.getByRole('textbox', { name: 'Name' }).fill('Kaokoveld')

  // A field of the panel may need a new record as well.
  const inner = await create(page, panel, 'Part of', 'Kunene', 'New destination')
  await expect(inner.getByRole('textbox', { name: 'Name' })).toHaveValue('Kunene')
  await inner.getByRole('button', { name: 'Add destination' }).click()
  await expect(box(panel, 'Part of')).toHaveValue('Kunene')
  await panel.getByRole('button', { name: 'Add destination' }).click()

  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(box(main, 'Destination')).toHaveValue('Kaokoveld')
  await expect(box(main, 'Destination')).toBeFocused()
  await expect(page).toHaveURL(/\/accommodations\/create$/)
  await expect(main.getByRole('textbox', { name: 'Name' })).toHaveValue('Kaokoveld Camp')
  await main.getByRole('button', { name: 'Add accommodation' }).click()
  await expect(page).toHaveURL(/\/accommodations\/[0-9a-f-]{36}$/)

  const { json: stays } = await call('GET', `/v1/${company.uuid}/accommodations/`)
  const { json: places } = await call('GET', `/v1/${company.uuid}/destinations/`)
  const uuidOf = (name: string) => places.data.find((one: { name: string }) => one.name === name)?.uuid
  expect(places.data).toHaveLength(3)
  expect(stays.data).toMatchObject([{ name: 'Kaokoveld Camp', stars: 4, destination: uuidOf('Kaokoveld') }])
  const { json: kaokoveld } = await call('GET', `/v1/${company.uuid}/destinations/${uuidOf('Kaokoveld')}`)
  expect(kaokoveld.data.parent).toBe(uuidOf('Kunene'))
})

test('Esc closes the panel and returns the focus, but asks before it discards what was entered', async ({
  page,
  request,
  server,
}) => {
  const { company, manager, call } = await makeManagersCompany(request, server)
  await logIn(page, manager, '/accommodations/create')
  const main = page.getByRole('main')
  const panel = await create(page, main, 'Supplier', 'Desert Wheels', 'New supplier')
  await expect(panel.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(box(main, 'Supplier')).toBeFocused()

  const again = await create(page, main, 'Supplier', 'Desert Wheels', 'New supplier')
  await again.getByRole('textbox', { name: 'Email' }).first().fill('office@wheels.test')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Discard this supplier?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(again.getByRole('textbox', { name: 'Email' }).first()).toHaveValue('office@wheels.test')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(box(main, 'Supplier')).toBeFocused()
  await expect(box(main, 'Supplier')).toHaveValue('')
  const { json } = await call('GET', `/v1/${company.uuid}/suppliers/`)
  expect(json.data).toEqual([])
})

test('a panel over another one of the same kind keeps its own text, and leaves that of the other', async ({
  page,
  request,
  server,
}) => {
  const { designer } = await makeDesignersCompany(request, server)
  await logIn(page, designer, '/accommodations/create')
  const main = page.getByRole('main')
  const outer = await create(page, main, 'Destination', 'Sesriem', 'New destination')
  await outer.getByRole('textbox', { name: 'Name' }).fill('Sesriem Canyon')
  // While the inner panel is open, the outer one is hidden from the accessibility tree.
  const names = page.getByRole('dialog', { includeHidden: true }).locator('input[name=name]')
  await create(page, outer, 'Part of', 'Hardap', 'New destination')
  await expect(names).toHaveCount(2)
  await expect(names.first()).toHaveValue('Sesriem Canyon')
  await expect(names.last()).toHaveValue('Hardap')
  await names.last().fill('Hardap Region')
  await expect(names.first()).toHaveValue('Sesriem Canyon')
  await page.getByRole('dialog').last().getByRole('button', { name: 'Add destination' }).click()
  await expect(names).toHaveCount(1)
  await expect(names).toHaveValue('Sesriem Canyon')
  await expect(box(outer, 'Part of')).toHaveValue('Hardap Region')
  await expect(box(outer, 'Part of')).toBeFocused()

  // The outer form still asks before its text is lost.
  await page.keyboard.press('Escape')
  await page
    .getByRole('alertdialog', { name: 'Discard this destination?' })
    .getByRole('button', { name: 'Keep editing' })
    .click()
  await outer.getByRole('button', { name: 'Add destination' }).click()
  await expect(box(main, 'Destination')).toHaveValue('Sesriem Canyon')
})

test('nothing is offered to create while a search is not possible', async ({ page, request, server, context }) => {
  const { designer } = await makeDesignersCompany(request, server)
  await logIn(page, designer, '/accommodations/create')
  const field = box(page.getByRole('main'), 'Destination')
  const unable = 'Search is not available right now. Check your connection and try again.'
  await expect(field).toBeVisible()
  await context.setOffline(true)
  await field.fill('Okavango')
  await expect(page.getByRole('option')).toHaveText([unable])
  await context.setOffline(false)
  await expect(page.getByRole('option')).toHaveText(['Create “Okavango”'])

  await page.route(/\/destinations\/\?/, (route) =>
    route.fulfill({ status: 400, json: { code: 'internal', title: 'Something went wrong' } }),
  )
  await field.fill('Chobe')
  await expect(page.getByRole('option')).toHaveText([unable])
})

test('the client and a traveller of an itinerary are created in place', async ({ page, request, server }) => {
  const { call, company, path } = await openItinerary(page, request, server)
  await page.getByRole('tab', { name: 'People' }).click()
  const main = page.getByRole('main')
  const panel = await create(page, main, 'Client', 'Ada Lovelace', 'New contact')
  await expect(panel.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada')
  await expect(panel.getByRole('textbox', { name: 'Family name' })).toHaveValue('Lovelace')
  await panel.getByRole('button', { name: 'Add contact' }).click()
  await expect(box(main, 'Client')).toHaveValue('Ada Lovelace')
  await expect(box(main, 'Client')).toBeFocused()

  const agency = await create(page, main, 'Agency', 'Blue Crane Safaris', 'New contact')
  await agency.getByRole('button', { name: /Kind$/ }).click()
  await page.getByRole('option', { name: 'Organisation' }).click()
  await expect(agency.getByRole('textbox', { name: 'Organisation' })).toHaveValue('Blue Crane Safaris')
  await agency.getByRole('button', { name: 'Add contact' }).click()
  await expect(box(main, 'Agency')).toHaveValue('Blue Crane Safaris')

  const traveller = await create(page, main, 'Add traveller', 'Grace Hopper', 'New contact')
  await traveller.getByRole('button', { name: 'Add contact' }).click()
  await expect(main.getByRole('listitem', { name: /Grace Hopper/ })).toBeVisible()
  await expect(box(main, 'Add traveller')).toBeFocused()
  await saved(page)

  const { json } = await call('GET', path)
  const nameOf = async (uuid: string) => (await call('GET', `/v1/${company.uuid}/contacts/${uuid}`)).json.data.name
  expect(await nameOf(json.data.client)).toBe('Ada Lovelace')
  expect(await nameOf(json.data.agency)).toBe('Blue Crane Safaris')
  expect(await nameOf(json.data.travellers[0].contact)).toBe('Grace Hopper')
})

test('the empty library of a new company offers to create what is missing', async ({ page, request, server }) => {
  const { call, company, path } = await openItinerary(page, request, server)
  await page.keyboard.press('Alt+a')
  const library = page.getByRole('dialog', { name: 'Add to day 1' })
  await expect(library.getByText('The library is empty.')).toBeVisible()
  await library.getByRole('searchbox').fill('Dune House')
  await library.getByRole('button', { name: 'Create accommodation “Dune House”' }).click()
  const panel = page.getByRole('dialog', { name: 'New accommodation' })
  await expect(panel.getByRole('textbox', { name: 'Name' })).toHaveValue('Dune House')
  expect(await findViolations(page)).toEqual([])
  await panel.getByRole('button', { name: 'Add accommodation' }).click()
  await expect(library.getByText('Added Dune House to day 1.')).toBeVisible()
  await expect(library.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expectTitles(page, 1, ['Dune House'])
  await saved(page)
  const { json } = await call('GET', path)
  const { json: stays } = await call('GET', `/v1/${company.uuid}/accommodations/`)
  expect(json.data.segments[0].source).toMatchObject({ resource: 'accommodation', uuid: stays.data[0].uuid })
})

test('a search offers nothing new to a user who may not add it', async ({ page, request, server }) => {
  // A Designer chooses suppliers, and leaves it to Managers to add them.
  const { designer } = await makeDesignersCompany(request, server)
  await logIn(page, designer, '/accommodations/create')
  await box(page.getByRole('main'), 'Supplier').fill('Desert Wheels')
  await expect(page.getByRole('option')).toHaveText(['No supplier found.'])
})
