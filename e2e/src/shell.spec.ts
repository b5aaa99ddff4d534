import type { Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { logIn as logInAs } from './log-in.ts'
import { openItinerary } from './open-itinerary.ts'
import { sampled } from './sampled.ts'

const itinerary = 'Sea Fog and Slow Water'
const greeting = /Good (morning|afternoon|evening)/

const logIn = async (page: Page, email: string) => {
  await logInAs(page, { email, password: 'sojourn-demo-2026' })
  await expect(page.getByRole('button', { name: /user menu/ })).toBeVisible({ timeout: 20_000 })
}
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to' })
const scheme = (page: Page) => page.locator('html').getAttribute('data-scheme')

test.describe('the palette', () => {
  test('finds an itinerary by keyboard alone, and remembers it', async ({ page }) => {
    await logIn(page, 'owner@demo.test')
    await page.keyboard.press('Control+k')
    await expect(palette(page).getByRole('combobox')).toBeFocused()
    await page.keyboard.type('sea fog')
    // Its payables have its name too; the itinerary comes first.
    await expect(palette(page).getByRole('option', { name: itinerary }).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: itinerary })).toBeVisible()
    await expect(palette(page)).toBeHidden()

    await page.keyboard.press('Control+k')
    await expect(
      palette(page).getByRole('group', { name: 'Recent' }).getByRole('option', { name: itinerary }),
    ).toBeVisible()
  })

  test('lists pages and actions, says if there are no results, and returns the focus', async ({ page }) => {
    await logIn(page, 'owner@demo.test')
    const opener = page.getByRole('button', { name: 'Search or jump to' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(palette(page).getByRole('combobox')).toBeFocused()
    await page.keyboard.type('guid')
    await expect(palette(page).getByRole('option', { name: 'Travel Guides' })).toBeVisible()
    await expect(palette(page).getByRole('option', { name: 'New travel guide' })).toBeVisible()
    await palette(page).getByRole('combobox').fill('xqzw vvkq')
    await expect(palette(page).getByText('Nothing found for “xqzw vvkq”')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(palette(page)).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('switches companies', async ({ page }) => {
    await logIn(page, 'owner@demo.test')
    await page.keyboard.press('Control+k')
    await expect(palette(page).getByRole('combobox')).toBeFocused()
    await page.keyboard.type('change atlas')
    await expect(palette(page).getByRole('option', { name: /Atlas & Anchor/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('complementary').getByText('Atlas & Anchor')).toBeVisible()
  })

  test('lists only what a user without a company may open, and sends no requests', async ({ page }) => {
    const searches: string[] = []
    page.on('request', (request) => request.url().includes('/search?') && searches.push(request.url()))
    await logIn(page, 'alone@demo.test')
    await page.keyboard.press('Control+k')
    await expect(palette(page).getByRole('option', { name: 'Profile' })).toBeVisible()
    await expect(palette(page).getByRole('option', { name: 'Itineraries' })).toHaveCount(0)
    await page.keyboard.type('sea fog')
    await expect(palette(page).getByText('Nothing found')).toBeVisible()
    expect(searches).toEqual([])
  })

  test('says so if records cannot be searched', async ({ page }) => {
    await page.route('**/search?**', (route) => route.fulfill({ status: 422, json: { code: 'validation' } }))
    await logIn(page, 'owner@demo.test')
    await page.keyboard.press('Control+k')
    await expect(palette(page).getByRole('combobox')).toBeFocused()
    await page.keyboard.type('sea fog')
    await expect(palette(page).getByText('Records could not be searched')).toBeVisible()
  })
})

test.describe('shortcuts', () => {
  test('are listed by ?, but not while typing, and single keys can be turned off', async ({ page }) => {
    await logIn(page, 'owner@demo.test')
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await page.goto('/itineraries')
    await page.getByRole('searchbox').fill('')
    await page.keyboard.type('?')
    await expect(page.getByRole('searchbox')).toHaveValue('?')
    await expect(list).toBeHidden()
    await page.getByRole('button', { name: /user menu/ }).focus()
    await page.keyboard.press('?')
    await expect(list.getByText('Search or jump to anything')).toBeVisible()
    await list.getByRole('switch', { name: 'Single-key shortcuts' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await page.keyboard.press('?')
    await page.keyboard.press('Control+k')
    await expect(palette(page)).toBeVisible()
    await expect(list).toBeHidden()
  })
})

test.describe('the appearance', () => {
  test('is selected by keyboard, applies at once in every tab, and survives the session', async ({ page, context }) => {
    await logIn(page, 'owner@demo.test')
    const other = await context.newPage()
    await other.goto('/')
    await expect(other.getByRole('heading', { level: 1, name: greeting })).toBeVisible()

    await page.getByRole('button', { name: /user menu/ }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused()
    await page.keyboard.type('app')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Appearance' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('radio', { name: /^Standard/ }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(dialog.getByRole('radio', { name: /^High contrast/ })).toBeChecked()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => scheme(page)).toBe('dark')
    await expect(other.locator('html')).toHaveAttribute('data-scheme', 'dark')
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#191613')
    await dialog.getByRole('radio', { name: '150' }).focus()
    await page.keyboard.press('Space')
    await expect(page.locator('html')).toHaveAttribute('data-text-size', '150')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /user menu/ })).toBeFocused()

    await page.goto('/logout')
    await expect(page.getByLabel('Email')).toBeVisible()
    await expect.poll(() => scheme(page)).toBe('dark')
  })

  test('is applied before any code of the app runs', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Appearance' }).click()
    await page.getByRole('radio', { name: /^Warm/ }).focus()
    await page.keyboard.press('Space')
    await expect.poll(() => scheme(page)).toBe('warm')
    await page.route('**/assets/index-*.js', (route) => route.abort())
    await page.reload()
    expect(await page.locator('#root').innerHTML()).toBe('')
    await expect.poll(() => scheme(page)).toBe('warm')
  })

  test('follows the motion setting of the system until the user selects one', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
    await page.goto('/login')
    await expect.poll(() => scheme(page)).toBe('standard')
    await page.getByRole('button', { name: 'Appearance' }).click()
    const motion = page.getByRole('switch', { name: 'Reduce motion' })
    await expect(motion).toBeChecked()
    await motion.focus()
    await page.keyboard.press('Space')
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'full')
  })
})

test.describe('errors', () => {
  test('a page whose code is gone reloads the app once, then shows an error', async ({ page }) => {
    await logIn(page, 'owner@demo.test')
    let loads = 0
    page.on('request', (request) => request.resourceType() === 'document' && (loads += 1))
    await page.route('**/assets/contacts-page-*.js', (route) => route.abort())
    await page.goto('/contacts')
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible()
    expect(loads).toBe(2)
    await page.unroute('**/assets/contacts-page-*.js')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Contacts/ })).toBeVisible()
  })

  test('code that fails to load just after the network returned does not reload the app', async ({ page, context }) => {
    await logIn(page, 'owner@demo.test')
    let loads = 0
    page.on('request', (request) => request.resourceType() === 'document' && (loads += 1))
    const reconnect = async () => {
      for (const isOffline of [true, false]) {
        await context.setOffline(isOffline)
        await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(!isOffline)
      }
    }

    await page.route('**/assets/palette-*.js', (route) => route.abort())
    await reconnect()
    await page.keyboard.press('Control+k')
    const notifications = page.getByRole('region', { name: 'Notifications' })
    await expect(notifications).toContainText('This could not be opened')
    await page.unroute('**/assets/palette-*.js')
    await page.keyboard.press('Control+k')
    await expect(palette(page)).toBeVisible()
    await page.keyboard.press('Escape')

    await page.route('**/assets/contacts-page-*.js', (route) => route.abort(), { times: 1 })
    await reconnect()
    await page.getByRole('complementary', { name: 'Sidebar' }).getByRole('link', { name: 'Contacts' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: /Contacts/ })).toBeVisible()
    expect(loads).toBe(0)
  })

  test('code that fails to load while the server cannot be reached does not reload the app', async ({ page }) => {
    await logIn(page, 'owner@demo.test')
    let loads = 0
    page.on('request', (request) => request.resourceType() === 'document' && (loads += 1))
    await page.route(/\/assets\/palette-|\/config\.json/, (route) => route.abort())
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('This could not be opened')
    await page.unrouteAll()
    await page.keyboard.press('Control+k')
    await expect(palette(page)).toBeVisible()
    expect(loads).toBe(0)
  })

  test('a page that fails to load shows the error, marks the progress bar, and offers a way on', async ({ page }) => {
    await logIn(page, 'owner@demo.test')
    await page.route('**/v1/auth/account', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', title: 'The service is not available' } }),
    )
    // The mark disappears by itself, so it is recorded when it appears.
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('[data-progress=failed] > .bg-danger')) sessionStorage.setItem('marked', 'failed')
      }).observe(document, { childList: true, subtree: true, attributes: true })
    })
    await page.reload()
    await expect(page.getByText('Error 503')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'The service is not available' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to the home page' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('marked'))).toBe('failed')
    await page.unroute('**/v1/auth/account')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible()
  })

  test('an error without a message is called Error, with its status above', async ({ page }) => {
    await logIn(page, 'owner@demo.test')
    await page.route('**/v1/auth/account', (route) => route.fulfill({ status: 500, json: {} }))
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Error', exact: true })).toBeVisible()
    await expect(page.getByText('Error 500')).toBeVisible()
  })

  test('a toast over a dialog stays where it is when the dialog closes, so that the pointer can reach it', async ({
    page,
    request,
    server,
  }) => {
    const { path } = await openItinerary(page, request, server)
    await page.goto(`${new URL(page.url()).pathname}?tab=history`)
    await page.getByRole('button', { name: 'Name this version' }).click()
    const dialog = page.getByRole('dialog', { name: 'Name this version' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('As sent')
    await page.route(`**${path}/revisions`, (route) => route.abort())
    await dialog.getByRole('button', { name: 'Save version' }).click()
    const toasts = page.getByRole('region', { name: 'Notifications' })
    await expect(toasts).toContainText('Could not name the version')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    const before = await toasts.boundingBox()
    await toasts.getByRole('button', { name: 'Close' }).hover()
    // Rendered after the pointer has moved.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))))
    expect(await toasts.boundingBox()).toEqual(before)
    await toasts.getByRole('button', { name: 'Close' }).click()
    await expect(toasts).toBeHidden()
  })

  test('an itinerary that cannot be loaded says why, leads back to its list, and opens on a retry', async ({
    page,
    request,
    server,
  }) => {
    const { path } = await openItinerary(page, request, server, { isTemplate: true, startDate: null })
    const uuid = path.split('/').at(-1)
    await page.route(`**${path}`, (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', title: 'Something went wrong on our side' } }),
    )
    await page.goto(`/templates/${uuid}`)
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('This template could not be loaded', { timeout: 20_000 })
    await expect(alert).toContainText('Something went wrong on our side. Try again in a moment.')
    await expect(page.getByRole('main').getByRole('link', { name: 'Templates' })).toHaveAttribute('href', '/templates')
    await page.unroute(`**${path}`)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Slow water' })).toBeAttached()
  })

  test('a list that cannot be loaded again stays, and the console says why', async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await logIn(page, 'owner@demo.test')
    await page.goto('/destinations')
    const first = page.getByRole('row').nth(1)
    await expect(first).toBeVisible()
    const name = (await first.getByRole('rowheader').textContent()) ?? ''
    expect(name).not.toBe('')
    await page.route(/\/v1\/[^/]+\/destinations\//, (route) =>
      route.fulfill({ status: 422, json: { code: 'validation' } }),
    )
    // After half a minute, it is fetched again when it is shown.
    await page.evaluate(() => {
      const now = Date.now
      Date.now = () => now() + 60_000
    })
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /Excursions/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: /Excursions/ })).toBeVisible()
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /Destinations/ })
      .first()
      .click()
    await expect.poll(() => errors.some((text) => text.includes('Could not read'))).toBe(true)
    await expect(first).toContainText(name)
    await expect(page.getByRole('heading', { level: 1, name: /Destinations/ })).toBeVisible()
  })
})

