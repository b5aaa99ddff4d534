import { expect, test } from './demo-test.ts'
import { dot } from './dot.ts'
import { logIn } from './log-in.ts'

test('a user adds an avatar with a preview, and removes it again', async ({ page }) => {
  await logIn(page, { email: 'agent@demo.test', password: 'sojourn-demo-2026' }, '/profile')
  const picture = page.getByRole('region', { name: 'Picture' })
  const pick = async (name: string, mimeType: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await picture.getByRole('button', { name: /^(Add a|Change) picture$/ }).click()
    await (await chooser).setFiles({ name, mimeType, buffer })
  }
  const inMenu = page.getByRole('button', { name: /user menu/ }).locator('img')
  await pick('notes.txt', 'text/plain', Buffer.from('no picture'))
  await expect(picture.getByRole('alert')).toContainText('notes.txt is no picture that can be shown')
  await pick('broken.png', 'image/png', Buffer.from('no picture'))
  await picture.getByRole('button', { name: 'Use this picture' }).click()
  await expect(picture.getByRole('alert')).toContainText('no picture that can be shown')
  await expect(inMenu).toHaveCount(0)
  await picture.getByRole('button', { name: 'Cancel' }).click()

  await pick('me.png', 'image/png', dot)
  await expect(picture.locator('img')).toHaveAttribute('src', /^blob:/)
  await expect(picture.getByRole('button', { name: 'Use this picture' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your picture is changed').first()).toBeVisible()
  await expect.poll(() => inMenu.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(picture.locator('img')).toHaveAttribute('src', /^(?!blob:)/)
  await page.goto('/users?q=agent')
  await expect(page.getByRole('row').locator('img').first()).toBeVisible()

  await page.goto('/profile')
  await picture.getByRole('button', { name: 'Remove picture' }).click()
  await expect(page.getByText('Your picture is removed').first()).toBeVisible()
  await expect(inMenu).toHaveCount(0)
  await expect(picture.getByRole('heading')).toBeFocused()
})
