import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './demo-test.ts'
import { addTo } from './open-itinerary.ts'

const itinerary = 'Sea Fog and Slow Water'
const lodge = 'Jackalberry Islands Lodge'

/** The list of one day in the editor. */
const dayList = (page: Page, n: number): Locator => page.getByRole('grid', { name: new RegExp(`^Day ${n} `) })
const lodgeIn = (page: Page, n: number): Locator => dayList(page, n).getByRole('row', { name: lodge })
const saved = async (page: Page) => {
  await expect(page.getByRole('status', { name: 'Changes' })).toHaveText('All changes saved')
}

const logIn = async (page: Page) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('owner@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('sojourn-demo-2026')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening)/)
}

const openItinerary = async (page: Page) => {
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /Itineraries/ })
    .first()
    .click()
  await page.getByRole('row', { name: itinerary }).click()
  await expect(page.getByRole('heading', { level: 1, name: itinerary })).toBeVisible()
}

test('a designer opens the demo itinerary, edits it with the library by keyboard, and publishes it to a traveller', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(180_000)
  const consoleErrors: string[] = []
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()))
  page.on('pageerror', (error) => consoleErrors.push(error.message))

  await test.step('log in and open the itinerary', async () => {
    await logIn(page)
    await openItinerary(page)
  })

  await test.step('add an accommodation from the library to day 3', async () => {
    await addTo(page, 3, 'Add from library')
    await page.getByRole('searchbox', { name: 'Search the library' }).fill('jackal')
    await page.getByRole('option', { name: lodge }).click()
    await page.keyboard.press('Escape')
    await expect(lodgeIn(page, 3)).toBeVisible()
    await saved(page)
  })

  await test.step('move it to day 5 with the keyboard, announced by a live region', async () => {
    await lodgeIn(page, 3).focus()
    for (let presses = 0; presses < 20 && !(await lodgeIn(page, 5).isVisible()); presses += 1) {
      await page.keyboard.press('Alt+ArrowDown')
      await page.waitForTimeout(80)
    }
    // First, because the announcement is removed after seven seconds.
    await expect(page.getByText(new RegExp(`Moved ${lodge} to Day 5`)).first()).toBeAttached()
    await expect(lodgeIn(page, 5)).toBeVisible()
    await expect(lodgeIn(page, 3)).toHaveCount(0)
    await expect(lodgeIn(page, 5)).toBeFocused()
    await saved(page)
  })

  await test.step('undo and redo it by name', async () => {
    await page.getByRole('button', { name: `Undo: Moved ${lodge} to day 5` }).click()
    await expect(lodgeIn(page, 5)).toHaveCount(0)
    await page.getByRole('button', { name: `Redo: Moved ${lodge} to day 5` }).click()
    await expect(lodgeIn(page, 5)).toBeVisible()
    await saved(page)
  })

  await test.step('reload: nothing is lost', async () => {
    await page.reload()
    await expect(lodgeIn(page, 5)).toBeVisible()
    await expect(lodgeIn(page, 3)).toHaveCount(0)
  })

  const link = await test.step('publish', async () => {
    await page.getByRole('tab', { name: 'Publish' }).click()
    const publish = page.getByRole('button', { name: 'Publish', exact: true })
    // Two beds for one night cause a warning. Its fix ends the first stay earlier.
    const remedy = page.getByRole('button', { name: /^Leave Three Oaks, .* after 1 night$/ })
    await remedy.click()
    await expect(remedy).toHaveCount(0)
    await publish.click()
    await expect(page.getByText('Up to date')).toBeVisible({ timeout: 60_000 })
    return page.getByRole('textbox', { name: 'Client link' }).inputValue()
  })

  await test.step('a traveller opens the public link in a private window', async () => {
    expect(link.startsWith(`${server.url}/p/`)).toBe(true)
    const stranger = await browser.newContext({ acceptDownloads: true })
    const view = await stranger.newPage()
    const errors: string[] = []
    view.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    const answer = await view.goto(link)
    expect(answer?.status()).toBe(200)
    await expect(view.getByRole('heading', { level: 1, name: itinerary })).toBeVisible()
    await expect(view.getByText(lodge).first()).toBeAttached()
    const pictures = await view.locator('img').evaluateAll(async (images: HTMLImageElement[]) => {
      for (const image of images) image.loading = 'eager'
      await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
      return images.map((image) => image.naturalWidth)
    })
    expect(pictures.length).toBeGreaterThan(30)
    expect(Math.min(...pictures)).toBeGreaterThan(0)
    expect(errors).toEqual([])

    const brochure = await stranger.request.get(`${link}/brochure.pdf`)
    expect(brochure.status()).toBe(200)
    const bytes = await brochure.body()
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.length).toBeLessThan(6 * 1024 * 1024)
    await stranger.close()
  })

  await test.step('send the link by email', async () => {
    await page.getByRole('button', { name: 'Send by email' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send link by email' })
    await dialog.getByLabel('Email address').fill('traveller@example.test')
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(dialog).toBeHidden()
    const outbox = join(server.dataDir, 'outbox')
    await expect
      .poll(async () => {
        const names = (await readdir(outbox).catch(() => [])).filter((name) => !name.startsWith('.'))
        const emails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
        return emails
          .map((email) => JSON.parse(email) as { to: string; text: string })
          .find(({ to }) => to === 'traveller@example.test')?.text
      })
      .toContain(link)
  })

  await test.step('a revoked link stops working', async () => {
    await page
      .getByRole('button', { name: /^Revoke/ })
      .first()
      .click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Revoke/ })
      .click()
    await expect.poll(async () => (await page.request.get(link)).status()).toBe(404)
  })

  // The preview of the email runs no scripts, also not the browser tests’ own.
  expect(consoleErrors.filter((text) => !text.startsWith("Blocked script execution in 'about:srcdoc"))).toEqual([])
})
