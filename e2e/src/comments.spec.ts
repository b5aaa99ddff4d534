import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import type { DemoServer } from '@sojourn/tools/demo-server'
import { expectNoViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { emailTo } from './emails.ts'
import { logIn } from './log-in.ts'
import { day, openItinerary } from './open-itinerary.ts'
import { getCaller, makeCompany, makeSomebody, type Somebody } from './own-companies.ts'

test.describe.configure({ timeout: 240_000 })

const openAs = async (browser: Browser, server: DemoServer, person: Somebody, path: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block', locale: 'en-GB' })
  const page = await context.newPage()
  await logIn(page, person, path)
  return page
}
const panel = (page: Page) => page.getByRole('dialog', { name: 'Comments' })
const threads = (page: Page) => panel(page).getByRole('list', { name: 'Comments' }).locator('> li')

test('a Designer mentions a colleague, who is notified, replies and resolves the thread', async ({
  browser,
  request,
  server,
}) => {
  const company = await makeCompany(request)
  const dora = await makeSomebody(request, server, company, 'Designer', { name: 'Dora Designer' })
  const max = await makeSomebody(request, server, company, 'Manager', { name: 'Max Manager' })
  const call = await getCaller(request, dora)
  const segment = { uuid: randomUUID(), kind: 'note', title: 'Sunset walk', day: 0 }
  const created = await call('POST', `/v1/${company.uuid}/itineraries/`, {
    title: 'Slow water',
    dayCount: 2,
    segments: [segment],
  })
  expect(created.status, JSON.stringify(created.json)).toBe(201)
  const { uuid } = created.json.data
  const path = `/v1/${company.uuid}/itineraries/${uuid}`
  const first = await openAs(browser, server, dora, `/itineraries/${uuid}`)
  const row = first.getByRole('row', { name: /Sunset walk/ })

  await test.step('the panel is empty at first, and takes a comment on the selected segment', async () => {
    await row.click()
    await first.getByRole('button', { name: 'Comments', exact: true }).click()
    await expect(panel(first).getByText('No comments yet')).toBeVisible()
    await expect(panel(first).getByRole('button', { name: /Day 1: Sunset walk/ })).toBeVisible()
    await expectNoViolations(first)
    const field = panel(first).getByRole('textbox', { name: 'New comment' })
    await field.pressSequentially('Please check this, @max')
    await expect(panel(first).getByRole('button', { name: 'Mention Max Manager' })).toBeVisible()
    await first.keyboard.press('Enter')
    await expect(field).toHaveValue('Please check this, @Max Manager ')
    await first.keyboard.press('Enter')
    await expect(threads(first)).toHaveText([/Day 1: Sunset walk.*Dora Designer.*Please check this, @Max Manager/s])
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
  })

  await test.step('the row shows the open thread, and the focus returns to the button', async () => {
    await first.keyboard.press('Escape')
    await expect(panel(first)).toBeHidden()
    await expect(first.getByRole('button', { name: '1 comment' })).toBeFocused()
    await expect(row).toContainText('1 open comment')
  })

  await test.step('the colleague gets an email and a notification', async () => {
    const subject = async () => (await emailTo(server, max.email)).subject
    await expect.poll(subject).toBe('Dora Designer mentioned you in Slow water')
    expect((await emailTo(server, max.email)).text).toContain(`/itineraries/${uuid}?comment=`)
  })

  const second = await openAs(browser, server, max, '/')
  await test.step('the bell leads to the thread and marks it as read', async () => {
    await second.getByRole('button', { name: 'Notifications, 1 unread' }).click()
    const list = second.getByRole('dialog', { name: 'Notifications' })
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expectNoViolations(second)
    await list.getByRole('link', { name: /Dora Designer mentioned you in Slow water/ }).click()
    await expect(threads(second)).toHaveText([/Please check this/])
    await expect(threads(second).first()).toBeFocused()
    const callAsMax = await getCaller(request, max)
    const unread = async () => (await callAsMax('GET', `/v1/${company.uuid}/notifications`)).json.unread
    await expect.poll(unread).toBe(0)
  })

  await test.step('a reply notifies the author, who marks all as read', async () => {
    await panel(second).getByRole('button', { name: 'Reply' }).click()
    await panel(second).getByRole('textbox', { name: 'Reply to Dora Designer' }).fill('It is fine.')
    await second.keyboard.press('Control+Enter')
    await expect(threads(second).first()).toContainText('It is fine.')
    await panel(second).getByRole('button', { name: 'Resolve' }).click()
    await expect(panel(second).getByText('All comments are resolved').or(threads(second).first())).toBeVisible()
    // Without a reload, and sooner than the minute after which comments are fetched again anyway.
    await expect(first.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
    await expect(row).not.toContainText('open comment')
    await first.getByRole('button', { name: 'Notifications, 1 unread' }).click()
    await first.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(first.getByText('Unread:')).toHaveCount(0)
    await first.keyboard.press('Escape')
    await expect(first.getByRole('button', { name: 'Notifications', exact: true })).toBeFocused()
  })

  await test.step('a resolved thread is hidden until the user shows it, and can be reopened', async () => {
    await expect(row).not.toContainText('open comment')
    await first.getByRole('button', { name: 'Comments', exact: true }).click()
    await expect(panel(first).getByText('All comments are resolved')).toBeVisible()
    await panel(first).getByText('Show resolved (1)').click()
    await expect(threads(first)).toHaveText([/Resolved by Max Manager/])
    await panel(first).getByRole('button', { name: 'Reopen' }).click()
    await expect(panel(first).getByText('Show resolved')).toHaveCount(0)
  })

  await test.step('one’s own comment is edited and deleted; its replies stay', async () => {
    await panel(first).getByRole('button', { name: 'Edit' }).click()
    await panel(first).getByRole('textbox', { name: 'Edit comment' }).fill('Please check this again.')
    await first.keyboard.press('Enter')
    await expect(threads(first).first()).toContainText('edited')
    await panel(first).getByRole('button', { name: 'Delete' }).click()
    await first.getByRole('alertdialog').getByRole('button', { name: 'Delete comment' }).click()
    await expect(threads(first)).toHaveText([/This comment was deleted.*It is fine/s])
  })

  await test.step('a thread about a removed segment stays and says so, on a phone too', async () => {
    const { rev } = (await call('GET', path)).json.data
    expect((await call('PUT', path, { rev, segments: [] })).status).toBe(200)
    await second.setViewportSize({ width: 375, height: 740 })
    await second.goto(`/itineraries/${uuid}`)
    await second.getByRole('button', { name: '1 comment' }).click()
    await expect(threads(second)).toHaveText([/On a removed segment/])
    await expectNoViolations(second)
    const overflow = () => second.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
  })

  await test.step('offline, a comment stays in its field until it can be sent', async () => {
    await second.context().setOffline(true)
    const field = panel(second).getByRole('textbox', { name: 'New comment' })
    await field.fill('Written on the train')
    await expect(panel(second).getByText('You are offline. Send the comment when you are back online.')).toBeVisible()
    await second.keyboard.press('Enter')
    await expect(field).toHaveValue('Written on the train')
    await second.context().setOffline(false)
    await field.press('Enter')
    await expect(threads(second)).toHaveCount(2)
  })
  for (const page of [first, second]) await page.context().close()
})

test('the menu of a segment and that of a day start a comment on it', async ({ page, request, server }) => {
  const walk = { uuid: randomUUID(), kind: 'note', title: 'Sunset walk', day: 0 }
  await openItinerary(page, request, server, {
    segments: [walk, { ...walk, uuid: randomUUID(), title: 'Canoes', day: 1 }],
  })
  const field = panel(page).getByRole('textbox', { name: 'New comment' })
  /** Sends a comment from a menu, while another segment is selected. */
  const comment = async (menu: string, about: string, text: string) => {
    await page.getByRole('row', { name: /^Sunset walk/ }).click()
    await page.getByRole('button', { name: menu }).click()
    await page.getByRole('menuitem', { name: 'Comment' }).click()
    await expect(panel(page).getByRole('button', { name: about })).toBeVisible()
    await expect(field).toBeFocused()
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
    await expect(threads(page).filter({ hasText: text })).toContainText(about)
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
  }
  await comment('Actions for Canoes', 'Day 2: Canoes', 'Ask for life vests.')
  await expect(day(page, 2).getByRole('row', { name: /^Canoes/ })).toContainText('1 open comment')
  await comment('Actions for day 3', 'Day 3', 'A day at leisure?')

  // The button in the header starts a comment on the selected segment.
  await page.getByRole('button', { name: '2 comments' }).click()
  await expect(panel(page).getByRole('button', { name: 'Day 1: Sunset walk' })).toBeVisible()
})
