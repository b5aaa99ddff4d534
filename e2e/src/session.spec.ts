import type { APIRequestContext, Page } from '@playwright/test'
import type { DemoServer } from '@sojourn/tools/demo-server'
import { expect, test } from './demo-test.ts'
import { type Credentials, logInByForm, superAdmin } from './log-in.ts'
import { openItinerary } from './open-itinerary.ts'
import { getCaller, makeCompany, makeSomebody, type OwnCompany } from './own-companies.ts'

test.describe.configure({ timeout: 90_000 })

const demo = (name: string): Credentials => ({ email: `${name}@demo.test`, password: 'sojourn-demo-2026' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' })
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })

/** All that the page's origin stores on the device, as one string. */
const getStoredText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)]
    for (const { name = '', version } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name, version)
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(new Error(name)))
      })
      for (const store of db.objectStoreNames)
        found.push(
          await new Promise((resolve) => {
            const reading = db.transaction(store).objectStore(store).getAll()
            reading.addEventListener('success', () => resolve(reading.result))
          }),
        )
      db.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        if (!request.url.includes('/assets/')) found.push(await (await cache.match(request))?.text())
    }
    return JSON.stringify(found)
  })

/** Fills in the login form that the user was redirected to, without loading the page again. */
const logInHere = async (page: Page, { email, password }: Credentials) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

const choose = async (page: Page, company: string) => {
  await page.getByRole('button', { name: 'Change Company' }).click()
  await page.getByRole('menuitem', { name: company }).click()
  await expect(sidebar(page)).toContainText(company)
}

