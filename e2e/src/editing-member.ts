import type { Browser, Locator, Page, Request } from '@playwright/test'
import { randomFrom } from '@sojourn/api/test/random-from'
import { expect } from './demo-test.ts'
import { type Credentials, logIn } from './log-in.ts'

/** What the test reads of an itinerary. */
export type Itinerary = {
  rev: number
  title: string
  segments: {
    uuid: string
    day: number | null
    title: string
    startTime: string | null
    description: unknown
    notesClient: string | null
  }[]
}

/** A segment that only one member edits, as it should be in the end; null if they have removed it. */
type OwnSegment = { title: string; startTime: string | null; day: number | null } | null

/** A member who edits an itinerary in a browser, and what they have done there. */
export type Member = {
  name: string
  page: Page
  random: () => number
  /** The members' own segments, by their uuids. */
  own: Map<string, OwnSegment>
  /** What they have typed into texts that all members share: each is typed once, and never changed. */
  typed: string[]
  /** Every version of the itinerary whose save was acknowledged to their page at the first attempt. */
  acknowledged: Itinerary[]
  /** The texts of all alert dialogs that their page has shown. */
  dialogs: string[]
}

/** The uuids of the segments that all members edit: one has the texts, and the others are only moved. */
export type Shared = { texts: string; moved: readonly string[] }

/** The number of days of the itinerary. */
export const dayCount = 4

/** The title of the dialog that lets a user decide between two choices. */
export const conflictTitle = 'You and someone else chose differently'

type Opening = { name: string; credentials: Credentials; url: string; uuid: string; seed: number; own: string[] }

