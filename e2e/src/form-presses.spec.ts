import type { Locator, Page } from '@playwright/test'
import { expect, test } from './demo-test.ts'
import { demoAccount, logInByForm } from './log-in.ts'
import { makeDesignersCompany, makeCompany, makeSomebody } from './own-companies.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.describe.configure({ timeout: 120_000 })

/** Presses the centre of an element as a hand does: the button stays down for a moment. */
const press = async (page: Page, target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('there is nothing to press')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.waitForTimeout(150)
  await page.mouse.up()
}

test('a press on a button that moves because a field above it shows an error is not lost', async ({ page }) => {
  const unsaved = page.getByRole('alert').filter({ hasText: 'There is a problem' })

  await test.step('on a guest page', async () => {
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill('nobody')
    await press(page, page.locator('form button[type=submit]'))
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(page.locator('[data-invalid]').first()).toBeVisible()
  })

  await test.step('in a company', async () => {
    await logInByForm(page, demoAccount('designer'))
    await page.goto('/profile')
    await page.locator('input[name=password]').fill('password')
    await press(page, page.getByRole('button', { name: 'Change password' }))
    await expect(unsaved).toBeVisible()
  })

  await test.step('errors are shown once the pointer is up', async () => {
    await page.goto('/accommodations/create')
    const website = page.getByRole('textbox', { name: 'Website', exact: true })
    await website.fill('not an address')
    const complaint = page.locator('[data-invalid]').first()
    await page.mouse.move(700, 400)
    await page.mouse.down()
    await expect(website).not.toBeFocused()
    await page.waitForTimeout(300)
    expect(await complaint.count()).toBe(0)
    await page.mouse.up()
    await expect(complaint).toBeVisible()
  })
})

test('the dialog for tags focuses its field', async ({ page, request, server }) => {
  const { designer, make } = await makeDesignersCompany(request, server)
  await make('destinations', { name: 'Etosha' })
  await logInByForm(page, designer)
  await page.goto('/destinations')
  await page
    .getByRole('row', { name: /Etosha/ })
    .getByRole('checkbox')
    .check({ force: true })
  const bar = page.getByRole('region', { name: 'Selected destinations' })
  await bar.getByRole('button', { name: 'Tag', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Add tag' })).toBeFocused()
  await page.keyboard.type('quiet')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Save tags' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a new line copies the tax of the one above, and a line is duplicated', async ({ page, request, server }) => {
  const manager = await makeSomebody(request, server, await makeCompany(request), 'Manager')
  await logInByForm(page, manager)
  await page.goto('/invoices/create')
  const line = (n: number) => page.getByRole('listitem', { name: new RegExp(`^${n}: `) })
  const description = (n: number) => line(n).getByRole('textbox', { name: 'Description' })
  const tax = (n: number) => line(n).getByRole('textbox', { name: 'Tax' })
  await page.getByRole('button', { name: 'Add line' }).click()
  await description(1).fill('Lodge, half board')
  await tax(1).fill('15')
  await page.getByRole('button', { name: 'Add line' }).click()
  await expect(description(2)).toBeFocused()
  await expect(description(2)).toHaveValue('')
  await expect(tax(2)).toHaveValue('15')
  await description(2).fill('Camp')
  await line(1).getByRole('button', { name: 'Duplicate Lodge, half board' }).click()
  await expect(description(2)).toBeFocused()
  await expect(description(2)).toHaveValue('Lodge, half board')
  await expect(tax(2)).toHaveValue('15')
  await expect(description(3)).toHaveValue('Camp')
})

test('a phone number added before the code to parse it has loaded is parsed afterwards', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/read-phone-[\w-]+\.js/, async (route) => {
    await released
    await route.continue()
  })
  await logInByForm(page, demoAccount('designer'))
  await page.goto('/contacts/create')
  const numbers = page.getByRole('textbox', { name: 'Add phone number' })
  await numbers.fill('+1 (212) 555-0199')
  await numbers.press('Enter')
  await expect(page.getByText('+1 (212) 555-0199', { exact: true })).toBeVisible()
  release()
  await expect(page.getByText('+12125550199', { exact: true })).toBeVisible()
  await expect(page.getByText('+1 (212) 555-0199', { exact: true })).toHaveCount(0)
})
