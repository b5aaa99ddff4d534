import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { DemoServer } from '@sojourn/tools/demo-server'
import { expectNoViolations } from './axe.ts'
import { arrowTo, expectArrival, jumpTo, logInByKeys, tabAndPress, tabBackTo, tabTo, type } from './by-keyboard.ts'
import { expect, test } from './demo-test.ts'
import { logIn } from './log-in.ts'
import { makePicture } from './make-picture.ts'
import { makeDesignersCompany } from './own-companies.ts'

test.describe.configure({ timeout: 180_000 })

test('by keyboard alone: a description is written, an image is cropped and replaced, and files are moved to a folder', async ({
  page,
  request,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { designer, read, pictures } = await makePictures(request, server)
  const [, , dune, river] = pictures
  await logInByKeys(page, designer)
  await jumpTo(page, 'media', 'Media Library')
  await expectArrival(page, /^Media Library/)
  await expect(cells(page)).toHaveCount(4)

  await test.step('move through the grid, and open a file', async () => {
    await tabTo(page, cells(page).first())
    await arrowTo(page, 'ArrowRight', cellOf(page, 'dune'))
    await expect(cellOf(page, 'dune')).toContainText('No alt text')
    await page.keyboard.press('Enter')
    await expect(fileDialog(page, 'dune.png')).toBeVisible()
    await expectNoViolations(page)
    await page.keyboard.press('ArrowRight')
    await expect(fileDialog(page, 'river.png')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(fileDialog(page, 'dune.png')).toBeVisible()
  })

  await test.step('write its description; unsaved changes need confirmation', async () => {
    const description = page.getByLabel('Alt text', { exact: true })
    await tabTo(page, description)
    await type(page, description, 'A red dune')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toContainText('Your changes are not saved')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(description).toBeFocused()
    await expect(description).toHaveValue('A red dune')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
    expect((await read(dune)).alt).toBe('A red dune')
  })

  await test.step('crop it to a square, and rotate it', async () => {
    await tabBackTo(page, page.getByRole('button', { name: 'Crop and adjust' }))
    await page.keyboard.press('Enter')
    const editor = page.getByRole('dialog', { name: /^Edit/ })
    await tabTo(page, editor.getByRole('radio', { name: 'Free' }))
    await expectNoViolations(page)
    await arrowTo(page, 'ArrowRight', editor.getByRole('radio', { name: '1:1' }))
    await tabAndPress(page, editor.getByRole('button', { name: 'Rotate right' }))
    await tabBackTo(page, editor.getByRole('radio', { name: 'Crop', exact: true }))
    await arrowTo(page, 'ArrowRight', editor.getByRole('radio', { name: 'Focal point' }))
    const mark = editor.getByRole('button', { name: /^Focal point, 50% from the left/ })
    await tabBackTo(page, mark)
    await page.keyboard.press('Shift+ArrowRight')
    await expect(editor.getByRole('button', { name: /^Focal point, 60% from the left/ })).toBeFocused()
    await tabAndPress(page, editor.getByRole('button', { name: 'Save image' }))
    await expect(editor).toBeHidden()
    await expect.poll(async () => (await read(dune)).state, { timeout: 30_000 }).toBe('processing-complete')
    const { rotation, crop, focal } = await read(dune)
    expect({ rotation, focal }).toEqual({ rotation: 90, focal: { x: 0.6, y: 0.5 } })
    expect((crop.width * 400) / (crop.height * 600)).toBeCloseTo(1, 2)
  })

  await test.step('replace it everywhere', async () => {
    const { sha256 } = await read(river)
    await expect(page.getByRole('button', { name: 'Crop and adjust' })).toBeFocused()
    await tabAndPress(page, page.getByRole('button', { name: 'Replace everywhere' }))
    const dialog = page.getByRole('dialog', { name: 'Replace everywhere' })
    await expect(dialog.getByRole('link', { name: 'Namib' })).toBeVisible()
    await tabAndPress(page, dialog.getByRole('button', { name: 'Choose an image' }))
    const picker = page.getByRole('dialog', { name: 'Choose the new image' })
    await type(page, picker.getByRole('searchbox'), 'river')
    await expect(picker.getByRole('grid').getByRole('row')).toHaveCount(1)
    await expectNoViolations(page)
    await tabAndPress(page, picker.getByRole('grid').getByRole('row').first())
    await expect(dialog.getByText('river.png')).toBeVisible()
    await expectNoViolations(page)
    await tabAndPress(page, dialog.getByRole('button', { name: 'Replace everywhere' }))
    await expect(page.getByText('Image replaced').first()).toBeVisible()
    // Esc closes the dialog of the image once the dialog over it has closed.
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Replace everywhere' })).toBeFocused()
    const after = await read(dune)
    expect([after.sha256, after.alt]).toEqual([sha256, 'A red dune'])
  })

  await test.step('move two files to a folder', async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(cells(page)).toHaveCount(3)
    await expect(cellOf(page, 'dune')).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Space')
    const bar = page.getByRole('region', { name: 'Selected files' })
    await expect(bar).toContainText('2 selected')
    await tabAndPress(page, bar.getByRole('button', { name: 'Move' }))
    const dialog = page.getByRole('dialog', { name: 'Move 2 files' })
    const folder = dialog.getByRole('combobox', { name: 'Folder' })
    await tabTo(page, folder)
    await type(page, folder, 'Africa/Namibia')
    await page.keyboard.press('Enter')
    await tabAndPress(page, dialog.getByRole('button', { name: 'Move' }))
    await expect(page.getByText('2 files moved to Africa/Namibia').first()).toBeVisible()
    await tabTo(page, page.getByRole('option', { name: 'All files' }))
    await arrowTo(page, 'ArrowDown', page.getByRole('option', { name: 'Africa 2 files' }))
    await page.keyboard.press('Enter')
    await expect(cells(page)).toHaveCount(2)
    await expectNoViolations(page)
  })
})

test('by keyboard alone: several images are selected for a form at once', async ({ page, request, server }) => {
  const { designer, place, call, company } = await makePictures(request, server)
  await logInByKeys(page, designer)
  await jumpTo(page, 'Namib', 'Namib')
  await expectArrival(page, 'Namib')
  await tabAndPress(page, page.getByRole('link', { name: 'Images', exact: true }))
  await tabAndPress(page, page.getByRole('button', { name: 'Add images' }))
  const picker = page.getByRole('dialog', { name: 'Add images' })
  await expect(picker.getByRole('searchbox')).toBeFocused()
  await tabTo(page, picker.getByRole('grid').getByRole('row').first())
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await tabAndPress(page, picker.getByRole('button', { name: 'Add 2 images' }))
  await expect(picker).toBeHidden()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  const { json } = await call('GET', `/v1/${company.uuid}/destinations/${place}`)
  expect(json.data.media).toHaveLength(3)
})

test('when two users edit one image, neither overwrites the other unseen', async ({ page, request, server }) => {
  const { designer, call, company, read, pictures } = await makePictures(request, server)
  const [, , dune] = pictures
  const address = `/v1/${company.uuid}/media/${dune}`
  await logIn(page, designer, `/media?item=${dune}`)
  const editor = page.getByRole('dialog', { name: /^Edit/ })
  const edit = async () => {
    await page.getByRole('button', { name: 'Crop and adjust' }).click()
    await editor.getByRole('button', { name: 'Rotate right' }).click()
  }
  const save = () => editor.getByRole('button', { name: 'Save image' }).click()

  await edit()
  await call('PUT', address, { caption: 'Dune 45' })
  await save()
  await expect(editor).toBeHidden()
  await expect.poll(() => read(dune)).toMatchObject({ rotation: 90, caption: 'Dune 45' })

  await edit()
  await call('PUT', address, { brightness: 130 })
  await page.waitForTimeout(2000)
  await save()
  const question = page.getByRole('dialog', { name: 'Someone else edited this image' })
  await expect(question).toContainText('Brightness 130%')
  await expectNoViolations(page)
  await expect.poll(() => read(dune)).toMatchObject({ rotation: 90, brightness: 130 })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await save()
  await question.getByRole('button', { name: 'Save your version' }).click()
  await expect(editor).toBeHidden()
  await expect.poll(() => read(dune)).toMatchObject({ rotation: 180, brightness: 100 })
})

test('an image whose URL has expired is shown with a new one, and once the network is back', async ({
  page,
  context,
  request,
  server,
}) => {
  const { designer } = await makePictures(request, server)
  await logIn(page, designer)
  let isExpired = true
  await page.route('**/v1/*/media/?*', async (route) => {
    const answer = await route.fetch()
    const body = await answer.text()
    await route.fulfill({ response: answer, body: isExpired ? body.replaceAll('signature=', 'signature=0') : body })
  })
  await page.goto('/media')
  const drawn = () =>
    cells(page)
      .locator('img')
      .evaluateAll((images) => images.filter((one) => one instanceof HTMLImageElement && one.naturalWidth > 0).length)
  const sortBy = async (words: string) => {
    await page.getByRole('button', { name: /Sort by/ }).click()
    await page.getByRole('menuitem', { name: words }).click()
  }
  await expect(cells(page).locator('img')).toHaveCount(0)
  await expect(cells(page)).toHaveCount(4)
  isExpired = false
  await sortBy('Name, A to Z')
  await expect.poll(drawn).toBe(4)

  await page.route('**/media/*/*/*.*?expires=*', (route) => route.abort())
  await page.reload()
  await expect(cells(page)).toHaveCount(4)
  await expect(cells(page).locator('img')).toHaveCount(0)
  await page.unroute('**/media/*/*/*.*?expires=*')
  await context.setOffline(true)
  await context.setOffline(false)
  await expect.poll(drawn).toBe(4)
})

test('a file in use is not deleted, and says where it is used', async ({ page, request, server }) => {
  const { designer } = await makePictures(request, server)
  await logInByKeys(page, designer)
  await jumpTo(page, 'media', 'Media Library')
  await expectArrival(page, /^Media Library/)
  await cellOf(page, 'dune').focus()
  await page.keyboard.press('Space')
  await page.getByRole('region', { name: 'Selected files' }).getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: '“dune.png” is in use' })
  await expect(dialog.getByRole('link', { name: 'Namib' })).toHaveAttribute('href', /^\/destinations\//)
  await expectNoViolations(page)
  await dialog.getByRole('link', { name: 'Namib' }).click()
  await expectArrival(page, 'Namib')
})

