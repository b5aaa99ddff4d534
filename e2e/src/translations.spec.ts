import { randomUUID } from 'node:crypto'
import { devices } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { newEmail } from './emails.ts'
import { logIn } from './log-in.ts'
import { makeItineraryMakers } from './own-itineraries.ts'

// The headless browser calls itself a bot, and bots do not count as the last who saw the page.
test.use({ userAgent: devices['Desktop Chrome'].userAgent })

const euros = (amount: number) => ({ amount: amount * 100, currency: 'EUR' })

test('a designer translates two texts and publishes in two languages; a client switches and accepts in German', async ({
  page,
  browser,
  server,
  request,
}) => {
  test.setTimeout(180_000)
  const { company, designer, call, makeItinerary } = await makeItineraryMakers(request, server)
  const uuid = await makeItinerary({
    title: 'Dunes and delta',
    startDate: '2027-05-04',
    dayCount: 1,
    adults: 2,
    owner: designer.uuid,
    priceMode: 'total',
    currency: 'EUR',
    days: [{ uuid: randomUUID(), title: 'Into the dunes' }],
    segments: [{ uuid: randomUUID(), kind: 'excursion', day: 0, title: 'Balloon', gross: euros(1300) }],
    highlights: ['Sand', 'Water'],
  })
  const path = `/v1/${company.uuid}/itineraries/${uuid}`

  await test.step('translate', async () => {
    await logIn(page, designer, `/itineraries/${uuid}?tab=publish`)
    await page.getByRole('button', { name: 'Itinerary actions' }).click()
    await page.getByRole('menuitem', { name: 'Translations' }).click()
    const sheet = page.getByRole('dialog', { name: 'Translations of Dunes and delta' })
    await expect(sheet.getByText('No translations yet')).toBeVisible()
    await sheet.getByRole('button', { name: /Language/ }).click()
    await page.getByRole('option', { name: 'German' }).click()
    await expect(sheet).toContainText('0 of 4 texts translated, 4 missing')
    await sheet
      .getByRole('region', { name: 'Translations' })
      .getByLabel('Title, German', { exact: true })
      .fill('Dünen und Delta')
    await sheet.getByLabel('Balloon: Title, German').fill('Ballonfahrt')
    await expect(sheet.getByRole('status', { name: 'Save status' })).toHaveText('Saved')
    await expect(sheet).toContainText('2 of 4 texts translated, 2 missing')
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })

  await test.step('publish both languages', async () => {
    const german = page.getByRole('checkbox', { name: /German/ })
    await expect(page.getByRole('group', { name: 'Languages' })).toContainText('2 of 4 texts missing')
    await german.check({ force: true })
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Up to date')).toBeVisible()
    await expect(german).toBeChecked()
  })

  const { shares } = (await call('GET', path)).json.data
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } })
  const phone = await context.newPage()

  await test.step('switch the language', async () => {
    await phone.goto(shares[0].url)
    await expect(phone.getByRole('heading', { level: 1, name: 'Dunes and delta' })).toBeVisible()
    await phone.getByRole('link', { name: 'Deutsch' }).click()
    await expect(phone.getByRole('heading', { level: 1, name: 'Dünen und Delta' })).toBeVisible()
    await expect(phone.locator('html')).toHaveAttribute('lang', 'de')
    await expect(phone.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'true')
    await expect(phone.getByText('Ballonfahrt').first()).toBeVisible()
    // What is not translated is shown as it was written.
    await expect(phone.getByText('Into the dunes').first()).toBeVisible()
    await expectNoViolations(phone)
  })

  await test.step('accept in German', async () => {
    await phone.getByRole('button', { name: 'Diesen Vorschlag annehmen' }).click()
    await expect(phone.getByRole('heading', { level: 1, name: 'Diesen Vorschlag annehmen' })).toBeVisible()
    await phone.getByLabel('Ihr vollständiger Name').fill('Ada Client')
    await phone.getByLabel('Ihre E-Mail-Adresse').fill(newEmail())
    await phone.getByRole('checkbox').check()
    await phone.getByRole('button', { name: 'Annehmen' }).click()
    await expect(phone.getByRole('heading', { level: 1, name: 'Vielen Dank' })).toBeVisible()
    await phone.getByRole('link', { name: 'Zurück zur Reise' }).click()
    await expect(phone.getByRole('heading', { level: 1, name: 'Dünen und Delta' })).toBeVisible()
    expect((await call('GET', `${path}/acceptances`)).json.data).toMatchObject([{ language: 'de', total: euros(1300) }])
  })

  await test.step('a browser that prefers German is offered German', async () => {
    const other = await browser.newContext({ locale: 'de-AT' })
    const desk = await other.newPage()
    await desk.goto(shares[0].url)
    await desk.getByRole('link', { name: 'Dieses Reiseprogramm gibt es auch auf Deutsch.' }).click()
    await expect(desk.getByRole('heading', { level: 1, name: 'Dünen und Delta' })).toBeVisible()
  })
})
