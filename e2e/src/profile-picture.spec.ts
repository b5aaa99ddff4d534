import { expect, test } from './demo-test.ts'
import { dot } from './dot.ts'
import { logIn } from './log-in.ts'

test('a user adds an avatar with a preview, and removes it again', async ({ page }) => {
  await logIn(page, { email: 'agent@demo.test', password: 'sojourn-demo-2026' }, '/profile')
  const picture = page.getByRole('region', { name: 'Photo' })
  const pick = async (name: string, mimeType: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await picture.getByRole('button', { name: /^(Add|Change) photo$/ }).click()
    await (await chooser).setFiles({ name, mimeType, buffer })
  }
  const inMenu = page.getByRole('button', { name: /user menu/ }).locator('img')
  await pick('notes.txt', 'text/plain', Buffer.from('no picture'))
  await expect(picture.getByRole('alert')).toContainText('notes.txt is not a supported image')
  await pick('broken.png', 'image/png', Buffer.from('no picture'))
  await picture.getByRole('button', { name: 'Use this photo' }).click()
  await expect(picture.getByRole('alert')).toContainText('not a supported image')
  await expect(inMenu).toHaveCount(0)
  await picture.getByRole('button', { name: 'Cancel' }).click()

  await pick('me.png', 'image/png', dot)
  await expect(picture.locator('img')).toHaveAttribute('src', /^blob:/)
  await expect(picture.getByRole('button', { name: 'Use this photo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Photo changed').first()).toBeVisible()
  await expect.poll(() => inMenu.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(picture.locator('img')).toHaveAttribute('src', /^(?!blob:)/)
  await page.goto('/users?q=agent')
  await expect(page.getByRole('row').locator('img').first()).toBeVisible()

  await page.goto('/profile')
  await picture.getByRole('button', { name: 'Remove photo' }).click()
  await expect(page.getByText('Photo removed').first()).toBeVisible()
  await expect(inMenu).toHaveCount(0)
  await expect(picture.getByRole('heading')).toBeFocused()
})