test('images are added from the library pane to an itinerary, by dragging with keyboard and pointer, and by button', async ({
  page,
  request,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { designer, call, company } = await makePictures(request, server)
  const segments = [{ uuid: randomUUID(), kind: 'note', title: 'Mind the sun', day: 0 }]
  const created = await call('POST', `/v1/${company.uuid}/itineraries/`, { title: 'Slow water', dayCount: 2, segments })
  const itinerary = async () =>
    (await call('GET', `/v1/${company.uuid}/itineraries/${created.json.data.uuid}`)).json.data
  await logIn(page, designer, `/itineraries/${created.json.data.uuid}`)
  await page.getByRole('row', { name: /Mind the sun/ }).click()
  await page.locator('label', { hasText: /^Media$/ }).click()
  const library = page.getByRole('region', { name: 'Media library' })
  const grid = library.getByRole('grid', { name: 'Images' })
  await expect(grid.getByRole('row')).toHaveCount(4)
  await expectNoViolations(page)

  // When the list gets the focus from outside, it moves to the first row. Only then can a button in a row keep it.
  await grid.getByRole('button', { name: 'Drag dune.png' }).focus()
  await expect(grid.getByRole('row').first()).toBeFocused()
  await grid.getByRole('button', { name: 'Drag dune.png' }).focus()
  await expect(grid.getByRole('button', { name: 'Drag dune.png' })).toBeFocused()
  await page.keyboard.press('Enter')
  // While dragging by keyboard, Tab moves from one drop zone to the next, which itself gets the focus.
  const place = library.getByRole('button', { name: /Images of Mind the sun/ })
  for (let n = 0; n < 6 && !(await place.evaluate((it) => it === document.activeElement)); n += 1)
    await page.keyboard.press('Tab')
  await expect(place).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await itinerary()).segments[0].media.length, { timeout: 15_000 }).toBe(1)

  await grid
    .getByRole('row')
    .first()
    .dragTo(page.getByRole('button', { name: /^Images/, expanded: false }).first())
  await expect.poll(async () => (await itinerary()).segments[0].media.length, { timeout: 15_000 }).toBe(2)

  await grid.getByRole('row').nth(1).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await library.getByRole('button', { name: 'Add to Gallery' }).click()
  await expect(library.getByText('2 images').first()).toBeVisible()
  await expect.poll(async () => (await itinerary()).gallery.length, { timeout: 15_000 }).toBe(2)
})

