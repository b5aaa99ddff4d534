import { expect, test } from './demo-test.ts'
import { demoAccount, logIn } from './log-in.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const pages = [
  '/login',
  '/register',
  '/register-company',
  '/join',
  '/forgot-password',
  '/reset-password',
  '/pending-confirm',
  '/terms',
]

test('every page of the external layout has the footer, and loads the script of the captcha', async ({ page }) => {
  for (const path of pages) {
    const script = page.waitForRequest(/captcha-widget/, { timeout: 15_000 })
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    for (const name of ['Terms', 'Privacy', 'Accessibility'])
      await expect(footer.getByRole('link', { name, exact: true }), path).toBeVisible()
    await expect(footer, path).toContainText(`© ${new Date().getFullYear()} Sojourn`)
    await expect(footer).toContainText(/Version \d+\.\d+\.\d+/)
    await script
  }
  await expect(page).toHaveTitle('Terms · Sojourn')
})

test('public pages show the user menu to a logged-in user', async ({ page }) => {
  await page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: /user menu/ })).toHaveCount(0)
  await logIn(page, demoAccount('viewer'))
  for (const path of ['/terms', '/privacy', '/accessibility', '/join']) {
    await page.goto(path)
    await page.getByRole('button', { name: /user menu/ }).click()
    for (const name of ['Profile', 'Help', 'Logout']) await expect(page.getByRole('menuitem', { name })).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: /user menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
})

test('Escape while the code of a menu is loading keeps the menu closed', async ({ page }) => {
  await logIn(page, demoAccount('owner'))
  let deliver = () => {}
  const held = new Promise<void>((resolve) => (deliver = resolve))
  await page.route('**/assets/user-menu-items-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
  const button = page.getByRole('button', { name: /user menu/ })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  const code = page.waitForResponse('**/assets/user-menu-items-*.js')
  deliver()
  await (await code).finished()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible()
})

test('the login page keeps its design and its own animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/login')
  const form = page.getByRole('form', { name: 'Log in' })
  await expect(form).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('main')).toHaveCount(1)
  const fade = await form.evaluate((element) => {
    const page = element.closest<HTMLElement>('.animate-enter')
    return page && [getComputedStyle(page).animationDuration, page.getBoundingClientRect().left]
  })
  expect(fade).toEqual(['0.48s', 0])
})

test('users who wait for a subscription or have no company are told so, whatever the URL says', async ({ page }) => {
  await logIn(page, demoAccount('lapsed-member'))
  for (const path of ['/inactive', '/inactive?billing=true', '/inactive?billing=false']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/inactive\?billing=true$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nordic Drift has no active subscription')
    await expect(
      page.getByText(/Ask Astrid Fjellstad, the owner of Nordic Drift, to renew the subscription/),
    ).toBeVisible()
  }
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)
  await logIn(page, demoAccount('alone'))
  for (const path of ['/inactive?billing=true', '/inactive']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/inactive$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You do not belong to a company yet')
    await expect(page.getByText('subscription')).toHaveCount(0)
  }
})

test('a member who cannot subscribe is told whom to ask, but an owner is not', async ({ page }) => {
  await logIn(page, demoAccount('lapsed-member'), '/account')
  const dialog = page.getByRole('dialog', { name: 'Subscription Required' })
  await expect(dialog).toContainText('Setup your subscription plan to begin using Sojourn')
  await expect(dialog).toContainText('Ask Astrid Fjellstad')
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)
  await logIn(page, demoAccount('lapsed-owner'))
  await expect(dialog).toContainText('Setup your subscription plan to begin using Sojourn')
  await expect(dialog).not.toContainText('Ask')
})
