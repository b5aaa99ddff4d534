import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { findViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { demoAccount, logIn } from './log-in.ts'

test('an Admin adds a webhook, tests it, reads its log and sends an event again', async ({ page }) => {
  let status = 500
  const seen: (string | undefined)[] = []
  const receiver = createServer((request, response) => {
    seen.push(request.headers['webhook-id']?.toString())
    request.resume().on('end', () => response.writeHead(status).end(`answer ${status}`))
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const { port } = receiver.address() as AddressInfo
  try {
    await logIn(page, demoAccount('owner'), '/settings/webhooks')
    await expect(page.getByText('No webhooks yet')).toBeVisible()
    expect(await findViolations(page)).toEqual([])

    await page.getByRole('button', { name: 'Add webhook' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('URL').fill('https://169.254.169.254/')
    await dialog.getByRole('button', { name: 'Add webhook' }).click()
    await expect(dialog.getByText(/must be reachable from the public internet/)).toBeVisible()
    await dialog.getByLabel('URL').fill(`http://127.0.0.1:${port}/hook`)
    await dialog.getByLabel('Description').fill('Ledger')
    await dialog.getByText('Selected events only').click()
    await dialog.getByRole('group', { name: 'Itineraries' }).getByText('Published').click()
    expect(await findViolations(page, { within: '[role=dialog]' })).toEqual([])
    await dialog.getByRole('button', { name: 'Add webhook' }).click()
    await expect(page.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^whsec_/)
    await page.getByRole('button', { name: 'Done' }).click()

    await page.getByRole('link', { name: /Ledger/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ledger')
    await page.getByRole('button', { name: 'Send test event' }).click()
    const failed = page.getByRole('button', { name: /^ping Failed/ })
    await failed.click()
    await expect(page.getByText('answer 500')).toBeVisible()
    expect(await findViolations(page)).toEqual([])

    status = 200
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByText('answer 200')).toBeVisible()
    expect(seen).toHaveLength(2)
    expect(new Set(seen).size).toBe(1)
    await expect(page.getByText('whsec_')).toHaveCount(0)

    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('button', { name: 'Delete webhook' }).click()
    await expect(page.getByText('No webhooks yet')).toBeVisible()
  } finally {
    receiver.close()
  }
})

test('a member who is not an Admin has no tab for webhooks, and is told whom to ask', async ({ page }) => {
  await logIn(page, demoAccount('designer'), '/settings')
  await expect(page.getByRole('link', { name: 'Webhooks' })).toHaveCount(0)
  await page.goto('/settings/webhooks')
  await expect(page.getByText(/Only an Admin of .* can manage webhooks/)).toBeVisible()
})
