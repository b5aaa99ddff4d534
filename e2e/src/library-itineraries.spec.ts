import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { binAndRestore } from './bin-and-restore.ts'
import { expect, test } from './demo-test.ts'
import { dot } from './dot.ts'
import { logIn } from './log-in.ts'
import { getCaller, makeCompany, makeSomebody, type OwnCompany, type Somebody } from './own-companies.ts'
import { sampled } from './sampled.ts'

test.describe.configure({ timeout: 120_000 })

let company: OwnCompany | undefined
let designer: Somebody | undefined

for (const [n, { path, one, list }] of [
  { path: '/itineraries', one: 'itinerary', list: 'Itineraries' },
  { path: '/templates', one: 'template', list: 'Templates' },
].entries()) {
  for (const width of sampled([1440, 375], 2, n)) {
    test(`${one}: created, found, renamed, copied, deleted and restored, at ${width} px`, async ({
      page,
      request,
      server,
    }) => {
      company ??= await makeCompany(request)
      designer ??= await makeSomebody(request, server, company, 'Designer')
      await page.setViewportSize({ width, height: 900 })
      const name = `Quiver ${randomUUID().slice(0, 8)}`
      await logIn(page, designer, path)
      await page
        .getByRole('link', { name: `Add ${one}` })
        .first()
        .click()

      // Without a title it is rejected, with an error message.
      await page.getByRole('button', { name: `Create ${one}` }).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
      await page.getByRole('textbox', { name: /^Title/ }).fill(name)
      await page.getByRole('button', { name: `Create ${one}` }).click()
      await expect(title(page)).toHaveText(name)

      await page.goto(path)
      await page.getByRole('searchbox').fill(name)
      await page.getByRole('row', { name }).click()
      await expect(title(page)).toHaveText(name)

      const renamed = `${name} North`
      await page.getByRole('textbox', { name: 'Title', exact: true }).fill(renamed)
      await expect(page.getByText('All changes saved')).toBeAttached()
      await page.reload()
      await expect(title(page)).toHaveText(renamed)
      await page.getByRole('link', { name: list, exact: true }).last().click()

      await page.getByRole('button', { name: `Actions for ${renamed}` }).click()
      await page.getByRole('menuitem', { name: 'Duplicate' }).click()
      const copy = `${renamed} (copy)`
      if (path === '/itineraries') {
        // The travellers of the first client are copied only on request.
        const dialog = page.getByRole('dialog', { name: 'Duplicate itinerary' })
        await expect(dialog.getByRole('textbox', { name: /^Title of the copy/ })).toHaveValue(copy)
        await expect(dialog.getByRole('checkbox', { name: /^Travellers and agency/ })).not.toBeChecked()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('button', { name: `Actions for ${renamed}` })).toBeFocused()
        await page.keyboard.press('Enter')
        await page.getByRole('menuitem', { name: 'Duplicate' }).click()
        await dialog.getByRole('button', { name: 'Duplicate' }).click()
      }
      await expect(title(page)).toHaveText(copy)
      await binAndRestore(page, path, copy)
      // The original is still there.
      await page.goto(`${path}?q=${encodeURIComponent(renamed)}`)
      await expect(page.getByRole('row', { name: renamed })).toHaveCount(1)
    })
  }
}

for (const width of [1440, 375]) {
  test(`a file is found, deleted and restored, at ${width} px`, async ({ page, request, server }) => {
    company ??= await makeCompany(request)
    designer ??= await makeSomebody(request, server, company, 'Designer')
    await page.setViewportSize({ width, height: 900 })
    const name = `quiver-${randomUUID().slice(0, 8)}`
    const call = await getCaller(request, designer)
    const created = await call('POST', `/v1/${company.uuid}/media/`, undefined, {
      // Bytes after the end of the image make it a different file. The same file again would be the same record.
      file: { name: `${name}.png`, mimeType: 'image/png', buffer: Buffer.concat([dot, Buffer.from(name)]) },
    })
    expect(created.status, JSON.stringify(created.json)).toBe(201)
    await logIn(page, designer, '/media')
    await page.getByRole('searchbox').fill(name)
    await expect(page.getByRole('row', { name })).toHaveCount(1)
    await binAndRestore(page, '/media', `${name}.png`)
  })
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })
