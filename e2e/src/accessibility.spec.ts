import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './demo-test.ts'

const screens = ['/', '/itineraries', '/itineraries/create', '/accommodations', '/media', '/no/such/page']

test('screens have no accessibility violation that axe can find, at phone and desk width', async ({
  browser,
  server,
}) => {
  test.setTimeout(180_000)
  for (const width of [375, 1440]) {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const check = async (path: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      const { violations, passes } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      expect(passes.length).toBeGreaterThan(10)
      expect(
        violations.map(({ id, nodes }) => `${path} ${width}: ${id} ${nodes.map((node) => node.target).join(' | ')}`),
      ).toEqual([])
    }
    await page.goto('/login')
    await check('/login')
    await page.getByLabel('Email').fill('owner@demo.test')
    await page.getByLabel('Password', { exact: true }).fill('sojourn-demo-2026')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.waitForURL(`${server.url}/`)
    for (const path of screens) {
      await page.goto(path)
      await check(path)
    }
    await page.goto('/itineraries')
    await page.getByRole('row', { name: 'Sea Fog and Slow Water' }).click()
    await expect(page.getByRole('tab', { name: 'Publish' })).toBeVisible()
    await check('editor')
    await context.close()
  }
})

test('the traveller’s page has none either', async ({ page, server }) => {
  const login = await page.request.post(`${server.url}/v1/auth/login`, {
    data: { email: 'designer@demo.test', password: 'sojourn-demo-2026' },
  })
  const { access_token: token } = (await login.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${token}` }
  const account = (await (await page.request.get(`${server.url}/v1/auth/account`, { headers })).json()) as {
    user: { tenants: { uuid: string }[] }
  }
  const list = (await (
    await page.request.get(`${server.url}/v1/${account.user.tenants[0]?.uuid}/itineraries/?q=fog`, { headers })
  ).json()) as {
    data: { shares: { url: string; revokedAt: string | null }[] }[]
  }
  const url = list.data[0]?.shares.find((share) => share.revokedAt === null)?.url ?? ''
  await page.goto(url)
  const { violations, passes } = await new AxeBuilder({ page }).analyze()
  expect(passes.length).toBeGreaterThan(10)
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map((node) => node.target).join(' | ')}`)).toEqual([])
})
