import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { type KillableServer, startKillableServer } from './killable-server.ts'
import { getToken, logIn } from './log-in.ts'

test.describe.configure({ timeout: 600_000 })

const designer = { email: 'designer@demo.test', password: 'sojourn-demo-2026' }
let server: KillableServer
test.beforeAll(async () => {
  test.setTimeout(300_000)
  server = await startKillableServer()
})
test.afterAll(() => server.stop())

/** Creates an itinerary of five days with a segment on each, and returns a function to read it. */
const makeItinerary = async (request: APIRequestContext) => {
  const headers = { authorization: `Bearer ${await getToken(request, designer)}` }
  const { user } = await (await request.get('/v1/auth/account', { headers })).json()
  const itineraries = `/v1/${user.tenants[0].uuid}/itineraries`
  const segments = [0, 1, 2, 3, 4].map((day) => ({
    uuid: crypto.randomUUID(),
    kind: 'note',
    title: `Stone ${day + 1}`,
    day,
  }))
  const data = { title: 'Cairns in a Storm', startDate: '2027-06-07', dayCount: 5, segments }
  const created = await request.post(`${itineraries}/`, { headers, data })
  expect(created.status(), await created.text()).toBe(201)
  const { uuid } = (await created.json()).data
  return { uuid, read: async () => (await (await request.get(`${itineraries}/${uuid}`, { headers })).json()).data }
}

/** The fields of the itinerary that the storm changes. */
type Itinerary = { rev: number; title: string; segments: { uuid: string; day: number | null; title: string }[] }
const seenOf = ({ title, segments }: Itinerary) => ({
  title,
  segments: segments.map(({ uuid, day, title: name }) => ({ uuid, day, title: name })),
})

/** Every version of the itinerary whose save was acknowledged to the page. */
const acknowledged = (page: Page): Itinerary[] => {
  const acknowledgedVersions: Itinerary[] = []
  page.on('response', async (answer) => {
    if (answer.request().method() !== 'PUT' || !/\/itineraries\/[^/]+$/.test(answer.url()) || !answer.ok()) return
    const { data } = await answer.json().catch(() => ({ data: null }))
    if (data) acknowledgedVersions.push(data)
  })
  return acknowledgedVersions
}

const changes = (page: Page) => page.getByRole('status', { name: 'Changes' })

/** Types in the title and moves a segment, as fast as a user can. */
const storm = async (page: Page, goesOn: (n: number) => boolean) => {
  const title = page.getByRole('textbox', { name: 'Title', exact: true }).first()
  const stone = page.getByRole('row', { name: 'Stone 1' })
  let n = 0
  for (; goesOn(n); n += 1) {
    await title.press('End')
    await title.pressSequentially(` ${n}`)
    await stone.press(n % 8 < 4 ? 'Alt+ArrowDown' : 'Alt+ArrowUp')
    // Pauses now and then, because saving happens only then.
    if (n % 3 === 2) await page.waitForTimeout(900)
  }
  return n
}

test('a server killed in a storm of edits keeps every edit that it acknowledged, and the page keeps the others', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block', locale: 'en-GB' })
  const page = await context.newPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  const itinerary = await makeItinerary(context.request)
  const acknowledgedVersions = acknowledged(page)
  await logIn(page, designer, `/itineraries/${itinerary.uuid}`)
  await expect(page.getByRole('row', { name: 'Stone 1' })).toBeVisible({ timeout: 20_000 })

  const title = page.getByRole('textbox', { name: 'Title', exact: true }).first()
  await test.step('kill it in the middle of a save', async () => {
    await storm(page, () => acknowledgedVersions.length < 3)
    const sending = page.waitForRequest((request) => request.method() === 'PUT')
    await storm(page, (n) => n < 3)
    await sending
    await server.kill()
    await storm(page, (n) => n < 4)
  })
  const visibleTitle = await title.inputValue()

  await test.step('edits that were not acknowledged are on screen, and shown as not saved', async () => {
    await expect(changes(page)).toHaveText(/Not saved – trying again|Saving…|Offline/)
    await expect(title).toHaveValue(visibleTitle)
    expect(visibleTitle).not.toBe(acknowledgedVersions.at(-1)?.title)
  })

  await test.step('every acknowledged edit is there after a restart', async () => {
    const last = acknowledgedVersions.at(-1)
    await server.restart()
    // The page may have saved its remaining edits already, but every acknowledged revision must still be included.
    const now: Itinerary = await itinerary.read()
    expect(now.rev).toBeGreaterThanOrEqual(last?.rev ?? 0)
    expect(last && visibleTitle.startsWith(last.title), `${last?.title} begins ${visibleTitle}`).toBe(true)
    // The save that the kill interrupted may have been stored without being acknowledged.
    expect(visibleTitle.startsWith(now.title), `${now.title} begins ${visibleTitle}`).toBe(true)
    expect(now.title.startsWith(last?.title ?? ''), `${last?.title} begins ${now.title}`).toBe(true)
    if (last && now.rev === last.rev) expect(seenOf(now)).toEqual(seenOf(last))
  })

  await test.step('the other edits are saved automatically', async () => {
    await expect(changes(page)).toHaveText('All changes saved', { timeout: 60_000 })
    const now: Itinerary = await itinerary.read()
    expect(now.title).toBe(visibleTitle)
    expect(seenOf(now)).toEqual(seenOf(acknowledgedVersions.at(-1) ?? now))
  })

  await test.step('unsaved edits are restored when the page is reloaded without its server and opens again', async () => {
    await server.kill()
    await storm(page, (n) => n < 2)
    const typed = await title.inputValue()
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload().catch(() => {})
    await server.restart()
    await page.goto(`/itineraries/${itinerary.uuid}`)
    await expect(title).toHaveValue(typed, { timeout: 30_000 })
    await expect(page.getByText('Your unsaved changes were restored').first()).toBeVisible()
    await expect(changes(page)).toHaveText('All changes saved', { timeout: 30_000 })
    expect((await itinerary.read()).title).toBe(typed)
  })
  await context.close()
})
