import { randomUUID } from 'node:crypto'
import { type APIRequestContext, devices, type Page } from '@playwright/test'
import type { DemoServer } from '@sojourn/tools/demo-server'
import { expectNoViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { emailTo, newEmail } from './emails.ts'
import { logIn } from './log-in.ts'
import { makeSomebody } from './own-companies.ts'
import { makeItineraryMakers } from './own-itineraries.ts'

// The headless browser calls itself a bot, and bots do not count as the last who saw the page.
test.use({ userAgent: devices['Desktop Chrome'].userAgent })

const euros = (amount: number) => ({ amount: amount * 100, currency: 'EUR' })

/** A published proposal for two: a lodge with a finer alternative for €300 more, and a balloon flight for €500. */
const propose = async (request: APIRequestContext, server: DemoServer) => {
  const { company, designer, call, makeItinerary, readItinerary, changeItinerary } = await makeItineraryMakers(
    request,
    server,
  )
  const stay = { kind: 'accommodation', day: 0, nights: 2, optionGroup: 'Lodge' }
  const uuid = await makeItinerary({
    title: 'Dunes and delta',
    startDate: '2027-05-04',
    dayCount: 3,
    adults: 2,
    owner: designer.uuid,
    priceMode: 'total',
    currency: 'EUR',
    terms: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Cancel at any time.' }] }] },
    paymentSchedule: [
      { label: 'Deposit', amount: euros(250), due: null },
      { label: 'Balance', amount: euros(750), due: '2027-03-01' },
    ],
    segments: [
      { ...stay, uuid: randomUUID(), title: 'Plain Lodge', gross: euros(1000) },
      { ...stay, uuid: randomUUID(), title: 'Fine Lodge', gross: euros(1300), isSelected: false },
      { uuid: randomUUID(), kind: 'excursion', day: 1, title: 'Balloon', gross: euros(500), inclusion: 'optional' },
    ],
  })
  const path = `/v1/${company.uuid}/itineraries/${uuid}`
  const publish = async (): Promise<string> => (await call('POST', `${path}/publish`, {})).json.data.shares[0].url
  return { company, designer, uuid, url: await publish(), publish, readItinerary, changeItinerary }
}

const price = (page: Page) => page.locator('.price .amount')
const fillIn = async (page: Page, name: string, email: string) => {
  await page.getByLabel('Your full name').fill(name)
  await page.getByLabel('Your email address').fill(email)
  await page.getByLabel('I have read and accept the terms and conditions.').check()
}

test('a client chooses on a phone, sees the price change, asks and accepts; the designer answers and applies the choices, and an older version is no longer accepted', async ({
  page,
  browser,
  server,
  request,
}) => {
  test.setTimeout(180_000)
  const { designer, uuid, url, publish, readItinerary, changeItinerary } = await propose(request, server)
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } })
  const phone = await context.newPage()
  const client = newEmail()

  await test.step('choose by keyboard', async () => {
    await phone.goto(url)
    await expect(price(phone)).toHaveText('€1,000')
    await phone.getByRole('radio', { name: 'Choose Plain Lodge' }).focus()
    await phone.keyboard.press('ArrowDown')
    await expect(price(phone)).toHaveText('€1,300')
    await expect(phone.getByRole('radio', { name: 'Choose Fine Lodge' })).toBeFocused()
    await phone.getByRole('checkbox', { name: 'Add Balloon' }).check()
    await expect(phone.getByRole('status')).toHaveText(
      'With your choices: €1,800 in total, for 2 adults · €900 per person',
    )
    await expect(phone.getByRole('table', { name: 'Payment schedule' })).toContainText('€450')
    await expect(phone.getByText('Instead of Fine Lodge: €300 less')).toBeVisible()
    await expectNoViolations(phone)
    await phone.reload()
    await expect(price(phone)).toHaveText('€1,800')
  })

  await test.step('ask about a day', async () => {
    await phone.getByRole('link', { name: 'Ask about day 2' }).click()
    await expect(phone.getByRole('heading', { level: 1, name: 'Questions' })).toBeVisible()
    await expect(phone.getByLabel('About')).toHaveValue('day-2')
    await phone.getByRole('button', { name: 'Send' }).click()
    await expect(phone.getByRole('alert')).toContainText('Write your question.')
    await expectNoViolations(phone)
    await phone.getByLabel('Your question').fill('Is the balloon safe?')
    await phone.getByLabel('Your name').fill('Ada Client')
    await phone.getByLabel('Your email address').fill(client)
    await phone.getByRole('button', { name: 'Send' }).click()
    await expect(phone.getByRole('listitem').filter({ hasText: 'Is the balloon safe?' })).toBeVisible()
    await expectNoViolations(phone)
    expect(await emailTo(server, designer.email)).toMatchObject({
      subject: 'Question from Ada Client: Dunes and delta',
    })
    await phone.getByRole('link', { name: 'Back to the itinerary' }).click()
  })

  await test.step('accept', async () => {
    await phone.getByRole('button', { name: 'Accept this proposal' }).click()
    await expect(phone.getByRole('heading', { level: 1, name: 'Accept this proposal' })).toBeVisible()
    await phone.getByRole('button', { name: 'Accept' }).click()
    await expect(phone.getByRole('alert')).toContainText('Enter your full name.')
    await expectNoViolations(phone)
    await fillIn(phone, 'Ada Client', client)
    await phone.getByRole('button', { name: 'Accept' }).click()
    await expect(phone.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
    await expectNoViolations(phone)
    await phone.getByRole('link', { name: 'Back to the itinerary' }).click()
    await expect(phone.getByText('This proposal was accepted on')).toBeVisible()
    await expect(phone.getByRole('checkbox', { name: 'Add Balloon' })).toBeHidden()
    for (const [email, about] of [
      [client, 'Your acceptance'],
      [designer.email, 'Accepted'],
    ] as const)
      expect(await emailTo(server, email, about)).toMatchObject({ attachments: [{ contentType: 'application/pdf' }] })
  })

  await test.step('see who accepted, and apply the choices', async () => {
    await logIn(page, designer, `/itineraries/${uuid}?tab=publish`)
    const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Acceptance', exact: true }) })
    await expect(card).toContainText('Ada Client accepted version 2')
    await expect(card.getByRole('listitem')).toContainText([
      'Day 1: Fine Lodge, instead of Plain Lodge',
      'Day 2: Balloon',
    ])
    await expect(card).toContainText('Total: €1,800.00')
    const downloading = page.waitForEvent('download')
    await card.getByRole('button', { name: 'Receipt' }).click()
    expect((await downloading).suggestedFilename()).toBe('Acceptance Dunes and delta.pdf')
    await card.getByRole('button', { name: 'Apply choices' }).click()
    await expect(card.getByRole('button', { name: 'Apply choices' })).toBeHidden()
    await expect.poll(async () => (await readItinerary(uuid)).clientPrice.total).toEqual(euros(1800))
    await expectNoViolations(page)
  })

  await test.step('answer the question', async () => {
    const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Questions from clients' }) })
    await expect(card).toContainText('1 waiting')
    await card.getByRole('button', { name: 'Answer' }).click()
    await card.getByLabel('Answer to Ada Client').fill('Very safe. We fly every day.')
    await expectNoViolations(page)
    await card.getByRole('button', { name: 'Send answer' }).click()
    await expect(card.getByText('Answered')).toBeVisible()
    await phone.reload()
    await phone.getByRole('link', { name: 'Read your question' }).click()
    await expect(phone.getByRole('listitem').filter({ hasText: 'Very safe. We fly every day.' })).toBeVisible()
  })

  await test.step('another lodge makes the version out of date', async () => {
    const other = await browser.newContext()
    const desk = await other.newPage()
    await publish()
    await desk.goto(url)
    await desk.getByRole('button', { name: 'Accept this proposal' }).click()
    await fillIn(desk, 'Ben Client', newEmail())
    const { rev, segments } = await readItinerary(uuid)
    const renamed = segments.map((one: { title: string }) =>
      one.title === 'Fine Lodge' ? { ...one, title: 'Grand Lodge' } : one,
    )
    await changeItinerary(uuid, { rev, segments: renamed })
    await publish()
    await desk.getByRole('button', { name: 'Accept' }).click()
    await expect(desk.getByRole('heading', { level: 1, name: 'This proposal has changed' })).toBeVisible()
    await expect(desk.getByRole('listitem').filter({ hasText: 'Fine Lodge' })).toContainText('Grand Lodge')
    await expectNoViolations(desk)
    await desk.getByRole('link', { name: 'Open the new version' }).click()
    await expect(desk.getByText('What has changed in this version')).toBeVisible()
    await expect(desk.getByRole('heading', { name: 'Grand Lodge' }).first()).toBeVisible()
    await desk.getByRole('link', { name: 'Changed', exact: true }).first().click()
    await expect(desk).toHaveURL(/#what-changed$/)
    await expectNoViolations(desk)
    await other.close()
  })
  await context.close()
})

