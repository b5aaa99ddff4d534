import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import { chooseScheme } from './choose-scheme.ts'
import { expect, test } from './demo-test.ts'
import { type Credentials, logInByForm } from './log-in.ts'
import { getCaller, makeCompany, makeSomebody } from './own-companies.ts'

/** The number of the current period of thirty seconds: RFC 6238. */
const currentPeriod = () => Math.floor(Date.now() / 30_000)

/** The code for a secret in base32, as an authenticator app shows it in a period: RFC 6238. */
const codeOf = (secret: string, period: number): string => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = Array.from(secret, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(period))
  const mac = createHmac('sha1', key).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 15
  return String((mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0')
}

/** Gives the browser an authenticator that verifies the user, like a phone with a fingerprint sensor. */
const addAuthenticator = async (page: Page): Promise<{ reject(): Promise<unknown> }> => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  /** From now on, the user fails the verification. */
  const reject = () => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  return { reject }
}

const card = (page: Page) => page.getByRole('region', { name: 'Two-step login' })
const dialog = (page: Page) => page.getByRole('dialog')
const typePassword = (page: Page, { password }: Credentials) =>
  dialog(page)
    .getByLabel(/^Your password/)
    .fill(password)
const startLogin = async (page: Page, { email, password }: Credentials) => {
  await page.goto('/logout')
  await page.waitForURL(/\/login/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible()
}
const isIn = async (page: Page) => {
  await page.waitForURL((url) => url.pathname !== '/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Checks a view in both colour schemes, wide and narrow: axe finds no violations, and nothing is cut off. */
const inspect = async (page: Page, name: string) => {
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: width === 375 ? 812 : 900 })
    for (const scheme of ['standard', 'dark']) {
      await chooseScheme(page, scheme)
      expect(await findViolations(page), `${name} ${width} ${scheme}`).toEqual([])
      await test
        .info()
        .attach(`${name}-${width}-${scheme}`, { body: await page.screenshot(), contentType: 'image/png' })
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wide, `${name} at ${width} px`).toBeLessThanOrEqual(0)
  }
  await chooseScheme(page, 'standard')
  await page.setViewportSize({ width: 1280, height: 800 })
}

