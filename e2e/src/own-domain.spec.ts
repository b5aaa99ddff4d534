import { expectNoViolations } from './axe.ts'
import { tabAndPress } from './by-keyboard.ts'
import { expect, test } from './demo-test.ts'
import { logIn } from './log-in.ts'
import { makeCompany, makeSomebody } from './own-companies.ts'

const host = 'travel.example.com'

test('an Admin adds a domain by keyboard, copies its records, checks it and removes it', async ({
  page,
  request,
  server,
}) => {
  test.setTimeout(120_000)
  const company = await makeCompany(request)
  const admin = await makeSomebody(request, server, company, 'Admin', { name: 'Ada Admin' })
  await page.setViewportSize({ width: 375, height: 812 })
  await logIn(page, admin, '/settings')
  await page.getByRole('link', { name: 'Custom domain' }).click()
  const section = page.getByRole('region', { name: 'Custom domain' })
  await expect(section).toBeInViewport()
  const field = section.getByLabel('Domain', { exact: true })
  await field.fill('https://travel.example.com/trips')
  await page.keyboard.press('Enter')
  await expect(section.getByText(/The domain must look like travel\.example\.com/)).toBeVisible()
  await field.fill('Travel.Example.com')
  await tabAndPress(page, section.getByRole('button', { name: 'Add domain' }))

  await expect(section.getByRole('heading', { name: host })).toBeVisible()
  await expect(section.getByText('Waiting for DNS')).toBeVisible()
  await expectNoViolations(page)
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > globalThis.innerWidth)
  expect(isWide).toBe(false)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await section.getByRole('button', { name: 'Copy name of the TXT record' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`_sojourn.${host}`)
  await section.getByRole('button', { name: 'Copy value of the TXT record' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^sojourn-verification=[\w-]{32}$/)

  await tabAndPress(page, section.getByRole('button', { name: 'Check now' }))
  await expect(section.getByText('Not verified')).toBeVisible()
  await expect(section.getByText(/^Last checked/)).toBeVisible()

  // The tests have no name server, so the result of a correct record comes from a mocked response.
  await page.route('**/domain/check', async (route) => {
    const { data } = await (
      await page.request.get(`/v1/${company.uuid}/domain`, { headers: route.request().headers() })
    ).json()
    const now = new Date().toISOString()
    const verified = { ...data, state: 'verified', problem: null, reason: null, verifiedAt: now, checkedAt: now }
    await route.fulfill({ json: { data: verified } })
  })
  await section.getByRole('button', { name: 'Check now' }).click()
  await expect(section.getByText('Verified', { exact: true })).toBeVisible()
  await expectNoViolations(page)

  await tabAndPress(page, section.getByRole('button', { name: 'Remove domain' }))
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText(/Links that use this domain will stop working immediately/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove domain' }).click()
  await expect(field).toHaveValue('')
  await page.reload()
  await expect(field).toBeVisible()
})

test('a member who is not an Admin does not see it', async ({ page, request, server }) => {
  const company = await makeCompany(request)
  await logIn(page, await makeSomebody(request, server, company, 'Manager', { name: 'Mo Manager' }), '/settings#domain')
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await expect(page.getByText('Custom domain')).toHaveCount(0)
})
