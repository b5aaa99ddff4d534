import { devices } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { logIn } from './log-in.ts'
import { getCaller, makeDesignersCompany, makeSomebody } from './own-companies.ts'

// The headless browser calls itself a bot.
test.use({ userAgent: devices['Desktop Chrome'].userAgent })
test.describe.configure({ timeout: 240_000 })

const euros = (amount: number) => ({ amount: amount * 100, currency: 'EUR' })

test('an Admin turns card payments on, a client pays the deposit on a phone, and the designer sees it', async ({
  page,
  browser,
  request,
  server,
}) => {
  const { company, designer, make } = await makeDesignersCompany(request, server)
  const admin = await makeSomebody(request, server, company, 'Admin')
  const call = await getCaller(request, admin)
  const send = async (method: string, path: string, body?: object) => {
    const { status, json } = await call(method, `/v1/${company.uuid}/${path}`, body)
    expect(status, JSON.stringify(json)).toBeLessThan(300)
    return json.data
  }
  const client = await make('contacts', { givenName: 'Ingrid', familyName: 'Sommer' })
  const itinerary = await make('itineraries', {
    title: 'Slow water',
    client,
    owner: designer.uuid,
    currency: 'EUR',
    priceMode: 'total',
    displayPrice: euros(1000),
    paymentSchedule: [
      { label: 'Deposit', amount: euros(300), due: null },
      { label: 'Balance', amount: euros(700), due: '2031-03-01' },
    ],
  })
  const { shares } = await send('POST', `itineraries/${itinerary}/publish`, {})
  await send('PUT', `itineraries/${itinerary}/shares/${shares[0].uuid}`, { showsInvoices: true })
  const draft = await send('POST', 'invoices', { itinerary, fromSchedule: { rows: [0, 1] } })
  const { number } = await send('POST', `invoices/${draft.uuid}/issue`, {})

  await test.step('an Admin turns test payments on', async () => {
    await logIn(page, admin, '/settings#card-payments')
    const section = page.getByRole('region', { name: 'Card payments' })
    await expect(section).toContainText('Off')
    await section.getByRole('button', { name: 'Turn on test payments' }).click()
    await expect(section.getByText('On', { exact: true })).toBeVisible()
    await expect(section).toContainText('Connected by')
    await expectNoViolations(page)
  })

  await test.step('the client pays what is due now', async () => {
    const context = await browser.newContext({ ...devices['iPhone 13'], javaScriptEnabled: false })
    const phone = await context.newPage()
    await phone.goto(`${shares[0].url}#payments`)
    const payments = phone.getByRole('region', { name: 'Payments' })
    await expect(
      payments.getByRole('button', { name: `Pay everything by card: €1,000.00 for invoice ${number}` }),
    ).toBeVisible()
    await payments.getByRole('button', { name: `Pay what is due now by card: €300.00 for invoice ${number}` }).click()
    await expect(phone.getByText('€300.00', { exact: true })).toBeVisible()
    await expect(phone.getByText(`Invoice ${number} · Slow water`)).toBeVisible()
    await phone.getByRole('button', { name: 'Pay with a test card that is declined' }).click()
    await expect(phone.getByRole('alert')).toContainText('Nothing was charged')
    await phone.getByRole('button', { name: 'Pay €300.00 with a test card' }).click()
    await expect(phone).toHaveURL(/#payments$/)
    await expect(payments.getByRole('status')).toHaveText('Thank you. Your payment of €300.00 has been received.')
    await expect(payments.getByRole('button')).toHaveAccessibleName(`Pay €700.00 by card for invoice ${number}`)
    await expect(payments.getByRole('table', { name: 'Payments received' })).toContainText(
      /Card · For invoice.*€300\.00/s,
    )
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await context.close()

    const again = await browser.newContext({ viewport: { width: 375, height: 812 } })
    const reader = await again.newPage()
    await reader.goto(`${shares[0].url}#payments`)
    await expectNoViolations(reader)
    await reader.getByRole('button', { name: /^Pay €700\.00 by card/ }).click()
    await expectNoViolations(reader)
    await reader.getByRole('button', { name: 'Cancel and go back' }).click()
    await expect(reader).toHaveURL(/#payments$/)
    await again.close()
  })

  await test.step('the designer is notified, and finds the payment', async () => {
    const context = await browser.newContext()
    const desk = await context.newPage()
    await logIn(desk, designer)
    await desk.getByRole('button', { name: 'Notifications, 1 unread' }).click()
    const news = desk.getByRole('list', { name: 'Notifications' })
    await expect(news).toContainText(`A client paid by card for Slow water`)
    await expect(news).toContainText(`€300.00 · ${number}`)
    await news.getByRole('link', { name: /A client paid by card/ }).click()
    await expect(desk).toHaveURL(/\/payments\/[\w-]{36}$/)
    await expect(desk.getByRole('main')).toContainText('Card (test payment)')
    await expectNoViolations(desk)
    await desk.goto('/payments')
    const row = desk.getByRole('grid', { name: 'Payments' }).getByRole('row').nth(1)
    await expect(row).toContainText(/€300\.00.*Card \(test payment\).*Allocated/s)
    await context.close()
  })
})
