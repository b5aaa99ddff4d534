import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import {
  arrowTo,
  expectArrival,
  jumpTo,
  logInByKeys as logIn,
  skipToContent,
  tabAndPress,
  tabBackTo,
  tabTo,
  type,
} from './by-keyboard.ts'
import { expect, test } from './demo-test.ts'
import { newEmail } from './emails.ts'
import { superAdmin } from './log-in.ts'
import { getCaller, makeCompany, makeSomebody } from './own-companies.ts'
import { sampled } from './sampled.ts'

const desk = { width: 1440, height: 900 }
const phone = { width: 375, height: 812 }

test.describe.configure({ timeout: 120_000 })

/** Moves the focus from the page back to the start of the sidebar, below the header. */
const goBackToMenu = async (page: Page): Promise<void> => {
  await tabBackTo(page, page.getByRole('link', { name: 'Back to the top of the menu' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeFocused()
}

for (const size of sampled([desk, phone], 2))
  test(`an Admin logs in and invites a member, at ${size.width} pixels`, async ({ page, request, server }) => {
    await page.setViewportSize(size)
    const company = await makeCompany(request)
    const admin = await makeSomebody(request, server, company, 'Admin')
    const guest = { email: newEmail(), name: 'Kay Board' }
    await logIn(page, admin)

    await test.step('go to the users', async () => {
      const users = page.getByRole('link', { name: 'Users', exact: true })
      if (size === desk) await tabBackTo(page, users)
      else {
        await tabBackTo(page, page.getByRole('button', { name: 'Open sidebar' }))
        await page.keyboard.press('Enter')
        await expect(page.getByRole('dialog', { name: 'Sidebar' })).toBeVisible()
        await tabBackTo(page, users)
      }
      await page.keyboard.press('Enter')
      await expectArrival(page, /^Users/)
    })

    await test.step('go from the top of the page to its main content', async () => {
      await page.reload()
      await expect(page.getByRole('link', { name: 'Add user' })).toBeVisible()
      await skipToContent(page)
      expect(await tabTo(page, page.getByRole('link', { name: 'Add user' }))).toBeLessThan(4)
      expect(await tabTo(page, page.getByRole('row', { name: admin.name }))).toBeLessThan(12)
      await tabBackTo(page, page.getByRole('link', { name: 'Add user' }))
      await page.keyboard.press('Enter')
    })

    await test.step('an incomplete form says so, and leads to what is missing', async () => {
      await expectArrival(page, 'Invite a user')
      await tabTo(page, page.getByLabel('Email'))
      await type(page, page.getByLabel('Email'), guest.email)
      await page.keyboard.press('Enter')
      const summary = page.getByRole('alert')
      await expect(summary).toBeFocused()
      await tabAndPress(page, summary.getByRole('button', { name: 'Name' }))
      await type(page, page.getByLabel('Name'), guest.name)
    })

    await test.step('send the invitation', async () => {
      const role = page.getByRole('checkbox', { name: /^Designer/ })
      await tabAndPress(page, role, 'Space')
      await expect(role).toBeChecked()
      await tabAndPress(page, page.getByRole('button', { name: 'Send invitation' }))
      await expectArrival(page, guest.name)
    })

    await test.step('the list shows the members, and the email was sent', async () => {
      await tabBackTo(page, page.getByRole('navigation').getByRole('link', { name: 'Users', exact: true }).last())
      await page.keyboard.press('Enter')
      await expectArrival(page, /^Users/)
      await expect(page.getByRole('row', { name: guest.name })).toContainText('Invited')
      const staff = await getCaller(request)
      const emails = async () => (await staff('GET', '/v1/dashboard/outbox/?perPage=96')).json.data
      await expect
        .poll(emails)
        .toContainEqual(
          expect.objectContaining({ to: guest.email, subject: expect.stringContaining(`join ${company.name}`) }),
        )
    })
  })

test('a user switches companies in the sidebar', async ({ page, request, server }) => {
  await page.setViewportSize(desk)
  const [here, there] = [await makeCompany(request), await makeCompany(request)]
  const person = await makeSomebody(request, server, here, 'Admin', { also: there })
  await logIn(page, person)
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  await expect(sidebar).toContainText(here.name)
  await goBackToMenu(page)
  const opener = page.getByRole('button', { name: 'Change Company' })
  await tabAndPress(page, opener)
  await arrowTo(page, 'ArrowDown', page.getByRole('menuitem', { name: there.name }))
  await page.keyboard.press('Enter')
  await expect(sidebar).toContainText(there.name)
  await expect(opener).toBeFocused()

  await test.step('unsaved changes need confirmation first', async () => {
    await jumpTo(page, 'users', 'Users')
    await expectArrival(page, /^Users/)
    await tabAndPress(page, page.getByRole('link', { name: 'Add user' }))
    await expectArrival(page, 'Invite a user')
    await tabTo(page, page.getByLabel('Email'))
    await type(page, page.getByLabel('Email'), 'half@example.test')
    await goBackToMenu(page)
    await tabAndPress(page, opener)
    await arrowTo(page, 'ArrowDown', page.getByRole('menuitem', { name: here.name }))
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: `Change to ${here.name} without saving?` })
    await tabTo(page, question.getByRole('button', { name: 'Stay' }))
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(sidebar).toContainText(there.name)
  })
})

test('the staff reply to a support request', async ({ page, request, server }) => {
  await page.setViewportSize(desk)
  const company = await makeCompany(request)
  const callAsDesigner = await getCaller(request, await makeSomebody(request, server, company, 'Designer'))
  const subject = `Where are the keys ${randomUUID().slice(0, 8)}`
  const supportRequest = { subject, category: 'how_to', priority: 'normal', message: 'I have no mouse.' }
  const { status, json } = await callAsDesigner('POST', `/v1/${company.uuid}/support/`, supportRequest)
  expect(status).toBe(201)
  await logIn(page, superAdmin)

  await tabAndPress(page, page.getByRole('link', { name: 'Support', exact: true }))
  await expectArrival(page, /^Support/)
  const search = page.getByRole('searchbox', { name: 'Search requests' })
  await tabTo(page, search)
  await type(page, search, subject)
  await expect(page.getByRole('row')).toHaveCount(2)
  const row = page.getByRole('row', { name: subject })
  await tabTo(page, row)
  await page.keyboard.press('Enter')
  await expectArrival(page, subject)
  const reply = page.getByLabel('Your reply')
  await tabTo(page, reply)
  await type(page, reply, 'You need none.')
  await tabAndPress(page, page.getByRole('button', { name: 'Send reply' }))
  await expect(page.getByRole('article').filter({ hasText: 'You need none.' })).toBeVisible()
  await expect(reply).toHaveValue('')
  await expect(reply).toBeFocused()
  const { json: read } = await callAsDesigner('GET', `/v1/${company.uuid}/support/${json.data.uuid}`)
  expect(read.data.messages.at(-1).body).toBe('You need none.')
})

test('the staff write the help of a page in place, and a viewer reads it', async ({
  page,
  request,
  browser,
  server,
}) => {
  await page.setViewportSize(desk)
  const text = `Suppliers answer slowly ${randomUUID().slice(0, 8)}.`
  const company = await makeCompany(request)
  await logIn(page, superAdmin)
  await jumpTo(page, 'support', 'Support')
  await expectArrival(page, /^Support/)
  await tabBackTo(page, page.getByRole('button', { name: 'About this page' }))
  await page.keyboard.press('Enter')
  const help = page.getByRole('region', { name: 'About this page' })
  const edit = help.getByRole('button', { name: 'Edit help' })
  await tabAndPress(page, edit)
  await expect(help.getByLabel('Title')).toBeFocused()
  const body = help.getByRole('textbox', { name: 'Text' })
  await tabTo(page, body)
  await page.keyboard.press('Control+a')
  await type(page, body, text)
  await tabAndPress(page, help.getByRole('button', { name: 'Save help' }))
  await expect(help.getByText(text)).toBeVisible()
  await expect(edit).toBeFocused()

  const context = await browser.newContext({ baseURL: server.url, viewport: desk })
  const reader = await context.newPage()
  await logIn(reader, await makeSomebody(request, server, company, 'Viewer'))
  await jumpTo(reader, 'support', 'Support')
  await expectArrival(reader, /^Support/)
  const opener = reader.getByRole('button', { name: 'About this page' })
  await tabBackTo(reader, opener)
  await reader.keyboard.press('Enter')
  await expect(reader.getByRole('region', { name: 'About this page' })).toContainText(text)
  await tabAndPress(reader, reader.getByRole('button', { name: 'Close help' }))
  await expect(opener).toBeFocused()
  await context.close()
})

for (const size of sampled([desk, phone], 2, 1))
  test(`a user changes the colour scheme, at ${size.width} pixels`, async ({ page, request, server }) => {
    await page.setViewportSize(size)
    const company = await makeCompany(request)
    await logIn(page, await makeSomebody(request, server, company, 'Viewer'))
    const menu = page.getByRole('button', { name: /user menu/ })
    if (size === desk) await goBackToMenu(page)
    await tabBackTo(page, menu)
    await page.keyboard.press('Enter')
    await arrowTo(page, 'ArrowDown', page.getByRole('menuitem', { name: 'Appearance' }))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Appearance' })
    await tabTo(page, dialog.getByRole('radio', { name: /^Standard/ }))
    await arrowTo(page, 'ArrowDown', dialog.getByRole('radio', { name: /^Dark Dark background/ }))
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(menu).toBeFocused()
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  })

test('a user finds an itinerary', async ({ page, request, server }) => {
  await page.setViewportSize(desk)
  const company = await makeCompany(request)
  const designer = await makeSomebody(request, server, company, 'Designer')
  const title = `Salt Pans ${randomUUID().slice(0, 8)}`
  const call = await getCaller(request, designer)
  expect((await call('POST', `/v1/${company.uuid}/itineraries/`, { title })).status).toBe(201)
  await logIn(page, designer)
  await jumpTo(page, title, title)
  await expectArrival(page, title)
})
