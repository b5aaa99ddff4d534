import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { binAndRestore } from './bin-and-restore.ts'
import { expect, test } from './demo-test.ts'
import { logIn } from './log-in.ts'
import { makeCompany, makeSomebody, type Somebody } from './own-companies.ts'
import { sampled } from './sampled.ts'

/** A resource of the library: its path, its name in the singular, and the field that names its records. */
const resources = [
  { path: '/destinations', one: 'destination', field: 'Name' },
  { path: '/accommodations', one: 'accommodation', field: 'Name' },
  { path: '/excursions', one: 'excursion', field: 'Name' },
  { path: '/contacts', one: 'contact', field: 'First name' },
  { path: '/suppliers', one: 'supplier', field: 'Name' },
  { path: '/guides', one: 'travel guide', field: 'Title' },
] as const

let manager: Somebody | undefined

for (const [n, { path, one, field }] of resources.entries()) {
  for (const width of sampled([1440, 375], 2, n)) {
    test(`a ${one} is created, found, edited, copied, deleted and restored, at ${width} px`, async ({
      page,
      request,
      server,
    }) => {
      test.setTimeout(120_000)
      manager ??= await makeSomebody(request, server, await makeCompany(request), 'Manager')
      await page.setViewportSize({ width, height: 900 })
      const name = `Quiver ${randomUUID().slice(0, 8)}`
      await logIn(page, manager, path)
      await page
        .getByRole('link', { name: `Add ${one}` })
        .first()
        .click()
      await expect(title(page)).toHaveText(`New ${one}`)

      // Without a name it is rejected, with an error message.
      await page.getByRole('button', { name: `Add ${one}` }).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
      await named(page, field).fill(name)
      await page.getByRole('button', { name: `Add ${one}` }).click()
      await expect(title(page)).toHaveText(name)

      await page.goto(path)
      await page.getByRole('searchbox').fill(name)
      await page.getByRole('row', { name }).click()
      await expect(title(page)).toHaveText(name)

      const renamed = `${name} North`
      await named(page, field).fill(renamed)
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
      await page.reload()
      await expect(title(page)).toHaveText(renamed)

      await page.getByRole('button', { name: `Actions for ${renamed}` }).click()
      await page.getByRole('menuitem', { name: 'Duplicate' }).click()
      const copy = `${renamed} (copy)`
      await expect(title(page)).toHaveText(copy)
      await page.getByRole('button', { name: `Actions for ${copy}` }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      // The form and its own Undo button are gone.
      await expect(title(page)).not.toHaveText(copy)
      await page.getByRole('button', { name: 'Undo', exact: true }).click()
      await expect(page.getByText(`“${copy}” was restored`).first()).toBeVisible()
      await expect(page.getByRole('row', { name: copy })).toBeVisible()
      await binAndRestore(page, path, copy)
    })
  }
}

test('while a place is being named, places of the same name are shown, ignoring accents and case', async ({
  page,
  request,
  server,
}) => {
  manager ??= await makeSomebody(request, server, await makeCompany(request), 'Manager')
  await logIn(page, manager)
  const name = `Café Étoile ${randomUUID().slice(0, 8)}`
  await page.goto('/suppliers/create')
  await named(page, 'Name').fill(name)
  await page.getByRole('button', { name: 'Add supplier' }).click()
  await expect(title(page)).toHaveText(name)
  await page.goto('/suppliers/create')
  await named(page, 'Name').fill(name.toUpperCase().replace('É', 'E'))
  const note = page.getByText('A record with a similar name already exists')
  await expect(note).toBeVisible()
  await expect(note.getByRole('link', { name })).toBeVisible()
  await named(page, 'Name').fill(`${name} Two`)
  await expect(note).toBeHidden()
})

test('a record that is in use is not deleted from its page, which says where it is used', async ({
  page,
  request,
  server,
}) => {
  manager ??= await makeSomebody(request, server, await makeCompany(request), 'Manager')
  await logIn(page, manager)
  const name = `Namib ${randomUUID().slice(0, 8)}`
  await page.goto('/destinations/create')
  await named(page, 'Name').fill(name)
  await page.getByRole('button', { name: 'Add destination' }).click()
  await expect(title(page)).toHaveText(name)
  const uuid = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  // The API does not reject any record that has a page of its own yet.
  const usedIn = [
    { resource: 'itinerary', uuid, title: 'Dunes and desert elephants' },
    { resource: 'company-page', uuid, title: 'About us' },
  ]
  await page.route(`**/v1/*/destinations/${uuid}`, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({
          status: 409,
          contentType: 'application/problem+json',
          json: { type: 'about:blank', title: 'This is in use', status: 409, code: 'in_use', requestId: 'x', usedIn },
        })
      : route.continue(),
  )
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: `“${name}” is in use` })
  const lines = dialog.getByRole('listitem').filter({ hasNot: page.getByRole('list') })
  await expect(lines).toHaveText(['Dunes and desert elephantsItinerary or template', 'About usCompany page'])
  await expect(dialog.getByRole('link', { name: 'About us' })).toHaveAttribute('href', `/company-pages/${uuid}`)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(title(page)).toHaveText(name)
})

test('a read-only user sees the records, but no button to change them', async ({ page }) => {
  await logIn(page, { email: 'viewer@demo.test', password: 'sojourn-demo-2026' }, '/destinations')
  await page.getByRole('row').nth(1).click()
  await expect(page.getByText('You have read-only access.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(Save|Actions for)/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Translations' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(0)
  await page.goto('/destinations/create')
  await expect(page.getByText('Your role does not allow this')).toBeVisible()
})

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const named = (page: Page, field: string) => page.getByRole('textbox', { name: new RegExp(`^${field}( \\*)?$`) })
