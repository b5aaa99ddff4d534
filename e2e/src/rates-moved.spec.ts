import { expectNoViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { logIn } from './log-in.ts'
import { getCaller, makeDesignersCompany, makeSomebody } from './own-companies.ts'
import { saved } from './open-itinerary.ts'

test.describe.configure({ timeout: 180_000 })

test('a check reports rates that have moved and opens their list; each is applied separately, and a confirmed price stays', async ({
  page,
  request,
  server,
}) => {
  const { company, designer, make } = await makeDesignersCompany(request, server)
  const call = await getCaller(request, await makeSomebody(request, server, company, 'Manager'))
  const create = async (plural: string, body: object): Promise<string> => {
    const { status, json } = await call('POST', `/v1/${company.uuid}/${plural}`, body)
    expect(status, JSON.stringify(json)).toBe(201)
    return json.data.uuid
  }
  const supplier = await create('suppliers', { name: 'Kalahari Camps' })
  const period = { validFrom: '2027-01-01', validTo: '2027-12-31', status: 'active' }
  const sheet = await create('rate-sheets', {
    ...period,
    name: 'Camps 2027',
    supplier,
    service: { kind: 'accommodation', name: 'Camps' },
    currency: 'NAD',
    lines: [{ per: 'group', perTime: 'night', price: 220_000 }],
  })
  await create('exchange-rates', { from: 'NAD', to: 'EUR', rate: '0.0516', date: '2026-11-20' })
  const stay = (title: string, day: number, fields: object = {}) => ({
    uuid: crypto.randomUUID(),
    kind: 'accommodation',
    title,
    day,
    nights: 1,
    supplier,
    net: { amount: 200_000, currency: 'NAD' },
    costing: {
      costedOn: '2026-11-10',
      lines: [{ sheet, for: 'group', from: '2027-05-14', times: 1, price: 200_000, count: 1, amount: 200_000 }],
    },
    ...fields,
  })
  const uuid = await make('itineraries', {
    title: 'Red dunes',
    startDate: '2027-05-14',
    dayCount: 4,
    currency: 'EUR',
    priceMode: 'total',
    exchangeRates: [{ from: 'NAD', to: 'EUR', rate: '0.05', date: '2026-11-10' }],
    segments: [stay('Dune Camp', 0), stay('River Camp', 1), stay('Pan Camp', 2, { bookingStatus: 'confirmed' })],
  })
  await logIn(page, designer, `/itineraries/${uuid}`)
  const checks = page.getByRole('button', { name: /^Checks:/ })
  await checks.click()
  const dialog = page.getByRole('dialog', { name: 'Checks' })
  await expect(
    dialog.getByText('The exchange rate from NAD to EUR has moved up by 3.2% since 10/11/2026.'),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'The rates of 2 segments have changed since they were priced.' }).click()
  const card = page.locator('#rates')
  await expect(card).toBeFocused()
  await expect(card).toBeInViewport()
  await expect(card.getByRole('listitem').filter({ hasText: 'River Camp' })).toContainText(
    /NAD.2,000\.00.*NAD.2,200\.00.*200\.00 more/,
  )
  await expect(card.getByText('Pan Camp')).toHaveCount(0)
  await expect(card.getByText('Today 0.0516, 3.2% more')).toBeVisible()
  await expectNoViolations(page)

  await card.getByText('River Camp', { exact: true }).click()
  await card.getByRole('button', { name: 'Apply 1 rate' }).click()
  await expect(card.getByRole('listitem').filter({ hasText: 'Dune Camp' })).toHaveCount(0)
  await card.getByRole('button', { name: 'Use 0.0516 from NAD to EUR' }).click()
  await expect(card.getByText('1 NAD = 0.0516 EUR')).toBeVisible()

  await card.getByRole('button', { name: 'Change the rate from NAD to EUR' }).click()
  const rate = page.getByRole('dialog', { name: 'Change the rate from NAD to EUR' })
  await rate.getByRole('textbox', { name: '1 NAD in EUR' }).fill('1/19')
  await rate.getByRole('button', { name: 'Use this rate' }).click()
  await expect(rate.getByText('Must be a decimal number such as 1.0845')).toBeVisible()
  await expectNoViolations(page)
  await rate.getByRole('textbox', { name: '1 NAD in EUR' }).fill('0,06')
  await rate.getByRole('button', { name: 'Use this rate' }).click()
  await expect(card.getByText(/1 NAD = 0\.06 EUR.*set by hand/)).toBeVisible()
  await saved(page)

  const { json } = await call('GET', `/v1/${company.uuid}/itineraries/${uuid}`)
  expect(json.data.exchangeRates).toMatchObject([{ rate: '0.06', isManual: true }])
  expect(json.data.segments.map(({ net }: { net: { amount: number } }) => net.amount)).toEqual([
    220_000, 200_000, 200_000,
  ])
  // A rate set by hand is not reported; the segment that was not chosen still is.
  await checks.click()
  await expect(
    dialog.getByText('The rate of River Camp has changed since it was priced: NAD 2,000.00 then, NAD 2,200.00 now.'),
  ).toBeVisible()
  await expect(dialog.getByText(/exchange rate from/)).toHaveCount(0)
})
