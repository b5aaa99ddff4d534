import type { Page, Route } from '@playwright/test'
import { expect, test } from './demo-test.ts'
import { logInByForm, superAdmin } from './log-in.ts'
import { getCaller } from './own-companies.ts'

const demo = (name: string) => ({ email: `${name}@demo.test`, password: 'sojourn-demo-2026' })
const unknown = '0199a3f4-0000-7000-8000-00000000abcd'

/** Holds back all requests of a kind until they are released. */
const hold = async (page: Page, url: string | RegExp, method: string) => {
  const held: Route[] = []
  await page.route(url, async (route) => {
    if (route.request().method() === method) held.push(route)
    else await route.fallback()
  })
  return held
}
const leaveDialog = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })
const expectPath = (page: Page, path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path)

test.describe('a form while it is being saved', () => {
  test('keeps what is typed in the meantime', async ({ page }) => {
    await logInByForm(page, demo('manager'))
    await page.goto('/profile')
    const held = await hold(page, '**/v1/auth/update', 'PUT')
    const form = page.getByRole('form', { name: 'Personal details' })
    await form.getByLabel('Job title').fill('Keeper')
    await form.getByRole('button', { name: 'Save profile' }).click()
    await expect.poll(() => held.length).toBe(1)
    await form.getByLabel('Job title').fill('Keeper of the sea')
    await held[0]?.continue()
    await expect(page.getByText('Profile saved').first()).toBeVisible()
    await expect(form.getByLabel('Job title')).toHaveValue('Keeper of the sea')
    await expect(form.getByText('Not saved yet')).toBeVisible()
    await page.getByRole('button', { name: /user menu/ }).click()
    await page.getByRole('menuitem', { name: 'Help' }).click()
    await expect(leaveDialog(page)).toBeVisible()
    await leaveDialog(page).getByRole('button', { name: 'Stay' }).click()
    await page.reload()
    await expect(form.getByLabel('Job title')).toHaveValue('Keeper of the sea')
    await form.getByRole('button', { name: 'Discard draft' }).click()
    await expect(form.getByLabel('Job title')).toHaveValue('Keeper')
  })

  test('does not redirect a user who has gone to another page in the meantime', async ({ page }) => {
    await logInByForm(page, superAdmin)
    await page.goto('/tenants/create')
    const held = await hold(page, '**/v1/tenants/', 'POST')
    await page.getByRole('textbox', { name: 'Name' }).fill('Slow answer')
    await page.getByRole('button', { name: 'Create company' }).click()
    await expect.poll(() => held.length).toBe(1)
    await page.getByRole('button', { name: /user menu/ }).click()
    await page.getByRole('menuitem', { name: 'Help' }).click()
    await leaveDialog(page).getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
    await held[0]?.fulfill({ status: 201, json: { data: { uuid: unknown, rev: 1, name: 'Slow answer' } } })
    await expect(page.getByText('Your changes were saved').first()).toBeVisible()
    await expectPath(page, '/help')
    await page.goto('/tenants/create')
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('')
  })
})

test.describe('leaving with unsaved changes', () => {
  test('asks for confirmation if an entry was added to a list', async ({ page }) => {
    await logInByForm(page, demo('owner'))
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Add a payment' }).click()
    await page.getByLabel('Payment name').fill('Deposit of the tides')
    await page.getByRole('button', { name: 'Add payment' }).click()
    await expect(page.getByText('Not saved yet', { exact: true })).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }).click()
    await leaveDialog(page).getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
    await page.goto('/settings')
    await expect(page.getByText('Deposit of the tides')).toBeVisible()
    await page.getByRole('button', { name: 'Discard draft' }).click()
    await expect(page.getByText('Deposit of the tides')).toHaveCount(0)
  })

  test('asks for confirmation before the company changes, wherever the change is requested', async ({ page }) => {
    await logInByForm(page, demo('owner'))
    await page.goto('/users/create')
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
    await expect(sidebar).toContainText(/Kalahari Trails|Atlas & Anchor/)
    const company = (await sidebar.getByText('Kalahari Trails').count()) > 0 ? 'Kalahari Trails' : 'Atlas & Anchor'
    const other = company === 'Kalahari Trails' ? 'Atlas & Anchor' : 'Kalahari Trails'
    await page.getByLabel('Email').fill('nobody@example.test')
    await page.keyboard.press('Control+k')
    await page.getByRole('option', { name: `Change company to ${other}` }).click()
    const question = page.getByRole('alertdialog', { name: `Change to ${other} without saving?` })
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(page.getByLabel('Email')).toHaveValue('nobody@example.test')
    await sidebar
      .getByRole('link', { name: /Excursions/ })
      .first()
      .click()
    await leaveDialog(page).getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Excursions' })).toBeVisible()
    await expect(sidebar).toContainText(company)
    await expect(sidebar).not.toContainText(other)
  })

  test('does not ask after the question has been deleted', async ({ page, request }) => {
    const call = await getCaller(request)
    const answer = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'No.' }] }] }
    const created = await call('POST', '/v1/dashboard/faqs/', { question: 'Is this one needed?', answer })
    expect(created.status).toBe(201)
    await logInByForm(page, superAdmin)
    await page.goto(`/faqs/${created.json.data.uuid}`)
    await page.getByRole('textbox', { name: 'Question' }).fill('Is this one really needed?')
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete question' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'FAQs' })).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
})

