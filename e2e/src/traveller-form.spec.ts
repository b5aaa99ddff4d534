import { devices } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { emailTo, newEmail } from './emails.ts'
import { logIn } from './log-in.ts'
import { makeItineraryMakers } from './own-itineraries.ts'

// The headless browser calls itself a bot, and bots do not count as a traveller who opens the form.
test.use({ userAgent: devices['Desktop Chrome'].userAgent })

test('a designer asks for details, the traveller fills them in on a phone without a script, and the designer saves them to the contact', async ({
  page,
  browser,
  server,
  request,
}) => {
  test.setTimeout(180_000)
  const { company, designer, call, make, makeItinerary } = await makeItineraryMakers(request, server)
  const email = newEmail()
  const contact = await make('contacts', { givenName: 'Ada', familyName: 'Quill', emails: [email] })
  const uuid = await makeItinerary({
    title: 'Dunes and delta',
    startDate: '2099-05-04',
    dayCount: 3,
    owner: designer.uuid,
    travellers: [{ contact }],
  })
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, javaScriptEnabled: false })
  const phone = await context.newPage()
  // The same pages with a script, for axe.
  const desk = await (await browser.newContext()).newPage()
  let url = ''

  await test.step('ask', async () => {
    await logIn(page, designer, `/itineraries/${uuid}?tab=people`)
    const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Travellers’ details' }) })
    await expect(card).toContainText('Not asked')
    await card.getByRole('button', { name: 'Ask for details' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ask for details' })
    await expect(dialog.getByRole('checkbox', { name: 'Ada Quill' })).toBeChecked()
    await dialog.getByText('Mobility', { exact: true }).click()
    await expect(dialog.getByRole('checkbox', { name: 'Mobility' })).not.toBeChecked()
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Send emails' }).click()
    await expect(dialog).toBeHidden()
    await expect(card).toContainText('Waiting')
    const sent = await emailTo(server, email, 'Your details')
    url = /http\S+\/details\/[\w-]+/.exec(sent.text)?.[0] ?? ''
    expect(url).not.toBe('')
  })

  await test.step('fill in', async () => {
    await desk.goto(url)
    await expectNoViolations(desk)
    await phone.goto(url)
    await expect(phone.getByLabel('Given names')).toHaveValue('Ada')
    await expect(phone.getByText('Getting around')).toBeHidden()
    await phone.getByLabel('Given names').fill('Ada Maria')
    await phone.getByLabel('Passport number').fill('X1234567')
    await phone.getByLabel('Diet (optional)').fill('Vegetarian')
    await phone.getByRole('button', { name: 'Send my details' }).click()
    await expect(phone.getByRole('alert')).toContainText('Enter your date of birth, in the past.')
    await expect(phone.getByLabel('Passport number')).toHaveValue('X1234567')
    await desk.getByRole('button', { name: 'Send my details' }).click()
    await expect(desk.getByRole('alert')).toContainText('Tick the box to agree.')
    await expectNoViolations(desk)
    await phone.getByLabel('Date of birth').fill('1980-02-29')
    await phone.getByLabel('Country that issued it').selectOption({ label: 'Germany' })
    await phone.getByLabel('Valid until').fill('2099-12-31')
    await phone.getByRole('checkbox', { name: /^I agree that/ }).check()
    await phone.getByRole('button', { name: 'Send my details' }).click()
    await expect(phone.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
    expect(await phone.content()).not.toMatch(/X1234567|1980-02-29|Vegetarian/)
    await desk.goto(url)
    await expectNoViolations(desk)
    await desk.getByRole('link', { name: 'Withdraw my consent' }).click()
    await expect(desk.getByRole('heading', { level: 1, name: 'Withdraw your consent?' })).toBeVisible()
    await expectNoViolations(desk)
  })

  await test.step('see the progress, and save to the contact', async () => {
    await page.goto('/')
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await page.getByRole('link', { name: 'Ada Quill has given their details for Dunes and delta' }).click()
    const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Travellers’ details' }) })
    await expect(card).toContainText('1 of 1 filled in')
    await card.getByRole('button', { name: 'Review the answers of Ada Quill' }).click()
    const dialog = page.getByRole('dialog', { name: 'Answers of Ada Quill' })
    await expect(dialog).toContainText('X1234567, Germany, valid until')
    await expect(dialog.getByRole('checkbox', { name: 'Family name' })).not.toBeChecked()
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Save to contact' }).click()
    await expect(dialog).toBeHidden()
    await expect(card).toContainText('saved to the contact')
    const { json } = await call('GET', `/v1/${company.uuid}/contacts/${contact}`)
    expect(json.data).toMatchObject({
      givenName: 'Ada Maria',
      birthday: '1980-02-29',
      passports: [{ number: 'X1234567', country: 'DE' }],
      preferences: { food: 'Vegetarian' },
    })
  })
  await desk.context().close()
  await context.close()
})
