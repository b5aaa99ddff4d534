import type { Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { demoAccount, logIn } from './log-in.ts'
import { makePicture } from './make-picture.ts'
import { getCaller, makeCompany, makeSomebody } from './own-companies.ts'
import { makeLibrary, rowsOf } from './own-library.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.setTimeout(120_000)

const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** The names of the rows, in the order of the list. */
const namesOf = async (page: Page): Promise<string[]> =>
  (await rowsOf(page).getByRole('rowheader').allInnerTexts()).map((text) => text.trim())

test('J and K, and the buttons, open the neighbours in the order of the list, also across its pages', async ({
  page,
  request,
  server,
}) => {
  const { designer } = await makeLibrary(request, server)
  await logIn(page, designer, '/accommodations?sort=-name')
  await expect(rowsOf(page)).toHaveCount(24)
  const [first = '', second = '', third = ''] = await namesOf(page)
  await page.getByRole('link', { name: second, exact: true }).click()
  await expect(title(page)).toHaveText(second)
  await expect(page.getByText('2 of 30')).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await page.keyboard.press('j')
  await expect(title(page)).toHaveText(third)
  await expect(title(page)).toBeFocused()
  await page.keyboard.press('k')
  await expect(title(page)).toHaveText(second)

  // The button keeps the focus on the new page, or the title takes it where the list ends.
  const nextButton = page.getByRole('button', { name: 'Next accommodation' })
  const previousButton = page.getByRole('button', { name: 'Previous accommodation' })
  await nextButton.focus()
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText(third)
  await expect(nextButton).toBeFocused()
  await expect(page.getByRole('log').getByText(`${third}, 3 of 30`, { exact: true }).last()).toBeAttached()
  await previousButton.click()
  await expect(title(page)).toHaveText(second)
  await expect(previousButton).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText(first)
  await expect(previousButton).toBeDisabled()
  await expect(title(page)).toBeFocused()
  await expect(page.getByRole('log').getByText(`${first}, 1 of 30`, { exact: true })).toBeAttached()

  // A key that is typed into a field is text, and the order outlives a reload.
  await page.getByRole('textbox', { name: 'Name' }).press('j')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await expect(title(page)).toHaveText(first)
  await page.getByRole('textbox', { name: 'Name' }).fill(first)
  await page.reload()
  await expect(page.getByText('1 of 30')).toBeVisible()

  // Back leads to the list, not through the records on the way.
  await page.goBack()
  await expect(page).toHaveURL(/\/accommodations\?sort=-name$/)
  await expect(rowsOf(page)).toHaveCount(24)
  const last = (await namesOf(page)).at(-1) ?? ''
  await page.getByRole('link', { name: last, exact: true }).click()
  await expect(page.getByText('24 of 30')).toBeVisible()
  await nextButton.click()
  await expect(page.getByText('25 of 30', { exact: true })).toBeVisible()
  await expect(nextButton).toBeFocused()
  await page.keyboard.press('k')
  await expect(title(page)).toHaveText(last)

  // A record that is opened by its address has none.
  const address = page.url()
  await page.goto('/')
  await page.goto(address)
  await expect(title(page)).toHaveText(last)
  await expect(nextButton).toHaveCount(0)
})

test('a record shows its images, wide and with their descriptions', async ({ page, request }) => {
  const owner = demoAccount('owner')
  const call = await getCaller(request, owner)
  const { json: account } = await call('GET', '/v1/auth/account')
  const tenant = account.user.tenants[0].uuid
  const { json: stays } = await call('GET', `/v1/${tenant}/accommodations/?perPage=96&fields=media`)
  const stay = stays.data.find(({ media }: { media: unknown[] }) => media.length > 1)
  const main = stay.media.find(({ role }: { role: string }) => role === 'hero') ?? stay.media[0]
  const { json: image } = await call('GET', `/v1/${tenant}/media/${main.media}`)
  await logIn(page, owner, `/accommodations/${stay.uuid}`)
  const large = page.getByRole('img', { name: main.alt ?? image.data.alt, exact: true }).first()
  await expect(large).toBeVisible()
  expect((await large.boundingBox())?.width).toBeGreaterThan(600)
  const others = page.getByRole('list', { name: 'Images' }).getByRole('button')
  await expect(others.first()).toHaveAttribute('aria-pressed', 'true')
  await others.nth(1).click()
  await expect(others.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(large).toBeHidden()
  expect(await findViolations(page)).toEqual([])
})

test('a record without images offers to add some, which are saved at once', async ({ page, request, server }) => {
  const company = await makeCompany(request)
  const designer = await makeSomebody(request, server, company, 'Designer')
  const viewer = await makeSomebody(request, server, company, 'Viewer')
  const call = await getCaller(request, designer)
  const { json: stay } = await call('POST', `/v1/${company.uuid}/accommodations/`, { name: 'Dune House', stars: 4 })
  const path = `/v1/${company.uuid}/accommodations/${stay.data.uuid}`
  const file = { name: 'dune.png', mimeType: 'image/png', buffer: makePicture(600, 400, 90) }
  const { json: image } = await call('POST', `/v1/${company.uuid}/media/`, undefined, { file })
  const stateOfImage = async () => (await call('GET', `/v1/${company.uuid}/media/${image.data.uuid}`)).json.data.state
  await expect.poll(stateOfImage, { timeout: 30_000 }).toBe('processing-complete')

  // Who may only read it is offered nothing.
  await logIn(page, viewer, `/accommodations/${stay.data.uuid}`)
  await expect(page.getByText('No images yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add images' })).toHaveCount(0)

  await logIn(page, designer, `/accommodations/${stay.data.uuid}`)
  await expect(page.getByText('4 stars')).toBeVisible()
  await expect(page.getByText('No images yet.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  // What is being typed meanwhile stays.
  await page.getByRole('textbox', { name: 'Stars' }).fill('5')
  await page.getByRole('button', { name: 'Add images' }).first().click()
  const picker = page.getByRole('dialog', { name: 'Add images' })
  await picker.getByRole('grid').getByRole('row').first().click()
  await picker.getByRole('button', { name: 'Add 1 image' }).click()
  await expect(page.getByText('No images yet.')).toHaveCount(0)
  expect((await call('GET', path)).json.data).toMatchObject({
    stars: 4,
    media: [{ media: image.data.uuid, role: 'hero' }],
  })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  expect((await call('GET', path)).json.data).toMatchObject({ stars: 5, media: [{ media: image.data.uuid }] })
})

test('a record is shown as the traveller sees it, as it was last saved', async ({ page, request, server }) => {
  const company = await makeCompany(request)
  const designer = await makeSomebody(request, server, company, 'Designer')
  const call = await getCaller(request, designer)
  const { json: stay } = await call('POST', `/v1/${company.uuid}/accommodations/`, {
    name: 'Dune House',
    description: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Four rooms of clay.' }] }],
    },
  })
  await logIn(page, designer, `/accommodations/${stay.data.uuid}`)
  const open = page.getByRole('button', { name: 'As the traveller sees it' })
  await open.click()
  const panel = page.getByRole('dialog', { name: 'As the traveller sees it' })
  const frame = panel.frameLocator('iframe')
  await expect(frame.getByText('Four rooms of clay.').first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(open).toBeFocused()

  await page.getByRole('textbox', { name: 'Name' }).fill('Clay House')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clay House')
  await open.click()
  await expect(frame.getByText('Clay House').first()).toBeVisible()
})

test('an Admin sees what was done with a record, and others do not', async ({ page, request, server }) => {
  const company = await makeCompany(request)
  const admin = await makeSomebody(request, server, company, 'Admin', { name: 'Adam Admin' })
  const designer = await makeSomebody(request, server, company, 'Designer', { name: 'Dora Designer' })
  const call = await getCaller(request, designer)
  const { json: stay } = await call('POST', `/v1/${company.uuid}/accommodations/`, { name: 'Dune House' })
  await call('POST', `/v1/${company.uuid}/accommodations/`, { name: 'River House' })
  await logIn(page, admin, `/accommodations/${stay.data.uuid}`)
  const activity = page.getByRole('list', { name: 'Activity' }).getByRole('listitem')
  await expect(activity).toHaveCount(1)
  await expect(activity.first()).toContainText('Dora Designer created accommodation Dune House')

  // The user's own change follows once it is saved.
  await page.getByRole('textbox', { name: 'Stars' }).fill('4')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(activity.first()).toContainText('Adam Admin changed accommodation Dune House')
  await expect(activity.first()).toContainText('stars')
  expect(await findViolations(page)).toEqual([])

  await logIn(page, designer, `/accommodations/${stay.data.uuid}`)
  await expect(page.getByRole('heading', { name: 'Used in' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Activity' })).toHaveCount(0)
})