test.describe('the shell', () => {
  test('has no axe violations in its dialogs, in any colour scheme', async ({ page }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await logIn(page, 'owner@demo.test')
    const check = (where: string) => expectNoViolations(page, where)
    await page.keyboard.press('Control+k')
    await expect(palette(page).getByRole('combobox')).toBeFocused()
    await page.keyboard.type('sea fog')
    // Its payables have its name too; the itinerary comes first.
    await expect(palette(page).getByRole('option', { name: itinerary }).first()).toBeVisible()
    await check('palette')
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await check('shortcuts')
    await page.keyboard.press('Escape')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Appearance' }).click()
    for (const name of sampled([/^Standard/, /^High contrast/, /^Dark For/, /^Dark, high/, /^Warm/], 3, 2)) {
      await page.getByRole('radio', { name }).focus()
      await page.keyboard.press('Space')
      await check(`appearance ${name}`)
    }
    await page.keyboard.press('Escape')
    await check('home in the warm scheme')
  })

  for (const width of [375, 768, 1440])
    test(`fits ${width} pixels, even with a very long company name, text of double size, and right to left`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.route('**/v1/auth/account', async (route) => {
        const answer = await route.fetch()
        const { user } = (await answer.json()) as { user: { tenants: { name: string }[] } }
        for (const tenant of user.tenants)
          tenant.name = `${tenant.name} Donaudampfschifffahrtsgesellschaft ${'und Söhne '.repeat(8)}`
        await route.fulfill({ response: answer, json: { user } })
      })
      await page.addInitScript(() => localStorage.setItem('sojourn.appearance', '{"textSize":200}'))
      await logIn(page, 'owner@demo.test')
      // Content below the fold is rendered when it is scrolled into view.
      await expect(async () => {
        await page.mouse.wheel(0, 600)
        await expect(page.getByRole('link', { name: itinerary }).first()).toBeVisible({ timeout: 500 })
      }).toPass({ timeout: 20_000 })
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      await expect.poll(overflow).toBeLessThanOrEqual(0)
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
      await expect.poll(overflow).toBeLessThanOrEqual(0)
      await page.keyboard.press('Control+k')
      await expect(palette(page)).toBeVisible()
      await expect.poll(overflow).toBeLessThanOrEqual(0)
      await page.screenshot({ path: test.info().outputPath(`shell-${width}.png`) })
    })
})
