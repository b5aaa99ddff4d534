import { getJson, logInToDemo } from '@sojourn/tools/walk/demo-session'
import { expectNoViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'

type Listed = { data: { shares: { url: string; revokedAt: string | null }[] }[] }

test('the published page has no axe violations', async ({ page, server }) => {
  const { token, tenant } = await logInToDemo(server.url, 'designer@demo.test')
  const list = await getJson<Listed>(`${server.url}/v1/${tenant}/itineraries/?perPage=96&fields=shares`, token)
  const open = list.data.flatMap(({ shares }) => shares.filter(({ revokedAt }) => revokedAt === null))
  const url = open.at(-1)?.url ?? ''
  expect(url).toContain('/p/')
  await page.goto(url)
  await expectNoViolations(page)
})