test('choices and acceptance work without a script', async ({ browser, server, request }) => {
  const { url } = await propose(request, server)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(url)
  await page.getByLabel('Choose Fine Lodge').check()
  await page.getByRole('button', { name: 'Update the price' }).click()
  await expect(price(page)).toHaveText('€1,300')
  await page.getByRole('button', { name: 'Accept this proposal' }).click()
  await fillIn(page, 'Ada Client', newEmail())
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
  await context.close()
})

test('an Admin chooses what follows an acceptance; the owner completes the task, adds another, and revokes the acceptance', async ({
  page,
  browser,
  server,
  request,
}) => {
  test.setTimeout(180_000)
  const { company, designer, uuid, url, readItinerary } = await propose(request, server)
  const onBooking = async () => (await readItinerary(uuid)).paymentSchedule[0].due
  const cardOf = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })

  await test.step('choose a task and a status', async () => {
    const context = await browser.newContext()
    const settings = await context.newPage()
    await logIn(settings, await makeSomebody(request, server, company, 'Admin'), '/settings')
    const group = settings.getByRole('group', { name: 'When a client accepts' })
    await expect(group.getByRole('checkbox', { name: 'Date payments on acceptance' })).toBeChecked()
    await expect(group.getByRole('checkbox', { name: 'Draft an invoice' })).not.toBeChecked()
    const task = group.getByRole('textbox', { name: 'Task after acceptance' })
    await expect(task).toHaveValue('Send the invoice and book the services')
    await task.fill('Call the client')
    await group.getByRole('textbox', { name: 'Days for this task' }).fill('0')
    await group.getByRole('button', { name: /Status after acceptance/ }).click()
    await settings.getByRole('option', { name: 'Booked', exact: true }).click()
    await expectNoViolations(settings)
    await settings.getByRole('button', { name: 'Save settings' }).click()
    await expect(settings.getByText('Settings saved').first()).toBeVisible()
    await context.close()
  })

  await test.step('accept', async () => {
    const context = await browser.newContext()
    const phone = await context.newPage()
    await phone.goto(url)
    await phone.getByRole('button', { name: 'Accept this proposal' }).click()
    await fillIn(phone, 'Ada Client', newEmail())
    await phone.getByRole('button', { name: 'Accept' }).click()
    await expect(phone.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
    await context.close()
    expect(await onBooking()).toMatch(/^\d{4}-/)
  })

  await test.step('complete the task on the home page, and take it back', async () => {
    await logIn(page, designer)
    const row = cardOf('Deadlines').getByRole('listitem').filter({ hasText: 'Call the client' })
    await expect(row).toContainText(/Dunes and delta.*(today|tomorrow|1 day late)/s)
    await expectNoViolations(page)
    await row.getByRole('button', { name: 'Mark “Call the client” as done' }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).filter({ hasText: 'Undo' }).click()
    await expect(row).toBeVisible()
    await row.getByRole('button', { name: 'Mark “Call the client” as done' }).click()
    await expect(row).toHaveCount(0)
  })

  await test.step('add another in the itinerary, which stays when it is late', async () => {
    await page.goto(`/itineraries/${uuid}?tab=overview`)
    const card = cardOf('Tasks')
    await expect(card).toContainText('Nothing to do.')
    await card.getByRole('button', { name: '1 done' }).click()
    await expect(card.getByRole('listitem')).toContainText([`Call the client`])
    await card.getByRole('button', { name: 'Add task' }).click()
    await card.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(card).toContainText('Enter what to do, and a date.')
    await card.getByRole('textbox', { name: 'Task' }).fill('Book the lodge')
    await card.getByRole('spinbutton', { name: /day/ }).click()
    await page.keyboard.type('02012026')
    await expectNoViolations(page)
    await card.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(card.getByRole('listitem').first()).toContainText(/Book the lodge.*Due 2\/01\/2026.*days late/s)
    await expect(cardOf('At a glance')).toContainText(/Book the lodge.*days late/s)
    await expectNoViolations(page)
  })

  await test.step('revoke the acceptance, which undoes what nobody has changed', async () => {
    await page.goto(`/itineraries/${uuid}?tab=publish`)
    const card = cardOf('Acceptance')
    await card.getByRole('button', { name: 'Revoke' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('By mistake')
    await dialog.getByRole('button', { name: 'Revoke' }).click()
    await expect(card.getByText('Revoked', { exact: true })).toBeVisible()
    expect(await readItinerary(uuid)).toMatchObject({ status: 'enquiry' })
    expect(await onBooking()).toBeNull()
    await page.goto(`/itineraries/${uuid}?tab=overview`)
    await expect(cardOf('Tasks')).toContainText('Book the lodge')
    await expect(cardOf('Tasks').getByRole('button', { name: '1 done' })).toBeVisible()
  })
})
