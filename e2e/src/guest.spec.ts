import type { APIRequestContext, Page } from '@playwright/test'
import type { DemoServer } from '@sojourn/tools/demo-server'
import { expectNoViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { linkTo, newEmail } from './emails.ts'
import { confirmAddress, confirmHere, ownPassword as password } from './log-in.ts'
import { sampled } from './sampled.ts'

test.describe.configure({ timeout: 90_000 })

const solved = (page: Page) => expect(page.getByRole('checkbox', { name: 'You are not a robot' })).toBeChecked()
const title = (page: Page) => page.getByRole('heading', { level: 1 })
/** The label of a required field ends in a mark. The button beside a password is labelled `Show …`. */
const passwordField = (page: Page, label = 'Password') => page.getByLabel(new RegExp(`^${label}`))

const register = async (page: Page, email: string) => {
  await page.goto('/register')
  await page.getByLabel('Your name').fill('Ada Wanderer')
  await page.getByLabel('Email').fill(email)
  await passwordField(page).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(title(page)).toHaveText('Check your inbox')
}

const logIn = async (page: Page, email: string, secret = password) => {
  await page.getByLabel('Email').fill(email)
  await passwordField(page).fill(secret)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

const logOut = async (page: Page) => {
  await page.goto('/logout')
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
}

/** Registers a user without a company, confirms the email address, and logs out. */
const registerUser = async (page: Page, server: DemoServer): Promise<string> => {
  const email = newEmail()
  await register(page, email)
  await confirmHere(page, await linkTo(server, email, 'pending-confirm'))
  await expect(title(page)).toHaveText('You do not belong to a company yet')
  await logOut(page)
  return email
}

/** Invites an address to a demo company, and returns a function to cancel the invitation. */
const invite = async (request: APIRequestContext, server: DemoServer, email: string) => {
  const credentials = { email: 'owner@demo.test', password: 'sojourn-demo-2026' }
  const login = await request.post(`${server.url}/v1/auth/login`, { data: credentials })
  const { access_token: token } = (await login.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${token}` }
  const account = await request.get(`${server.url}/v1/auth/account`, { headers })
  const { user } = (await account.json()) as { user: { tenants: { uuid: string; name: string }[] } }
  const company = user.tenants.find(({ name }) => name === 'Atlas & Anchor')
  const users = `${server.url}/v1/${company?.uuid}/users/`
  const data = { email, name: 'Ines Invited', roles: [{ name: 'Viewer' }] }
  const invited = await request.post(users, { headers, data })
  expect(invited.status()).toBe(201)
  const { data: person } = (await invited.json()) as { data: { uuid: string } }
  return { remove: () => request.delete(`${users}${person.uuid}`, { headers }) }
}

test('a user registers by keyboard alone, confirms, and creates a company on the inactive page', async ({
  page,
  server,
}) => {
  const email = newEmail()
  await page.goto('/register')
  await expect(page.getByLabel('Your name')).toBeFocused()
  await page.keyboard.type('Ada Wanderer')
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('wanderer')
  await expect(page.getByText('Enter at least 4 more characters')).toBeVisible()
  await page.keyboard.type('-in-the-desert')
  await expect(page.getByText('Do not use your name')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(password)
  await expect(page.getByText('Very strong')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(passwordField(page)).toHaveAttribute('type', 'text')
  await page.keyboard.press('Tab')
  await solved(page)
  await expect(page.getByRole('checkbox', { name: 'You are not a robot' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Create account' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Check your inbox')
  await expect(page.getByText(email)).toBeVisible()

  const link = await linkTo(server, email, 'pending-confirm')
  await page.goto(link)
  await expect(page.getByRole('button', { name: 'Confirm and continue' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('You do not belong to a company yet')

  await page.getByLabel('Invitation link').fill('hello')
  await page.getByRole('button', { name: 'View invitation' }).click()
  await expect(page.getByText('This is not an invitation link.')).toBeVisible()
  await page.getByLabel('Company name').fill('Dune & Delta')
  await page.getByRole('button', { name: 'Create company' }).dblclick()
  await expect(title(page)).toHaveText(/^Good (morning|afternoon|evening), Ada$/)
  await expect(page.getByRole('heading', { name: 'First steps for Dune & Delta' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await logOut(page)
  await confirmAddress(page, link)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeFocused()
})

test('opening the link of an email confirms nothing: another device asks for the password first', async ({
  page,
  browser,
  server,
}) => {
  const email = newEmail()
  await register(page, email)
  const link = await linkTo(server, email, 'pending-confirm')
  const other = await (await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })).newPage()
  const sent: string[] = []
  for (const [device, button] of [
    [page, 'Confirm and continue'],
    [other, 'Confirm address'],
  ] as const) {
    device.on('request', (request) => {
      if (request.url().includes('/v1/auth/confirm')) sent.push(request.method())
    })
    await device.goto(link)
    await expect(device.getByRole('button', { name: button })).toBeVisible()
    await device.waitForLoadState('networkidle')
    await expectNoViolations(device, 'confirm an address')
  }
  expect(sent).toEqual([])
  await expect(passwordField(other)).toBeFocused()
  await other.keyboard.type('not the password')
  await other.keyboard.press('Enter')
  await expect(other.getByRole('alert')).toContainText('Your address was not confirmed')
  await passwordField(other).fill(password)
  await other.keyboard.press('Enter')
  await expect(title(other)).toHaveText('You do not belong to a company yet')
  await other.context().close()
  await page.getByRole('button', { name: 'Confirm and continue' }).click()
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeFocused()
})

test('a user registers a company with the plan in a link, and lands in the product, which they may try', async ({
  page,
  server,
}) => {
  const email = newEmail()
  await page.goto('/register-company?plan=studio-yearly')
  await expect(page.getByRole('radio', { name: /^Studio/ })).toBeChecked()
  await expect(page.getByText('€890')).toBeVisible()
  await page.getByText('Monthly').click()
  await expect(page.getByText('€89', { exact: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Studio/ })).toBeChecked()
  await page.getByLabel(/^Company/).fill('Fjord & Fell')
  await page.getByLabel('Your name').fill('Ada Wanderer')
  await page.getByLabel('Email').fill(email)
  await passwordField(page).fill(password)
  await page.getByRole('button', { name: 'Create account and company' }).click()
  await expect(title(page)).toHaveText('Check your inbox')
  const info = page.waitForResponse((answer) => answer.url().endsWith('/v1/auth/account'))
  await confirmHere(page, await linkTo(server, email, 'pending-confirm'))
  await expect(title(page)).toHaveText(/^Good (morning|afternoon|evening), Ada$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const { user } = (await (await info).json()) as { user: { tenants: { uuid: string; name: string }[] } }
  expect(user.tenants).toMatchObject([{ name: 'Fjord & Fell', isOwner: true, isSubscribed: true }])
  // The plan is stored with the company now, and no longer on the device.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sojourn.prospect-plan'))).toBeNull()
  await page.goto('/account')
  await expect(page.getByRole('columnheader', { name: 'Studio Your choice' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked()
})

test('missing fields are listed in the order of the page, and a demo says where its emails are', async ({ page }) => {
  await page.goto('/register-company')
  await page.getByRole('button', { name: 'Create account and company' }).click()
  const missing = page.getByRole('alert').getByRole('listitem')
  await expect(missing).toHaveText([/^Company:/, /^Your name:/, /^Email:/, /^Password:/])
  await register(page, newEmail())
  await expect(page.getByText('This is a demo: emails stay on this server.')).toBeVisible()
})

test('a user who forgot the password chooses a new one, and the link works only once', async ({ page, server }) => {
  const email = await registerUser(page, server)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await solved(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused()
  const link = await linkTo(server, email, 'reset-password')

  await page.goto(link)
  await passwordField(page, 'New password').fill('password1234')
  await expect(page.getByText('Easy to guess')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').getByText('Your password was not changed')).toBeVisible()
  await passwordField(page, 'New password').fill('kettle walnut harbour moth')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Password changed. Log in with your new password.')
  await logIn(page, email)
  await expect(page.getByRole('alert').last()).toContainText('Wrong email or password')
  await logIn(page, email, 'kettle walnut harbour moth')
  await expect(title(page)).toHaveText('You do not belong to a company yet')

  await logOut(page)
  await page.goto(link)
  await passwordField(page, 'New password').fill('another walnut harbour moth')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeFocused()
})

test('a user without an account joins a company, and the invitation works only once', async ({ page, server }) => {
  const email = newEmail()
  const { remove } = await invite(page.request, server, email)
  const link = await linkTo(server, email, 'join')
  await page.goto(link)
  await expect(title(page)).toHaveText('Join Atlas & Anchor')
  await expect(page.getByLabel('Your name')).toHaveValue('Ines Invited')
  await passwordField(page).fill(password)
  await page.getByRole('button', { name: 'Join Atlas & Anchor' }).click()
  await expect(title(page)).toHaveText(/^Good (morning|afternoon|evening), Ines$/)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This invitation no longer works' })).toBeFocused()
  expect((await remove()).ok()).toBe(true)
})

test('a user with an account logs in to join, and another user is told to use their own account', async ({
  page,
  server,
}) => {
  const email = await registerUser(page, server)
  const { remove } = await invite(page.request, server, email)
  const link = await linkTo(server, email, 'join')

  await page.goto('/login')
  await logIn(page, 'alone@demo.test', 'sojourn-demo-2026')
  await expect(title(page)).toHaveText('You do not belong to a company yet')
  await page.getByLabel('Invitation link').fill(`${server.url}${link}`)
  await page.getByRole('button', { name: 'View invitation' }).click()
  await page.getByRole('button', { name: 'Join Atlas & Anchor' }).click()
  await expect(page.getByRole('alert')).toContainText('This invitation is for another account')
  await page.getByRole('button', { name: `Log out and use ${email}` }).click()
  await page.getByRole('link', { name: 'Log in to accept' }).click()
  await expect(page.getByRole('alert')).toHaveText('Log in to join Atlas & Anchor.')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await logIn(page, email)
  await page.getByRole('button', { name: 'Join Atlas & Anchor' }).click()
  await expect(title(page)).toHaveText(/^Good (morning|afternoon|evening)/)
  expect((await remove()).ok()).toBe(true)
})

test('broken links say so, and what to do', async ({ page }) => {
  await confirmAddress(page, '/pending-confirm?token=wrong')
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Resend email' })).toBeVisible()
  await page.goto('/reset-password')
  await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible()
  await page.goto('/join?token=wrong')
  await expect(page.getByRole('heading', { name: 'This invitation no longer works' })).toBeVisible()
  await page.goto('/join')
  await expect(page.getByRole('heading', { name: 'The link is incomplete' })).toBeVisible()
})

test('an email is sent again, and the next one has to wait', async ({ page, server }) => {
  const email = newEmail()
  await register(page, email)
  const first = await linkTo(server, email, 'pending-confirm')
  await page.getByRole('button', { name: 'Resend email' }).click()
  await expect(page.getByRole('heading', { name: 'Email sent' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Resend again' })).toBeDisabled()
  await expect(page.getByText(/^You can resend the email in/)).toBeVisible()
  await expect.poll(() => linkTo(server, email, 'pending-confirm')).not.toBe(first)
})

test('a failed login offers to send the email again, with the address filled in', async ({ page }) => {
  await page.goto('/login?redirect=%2Fhelp')
  await logIn(page, 'nobody@example.test', 'whatever it was')
  await expect(page.getByRole('alert')).toContainText('or the address is not confirmed yet')
  await page.getByRole('link', { name: 'Resend the confirmation email' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.test')
})

test('the login page says why the user was logged out, and leads back', async ({ page }) => {
  await page.goto('/login')
  await page.evaluate(() => localStorage.setItem('sojourn.token', 'ended'.repeat(10)))
  await page.goto('/help')
  await expect(page.getByRole('alert')).toContainText('You were logged out')
  await logIn(page, 'alone@demo.test', 'sojourn-demo-2026')
  await page.waitForURL(/\/help$/)
})

test('without a solved captcha the form is not sent; it says so, and works on the next attempt', async ({ page }) => {
  let sent = 0
  page.on(
    'request',
    (request) => (sent += request.url().endsWith('/forgot-password') && request.method() === 'POST' ? 1 : 0),
  )
  await page.route('**/v1/auth/captcha', (route) => route.abort())
  await page.goto('/forgot-password')
  await expect(page.getByText('Verification failed. Check your connection and try again.')).toBeVisible()
  await page.getByLabel('Email').fill('nobody@example.test')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('No email was sent')).toBeVisible()
  expect(sent).toBe(0)
  await page.unroute('**/v1/auth/captcha')
  await page.getByRole('button', { name: 'Try again' }).click()
  await solved(page)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  expect(sent).toBe(1)
})

test('an expired captcha is solved again automatically', async ({ page }) => {
  let tries = 0
  await page.route('**/v1/auth/forgot-password', (route) => {
    tries += 1
    const errors = { altcha: [{ code: 'invalid_value', message: 'is too old' }] }
    return tries === 1
      ? route.fulfill({ status: 422, json: { status: 422, code: 'invalid', errors } })
      : route.continue()
  })
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('nobody@example.test')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  expect(tries).toBe(2)
})

test('pressing Enter twice registers once; input that fails to be sent offline is kept, except the password', async ({
  page,
  context,
}) => {
  let sent = 0
  page.on('request', (request) => (sent += request.url().endsWith('/auth/register') ? 1 : 0))
  await page.goto('/register')
  await page.getByLabel('Your name').fill('Ada Wanderer')
  await page.getByLabel('Email').fill(newEmail())
  await passwordField(page).fill(password)
  await solved(page)
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your account was not created')).toBeVisible()
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(passwordField(page)).toHaveValue(password)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(password)
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Wanderer')
  await expect(passwordField(page)).toHaveValue('')
  await passwordField(page).fill(password)
  sent = 0
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Check your inbox')
  expect(sent).toBe(1)
})

test('guest pages have no axe violations at phone and desktop width', async ({ page }) => {
  test.setTimeout(120_000)
  const paths = ['/register', '/register-company', '/forgot-password', '/reset-password?token=x', '/pending-confirm']
  for (const [n, width] of [375, 1440].entries()) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of sampled([...paths, '/join', '/terms', '/privacy', '/accessibility'], 2, n)) {
      await page.goto(path)
      await expect(title(page)).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectNoViolations(page, `${path} ${width}`)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${path} ${width}`).toBeLessThanOrEqual(0)
    }
  }
})