/** Opens the itinerary as a member, in a browser context of their own. */
export const openAsMember = async (browser: Browser, opening: Opening, stored: Itinerary): Promise<Member> => {
  const { name, credentials, url, uuid, seed, own } = opening
  const context = await browser.newContext({
    baseURL: url,
    serviceWorkers: 'block',
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const member: Member = {
    name,
    page,
    random: randomFrom(seed),
    own: new Map(
      stored.segments.flatMap(({ uuid: of, title, startTime, day }) =>
        own.includes(of) ? [[of, { title, startTime, day }]] : [],
      ),
    ),
    typed: [],
    acknowledged: [],
    dialogs: [],
  }
  await page.exposeFunction('noteDialog', (text: string) => void member.dialogs.push(text))
  await page.addInitScript(watchDialogs)
  const [keys, repeats] = [new Set<string>(), new Set<Request>()]
  page.on('request', (request) => {
    if (!isSave(request.method(), request.url())) return
    const key = request.headers()['idempotency-key'] ?? ''
    if (keys.has(key)) repeats.add(request)
    keys.add(key)
  })
  page.on('response', async (answer) => {
    if (!isSave(answer.request().method(), answer.url()) || !answer.ok()) return
    // The answer to a repeated save can be a version that another member has saved.
    if (repeats.has(answer.request())) return
    const body = await answer.json().catch(() => null)
    if (body) member.acknowledged.push(body.data)
  })
  await logIn(page, credentials, `/itineraries/${uuid}?tab=days`)
  await expect(page.locator('[role=row][data-key]').first()).toBeVisible()
  return member
}

/** Whether a request saves the itinerary. */
export const isSave = (method: string, url: string): boolean => method === 'PUT' && /\/itineraries\/[^/]+$/.test(url)

/** Notes the text of every alert dialog when it appears. Runs in the page. */
const watchDialogs = (): void => {
  const noted = new WeakSet<Element>()
  new MutationObserver(() => {
    for (const dialog of document.querySelectorAll('[role=alertdialog]')) {
      if (noted.has(dialog)) continue
      noted.add(dialog)
      Reflect.get(globalThis, 'noteDialog')(dialog.textContent)
    }
  }).observe(document, { childList: true, subtree: true })
}

const changes = (page: Page): Locator => page.getByRole('status', { name: 'Changes' })
/** Waits until a page has saved everything. */
export const expectSaved = ({ page, name }: Member) =>
  expect(changes(page), name).toHaveText('All changes saved', { timeout: 60_000 })

/** Waits until a page has noticed that it cannot save. */
export const expectNotSaved = ({ page }: Member) =>
  expect(changes(page)).toHaveText(/^(Not saved – trying again|Offline)/, { timeout: 60_000 })

export const rowOf = ({ page }: Member, uuid: string): Locator => page.locator(`[role=row][data-key="${uuid}"]`)
const formOf = ({ page }: Member): Locator => page.getByRole('region', { name: /^(Free time|Meal): / })

/** Selects a segment, and waits for its form. */
export const select = async (member: Member, uuid: string): Promise<Locator> => {
  const row = rowOf(member, uuid)
  const label = await row.getAttribute('aria-label')
  const form = formOf(member)
  // A click can hit another row if others add or move one at that moment.
  await expect(async () => {
    await row.click()
    await expect(form).toHaveAttribute('aria-label', new RegExp(`: ${label}`), { timeout: 3000 })
  }).toPass({ timeout: 30_000 })
  return form
}

export const notesOf = (form: Locator): Locator => form.getByRole('textbox', { name: 'Notes for travellers' })
export const descriptionOf = (form: Locator): Locator => form.getByRole('textbox', { name: 'Description' })
export const titleOf = ({ page }: Member): Locator =>
  page.getByRole('textbox', { name: 'Title', exact: true }).and(page.locator('textarea'))

/** Sets the time at which a segment starts. */
export const setStart = async (member: Member, uuid: string, time: string): Promise<void> => {
  const form = await select(member, uuid)
  await form.getByRole('group', { name: 'Starts', exact: true }).getByRole('spinbutton').first().click()
  await member.page.keyboard.type(time.replace(':', ''), { delay: 30 })
}

const below = ({ random }: Member, count: number): number => Math.floor(random() * count)

/** Types a new word at the beginning or at the end of a text that others change as well. */
const typeInto = async (member: Member, text: Locator): Promise<void> => {
  const { page, name, typed } = member
  const word = `${name}${typed.length};`
  typed.push(word)
  const isFirst = below(member, 3) === 0
  await text.click()
  await page.keyboard.press(isFirst ? 'Control+Home' : 'Control+End')
  await page.keyboard.type(isFirst ? `${word} ` : ` ${word}`, { delay: 40 })
}

const ownOf = (member: Member): string[] => [...member.own].flatMap(([uuid, one]) => (one ? [uuid] : []))
const anyOwn = (member: Member): string => {
  const uuids = ownOf(member)
  const uuid = uuids[below(member, uuids.length)]
  if (uuid === undefined) throw new Error(`${member.name} has no segment`)
  return uuid
}

const change = ({ own }: Member, uuid: string, fields: Partial<NonNullable<OwnSegment>>): void => {
  const before = own.get(uuid)
  if (before) own.set(uuid, { ...before, ...fields })
}

type Act = (member: Member, shared: Shared, count: number) => Promise<void>

const typeNotes: Act = async (member, { texts }) => typeInto(member, notesOf(await select(member, texts)))
const typeDescription: Act = async (member, { texts }) => typeInto(member, descriptionOf(await select(member, texts)))
const typeTitle: Act = async (member) => {
  // The title has at most 160 characters.
  if ((await titleOf(member).inputValue()).length < 120) await typeInto(member, titleOf(member))
}

const setTime: Act = async (member) => {
  const uuid = anyOwn(member)
  const two = (number: number) => String(number).padStart(2, '0')
  const time = `${two(below(member, 24))}:${two(below(member, 60))}`
  await setStart(member, uuid, time)
  change(member, uuid, { startTime: time })
}

const rename: Act = async (member, _, count) => {
  const uuid = anyOwn(member)
  const title = `${member.name} renamed ${count}`
  const form = await select(member, uuid)
  await form.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  change(member, uuid, { title })
}

const moveOwn: Act = async (member) => {
  const uuid = anyOwn(member)
  const row = rowOf(member, uuid)
  const before = await row.evaluate(placeOf)
  await row.focus()
  await member.page.keyboard.press(below(member, 2) === 0 ? 'Alt+ArrowDown' : 'Alt+ArrowUp')
  // At either end of the itinerary it stays where it is.
  await expect
    .poll(() => row.evaluate(placeOf), { timeout: 2000 })
    .not.toEqual(before)
    .catch(() => {})
  const { day } = await row.evaluate(placeOf)
  change(member, uuid, { day: day === dayCount ? null : day })
}

/** The day that a row is on, counted from 0, and its place there. The unscheduled segments come after the last day. Runs in the page. */
const placeOf = (row: Element): { day: number; index: number } => {
  const group = row.closest('[data-group]')
  return {
    day: [...document.querySelectorAll('[data-group]')].findIndex((one) => one === group),
    index: [...(group?.querySelectorAll('[role=row][data-key]') ?? [])].indexOf(row),
  }
}

const moveShared: Act = async (member, { moved }) => {
  const uuid = moved[below(member, moved.length)] ?? ''
  await rowOf(member, uuid).focus()
  await member.page.keyboard.press(below(member, 2) === 0 ? 'Alt+ArrowDown' : 'Alt+ArrowUp')
}

const add: Act = async (member, _, count) => {
  const { page, own } = member
  const day = below(member, dayCount)
  const title = `${member.name} added ${count}`
  const kind = page.getByRole('option', { name: 'Free time', exact: true })
  const addButton = page.getByRole('button', { name: `Add to day ${day + 1}`, exact: true })
  await choose(addButton, 'Add custom segment', () => kind.isVisible())
  await kind.click()
  const field = formOf(member).getByRole('textbox', { name: 'Title', exact: true })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('Free time')
  await page.keyboard.type(title)
  const row = page.locator('[role=row][data-key]', { hasText: title })
  await expect(row).toHaveCount(1)
  own.set((await row.getAttribute('data-key')) ?? '', { title, startTime: null, day })
}

const remove: Act = async (member) => {
  if (ownOf(member).length < 3) return
  const uuid = anyOwn(member)
  const row = rowOf(member, uuid)
  await row.hover()
  await choose(row.getByRole('button', { name: /^Actions for / }), 'Remove', async () => (await row.count()) === 0)
  await expect(rowOf(member, uuid)).toHaveCount(0)
  member.own.set(uuid, null)
}

/**
 * Chooses an item of a menu. The menu closes if others move its button at that moment; then it is opened again. On a busy
 * machine, a click can count as failed although it was carried out.
 */
const choose = async (button: Locator, name: string, isDone: () => Promise<boolean>): Promise<void> => {
  const item = button.page().getByRole('menuitem', { name, exact: true })
  await expect(async () => {
    if (await isDone()) return
    if (!(await item.isVisible())) await button.click({ timeout: 10_000 })
    await item.click({ timeout: 5000 })
  }).toPass({ timeout: 60_000 })
}

/** Everything that a member does, some of it more often. The first of each is also what loads its code. */
const acts: readonly Act[] = [
  typeNotes,
  typeDescription,
  typeTitle,
  setTime,
  rename,
  moveOwn,
  add,
  remove,
  moveShared,
  moveShared,
  typeNotes,
  typeNotes,
  typeDescription,
  typeDescription,
  setTime,
  moveOwn,
]

/** Does everything once, so that its code is loaded. */
export const editOnce = async (member: Member, shared: Shared): Promise<void> => {
  for (const [count, act] of [...new Set(acts)].entries()) await act(member, shared, count)
}

/** Edits at random until `isOver`. @returns the number of edits */
export const editUntil = async (member: Member, shared: Shared, isOver: () => boolean): Promise<number> => {
  let count = 0
  for (; !isOver(); count += 1) {
    const act = acts[below(member, acts.length)]
    await act?.(member, shared, 1000 * (1 + member.acknowledged.length) + count)
    // Saving happens only in pauses.
    await member.page.waitForTimeout(100 + below(member, 700))
  }
  return count
}
