import { expectNoViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { logIn } from './log-in.ts'
import { makeCompany, makeSomebody } from './own-companies.ts'

test('an Admin creates an API key, a program uses it, and it stops when it is revoked', async ({
  page,
  request,
  server,
}) => {
  test.setTimeout(120_000)
  const company = await makeCompany(request)
  const admin = await makeSomebody(request, server, company, 'Admin', { name: 'Ada Admin' })
  await logIn(page, admin, '/settings')
  await page.getByRole('navigation', { name: 'Settings and account' }).getByRole('link', { name: 'API keys' }).click()
  await expect(page.getByText('No API keys yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Read the documentation' })).toHaveAttribute('href', /\/docs$/)
  await expectNoViolations(page)

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Create key' }).click()
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await expect(dialog.getByText('enter a name, such as Website')).toBeVisible()
  await expect(dialog.getByText('choose at least one permission')).toBeVisible()
  await dialog.getByLabel('Name').fill('Website')
  const tick = (group: string, access: string) =>
    dialog.getByRole('group', { name: group }).getByRole('checkbox', { name: access }).click({ force: true })
  await tick('Accommodations', 'Write')
  await expect(dialog.getByRole('group', { name: 'Accommodations' }).getByLabel('Read')).toBeDisabled()
  await tick('Travel guides', 'Read')
  await expect(dialog.getByRole('checkbox', { name: 'Publish itineraries' })).toBeDisabled()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Create key' }).click()

  await expect(dialog).toHaveAccessibleName('Copy your key now')
  const secret = await dialog.getByLabel('API key').inputValue()
  expect(secret).toMatch(/^sojourn_[A-Za-z0-9_-]{43}$/)
  await expectNoViolations(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: 'Copy key' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
  await dialog.getByRole('button', { name: 'Done' }).click()
  const row = page.getByRole('list', { name: 'API keys' }).getByRole('listitem')
  await expect(row).toContainText('Accommodations: read and write · Travel guides: read')
  await expect(row).toContainText(`…${secret.slice(-4)}`)
  await expect(row).toContainText('Never used')
  expect(await page.content()).not.toContain(secret)

  const headers = { authorization: `Bearer ${secret}` }
  const of = (path: string) => `/v1/${company.uuid}/${path}`
  const created = await request.post(of('accommodations/'), { headers, data: { name: 'Made by a program' } })
  expect(created.status()).toBe(201)
  expect((await request.get(of('contacts/'), { headers })).status()).toBe(403)
  await page.reload()
  await expect(row).toContainText('Last used')
  await expectNoViolations(page)

  await row.getByRole('button', { name: /^Revoke/ }).click()
  await expectNoViolations(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke key' }).click()
  await expect(page.getByText('No API keys yet')).toBeVisible()
  expect((await request.get(of('accommodations/'), { headers })).status()).toBe(401)

  await page.goto('/audit')
  await expect(page.getByRole('listitem').filter({ hasText: 'Made by a program' })).toContainText('Website')
  await expect(page.getByRole('listitem').filter({ hasText: 'revoked the API key' })).toContainText('Ada Admin')
})
