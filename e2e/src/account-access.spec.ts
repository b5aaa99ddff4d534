import { findViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { logInByForm, superAdmin, getToken } from './log-in.ts'
import { makeCompany, makeSomebody } from './own-companies.ts'

test.describe.configure({ timeout: 90_000 })

test('an Admin sees a failed login in the activity log, and logs the member out on all devices', async ({
  page,
  request,
  server,
}) => {
  const company = await makeCompany(request)
  const admin = await makeSomebody(request, server, company, 'Admin')
  const designer = await makeSomebody(request, server, company, 'Designer', { name: 'Dora Designer' })
  const authorization = `Bearer ${await getToken(request, designer)}`
  await request.post('/v1/auth/login', { data: { email: designer.email, password: 'not her password' } })

  const notice = page.getByRole('region', { name: 'Notifications' })
  await logInByForm(page, admin)
  await page.goto('/audit')
  await page.getByRole('link', { name: 'Logins and accounts' }).click()
  const failed = page.getByRole('listitem').filter({ hasText: 'Dora Designer could not log in' })
  await expect(failed).toHaveCount(1)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Event' }).click()
  await page.getByRole('option', { name: 'Exports' }).click()
  await expect(page.getByText('No events found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect(failed).toHaveCount(1)

  await failed.getByRole('link', { name: 'Dora Designer' }).click()
  await expect(page.getByRole('button', { name: 'Suspend account' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(notice.getByText('Dora Designer was logged out everywhere')).toBeVisible()
  expect((await request.get('/v1/auth/account', { headers: { authorization } })).status()).toBe(401)
  expect(await getToken(request, designer)).not.toBe('')
})

test('a super admin suspends an account and restores it', async ({ page, request, server }) => {
  const company = await makeCompany(request)
  const designer = await makeSomebody(request, server, company, 'Designer', { name: 'Dora Designer' })
  const logInAgain = () =>
    request.post('/v1/auth/login', { data: { email: designer.email, password: designer.password } })

  const notice = page.getByRole('region', { name: 'Notifications' })
  await logInByForm(page, superAdmin)
  await page.goto(`/tenants/${company.uuid}`)
  await page.getByRole('button', { name: 'Enter this company' }).click()
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(company.name) })).toHaveCount(0)
  await page.goto(`/users/${designer.uuid}`)
  await page.getByRole('button', { name: 'Suspend account' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend account' }).click()
  await expect(notice.getByText('Dora Designer’s account was suspended')).toBeVisible()
  await expect(page.getByText('Suspended', { exact: true })).toBeVisible()
  expect((await logInAgain()).status()).toBe(422)

  await page.getByRole('button', { name: 'Restore account' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore account' }).click()
  await expect(notice.getByText('Dora Designer can log in again')).toBeVisible()
  expect((await logInAgain()).status()).toBe(200)
})
