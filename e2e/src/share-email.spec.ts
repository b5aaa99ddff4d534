import type { Locator, Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { emailTo, newEmail } from './emails.ts'
import { logIn } from './log-in.ts'
import { makeDesignersCompany, makeSomebody } from './own-companies.ts'

const client = newEmail()
let world: Awaited<ReturnType<typeof makeDesignersCompany>>
let contact: string
let itinerary: string
test.describe.configure({ mode: 'serial', timeout: 90_000 })
test.beforeAll(async ({ playwright, server }) => {
  const request = await playwright.request.newContext({ baseURL: server.url })
  world = await makeDesignersCompany(request, server)
  contact = await world.make('contacts', { givenName: 'Ada', familyName: 'Byron', emails: [client] })
  itinerary = await world.make('itineraries', { title: 'Slow water', dayCount: 2, client: contact })
  await request.dispose()
})

const emails = (page: Page): Locator =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Emails', exact: true }) })
const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Send link by email' })
const emailFrame = (within: Page | Locator) => within.frameLocator('iframe[title="Preview of the email"]:not([inert])')

test('a link is sent with a prefilled email, which is previewed while it is changed and logged once it is sent', async ({
  page,
  server,
}) => {
  await logIn(page, world.designer, `/itineraries/${itinerary}?tab=publish`)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(emails(page)).toContainText('No emails yet', { timeout: 30_000 })
  await page.getByRole('button', { name: 'Send by email' }).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByLabel('Email address')).toHaveValue(client)
  await expect(dialog.getByLabel('Subject')).toHaveValue(`Slow water – ${world.company.name}`)
  await expect(dialog.getByLabel('Message')).toHaveValue(/^Dear Ada,\n\nYour itinerary “Slow water” is ready/)
  await expect(emailFrame(dialog).getByRole('heading', { name: 'Slow water' })).toBeVisible()
  await expect(emailFrame(dialog).getByText('Dear Ada,')).toBeVisible()
  expect(await findViolations(page, { within: '[role=dialog]' })).toEqual([])

  await dialog.getByLabel('Subject').fill('Your days on the river')
  await dialog.getByLabel('Message').fill('Dear Ada,\n\nOars are packed.')
  await expect(emailFrame(dialog).getByText('Oars are packed.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog).toBeHidden()
  const entry = emails(page).getByRole('listitem')
  await expect(entry).toContainText('Your days on the river')
  await expect(entry).toContainText(`To Ada Byron (${client})`)
  await expect(entry).toContainText(`just now by ${world.designer.name}`)
  await expect(entry.getByText('Sent', { exact: true })).toBeVisible({ timeout: 20_000 })
  expect(await findViolations(page)).toEqual([])

  const sent = await emailTo(server, client)
  expect(sent.subject).toBe('Your days on the river')
  expect(sent.text).toContain('Oars are packed.')

  await entry.getByRole('link', { name: 'Ada Byron' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Byron' })).toBeVisible()
  const onContact = emails(page).getByRole('listitem')
  await expect(onContact).toContainText('Your days on the river')
  await expect(onContact.getByRole('link', { name: 'Slow water' })).toHaveAttribute('href', `/itineraries/${itinerary}`)
  expect(await findViolations(page)).toEqual([])
})

test('on a small screen the preview is a tab, and what was typed stays when sending fails', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await logIn(page, world.designer, `/itineraries/${itinerary}?tab=publish`)
  await page.getByRole('button', { name: 'Send by email' }).click()
  const dialog = dialogOf(page)
  const address = dialog.getByLabel('Email address')
  await expect(address).toHaveValue(client)
  await address.fill('ada at home')
  await dialog.getByLabel('Subject').fill('A second look')
  await dialog.getByRole('tab', { name: 'Preview' }).click()
  await expect(emailFrame(dialog).getByText('Dear Ada,')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('The email was not sent')
  await expect(address).toHaveAccessibleDescription('Enter a valid email address.')
  await expect(dialog.getByLabel('Subject')).toHaveValue('A second look')

  await address.fill(client)
  await page.route('**/mail', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('The server could not be reached.')
  await expect(address).not.toHaveAttribute('aria-invalid', 'true')
  await page.unroute('**/mail')
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`Sending the email to ${client}`).first()).toBeVisible()
  await expect(emails(page).getByRole('listitem').first()).toContainText('A second look')
})

test('an email whose response is lost is sent only once, and the dialog stays until there is a response', async ({
  page,
}) => {
  await logIn(page, world.designer, `/itineraries/${itinerary}?tab=publish`)
  await page.getByRole('button', { name: 'Send by email' }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('Subject').fill('Only once')
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/mail', async (route) => {
    await route.fetch()
    await mayAnswer
    await route.abort()
  })
  const send = dialog.getByRole('button', { name: 'Send', exact: true })
  const posted = page.waitForRequest('**/mail')
  await send.click()
  await posted
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await page.keyboard.press('Escape')
  answer()
  await expect(dialog.getByRole('alert')).toContainText('The server could not be reached.')
  await page.unroute('**/mail')
  await send.click()
  await expect(dialog).toBeHidden()
  await expect(emails(page).getByRole('listitem').filter({ hasText: 'Only once' })).toHaveCount(1)
})

test('the dialog asks before it discards what was typed, and closes at once if nothing was', async ({ page }) => {
  await logIn(page, world.designer, `/itineraries/${itinerary}?tab=publish`)
  const dialog = dialogOf(page)
  const question = page.getByRole('alertdialog', { name: 'Discard this email?' })
  await page.getByRole('button', { name: 'Send by email' }).click()
  await expect(dialog.getByLabel('Email address')).toHaveValue(client)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Send by email' }).click()
  await dialog.getByLabel('Subject').fill('Half an email')
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
  ]) {
    await leave()
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(question).toBeHidden()
    await expect(dialog.getByLabel('Subject')).toHaveValue('Half an email')
  }
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toBeHidden()
})

