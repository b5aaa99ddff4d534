import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '@playwright/test'
import {
  conflictTitle,
  dayCount,
  descriptionOf,
  editOnce,
  editUntil,
  expectNotSaved,
  expectSaved,
  isSave,
  type Itinerary,
  type Member,
  notesOf,
  openAsMember,
  rowOf,
  select,
  setStart,
  type Shared,
  titleOf,
} from './editing-member.ts'
import { type KillableServer, startKillableServer } from './killable-server.ts'
import { demoAccount, getToken } from './log-in.ts'
import { isFull } from './sampled.ts'

test.describe.configure({ timeout: 900_000, retries: 0 })

/** How long the members edit: a third of it in each of three parts, in milliseconds. */
const duration = isFull ? 300_000 : 45_000
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)

/** Members of one company, who all may edit the itinerary: the agent because it is theirs. */
const accounts = [
  { name: 'ann', credentials: demoAccount('owner') },
  { name: 'bob', credentials: demoAccount('manager') },
  { name: 'cleo', credentials: demoAccount('agent') },
  { name: 'dan', credentials: demoAccount('designer') },
] as const

let server: KillableServer
test.beforeAll(async () => {
  test.setTimeout(300_000)
  server = await startKillableServer()
})
test.afterAll(() => server.stop())

const segment = (kind: string, title: string, day: number) => ({
  uuid: crypto.randomUUID(),
  kind,
  title,
  day,
  startTime: '08:00',
})

/** Creates the itinerary: three segments of each member, one with texts that all change, and two that all move. */
const createItinerary = async (request: APIRequestContext) => {
  const headers = { authorization: `Bearer ${await getToken(request, demoAccount('agent'))}` }
  const { user } = await (await request.get('/v1/auth/account', { headers })).json()
  const itineraries = `/v1/${user.tenants[0].uuid}/itineraries`
  const own = accounts.map(({ name }, n) => [0, 1, 2].map((day) => segment('free_time', `${name} ${n} ${day}`, day)))
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'To be planned.' }] }] }
  const texts = { ...segment('meal', 'All together', 0), notesClient: 'Bring a hat.', description: text }
  const moved = [segment('meal', 'Moved by all', 1), segment('meal', 'Moved by all too', 2)]
  const created = await request.post(`${itineraries}/`, {
    headers,
    data: { title: 'Four hands', startDate: '2027-05-03', dayCount, segments: [texts, ...moved, ...own.flat()] },
  })
  expect(created.status(), await created.text()).toBe(201)
  const { uuid } = (await created.json()).data
  const shared: Shared = { texts: texts.uuid, moved: moved.map((one) => one.uuid) }
  return {
    uuid,
    shared,
    own: own.map((segments) => segments.map((one) => one.uuid)),
    read: async (): Promise<Itinerary> =>
      (await (await request.get(`${itineraries}/${uuid}`, { headers })).json()).data,
  }
}

/** The words in the shared texts that members have typed. */
const wordsIn = (itinerary: Itinerary, shared: Shared): string[] =>
  textsIn(itinerary, shared).match(/(?:ann|bob|cleo|dan)\d+;/g) ?? []

const textsIn = ({ title, segments }: Itinerary, { texts }: Shared): string => {
  const found = segments.find(({ uuid }) => uuid === texts)
  return [title, found?.notesClient, JSON.stringify(found?.description)].join('\n')
}

/** Expects that an itinerary includes everything that was acknowledged to members. */
const expectAcknowledged = (itinerary: Itinerary, members: readonly Member[], shared: Shared): void => {
  const versions = members.flatMap(({ acknowledged }) => acknowledged)
  expect(new Set(versions.map(({ rev }) => rev)).size, 'no version was acknowledged twice').toBe(versions.length)
  expect(itinerary.rev).toBeGreaterThanOrEqual(Math.max(...versions.map(({ rev }) => rev)))
  const words = wordsIn(itinerary, shared)
  for (const version of versions)
    expect(words, textsIn(itinerary, shared)).toEqual(expect.arrayContaining(wordsIn(version, shared)))
}

/** Expects that an itinerary has exactly what each member has made of their own segments, and every word that they have typed. */
const expectEverything = (itinerary: Itinerary, members: readonly Member[], shared: Shared): void => {
  for (const { name, own } of members)
    for (const [uuid, expected] of own) {
      const found = itinerary.segments.find((one) => one.uuid === uuid)
      const { title, startTime, day } = found ?? {}
      expect(found ? { title, startTime, day } : null, `${uuid} of ${name}`).toEqual(expected)
    }
  expect(wordsIn(itinerary, shared).toSorted(), textsIn(itinerary, shared)).toEqual(
    members.flatMap(({ typed }) => typed).toSorted(),
  )
}