/** Four images without descriptions, the newest last. The destination Namib uses `dune`. */
const makePictures = async (request: APIRequestContext, server: DemoServer) => {
  const { company, designer, call, make } = await makeDesignersCompany(request, server)
  const add = async (name: string, shade: number): Promise<string> => {
    const file = { name: `${name}.png`, mimeType: 'image/png', buffer: makePicture(600, 400, shade) }
    const { status, json } = await call('POST', `/v1/${company.uuid}/media/`, undefined, { file })
    expect(status, JSON.stringify(json)).toBe(201)
    return json.data.uuid
  }
  const read = async (uuid: string) => (await call('GET', `/v1/${company.uuid}/media/${uuid}`)).json.data
  const river = await add('river', 40)
  const dune = await add('dune', 120)
  const pictures = [await add('camp', 200), await add('night', 10), dune, river] as const
  for (const uuid of pictures)
    await expect.poll(async () => (await read(uuid)).state, { timeout: 30_000 }).toBe('processing-complete')
  const place = await make('destinations', { name: 'Namib', media: [{ media: dune, role: 'hero' }] })
  return { company, designer, call, read, pictures, place }
}

const cells = (page: Page) => page.getByRole('grid', { name: 'Media Library' }).getByRole('row')
const cellOf = (page: Page, name: string) => cells(page).filter({ hasText: `${name}.png` })
const fileDialog = (page: Page, name: string) => page.getByRole('dialog', { name })
