import { expect, test } from './demo-test.ts'

test('the API documentation opens, sends requests and shows responses under its Content Security Policy', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/docs')
  await page.locator('.opblock-tag').filter({ hasText: 'auth' }).click()
  await page.locator('#operations-auth-logout .opblock-summary').click()
  await page.getByRole('button', { name: 'Try it out' }).click()
  await page.getByRole('button', { name: 'Execute' }).click()
  await expect(page.locator('.live-responses-table .response-col_status').last()).toContainText('204')
  expect(complaints).toEqual([])
})