test('a member adds an authenticator app, logs in with its code and with a recovery code, and removes it', async ({
  page,
  server,
  request,
}) => {
  test.setTimeout(240_000)
  const company = await makeCompany(request)
  const person = await makeSomebody(request, server, company, 'Designer', { name: 'Thea Totp' })
  await logInByForm(page, person)
  await page.goto('/profile')
  await card(page).scrollIntoViewIfNeeded()
  await card(page).getByRole('button', { name: 'Add an authenticator app' }).click()
  await expect(dialog(page).getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await inspect(page, 'add-app')
  const secret = (await dialog(page).locator('code').innerText()).replaceAll(' ', '')
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  await dialog(page).getByRole('button', { name: 'Add app' }).click()
  await expect(dialog(page).getByLabel('Code from the app')).toHaveAttribute('aria-invalid', 'true')
  await dialog(page).getByLabel('Code from the app').fill('000000')
  await typePassword(page, { ...person, password: 'not the password' })
  await dialog(page).getByRole('button', { name: 'Add app' }).click()
  await expect(dialog(page).getByText('Incorrect password')).toBeVisible()
  await typePassword(page, person)
  const usedPeriod = currentPeriod()
  await dialog(page).getByLabel('Code from the app').fill(codeOf(secret, usedPeriod))
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
  const codes = await dialog(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents()
  expect(codes.length).toBe(10)
  await inspect(page, 'recovery-codes')
  const download = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Download codes' }).click()
  expect((await download).suggestedFilename()).toBe('sojourn-recovery-codes.txt')
  await dialog(page).getByRole('button', { name: 'I have saved them' }).click()
  await expect(card(page).getByRole('listitem')).toContainText('Authenticator app')
  await expect(card(page).getByText('10 recovery codes left.')).toBeVisible()
  await card(page).scrollIntoViewIfNeeded()
  await inspect(page, 'card')

  await startLogin(page, person)
  const code = page.getByLabel('Code', { exact: true })
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await inspect(page, 'second-step')
  await code.fill('123')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('The code is wrong or has already been used')
  await expect(code).toBeFocused()
  // Each code is accepted only once, and up to one period early or late.
  await code.fill(codeOf(secret, Math.max(currentPeriod(), usedPeriod + 1)))
  await page.keyboard.press('Enter')
  await isIn(page)

  await startLogin(page, person)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await isIn(page)
  await page.goto('/profile')
  await expect(card(page).getByText('9 recovery codes left.')).toBeVisible()
  await card(page).getByRole('button', { name: 'Remove Authenticator app' }).click()
  await typePassword(page, person)
  await dialog(page).getByRole('button', { name: 'Remove' }).click()
  await expect(card(page).getByText('You log in with your password only')).toBeVisible()
  await page.goto('/logout')
  await page.waitForURL(/\/login/)
  await logInByForm(page, person)
})

test('a member adds a passkey, and logs in with it as the second step and on its own', async ({
  page,
  server,
  request,
}) => {
  test.setTimeout(180_000)
  const company = await makeCompany(request)
  const person = await makeSomebody(request, server, company, 'Designer', { name: 'Pia Passkey' })
  const authenticator = await addAuthenticator(page)
  await logInByForm(page, person)
  await page.goto('/profile')
  await card(page).getByRole('button', { name: 'Add a passkey' }).click()
  await expect(dialog(page).getByLabel(/^Your password/)).toBeFocused()
  await typePassword(page, person)
  await inspect(page, 'add-passkey')
  await dialog(page).getByRole('button', { name: 'Add passkey' }).click()
  await dialog(page).getByRole('button', { name: 'I have saved them' }).click()
  await expect(card(page).getByRole('listitem')).toContainText('Passkey, added')

  await startLogin(page, person)
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await isIn(page)

  await page.goto('/logout')
  await page.waitForURL(/\/login/)
  await inspect(page, 'login')
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await isIn(page)
  await page.goto('/profile')
  await expect(page.getByText(person.email).first()).toBeVisible()

  await page.goto('/logout')
  await page.waitForURL(/\/login/)
  await authenticator.reject()
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('Your browser did not offer a passkey')
})

test('a company that requires a second factor sends its members to set one up first', async ({
  page,
  server,
  request,
}) => {
  test.setTimeout(180_000)
  const company = await makeCompany(request)
  const admin = await makeSomebody(request, server, company, 'Admin', { name: 'Ada Admin' })
  const member = await makeSomebody(request, server, company, 'Designer', { name: 'Mo Member' })
  await addAuthenticator(page)
  await logInByForm(page, admin)
  await page.goto('/settings')
  await expect(page.getByRole('switch', { name: /Require two-step login/ })).toBeDisabled()
  await page.goto('/profile')
  await card(page).getByRole('button', { name: 'Add a passkey' }).click()
  await typePassword(page, admin)
  await dialog(page).getByRole('button', { name: 'Add passkey' }).click()
  await dialog(page).getByRole('button', { name: 'I have saved them' }).click()
  await page.goto('/settings')
  const demand = page.getByRole('switch', { name: /Require two-step login/ })
  await expect(demand).toBeEnabled()
  await demand.focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Settings saved').first()).toBeVisible()
  await inspect(page, 'settings')

  await page.goto('/logout')
  await page.waitForURL(/\/login/)
  await logInByForm(page, member)
  await expect(page).toHaveURL(/\/profile$/)
  await expect(card(page).locator('output')).toContainText(`${company.name} requires a second step to log in`)
  await page.goto('/accommodations')
  await expect(page).toHaveURL(/\/profile$/)
  await inspect(page, 'demanded')
  const call = await getCaller(request, member)
  expect((await call('GET', `/v1/${company.uuid}/accommodations/`)).status).toBe(403)
  await card(page).getByRole('button', { name: 'Add a passkey' }).click()
  await typePassword(page, member)
  await dialog(page).getByRole('button', { name: 'Add passkey' }).click()
  await dialog(page).getByRole('button', { name: 'I have saved them' }).click()
  await expect(card(page).locator('output')).toHaveCount(0)
  await page.goto('/accommodations')
  await expect(page).toHaveURL(/\/accommodations/)
  expect((await call('GET', `/v1/${company.uuid}/accommodations/`)).status).toBe(200)
})
