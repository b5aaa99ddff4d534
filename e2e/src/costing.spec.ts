import { japanQuotes } from '@sojourn/contract/fixtures/golden-quotes/japan'
import type { Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { logIn } from './log-in.ts'
import { getCaller, makeDesignersCompany, makeSomebody } from './own-companies.ts'
import { addTo, openItinerary, saved } from './open-itinerary.ts'

test.describe.configure({ timeout: 180_000 })

const maker =
  (call: Awaited<ReturnType<typeof getCaller>>, company: string) =>
  async (plural: string, body: object): Promise<string> => {
    const { status, json } = await call('POST', `/v1/${company}/${plural}`, body)
    expect(status, JSON.stringify(json)).toBe(201)
    return json.data.uuid
  }

/** Creates the sheets, exchange rates and suppliers of the Japan quote, and its itinerary without any price. */
const makeJapan = async (make: ReturnType<typeof maker>, makeItinerary: ReturnType<typeof maker>) => {
  const [quote] = japanQuotes
  if (!quote) throw new Error('there is a Japan quote')
  const uuids = new Map<string, string>()
  const findOrMake = async (uuid: string, plural: string, name: string): Promise<string> => {
    const own = uuids.get(uuid) ?? (await make(plural, { name }))
    uuids.set(uuid, own)
    return own
  }
  for (const { uuid: _, supplier, item, ...sheet } of quote.sheets) {
    const plural = item?.resource === 'excursion' ? 'excursions' : 'accommodations'
    await make('rate-sheets', {
      ...sheet,
      supplier: await findOrMake(supplier ?? '', 'suppliers', `Supplier ${uuids.size}`),
      ...(item ? { item: { ...item, uuid: await findOrMake(item.uuid, plural, sheet.name) } } : {}),
    })
  }
  for (const rate of quote.book ?? []) await make('exchange-rates', rate)
  const dayCount = 11
  return makeItinerary('itineraries', {
    title: 'Eleven days in Japan',
    priceMode: 'total',
    ...quote.itinerary,
    dayCount,
    segments: quote.itinerary.segments.map((segment) => ({
      ...segment,
      uuid: crypto.randomUUID(),
      supplier: uuids.get(segment.supplier ?? ''),
      source: segment.source && { ...segment.source, uuid: uuids.get(segment.source.uuid) },
    })),
  })
}

const summaryOf = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Price summary' }) })

test('a journey of eighteen segments in yen and euros is priced from rate sheets in two presses, and explained', async ({
  page,
  request,
  server,
}) => {
  const { company, designer, make: makeItinerary } = await makeDesignersCompany(request, server)
  const manager = await makeSomebody(request, server, company, 'Manager')
  const make = maker(await getCaller(request, manager), company.uuid)
  const uuid = await makeJapan(make, makeItinerary)
  // The golden quote is costed on this day, because offers and exchange rates depend on it.
  await page.clock.setFixedTime(new Date('2026-01-15T09:00:00Z'))
  await logIn(page, designer, `/itineraries/${uuid}`)
  await page.getByRole('tab', { name: 'Price', exact: true }).click()
  await expect(page.getByText('Rates are available for 18 segments without a price.')).toBeVisible()
  await page.getByRole('button', { name: 'Apply 18 rates' }).click()
  await expect(summaryOf(page).getByText('€15,800.00').first()).toBeVisible()
  await saved(page)
  await expect(page.getByText('All prices from rate sheets are up to date.')).toBeVisible()
  await expectNoViolations(page)

  for (const { title } of japanQuotes[0]?.itinerary.segments ?? [])
    await expect(page.getByRole('button', { name: `Details of ${title}` })).toHaveCount(1)
  await page.getByRole('button', { name: 'Details of Ryokan in Kyoto' }).click()
  const details = page.getByRole('dialog', { name: 'Ryokan in Kyoto' })
  for (const text of [
    'Adults sharing a double',
    'JP¥62,000 × 2 × 3',
    'Child aged 6 to 11',
    'JP¥37,200 × 1 × 3',
    'Ninety days before, 10%',
    'City tax',
    'JP¥444,240',
    '€2,741.41',
    '€493.45',
    '€3,234.86',
  ])
    await expect(details.getByText(text).first(), text).toBeVisible()
  await expectNoViolations(page)
})

test('prices follow the dates, and a price set by hand stays until its rate is chosen', async ({
  page,
  request,
  server,
}) => {
  const { company } = await openItinerary(page, request, server, { currency: 'EUR', priceMode: 'total' })
  const manager = await makeSomebody(request, server, company, 'Manager')
  const make = maker(await getCaller(request, manager), company.uuid)
  const [supplier, item] = [
    await make('suppliers', { name: 'Kauri Stays' }),
    await make('accommodations', { name: 'Kauri Lodge' }),
  ]
  await make('rate-sheets', {
    name: 'Kauri Lodge 2027',
    supplier,
    item: { resource: 'accommodation', uuid: item },
    currency: 'EUR',
    status: 'active',
    validFrom: '2027-01-01',
    validTo: '2027-12-31',
    seasons: [
      { name: 'Autumn', ranges: [{ from: '2027-03-01', to: '2027-05-31' }] },
      { name: 'Winter', ranges: [{ from: '2027-06-01', to: '2027-08-31' }] },
    ],
    lines: [
      { season: 'Autumn', per: 'room', perTime: 'night', price: 20_000 },
      { season: 'Winter', per: 'room', perTime: 'night', price: 12_000 },
    ],
  })
  await addTo(page, 1, 'Add from library')
  await page.getByRole('searchbox', { name: 'Search the library' }).fill('kauri')
  await page.getByRole('option', { name: 'Kauri Lodge' }).click()
  await page.keyboard.press('Escape')
  const form = page.getByRole('region', { name: 'Stay: Kauri Lodge' })
  await form.getByRole('textbox', { name: 'Nights' }).fill('3')
  await page.keyboard.press('Tab')
  await saved(page)
  await page.getByRole('tab', { name: 'Price', exact: true }).click()
  await expect(summaryOf(page).getByText('€600.00').first()).toBeVisible()

  await page.getByRole('button', { name: 'Details of Kauri Lodge' }).click()
  const details = page.getByRole('dialog', { name: 'Kauri Lodge' })
  await expect(details.getByText('€200.00 × 1 × 3')).toBeVisible()
  await details.getByRole('textbox', { name: 'Net' }).fill('550')
  // Esc closes the panel, and what was typed stays.
  await page.keyboard.press('Escape')
  await expect(summaryOf(page).getByText('€550.00').first()).toBeVisible()
  await expect(page.getByText('1 price set by hand differs from its rate.')).toBeVisible()
  await page.getByText('Kauri Lodge', { exact: true }).last().click()
  await page.getByRole('button', { name: 'Apply 1 rate' }).click()
  await expect(summaryOf(page).getByText('€600.00').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo: Applied rates to 1 segment' }).click()
  await expect(summaryOf(page).getByText('€550.00').first()).toBeVisible()
  await saved(page)
})