test('a key pressed while the URL is updated for a search is not lost', async ({ page }) => {
  await logInByForm(page, demo('owner'))
  await page.goto('/destinations')
  const search = page.getByRole('searchbox')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  // Types at the very moment when the URL changes.
  await page.evaluate(() => {
    const replace = history.replaceState.bind(history)
    history.replaceState = (state: unknown, unused: string, url?: string | URL | null) => {
      replace(state, unused, url)
      const input = document.querySelector<HTMLInputElement>('input[type=search]')
      if (!String(url).endsWith('q=et') || !input) return
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'eto')
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  await search.fill('et')
  await expect(page).toHaveURL(/q=eto$/)
  await expect(search).toHaveValue('eto')
})

test('a file that takes a long time to upload is attached together with files selected in the meantime', async ({
  page,
}) => {
  await logInByForm(page, demo('designer'))
  await page.goto('/support/create')
  await page.getByRole('button', { name: 'Attach files' }).click()
  const dialog = page.getByRole('dialog', { name: 'Attach files' })
  const held = await hold(page, /\/v1\/[^/]+\/media\/$/, 'POST')
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await (await chooser).setFiles({ name: 'slow.png', mimeType: 'image/png', buffer: Buffer.from('slow') })
  await expect.poll(() => held.length).toBe(1)
  await dialog.getByRole('list', { name: 'Files' }).getByRole('checkbox').first().press('Space')
  await held[0]?.fulfill({ status: 201, json: { data: { uuid: unknown, rev: 1, filename: 'slow.png', variants: [] } } })
  await expect(dialog.getByText('Uploading slow.png')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Done' }).click()
  const attached = page.getByRole('list', { name: 'Attached files' }).getByRole('listitem')
  await expect(attached.filter({ hasText: 'slow.png' })).toHaveCount(1)
  await expect(attached).toHaveCount(2)
})

test.describe('URLs', () => {
  test('with a fragment are checked by the access guard like others', async ({ page }) => {
    await logInByForm(page, demo('designer'))
    await page.goto('/tenants#top')
    await expect(page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening)/ })).toBeVisible()
    await expectPath(page, '/')
  })

  test('do not put parts of their query into the path of a request', async ({ page }) => {
    const requestUrls: string[] = []
    page.on('request', (request) => requestUrls.push(request.url()))
    await logInByForm(page, superAdmin)
    await page.goto(`/support/${unknown}?company=${encodeURIComponent('auth/account?')}`)
    await expect(page.getByText('The company of this request is unknown')).toBeVisible()
    await page.goto(`/outbox?letter=${encodeURIComponent('../../auth/account?')}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible()
    expect(requestUrls.filter((url) => /auth\/account\?/.test(url))).toEqual([])
  })

  test('of a question that was deleted show the page for missing records', async ({ page }) => {
    await logInByForm(page, superAdmin)
    await page.goto(`/faqs/${unknown}`)
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to the home page' })).toBeVisible()
  })
})

test.describe('the focus', () => {
  test('moves to a text field whose editor loads only later', async ({ page }) => {
    await logInByForm(page, superAdmin)
    const held = await hold(page, '**/assets/rich-text-editor-*.js', 'GET')
    await page.goto('/faqs/create')
    await page.getByRole('button', { name: 'Add question' }).click()
    await page.getByRole('alert').getByRole('button', { name: 'Answer' }).click()
    await expect.poll(() => held.length).toBe(1)
    await held[0]?.continue()
    await expect(page.getByRole('textbox', { name: 'Answer' })).toBeFocused()
  })

  test('stays on the heading of a page that was loading', async ({ page }) => {
    await logInByForm(page, demo('owner'))
    await page.goto('/users')
    const held = await hold(page, /\/users\/[0-9a-f-]{36}$/, 'GET')
    await page.getByRole('row').nth(1).getByRole('rowheader').click()
    await expect.poll(() => held.length).toBe(1)
    await expect(page.getByRole('heading', { level: 1, name: 'Loading' })).toBeFocused()
    await held[0]?.continue()
    await expect(page.getByRole('heading', { level: 2, name: 'Roles' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('moves to the heading of a section that was changed by the pressed button', async ({ page, request }) => {
    await getCaller(request, demo('finance'))
    await logInByForm(page, demo('finance'))
    await page.goto('/profile')
    const sessions = page.getByRole('region', { name: 'Where you are logged in' })
    await sessions
      .getByRole('button', { name: /^End session/ })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await expect(sessions.getByRole('heading')).toBeFocused()
    await page.getByRole('button', { name: 'Change email' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('New email')).toBeFocused()
    await page.getByRole('form', { name: 'Email' }).getByRole('button', { name: 'Cancel' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Email address' }).getByRole('heading')).toBeFocused()
  })
})