/** What a page shows of the itinerary: the rows of each day with their texts, and all that members type into. */
const readPage = async (member: Member, { texts }: Shared) => {
  const rows = await member.page
    .locator('[role=grid]:has([role=row][data-key])')
    .evaluateAll((grids) =>
      grids.map((grid) =>
        [...grid.querySelectorAll('[role=row][data-key]')].map((row) => [
          row.getAttribute('data-key'),
          row.textContent,
        ]),
      ),
    )
  const form = await select(member, texts)
  return {
    title: await titleOf(member).inputValue(),
    rows,
    notes: await notesOf(form).inputValue(),
    description: await descriptionOf(form).innerText(),
    start: await form.getByRole('group', { name: 'Starts', exact: true }).innerText(),
  }
}

const onEach = <T>(members: readonly Member[], work: (member: Member) => Promise<T>): Promise<T[]> =>
  Promise.all(members.map(work))

/** All members edit for a part of the time, while something happens. */
const edit = async (members: readonly Member[], shared: Shared, meanwhile: () => Promise<void> = async () => {}) => {
  const end = Date.now() + duration / 3
  let isOver = false
  const editing = onEach(members, (member) => editUntil(member, shared, () => isOver && Date.now() > end))
  await Promise.race([meanwhile(), editing])
  isOver = true
  const counts = await editing
  console.log(members.map(({ name }, n) => `${name} ${counts[n]}`).join(', '))
}

/** Kills the server in the middle of a save, and starts it again when a page has noticed it. */
const killAndRestart = async (members: readonly Member[], expectAllStored: () => Promise<void>): Promise<void> => {
  await Promise.any(
    members.map(({ page }) => page.waitForRequest((request) => isSave(request.method(), request.url()))),
  )
  await server.kill()
  await Promise.any(members.map(expectNotSaved))
  await server.restart()
  await expectAllStored()
}

test('four members edit one itinerary, one of them offline for a while, and the server is killed twice: all end with one document, and nothing is lost', async ({
  browser,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: server.url })
  console.log(`SEED=${seed}`)
  const { uuid, shared, own, read } = await createItinerary(request)
  const stored = await read()
  const members = await Promise.all(
    accounts.map((account, n) =>
      openAsMember(browser, { ...account, url: server.url, uuid, seed: seed + n, own: own[n] ?? [] }, stored),
    ),
  )
  const [first, , , last] = members
  if (!first || !last) throw new Error('four members')
  const expectAllStored = async () => expectAcknowledged(await read(), members, shared)
  const conflicts = () =>
    members.flatMap(({ name, dialogs }) => dialogs.filter((text) => text.includes(conflictTitle)).map(() => name))

  await test.step('all edit at the same time', async () => {
    await onEach(members, (member) => editOnce(member, shared))
    await onEach(members, expectSaved)
    await expectAllStored()
  })

  await test.step('the server is killed while they edit', () =>
    edit(members, shared, () => killAndRestart(members, expectAllStored)))

  await test.step('one of them edits offline, and makes the same choice as another differently', async () => {
    await onEach(members, expectSaved)
    await last.page.context().setOffline(true)
    await edit(members, shared)
    await setStart(first, shared.texts, '10:15')
    await expectSaved(first)
    await setStart(last, shared.texts, '16:45')
    await expectNotSaved(last)
    expect(conflicts()).toEqual([])
    await last.page.context().setOffline(false)
    const question = last.page.getByRole('alertdialog', { name: conflictTitle })
    await expect(question).toBeVisible({ timeout: 60_000 })
    await question.getByRole('button', { name: 'Use theirs' }).click()
    await expect(question).toBeHidden()
    await onEach(members, expectSaved)
    await expectAllStored()
  })

  await test.step('the server is killed again', () =>
    edit(members, shared, () => killAndRestart(members, expectAllStored)))

  await test.step('all pages show what the server has, with everything that anybody did', async () => {
    await onEach(members, expectSaved)
    await expectAllStored()
    const itinerary = await read()
    expectEverything(itinerary, members, shared)
    const texts = itinerary.segments.find((one) => one.uuid === shared.texts)
    expect(texts?.startTime).toBe('10:15')
    const rows = [0, 1, 2, 3, null]
      .map((day) => itinerary.segments.filter((one) => one.day === day).map((one) => one.uuid))
      .filter((uuids) => uuids.length > 0)
    // A page may wait half a minute before it connects again to a server that was gone.
    await expect(async () => {
      const seen = await onEach(members, (member) => readPage(member, shared))
      for (const page of seen) {
        expect(page).toMatchObject({ title: itinerary.title, notes: texts?.notesClient })
        expect(page.rows.map((row) => row.map(([key]) => key))).toEqual(rows)
        expect(page).toEqual(seen[0])
      }
    }).toPass({ timeout: 90_000 })
    expect((await read()).rev).toBe(itinerary.rev)
    await expect(rowOf(first, shared.texts)).toBeVisible()
  })

  expect(conflicts(), 'only the planted conflict was shown, and only to the member who made it').toEqual([last.name])
  const lost = members.flatMap(({ dialogs }) =>
    dialogs.filter((text) => text.includes('Some of your changes were not applied')),
  )
  expect(lost).toEqual([])
  await onEach(members, ({ page }) => page.context().close())
  await request.dispose()
})
