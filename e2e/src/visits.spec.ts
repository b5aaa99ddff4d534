import { devices } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { logIn } from './log-in.ts'
import { makeItineraryMakers } from './own-itineraries.ts'

// The headless browser calls itself a bot, which is not counted.
test.use({ userAgent: devices['Desktop Chrome'].userAgent })

test('a client reads two sections on a phone, and the designer sees it, but not their own visit', async ({
  page,
  browser,
  server,
  request,
}) => {
  const { company, designer, call, makeItinerary } = await makeItineraryMakers(request, server)
  const uuid = await makeItinerary({
    title: 'Dunes and delta',
    startDate: '2027-05-04',
    dayCount: 2,
    adults: 2,
    priceMode: 'total',
    displayPrice: { amount: 123_400, currency: 'EUR' },
  })
  const path = `/v1/${company.uuid}/itineraries/${uuid}`
  const [{ url }] = (await call('POST', `${path}/publish`, {})).json.data.shares
  const { defaultBrowserType: _, ...iphone } = devices['iPhone 15']
  const context = await browser.newContext(iphone)
  const phone = await context.newPage()

  await test.step('read', async () => {
    await phone.clock.install()
    await phone.goto(url)
    await expect(phone.getByText('can see when this page is opened')).toBeAttached()
    await phone.clock.runFor(3000)
    await phone.locator('#price').scrollIntoViewIfNeeded()
    await phone.clock.runFor(4000)
    expect(await context.cookies()).toEqual([])
    // Leaving the page sends what was read.
    await phone.goto('about:blank')
    await expect.poll(async () => (await call('GET', `${path}/visits`)).json.data[0].seconds).toBeGreaterThan(2)
    await context.close()
  })

  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Visits', exact: true }) })
  await test.step('see it', async () => {
    await logIn(page, designer, `/itineraries/${uuid}?tab=publish`)
    await expect(card).toContainText('Page opened 1 time, last')
    const sections = card.getByRole('list', { name: 'Reading time by section' }).getByRole('listitem')
    for (const name of ['Cover', 'Price']) await expect(sections.filter({ hasText: name })).toContainText(/\d s$/)
    await expect(card.getByRole('list', { name: 'Latest visits' }).getByRole('listitem')).toContainText(
      /Page opened, read for \d s/,
    )
    await expectNoViolations(page)
  })

  await test.step('open it as a member', async () => {
    const opening = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Open page' }).click()
    const own = await opening
    await expect(own.getByRole('heading', { level: 1, name: 'Dunes and delta' })).toBeVisible()
    expect(own.url()).toBe(url)
    await own.reload()
    expect((await call('GET', `${path}/visits`)).json.data[0].opened).toBe(1)
  })
})
