import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { newEmail, tokenSentTo } from './emails.ts'
import { logIn, ownPassword, rejectionsOf, superAdmin } from './log-in.ts'
import { getCaller, makeCompany, makeSomebody } from './own-companies.ts'

const toast = (page: Page, words: string | RegExp) => page.getByText(words).first()
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const tick = (page: Page, role: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${role}`) }).click({ force: true })
test.beforeEach(() => test.setTimeout(120_000))

test('an Admin invites a user, sends the invitation again, changes their roles and removes them', async ({
  page,
  browser,
  request,
  server,
}) => {
  test.setTimeout(240_000)
  const company = await makeCompany(request)
  const admin = await makeSomebody(request, server, company, 'Admin')
  const guest = { email: newEmail(), name: 'Grace Example', password: ownPassword }
  await logIn(page, admin)

  await test.step('invite', async () => {
    await page.getByRole('link', { name: 'Users' }).click()
    await page.getByRole('link', { name: 'Add user' }).click()
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByRole('alert')).toContainText('Roles: must not be empty')
    await page.getByLabel('Email').fill(guest.email)
    await page.getByLabel('Name').fill(guest.name)
    await page.getByRole('checkbox', { name: /^Designer/ }).check({ force: true })
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await expect(title(page)).toHaveText(guest.name)
    await expect(page.getByText('Invited', { exact: true })).toBeVisible()
  })

  await test.step('send the invitation again', async () => {
    await page.getByRole('button', { name: 'Resend invitation' }).click()
    await expect(toast(page, `Invitation sent again to ${guest.email}`)).toBeVisible()
    await expectNoViolations(page)
  })

  await test.step('a super admin reads both emails in the outbox', async () => {
    const office = await browser.newContext({ baseURL: server.url })
    const desk = await office.newPage()
    const rejections = rejectionsOf(desk)
    await tokenSentTo(server, guest.email)
    await logIn(desk, superAdmin, '/outbox')
    const emails = desk.getByRole('row').filter({ hasText: guest.email })
    await expect(emails).toHaveCount(2, { timeout: 30_000 })
    await expectNoViolations(desk)
    await emails.first().click()
    await expect(title(desk)).toContainText(`invited you to join ${company.name}`)
    const frame = desk.getByTitle(/^Email: /)
    await expect(frame).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox')
    const link = frame.contentFrame().getByRole('link', { name: 'Accept invitation' })
    await expect(link).toHaveAttribute('href', /\/join\?token=/)
    const [opened] = await Promise.all([office.waitForEvent('page'), link.click()])
    expect(opened.url()).toContain('/join?token=')
    await desk.getByRole('tab', { name: 'Plain text' }).click()
    await expect(desk.getByRole('tabpanel')).toContainText('/join?token=')
    await expectNoViolations(desk)
    expect(rejections).toEqual([])
    await office.close()
  })

  const token = await tokenSentTo(server, guest.email)
  const joined = await request.post('/v1/auth/join', { data: { token, name: guest.name, password: guest.password } })
  expect(joined.status()).toBe(200)

  await test.step('change roles', async () => {
    await page.reload()
    await expect(page.getByText('Active', { exact: true })).toBeVisible()
    await tick(page, 'Agent')
    await page.getByRole('button', { name: 'Save roles' }).click()
    await expect(toast(page, `${guest.name}’s roles updated`)).toBeVisible()
    await tick(page, 'Designer')
    await page.getByRole('button', { name: 'Save roles' }).click()
    await expect(page.getByText('Not saved yet')).toBeHidden()
    await page.reload()
    await expect(page.getByRole('checkbox', { name: /^Agent/ })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: /^Designer/ })).not.toBeChecked()
  })

  await test.step('remove the user; their open page no longer shows the company', async () => {
    const home = await browser.newContext({ baseURL: server.url })
    const open = await home.newPage()
    await logIn(open, guest)
    await page.getByRole('button', { name: `Remove ${guest.name}` }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Everything they created stays')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: `Remove ${guest.name}` }).click()
    await question.getByRole('button', { name: `Remove ${guest.name}` }).click()
    await expect(title(page)).toContainText('Users')
    await expect(page.getByRole('row', { name: guest.name })).toHaveCount(0)
    await open
      .getByRole('link', { name: /Accommodations/ })
      .first()
      .click()
    await expect(open).toHaveURL(`${server.url}/inactive`)
    await expect(title(open)).toHaveText(`You no longer have access to ${company.name}`)
    await expect(open.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
    await home.close()
  })
})

test('a user who is removed from their company while the home page is open is told so, and stays logged in', async ({
  page,
  request,
  server,
}) => {
  const company = await makeCompany(request)
  const guest = await makeSomebody(request, server, company, 'Agent')
  await logIn(page, guest)
  await expect(title(page)).toHaveText(/^Good (morning|afternoon|evening)/)
  const rejections = rejectionsOf(page)
  const call = await getCaller(request)
  expect((await call('DELETE', `/v1/${company.uuid}/users/${guest.uuid}`)).status).toBe(200)
  // A pending request of the home page may notice it before the click does.
  const link = page.getByRole('link', { name: /Accommodations/ }).first()
  await link.click({ timeout: 3000 }).catch(() => {})
  await expect(page).toHaveURL(`${server.url}/inactive`)
  await expect(title(page)).toHaveText(`You no longer have access to ${company.name}`)
  expect(rejections).toEqual([])
})

test('a Viewer sees the names and roles of members, and leaves only after confirmation', async ({
  page,
  request,
  server,
}) => {
  const company = await makeCompany(request)
  const admin = await makeSomebody(request, server, company, 'Admin')
  const viewer = await makeSomebody(request, server, company, 'Viewer')
  const rejections = rejectionsOf(page)
  await logIn(page, viewer, '/users')
  await expect(page.getByRole('row', { name: admin.name })).toBeVisible()
  await expect(page.getByText(admin.email)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Add user' })).toHaveCount(0)
  await expectNoViolations(page)
  await page.getByRole('row', { name: admin.name }).click()
  await expect(title(page)).toHaveText(admin.name)
  await expect(page.getByText(`An Admin of ${company.name} can change them.`)).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await page.goto('/users/create')
  await expect(page.getByText('Your role does not allow this')).toBeVisible()

  await page.goto(`/users/${viewer.uuid}`)
  await page.getByRole('button', { name: `Leave ${company.name}` }).click()
  const question = page.getByRole('alertdialog', { name: `Leave ${company.name}?` })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(title(page)).toHaveText(viewer.name)
  await page.getByRole('button', { name: `Leave ${company.name}` }).click()
  await question.getByRole('button', { name: `Leave ${company.name}` }).click()
  await expect(page).toHaveURL(`${server.url}/inactive`)
  expect(rejections).toEqual([])
})

test('a plan without free seats says so and leads to the plans', async ({ page, request, server }) => {
  const company = await makeCompany(request, 'solo-monthly')
  const admin = await makeSomebody(request, server, company, 'Admin')
  await makeSomebody(request, server, company, 'Viewer')
  await logIn(page, admin, '/users/create')
  await page.getByLabel('Email').fill('third@example.test')
  await page.getByLabel('Name').fill('Third Person')
  await page.getByRole('checkbox', { name: /^Viewer/ }).check({ force: true })
  await page.getByRole('button', { name: 'Send invitation' }).click()
  const note = page.getByRole('region', { name: 'Plan limit reached' })
  await expect(note).toContainText('does not include another user')
  await expect(note.getByRole('link', { name: 'View plans' })).toHaveAttribute('href', '/account')
  await expect(page.getByLabel('Name')).toHaveValue('Third Person')
  await expectNoViolations(page)
})

test('a super admin creates a company, gives it a parent, visits it, suspends, closes and reopens it', async ({
  page,
  request,
  server,
}) => {
  test.setTimeout(180_000)
  const parent = await makeCompany(request)
  const name = `Child ${randomUUID().slice(0, 8)}`
  const rejections = rejectionsOf(page)
  const confirm = (button: string) => page.getByRole('alertdialog').getByRole('button', { name: button }).click()
  await logIn(page, superAdmin)

  await test.step('create the company', async () => {
    await page.getByRole('link', { name: 'All Tenants' }).click()
    await page.getByRole('link', { name: 'Add company' }).click()
    await expect(title(page)).toHaveText('New company')
    await page.getByLabel('Name').fill(name)
    await page.getByRole('combobox', { name: 'Country' }).fill('namib')
    await page.getByRole('option', { name: 'Namibia' }).click()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Create company' }).click()
    await expect(title(page)).toHaveText(name)
    await expect(page.getByText('Not subscribed', { exact: true })).toBeVisible()
  })

  await test.step('give it a parent', async () => {
    await page.getByRole('combobox', { name: 'Parent company' }).fill(parent.name)
    await page.getByRole('option', { name: parent.name }).click()
    await page.getByRole('button', { name: 'Save details' }).click()
    await expect(page.getByText('Through parent', { exact: true })).toBeVisible()
    await expectNoViolations(page)
  })

  await test.step('visit and leave it', async () => {
    await page.getByRole('button', { name: 'Enter this company' }).click()
    await expect(page).toHaveURL(`${server.url}/`)
    const banner = page.getByRole('region', { name: 'Visit' })
    await expect(banner).toContainText(`You are in ${name} as platform staff.`)
    const sidebar = page.getByRole('navigation', { name: 'Main' })
    for (const link of ['All Tenants', 'FAQS', 'Users', 'Outbox', 'Settings', 'Manage Account', 'Help'])
      await expect(sidebar.getByRole('link', { name: link, exact: true })).toHaveCount(1)
    for (const path of ['/itineraries', '/contacts', '/media', '/account', '/users', '/']) {
      await page.goto(path)
      await expect(title(page)).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(banner).toBeVisible()
    }
    await expectNoViolations(page)
    await banner.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL(`${server.url}/tenants`)
    await expect(banner).toHaveCount(0)
    await expect(sidebar).toHaveCount(0)
  })

  await test.step('suspend, close and reopen it', async () => {
    await page.getByRole('searchbox', { name: 'Search companies' }).fill(name)
    await page.getByRole('row', { name }).click()
    await page.getByRole('button', { name: 'Suspend company' }).click()
    await confirm('Suspend company')
    await expect(page.getByText('Suspended', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Close company' }).click()
    await confirm('Close company')
    await expect(page.getByText('Closed', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Enter this company' })).toHaveCount(0)
    await page.goto(`/tenants?binned=true&q=${encodeURIComponent(name)}`)
    await page.getByRole('row', { name }).click()
    await page.getByRole('button', { name: 'Reopen company' }).click()
    await confirm('Reopen company')
    await expect(page.getByText('Suspended', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Reactivate company' }).click()
    await confirm('Reactivate company')
    await expect(page.getByText('Active', { exact: true })).toBeVisible()
  })
  expect(rejections).toEqual([])
})

test('a record of another company is found there, and unsaved changes need confirmation before switching', async ({
  page,
  request,
  server,
}) => {
  const [here, there] = [await makeCompany(request), await makeCompany(request)]
  const person = await makeSomebody(request, server, here, 'Admin', { also: there })
  const colleague = await makeSomebody(request, server, there, 'Designer')
  const call = await getCaller(request, person)
  const itinerary = (await call('POST', `/v1/${there.uuid}/itineraries/`, { title: 'Elsewhere' })).json.data
  const rejections = rejectionsOf(page)
  await logIn(page, person)
  const company = page.getByRole('complementary', { name: 'Sidebar' }).getByText(here.name)
  await expect(company).toBeVisible()

  await page.goto(`/itineraries/${randomUUID()}`)
  await expect(title(page)).toHaveText('This page could not be found')
  await expect(page.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/')
  await expectNoViolations(page)
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(/^It is in/)).toHaveCount(0)

  await page.goto(`/itineraries/${itinerary.uuid}`)
  await expect(page.getByText(`It is in ${there.name}.`)).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: `Switch to ${there.name}` }).click()
  await expect(title(page)).toContainText('Elsewhere')

  await page.goto('/users/create')
  await page.getByLabel('Name').fill('Half written')
  const change = async () => {
    await page.getByRole('button', { name: 'Change Company' }).click()
    await page.getByRole('menuitem', { name: here.name }).click()
  }
  await change()
  const question = page.getByRole('alertdialog', { name: `Change to ${here.name} without saving?` })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Half written')
  await change()
  await question.getByRole('button', { name: 'Change company' }).click()
  await expect(page).toHaveURL(`${server.url}/users`)
  await expect(company).toBeVisible()
  await expect(page.getByRole('row', { name: colleague.name })).toHaveCount(0)

  await page.goto(`/users/${colleague.uuid}`)
  await page.getByRole('button', { name: `Switch to ${there.name}` }).click()
  await expect(title(page)).toHaveText(colleague.name)
  expect(rejections).toEqual([])
})
