import { expect, test } from './demo-test.ts'
import { demoAccount, logIn } from './log-in.ts'
import { addTo, openItinerary } from './open-itinerary.ts'

test.describe.configure({ timeout: 240_000 })

test('thumbnails of the media library are 100 to 150 pixels wide in windows of any width', async ({ page }) => {
  await logIn(page, demoAccount('designer'))
  for (const width of [320, 360, 390, 430, 640, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/media')
    const thumbnails = page.getByRole('grid').getByRole('row')
    await expect(thumbnails.first()).toBeVisible({ timeout: 20_000 })
    // Without the border, which is not part of the image.
    const widths = await thumbnails.evaluateAll((rows) => rows.map((row) => row.clientWidth))
    expect(Math.min(...widths), `${width}`).toBeGreaterThanOrEqual(100)
    expect(Math.max(...widths), `${width}`).toBeLessThanOrEqual(150)
  }
})

test('dialogs are at most 37.5rem wide, except those to work with files', async ({ page, request, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const widest = 600
  const width = async () => (await page.getByRole('dialog').boundingBox())?.width ?? 0
  await openItinerary(page, request, server)
  await addTo(page, 1, 'Add from library')
  await expect(page.getByRole('dialog', { name: 'Add to day 1' })).toBeVisible()
  expect(await width()).toBeLessThanOrEqual(widest)
  await page.goto('/accommodations')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: /Import/ }).click()
  await expect(page.getByRole('dialog', { name: /Import/ })).toBeVisible()
  expect(await width()).toBeLessThanOrEqual(widest)
  await page.goto('/media?upload')
  await expect(page.getByRole('dialog', { name: 'Add files' })).toBeVisible()
  // From 50em on, there are three files in a row.
  expect(await width()).toBeGreaterThan(800)
})