test.describe('unsaved input', () => {
  test('survives a logout for its author, and for nobody else', async ({ page }) => {
    await logInByForm(page, demo('designer'))
    await page.goto('/destinations/create')
    await nameField(page).fill('Planted Okavango')
    await page.getByRole('button', { name: /user menu/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    const question = page.getByRole('alertdialog', { name: 'Log out without saving?' })
    await expect(question).toContainText('stored on this device, encrypted, and restored when you log in here again')
    await question.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByLabel('Email')).toBeVisible()
    await expect.poll(() => getStoredText(page)).not.toMatch(/Planted|Kalahari|designer@|Dora/)

    await logInByForm(page, demo('manager'))
    await page.goto('/destinations/create')
    await expect(nameField(page)).toHaveValue('')
    expect(await getStoredText(page)).not.toContain('Planted')
    await page.goto('/logout')
    await expect(page.getByLabel('Email')).toBeVisible()

    await logInByForm(page, demo('designer'))
    await page.goto('/destinations/create')
    await expect(nameField(page)).toHaveValue('Planted Okavango')
    await page.getByRole('button', { name: 'Discard draft' }).click()
    await expect(nameField(page)).toHaveValue('')
  })

  test('survives a logout while offline', async ({ page, context }) => {
    await logInByForm(page, demo('designer'))
    await page.goto('/destinations/create')
    await nameField(page).fill('Planted offline')
    await context.setOffline(true)
    await page.evaluate(() => document.querySelector<HTMLElement>('[aria-haspopup=menu]')?.focus())
    await page.evaluate(() => {
      localStorage.removeItem('sojourn.token')
      globalThis.dispatchEvent(new StorageEvent('storage', { key: 'sojourn.token' }))
    })
    await context.setOffline(false)
    expect(await getStoredText(page)).not.toContain('Planted')
    await logInByForm(page, demo('designer'))
    await page.goto('/destinations/create')
    await expect(nameField(page)).toHaveValue('Planted offline')
    await page.getByRole('button', { name: 'Discard draft' }).click()
  })

  test('survives a logout in another tab, which says why this one is logged out', async ({ page, context }) => {
    await logInByForm(page, demo('designer'))
    await page.goto('/destinations/create')
    await nameField(page).fill('Planted elsewhere')
    const other = await context.newPage()
    await other.goto('/logout')
    await expect(other.getByLabel('Email')).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('You were logged out in another tab')
    await expect.poll(() => getStoredText(page)).not.toContain('Planted')
    await logInHere(page, demo('designer'))
    await expect(nameField(page)).toHaveValue('Planted elsewhere')
    await page.getByRole('button', { name: 'Discard draft' }).click()
  })

  test('in the itinerary editor that could not be saved is restored too', async ({ page, request, server }) => {
    const { designer, path } = await openItinerary(page, request, server)
    await page.route(`**${path}`, (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
    const name = page.getByRole('textbox', { name: 'Title', exact: true }).first()
    await name.fill('Planted in the editor')
    await expect(page.getByRole('status', { name: 'Changes' })).not.toHaveText('All changes saved')
    await page.evaluate(() => {
      history.pushState({}, '', '/logout')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    const question = page.getByRole('alertdialog')
    await question
      .getByRole('button')
      .last()
      .click({ timeout: 3000 })
      .catch(() => {})
    await expect(page.getByLabel('Email')).toBeVisible()
    await expect.poll(() => getStoredText(page)).not.toContain('Planted')
    await page.unrouteAll()
    await logInByForm(page, designer)
    await page.goto(path.replace(/^\/v1\/[^/]+/, ''))
    await expect(name).toHaveValue('Planted in the editor')
  })

  for (const status of [401, 403])
    test(`is restored with its company after a ${status} on saving`, async ({ page }) => {
      await logInByForm(page, demo('owner'))
      await choose(page, 'Atlas & Anchor')
      await page.goto('/destinations/create')
      await nameField(page).fill('Planted rejection')
      await page.route('**/v1/*/destinations/', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status, json: { status } }) : route.continue(),
      )
      await page.getByRole('button', { name: 'Add destination' }).click()
      await expect(page.getByRole('alert')).toContainText('You were logged out')
      expect(await getStoredText(page)).not.toContain('Planted')
      await logInHere(page, demo('owner'))
      await expect(nameField(page)).toHaveValue('Planted rejection')
      await expect(sidebar(page)).toContainText('Atlas & Anchor')
      await page.getByRole('button', { name: 'Discard draft' }).click()
      await choose(page, 'Kalahari Trails')
    })
})

test('after a new login, the company, the open record and the scroll position are the same', async ({ page }) => {
  await logInByForm(page, demo('owner'))
  await choose(page, 'Atlas & Anchor')
  await page.goto('/destinations')
  const link = page.getByRole('row').nth(1).getByRole('link').first()
  const name = (await link.innerText()).trim()
  await link.click()
  await page.waitForURL(/destinations\/[0-9a-f-]{36}/)
  await expect(title(page)).toHaveText(name)
  const address = new URL(page.url()).pathname
  await page.goto('/logout')
  await expect(page.getByLabel('Email')).toBeVisible()
  await page.goto(`${address}#used-in`)
  await logInHere(page, demo('owner'))
  await expect(title(page)).toHaveText(name)
  await expect(sidebar(page)).toContainText('Atlas & Anchor')
  expect(new URL(page.url()).hash).toBe('#used-in')
  await choose(page, 'Kalahari Trails')
})

test.describe('a company that the user was removed from', () => {
  /** Creates a user in two companies, from which they can be removed. `tenants` has the order of the account. */
  const makeUserInTwoCompanies = async (page: Page, request: APIRequestContext, server: DemoServer) => {
    const company = await makeCompany(request)
    const also = await makeCompany(request)
    const guest = await makeSomebody(request, server, company, 'Designer', { also })
    const call = await getCaller(request)
    const remove = async ({ uuid }: OwnCompany) =>
      expect((await call('DELETE', `/v1/${uuid}/users/${guest.uuid}`)).status).toBe(200)
    const account = await (await getCaller(request, guest))('GET', '/v1/auth/account')
    const [first, second]: OwnCompany[] = account.json.user.tenants
    if (!first || !second) throw new Error('they are in two companies')
    await logInByForm(page, guest)
    await choose(page, second.name)
    return { first, second, remove }
  }

  test('is reported when a save fails, with the unsaved text, and nothing is saved in another company', async ({
    page,
    request,
    server,
  }) => {
    const { first: other, second: mine, remove } = await makeUserInTwoCompanies(page, request, server)
    // The last request of a page that opens: afterwards, saving is the first to find that access is lost.
    const notifications = page.waitForResponse((response) => response.url().includes(`/${mine.uuid}/notifications`))
    await page.goto('/destinations/create')
    await notifications
    await nameField(page).fill('Typed in the lost one')
    await remove(mine)
    const written: string[] = []
    page.on('request', (sent) => {
      if (sent.method() === 'POST') written.push(sent.url())
    })
    await page.getByRole('button', { name: 'Add destination' }).click()
    await expect(title(page)).toHaveText(`You no longer have access to ${mine.name}`)
    await expect(page.getByRole('textbox', { name: 'Destinations' })).toHaveValue(/Typed in the lost one/)
    await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible()
    await page.reload()
    await expect(title(page)).toHaveText(`You no longer have access to ${mine.name}`)
    expect(written.map((url) => url.includes(mine.uuid))).toEqual([true])
    await page.getByRole('button', { name: `Continue in ${other.name}` }).click()
    await expect(sidebar(page)).toContainText(other.name)
    await page.goto('/destinations/create')
    await expect(nameField(page)).toHaveValue('')
  })

  test('and that is not the current one changes nothing in the current one', async ({ page, request, server }) => {
    const { first, second, remove } = await makeUserInTwoCompanies(page, request, server)
    await remove(first)
    await page.reload()
    await expect(sidebar(page)).toContainText(second.name)
    await page.goto('/destinations')
    await expect(sidebar(page)).toContainText(second.name)
  })
})

test.describe('code that cannot be loaded', () => {
  const parts: [string, string, (page: Page) => Promise<void>][] = [
    ['the user menu', 'user-menu-items', (page) => page.getByRole('button', { name: /user menu/ }).press('Enter')],
    [
      'Change Company',
      'company-menu-items',
      (page) => page.getByRole('button', { name: 'Change Company' }).press('Enter'),
    ],
    ['the palette', 'palette', (page) => page.keyboard.press('Control+k')],
    [
      'Appearance',
      'appearance-dialog',
      async (page) => {
        await page.getByRole('button', { name: /user menu/ }).press('Enter')
        await page.getByRole('menuitem', { name: 'Appearance' }).click()
      },
    ],
  ]
  for (const [what, file, open] of parts)
    test(`for ${what} reloads the app once, then shows an error without needing more code`, async ({ page }) => {
      await logInByForm(page, demo('owner'))
      await page.route(new RegExp(`/assets/(?:${file}|toast-region)-[\\w-]+\\.js`), (route) => route.abort())
      let loads = 0
      page.on('request', (request) => request.resourceType() === 'document' && (loads += 1))
      await expect(title(page)).toBeVisible()
      await open(page)
      await expect.poll(() => loads).toBe(1)
      await expect(page.getByRole('button', { name: /user menu/ })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await open(page)
      const note = page.getByRole('region', { name: 'Notifications' })
      await expect(note).toContainText('This could not be opened')
      expect(loads).toBe(1)
      await page.unrouteAll()
      await note.getByRole('button', { name: 'Reload' }).click()
      await expect.poll(() => loads).toBe(2)
      await expect(title(page)).toBeVisible()
    })
})

test('a link for a new password, opened by a logged-in user, asks what to do', async ({ page }) => {
  await logInByForm(page, demo('viewer'))
  await page.goto('/reset-password?token=abc')
  await expect(page.getByText('You are logged in as')).toContainText('viewer@demo.test')
  await page.getByRole('link', { name: /^Stay logged in as/ }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/reset-password?token=abc')
  await page.getByRole('button', { name: 'Log out and continue' }).click()
  await expect(page.getByLabel(/^New password/)).toBeVisible()
  await expect(page).toHaveURL('/reset-password?token=abc')
})

test.describe('a browser that stores', () => {
  test('an invalid token still lets users log in', async ({ page }) => {
    await page.goto('/login')
    await page.evaluate(() => {
      localStorage.setItem('sojourn.token', 'ключ\n')
      localStorage.setItem('sojourn.tenant', '{')
    })
    await logInByForm(page, demo('viewer'))
    await expect(title(page)).toHaveText(/^Good (morning|afternoon|evening)/)
  })

  const deny = {
    'nothing, because its storage is full': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
    'nothing, because its storage is denied': () => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(globalThis, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        })
    },
  }
  for (const [what, denial] of Object.entries(deny))
    test(`${what} still lets users work on the page, and says what that means`, async ({ page }) => {
      await page.addInitScript(denial)
      await logInByForm(page, demo('designer'))
      await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('logged in on this page only')
      await page.getByRole('button', { name: 'OK', exact: true }).click()
      await page
        .getByRole('link', { name: /Destinations/ })
        .first()
        .click()
      await page.waitForURL('/destinations')
      await page.getByRole('link', { name: 'Add destination' }).first().click()
      await nameField(page).fill('Kept nowhere')
      await expect(page.getByText('Drafts cannot be stored on this device').first()).toBeVisible()
      await page.getByRole('button', { name: /user menu/ }).click()
      await page.getByRole('menuitem', { name: 'Logout' }).click()
      await expect(page.getByRole('alertdialog')).toContainText('This browser cannot store them on this device')
    })
})

test('the query of a settings page is cleared, and the rest of the URL stays', async ({ page }) => {
  await logInByForm(page, demo('owner'))
  await page.goto('/account?foo=bar&welcome#plans')
  await expect(page.getByRole('dialog', { name: 'Welcome!' })).toBeVisible()
  await expect(page).toHaveURL('/account#plans')
  await page.goto('/settings?foo=bar')
  await expect(page).toHaveURL('/settings')
})

test('a super admin is in the company that they visited after logging in again', async ({ page, request }) => {
  const company = await makeCompany(request)
  await logInByForm(page, superAdmin)
  await page.goto(`/tenants/${company.uuid}`)
  await page
    .getByRole('button', { name: /^Enter/ })
    .first()
    .click()
  await expect(sidebar(page)).toContainText(company.name)
  await page.goto('/logout')
  await expect(page.getByLabel('Email')).toBeVisible()
  await logInByForm(page, superAdmin)
  await expect(sidebar(page)).toContainText(company.name)
})
