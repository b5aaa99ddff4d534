import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { logIn } from './log-in.ts'
import { day, expectTitles, saved } from './open-itinerary.ts'
import { makeDesignersCompany, makeSomebody } from './own-companies.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.setTimeout(120_000)

type Maker = Awaited<ReturnType<typeof makeDesignersCompany>>

/** An itinerary with two stays in the same accommodation. The title of the second one was changed in the itinerary. */
const makeStays = async ({ company, make, call }: Maker) => {
  const camp = await make('accommodations', { name: 'Dune Camp', type: 'camp' })
  const stay = (day: number, overrides: object) => ({
    uuid: randomUUID(),
    kind: 'accommodation',
    title: 'Dune Camp',
    day,
    nights: 1,
    source: { resource: 'accommodation', uuid: camp, rev: 1 },
    overrides,
  })
  const segments = [stay(0, {}), stay(1, { title: 'Our favourite camp' })]
  const itinerary = await make('itineraries', { title: 'Slow water', dayCount: 2, segments })
  const read = async (path: string) => (await call('GET', `/v1/${company.uuid}/${path}`)).json.data
  return { itinerary, readCamp: () => read(`accommodations/${camp}`), read, camp }
}

const openMenu = (page: Page, title: string) => page.getByRole('button', { name: `Actions for ${title}` }).click()

const edit = async (page: Page, title: string) => {
  await openMenu(page, title)
  await page.getByRole('menuitem', { name: 'Edit in library' }).click()
  const panel = page.getByRole('dialog', { name: 'Edit Dune Camp' })
  await expect(panel.getByRole('textbox', { name: 'Name' })).toHaveValue('Dune Camp')
  return panel
}

test('the library item of a segment is edited in a panel, and the itinerary shows the new values', async ({
  page,
  request,
  server,
}) => {
  const maker = await makeDesignersCompany(request, server)
  const { itinerary, readCamp, read } = await makeStays(maker)
  await logIn(page, maker.designer, `/itineraries/${itinerary}`)

  await test.step('Esc asks before it discards what was entered, and returns the focus', async () => {
    const panel = await edit(page, 'Dune Camp')
    await expect(panel).toContainText('published versions change only when they are published again')
    expect(await findViolations(page)).toEqual([])
    await panel.getByRole('textbox', { name: 'Name' }).fill('Dune')
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(
      day(page, 1)
        .getByRole('row', { name: /^Dune Camp/ })
        .and(page.locator(':focus-within')),
    ).toBeVisible()
  })

  await test.step('save the record, and see its new name where the itinerary did not change it', async () => {
    const panel = await edit(page, 'Dune Camp')
    await panel.getByRole('textbox', { name: 'Name' }).fill('Dune Camp Sesriem')
    await panel.getByRole('textbox', { name: 'Stars' }).fill('4')
    await panel.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Updated Dune Camp from the library').first()).toBeVisible()
    await expectTitles(page, 1, ['Dune Camp Sesriem'])
    await expectTitles(page, 2, ['Our favourite camp'])
    await saved(page)
    expect(await readCamp()).toMatchObject({ name: 'Dune Camp Sesriem', stars: 4, type: 'camp', rev: 2 })
    expect((await read(`itineraries/${itinerary}`)).segments).toMatchObject([
      { title: 'Dune Camp Sesriem', source: { rev: 2 } },
      { title: 'Dune Camp Sesriem', source: { rev: 2 }, overrides: { title: 'Our favourite camp' } },
    ])
  })
})

test('what a colleague saves in the record meanwhile is merged, or the user chooses between both', async ({
  page,
  request,
  server,
}) => {
  const maker = await makeDesignersCompany(request, server)
  const { itinerary, readCamp, camp } = await makeStays(maker)
  const change = async (changes: object) => {
    const { status } = await maker.call('PUT', `/v1/${maker.company.uuid}/accommodations/${camp}`, changes)
    expect(status).toBe(200)
  }
  await logIn(page, maker.designer, `/itineraries/${itinerary}`)
  const panel = await edit(page, 'Dune Camp')
  await change({ teaser: 'Below the dunes', stars: 3 })
  await panel.getByRole('textbox', { name: 'Stars' }).fill('4')
  await panel.getByRole('button', { name: 'Save' }).click()
  const keepMine = panel.getByRole('button', { name: /^Keep mine/ })
  await expect(keepMine).toHaveCount(1)
  await keepMine.click()
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved in the library').first()).toBeVisible()
  expect(await readCamp()).toMatchObject({ teaser: 'Below the dunes', stars: 4, rev: 3 })
})

test('an Agent, who cannot edit the library, has no menu item for it', async ({ page, request, server }) => {
  const maker = await makeDesignersCompany(request, server)
  await makeStays(maker)
  const agent = await makeSomebody(request, server, maker.company, 'Agent')
  await logIn(page, agent, '/itineraries')
  await page.getByRole('link', { name: 'Add itinerary' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'New itinerary' })
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Agents’ own')
  await dialog.getByRole('button', { name: 'Create itinerary' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agents’ own')
  await page.keyboard.press('Alt+a')
  await page.getByRole('option', { name: /Dune Camp/ }).click()
  await page.keyboard.press('Escape')
  await openMenu(page, 'Dune Camp')
  await expect(page.getByRole('menuitem', { name: 'Unlink from library' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Edit in library' })).toHaveCount(0)
})
