import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import {
  arrowTo,
  choose,
  expectArrival,
  jumpTo,
  logInByKeys,
  tabAndPress,
  tabBackTo,
  tabTo,
  type,
} from './by-keyboard.ts'
import { expect, test } from './demo-test.ts'
import { logIn, superAdmin } from './log-in.ts'
import { getCaller, makeCompany, makeSomebody } from './own-companies.ts'
import { withoutFrames } from './without-frames.ts'

test.describe.configure({ timeout: 240_000 })

/** Adds a part to the page that is being edited. Its first field then has the focus. */
const addPart = async (page: Page, kind: string): Promise<void> => {
  const button = page.getByRole('button', { name: 'Add section' })
  await tabAndPress(page, button)
  const choice = page.getByRole('menuitem', { name: kind, exact: true })
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await arrowTo(page, 'ArrowDown', choice)
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-field=blocks] > ol > :last-child > [data-fields] :focus')).toBeVisible()
}
const typeInto = async (page: Page, label: string, text: string) => {
  const field = page.getByRole('textbox', { name: label, exact: true }).last()
  await tabTo(page, field)
  await type(page, field, text)
}

test('an About page is written by keyboard, published, and brings in an enquiry that the company finds everywhere', async ({
  page,
  browser,
  request,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const company = await makeCompany(request)
  const admin = await makeSomebody(request, server, company, 'Admin')
  const call = await getCaller(request)
  const { slug } = (await call('GET', `/v1/tenants/${company.uuid}`)).json.data
  const visitor = `Wanda Rover-${randomUUID().slice(0, 6)}`

  await test.step('write the page', async () => {
    await logInByKeys(page, admin)
    await jumpTo(page, 'company pages', 'Company Pages')
    await expectArrival(page, /^Company Pages/)
    await tabAndPress(page, page.getByRole('main').getByRole('link', { name: 'Add company page' }).first())
    await expectArrival(page, 'New company page')
    await typeInto(page, 'Title', 'About us')
    await choose(page, page.getByRole('button', { name: /Status$/ }), 'Published', 'Published')
    await addPart(page, 'Header')
    await typeInto(page, 'Heading', 'Slow journeys')
    await addPart(page, 'Text')
    await typeInto(page, 'Text', 'We walk before we sell.')
    await addPart(page, 'Quotation')
    await typeInto(page, 'Quotation', 'The best trip of our lives.')
    await addPart(page, 'Questions and answers')
    await tabTo(page, page.getByRole('button', { name: 'Add question' }))
    await withoutFrames(page, async () => {
      await page.keyboard.press('Enter')
      // Tab continues from where the focus would have been.
      await page.keyboard.press('Tab')
      await page.keyboard.press('Shift+Tab')
      await expect(page.getByRole('textbox', { name: 'Question', exact: true })).toBeFocused()
    })
    await page.keyboard.type('Do you take children?')
    await typeInto(page, 'Answer', 'Gladly.')
    await addPart(page, 'Enquiry form')
    await typeInto(page, 'Heading', 'Begin a journey')
    // The form moves up, the questions come last.
    await tabBackTo(page, page.getByRole('button', { name: 'Move Enquiry form: Begin a journey up' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listitem', { name: /^4: Enquiry form/ })).toBeVisible()
    await tabAndPress(page, page.getByRole('button', { name: 'Add company page' }))
    await expectArrival(page, 'About us')
    expect(await findViolations(page)).toEqual([])
  })

  const outside = await browser.newContext({ baseURL: server.url })
  const street = await outside.newPage()
  await test.step('open it as a visitor, and send an enquiry', async () => {
    await street.goto(`/c/${slug}`)
    await expect(street).toHaveURL(`${server.url}/c/${slug}/about-us`)
    await expect(street.getByRole('heading', { level: 1, name: 'Slow journeys' })).toBeVisible()
    const parts = ['We walk before we sell.', 'The best trip of our lives.', 'Begin a journey', 'Do you take children?']
    const text = await street.getByRole('main').innerText()
    expect(parts.map((part) => text.indexOf(part)).every((at, n, all) => at > (all[n - 1] ?? -1))).toBe(true)
    for (const width of [375, 768, 1440]) {
      await street.setViewportSize({ width, height: 900 })
      expect(await findViolations(street), `at ${width}`).toEqual([])
    }
    await fillIn(street, visitor)
    await tabAndPress(street, street.getByRole('button', { name: 'Send' }))
    // The visitor has typed like a human, so no question is shown.
    await expect(street.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    expect(await findViolations(street)).toEqual([])
    await outside.close()
  })

  await test.step('send another one in a browser without scripts', async () => {
    const plain = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
    const path = await plain.newPage()
    await path.goto(`/c/${slug}/about-us`)
    await fillIn(path, `${visitor}-Plain`)
    await path.getByRole('button', { name: 'Send' }).press('Enter')
    const question = path.getByRole('textbox', { name: /what is/ })
    await expect(question).toBeVisible()
    await expect(path.getByRole('textbox', { name: 'Your name' })).toHaveValue(`${visitor}-Plain`)
    // If the answer comes faster than a human can read, the question is asked again.
    await expect(async () => {
      await question.fill(sumOf((await path.getByText(/what is/).textContent()) ?? ''))
      await question.press('Enter')
      await expect(path.getByRole('heading', { name: 'Thank you' })).toBeVisible({ timeout: 5000 })
    }).toPass()
    await plain.close()
  })

  await test.step('find it on the home page, in itineraries and in contacts', async () => {
    await page.goto('/')
    const card = page.locator('section', { has: page.getByRole('heading', { name: 'New enquiries' }) })
    for (const name of [visitor, `${visitor}-Plain`])
      await expect(card.getByRole('link', { name: `Enquiry from ${name}`, exact: true })).toBeVisible()
    await expect(card).toContainText('Unassigned')
    await page.goto(`/itineraries?q=${encodeURIComponent(visitor)}`)
    await expect(page.getByRole('row', { name: `Enquiry from ${visitor}` }).first()).toContainText('Enquiry')
    await page.goto(`/contacts?q=${encodeURIComponent(visitor)}`)
    await expect(page.getByRole('row', { name: visitor }).first()).toBeVisible()
  })

  await test.step('read the email in the outbox', async () => {
    const office = await browser.newContext({ baseURL: server.url })
    const desk = await office.newPage()
    await logIn(desk, superAdmin, '/outbox')
    await expect(
      desk.getByRole('row').filter({ hasText: admin.email }).filter({ hasText: visitor }).first(),
    ).toBeVisible()
    await office.close()
  })
})

/** Fills in the enquiry form by keyboard. */
const fillIn = async (page: Page, name: string): Promise<void> => {
  for (const [label, words] of [
    ['Your name', name],
    ['Email', 'wanda@example.test'],
    ['When would you like to travel? optional', 'In spring'],
    ['Where would you like to go, and what matters most to you?', `Dunes, and nothing else. ${name}`],
  ] as const) {
    await tabTo(page, page.getByRole('textbox', { name: label }))
    await page.keyboard.type(words)
  }
}

const numbers: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 }
const sumOf = (question: string): string => {
  const [, a = '', b = ''] = /what is (\w+) plus (\w+)\?/.exec(question) ?? []
  return String((numbers[a] ?? 0) + (numbers[b] ?? 0))
}

test('a new part has the focus, even if parts above it have parts of their own', async ({ page, request, server }) => {
  const company = await makeCompany(request)
  const admin = await makeSomebody(request, server, company, 'Admin')
  await logIn(page, admin, '/company-pages/create')
  const add = async (kind: string) => {
    await page.getByRole('button', { name: 'Add section' }).click()
    await page.getByRole('menuitem', { name: kind, exact: true }).click()
  }
  await add('Questions and answers')
  for (const questionText of ['Do you take children?', 'Do you take dogs?']) {
    await page.getByRole('button', { name: 'Add question' }).click()
    await expect(page.getByRole('textbox', { name: 'Question', exact: true }).last()).toBeFocused()
    await page.keyboard.type(questionText)
  }
  await add('Quotation')
  await expect(page.getByRole('textbox', { name: 'Quotation' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove Quotation' }).click()
  // Back in the part above it.
  const part = page.getByRole('listitem', { name: /^1: Questions and answers/ })
  await expect(part.and(page.locator(':has(:focus)'))).toHaveCount(1)
})

test('the preview shows the page as it is edited, parts are sorted by dragging, and an earlier version is restored', async ({
  page,
  request,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const company = await makeCompany(request)
  const admin = await makeSomebody(request, server, company, 'Admin')
  const call = await getCaller(request, admin)
  const quote = (text: string) => ({ uuid: randomUUID(), type: 'quote', text, author: null })
  const created = await call('POST', `/v1/${company.uuid}/company-pages/`, {
    title: 'About us',
    status: 'published',
    blocks: ['First words', 'Second words', 'Third words'].map(quote),
  })
  expect(created.status).toBe(201)
  await logIn(page, admin, `/company-pages/${created.json.data.uuid}`)

  const preview = page.frameLocator('iframe[title="Page preview"]:not([inert])')
  await expect(preview.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
  const words = page.getByRole('textbox', { name: 'Quotation' })
  await words.first().fill('First of all words')
  await expect(preview.getByText('First of all words')).toBeVisible()
  // An incomplete part is left out, but the others are still shown.
  await words.nth(1).fill('')
  await expect(preview.getByText('Second words')).toHaveCount(0)
  await expect(preview.getByText('Third words')).toBeVisible()
  await words.nth(1).fill('Second words')
  await page.getByText('Desktop', { exact: true }).click()
  await expect(preview.getByText('Second words')).toBeVisible()

  await page.getByRole('button', { name: 'Remove Quotation: Second words' }).click()
  await expect(words).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(words.nth(1)).toHaveValue('Second words')

  await page.getByRole('button', { name: 'Reorder' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reorder sections' })
  const rows = dialog.getByRole('row')
  await dialog
    .getByRole('row', { name: /Third words/ })
    .dragTo(dialog.getByRole('row', { name: /First of all words/ }), { targetPosition: { x: 60, y: 3 } })
  await expect(rows.filter({ hasText: 'words' }).first()).toContainText('Third words')
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(words.first()).toHaveValue('Third words')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('As last saved')).toBeVisible()

  const versions = page.getByRole('region', { name: 'Published versions' })
  await expect(versions.getByRole('listitem')).toHaveCount(2)
  await versions
    .getByRole('button', { name: /Restore/ })
    .last()
    .click()
  await expect(words.first()).toHaveValue('First words')
  await expect(preview.getByText('First words')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(words.first()).toHaveValue('Third words')
  await versions
    .getByRole('button', { name: /Restore/ })
    .last()
    .click()
  await expect(words.first()).toHaveValue('First words')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(versions.getByRole('listitem')).toHaveCount(3)
  const { slug } = (await call('GET', `/v1/tenants/${company.uuid}`)).json.data
  const html = await (await request.get(`/c/${slug}/about-us`)).text()
  expect(html.indexOf('First words')).toBeLessThan(html.indexOf('Third words'))
  expect(await findViolations(page)).toEqual([])
})
