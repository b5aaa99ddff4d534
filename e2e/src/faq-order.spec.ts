import { randomUUID } from 'node:crypto'
import { expect, test } from './demo-test.ts'
import { logIn, superAdmin } from './log-in.ts'
import { getCaller } from './own-companies.ts'

test('questions are sorted by keyboard and by menu, even into another category, and stay in that order', async ({
  page,
  request,
}) => {
  const call = await getCaller(request)
  const category = `Tides ${randomUUID().slice(0, 4)}`
  const answer = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Yes.' }] }] }
  const uuids: string[] = []
  for (const question of ['First?', 'Second?', 'Third?', 'Elsewhere?']) {
    const place = question === 'Elsewhere?' ? `${category} elsewhere` : category
    const created = await call('POST', '/v1/dashboard/faqs/', { question, answer, category: place, order: 5000 })
    expect(created.status).toBe(201)
    uuids.push(created.json.data.uuid)
  }
  await logIn(page, superAdmin, '/faqs')
  await page.getByRole('link', { name: 'Reorder' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Question order' })).toBeVisible()
  const group = page.getByRole('grid', { name: category, exact: true })
  const third = group.getByRole('row', { name: 'Third?' })
  await third.focus()
  const saved = () =>
    page.waitForResponse((one) => one.request().method() === 'PUT' && one.url().endsWith(uuids[2] ?? ''))
  const written = saved()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(third).toBeFocused()
  const before = () => group.getByRole('row').allInnerTexts()
  await expect
    .poll(async () => (await before()).map((text) => /\w+\?/.exec(text)?.[0]))
    .toEqual(['First?', 'Third?', 'Second?'])
  expect((await written).status()).toBe(200)
  await page.reload()
  await expect
    .poll(async () => (await before()).map((text) => /\w+\?/.exec(text)?.[0]))
    .toEqual(['First?', 'Third?', 'Second?'])

  const moved = saved()
  await third.getByRole('button', { name: 'Actions for Third?' }).click()
  await page.getByRole('menuitem', { name: 'Move to…' }).click()
  await page.getByRole('menuitem', { name: `${category} elsewhere` }).click()
  expect((await moved).status()).toBe(200)
  await expect(group.getByRole('row')).toHaveCount(2)
  expect((await call('GET', `/v1/dashboard/faqs/${uuids[2]}`)).json.data.category).toBe(`${category} elsewhere`)
  for (const uuid of uuids) await call('DELETE', `/v1/dashboard/faqs/${uuid}`)
})
