import { clientOfProvider, createOidcProvider } from '@sojourn/api/test/oidc-provider'
import { logInToDemo } from '@sojourn/tools/walk/demo-session'
import { findViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { demoAccount, logInByForm } from './log-in.ts'

test('an Admin sets up single sign-on, and a member logs in with it, but only to that company', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(120_000)
  const { tenant } = await logInToDemo(server.url, 'owner@demo.test')
  const provider = await createOidcProvider({ redirectUris: [`${server.url}/login/company/${tenant}`] })
  provider.accounts.set('lindiwe', { email: demoAccount('designer').email, email_verified: true })
  provider.accounts.set('stranger', { email: 'stranger@example.test', email_verified: true })
  try {
    await logInByForm(page, demoAccount('owner'))
    await page.goto('/settings/single-sign-on')
    await expect(page.getByText('Single sign-on is off')).toBeVisible()
    expect(await findViolations(page)).toEqual([])

    await page.getByRole('button', { name: 'Set up single sign-on' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Issuer').fill('https://169.254.169.254')
    await dialog.getByLabel('Client ID').fill(clientOfProvider.clientId)
    await dialog.getByRole('textbox', { name: 'Client secret' }).fill(clientOfProvider.clientSecret)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText(/must be reachable from the public internet/)).toBeVisible()
    expect(await findViolations(page, { within: '[role=dialog]' })).toEqual([])
    await dialog.getByLabel('Issuer').fill(provider.issuer)
    await dialog.getByRole('button', { name: 'Save' }).click()
    const link = await page.getByRole('textbox', { name: 'Login link' }).inputValue()
    expect(await findViolations(page)).toEqual([])

    const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' })
    const member = await context.newPage()
    const atProvider = async (name: string) => {
      await member.getByRole('button', { name: 'Log in with single sign-on' }).click()
      await member.getByPlaceholder('Enter any login').fill(name)
      await member.getByPlaceholder('and password').fill('any')
      await member.getByRole('button', { name: 'Sign-in' }).click()
      await member.getByRole('button', { name: 'Continue' }).click()
    }
    await member.goto(link)
    await expect(member.getByRole('heading', { name: 'Kalahari Trails' })).toBeVisible()
    expect(await findViolations(member)).toEqual([])
    await atProvider('stranger')
    await expect(member.getByRole('alert')).toHaveText(
      /^No member of Kalahari Trails has the email address stranger@example.test/,
    )
    expect(new URL(member.url()).search).toBe('')
    await context.clearCookies()

    // The page that the member wanted is remembered on the way to the provider and back.
    await member.goto(`/login?company=${tenant}&redirect=/profile`)
    await atProvider('lindiwe')
    await expect(member.getByText('You logged in with your company’s single sign-on.')).toBeVisible()
    expect(new URL(member.url()).pathname).toBe('/profile')
    await expect(member.getByRole('button', { name: 'Change password' })).toHaveCount(0)
    await member.goto('/itineraries')
    await expect(member.getByRole('heading', { level: 1 })).toHaveText(/Itineraries/)

    // Turning it off logs out the members who logged in with it.
    await page.getByRole('button', { name: 'Turn off single sign-on' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
    await expect(page.getByText('Single sign-on is off')).toBeVisible()
    await member.goto('/itineraries')
    await expect(member.getByRole('heading', { name: /^Log in to / })).toBeVisible()
    await expect(member.getByRole('button', { name: 'Log in with single sign-on' })).toHaveCount(0)
    await context.close()
  } finally {
    provider.close()
  }
})