test('every field that the server rejects says why', async ({ page }) => {
  await logIn(page, world.designer, `/itineraries/${itinerary}?tab=publish`)
  await page.getByRole('button', { name: 'Send by email' }).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByLabel('Email address')).toHaveValue(client)
  const rejected = (message: string) => [{ code: 'invalid', message }]
  const errors = { to: rejected('must be an address'), message: rejected('is too long') }
  await page.route('**/mail', (route) =>
    route.fulfill({ status: 422, contentType: 'application/problem+json', body: JSON.stringify({ errors }) }),
  )
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog.getByLabel('Email address')).toHaveAccessibleDescription('Enter a valid email address.')
  await expect(dialog.getByLabel('Message')).toHaveAccessibleDescription(/Is too long\.$/)
  await dialog.getByRole('alert').getByRole('button', { name: 'Message' }).click()
  await expect(dialog.getByLabel('Message')).toBeFocused()
})

test('the log says that it could not be loaded, and that an email was rejected', async ({ page }) => {
  await page.route(`**/itineraries/${itinerary}/emails`, (route) => route.fulfill({ status: 500 }))
  await logIn(page, world.designer, `/itineraries/${itinerary}?tab=publish`)
  await expect(emails(page).getByRole('alert')).toContainText('The emails could not be loaded', { timeout: 30_000 })
  await page.unroute(`**/itineraries/${itinerary}/emails`)
  await page.route(`**/itineraries/${itinerary}/emails`, async (route) => {
    const { data } = await (await route.fetch()).json()
    const bounced = { ...data[0], state: 'bounced', error: '550 no such box', sentAt: null }
    await route.fulfill({ json: { data: [bounced] } })
  })
  await emails(page).getByRole('button', { name: 'Try again' }).click()
  await expect(emails(page).getByText('Bounced')).toBeVisible()
  await expect(emails(page)).toContainText('The mail server rejected the address: 550 no such box')
})

test('an Admin changes the company’s identity and texts beside a preview, and the next email has them', async ({
  page,
  request,
  server,
}) => {
  const admin = await makeSomebody(request, server, world.company, 'Admin')
  await logIn(page, admin, '/settings')
  const previews = page.getByRole('region', { name: 'Previews', exact: true })
  const email = previews.frameLocator('iframe[title="Preview of an email"]:not([inert])')
  await expect(email.getByText('Dear Ada,')).toBeVisible()
  await page.getByLabel('Phone').fill('+31205550100')
  await page.getByLabel('Licence').fill('SGR 1234')
  await page.getByLabel('Greeting').fill('Ahoy {{client}}!')
  await expect(email.getByText('Ahoy Ada!')).toBeVisible()
  await expect(email.getByText('+31 205 550 100')).toBeVisible()
  await expect(email.getByText('SGR 1234')).toBeVisible()

  await previews.getByRole('tab', { name: 'Page' }).click()
  const shown = previews.frameLocator('iframe[title="Preview of a traveller’s page"]:not([inert])')
  await expect(shown.getByRole('heading', { level: 1, name: 'Slow water' })).toBeVisible()
  await expect(shown.getByText('SGR 1234')).toBeAttached()
  await previews.getByRole('tab', { name: 'Brochure' }).click()
  await expect(previews.getByText(world.company.name)).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await page.getByLabel('Greeting').fill('Ahoy {{captain}}!')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByLabel('Greeting')).toHaveAccessibleDescription(/can only use the placeholders/i)
  await page.getByLabel('Greeting').fill('Ahoy {{client}}!')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Settings saved').first()).toBeVisible()

  await page.goto(`/itineraries/${itinerary}?tab=publish`)
  await page.getByRole('button', { name: 'Send by email' }).click()
  await expect(dialogOf(page).getByLabel('Message')).toHaveValue(/^Ahoy Ada!\n\nYour itinerary/)
  await expect(emailFrame(dialogOf(page)).getByText('SGR 1234')).toBeVisible()
})
