import { randomUUID } from 'node:crypto'
import { expectNoViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { logIn } from './log-in.ts'
import { getCaller } from './own-companies.ts'
import { makeItineraryMakers } from './own-itineraries.ts'

test.describe.configure({ timeout: 180_000 })

const euros = (amount: number) => ({ amount, currency: 'EUR' })
const stay = (title: string, city: string, fields: object) => ({
  uuid: randomUUID(),
  kind: 'accommodation',
  title,
  location: { label: city, city, country: 'NZ', lat: -36.8, lng: 174.8, timezone: 'Pacific/Auckland' },
  ...fields,
})

test('a Designer creates variants, compares them, and closes the others when one is booked', async ({
  page,
  request,
  server,
}) => {
  const { company, designer, makeItinerary, readItinerary, changeItinerary } = await makeItineraryMakers(
    request,
    server,
  )
  const uuid = await makeItinerary({
    title: 'Harbours',
    reference: 'HAR-1',
    startDate: '2030-03-01',
    dayCount: 3,
    priceMode: 'total',
    currency: 'EUR',
    segments: [stay('Kauri Cove Lodge', 'Auckland', { day: 0, nights: 2, net: euros(80_000), gross: euros(100_000) })],
  })
  await logIn(page, designer, `/itineraries/${uuid}`)
  const menu = async (item: string) => {
    await page.getByRole('button', { name: 'Itinerary actions' }).click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  }
  await page.getByRole('button', { name: 'Itinerary actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'Duplicate itinerary' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Compare variants' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await menu('Create variant')
  await expect(page.getByText('Variant B created').first()).toBeVisible()
  await expect(page.getByText('Variant A', { exact: true })).toBeVisible()
  await menu('Create variant')
  await expect(page.getByText('Variant C created').first()).toBeVisible()

  // Edits made after that are saved on the new version.
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Harbours, slowly')
  await expect.poll(async () => (await readItinerary(uuid)).title).toBe('Harbours, slowly')

  const call = await getCaller(request, designer)
  const variants = (await call('GET', `/v1/${company.uuid}/itineraries/${uuid}/variants`)).json.data
  expect(variants.map((one: { variant: string }) => one.variant)).toEqual(['A', 'B', 'C'])
  const [, second, third] = variants
  await changeItinerary(second.uuid, {
    rev: second.rev,
    title: 'Harbours and hills',
    dayCount: 4,
    segments: [
      stay('Kauri Cove Lodge', 'Auckland', { day: 0, nights: 2, net: euros(80_000), gross: euros(100_000) }),
      stay('Hill House', 'Rotorua', { day: 2, nights: 1, net: euros(30_000), gross: euros(50_000) }),
    ],
  })

  await menu('Compare variants')
  const dialog = page.getByRole('dialog', { name: 'Compare variants' })
  const row = (title: string) => dialog.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title }) })
  await expect(dialog.getByRole('columnheader', { name: /Variant B/ })).toContainText('Harbours and hills')
  await expect(row('Days').getByRole('cell')).toHaveText(['3 days', /4 days/, '3 days'].map((text) => new RegExp(text)))
  await expect(row('Days')).toContainText('Differs')
  await expect(row('Travellers')).not.toContainText('Differs')
  await expect(row('Accommodations').getByRole('cell').nth(1)).toContainText(
    'Hill House, 1 night (not in every variant)',
  )
  await expect(row('Accommodations').getByRole('cell').nth(1)).not.toContainText('Lodge, 2 nights (not')
  await expect(row('Total price').getByRole('cell')).toHaveText(['€1,000.00', '€1,500.00', '€1,000.00'])
  await expect(row('Net').getByRole('cell')).toHaveText(['€800.00', '€1,100.00', '€800.00'])
  await expect(row('Margin').getByRole('cell').nth(1)).toContainText('€400.00')
  await expectNoViolations(page)

  await dialog.getByText('Only differences').click()
  await expect(row('Travellers')).toHaveCount(0)
  await expect(row('Places and nights')).toBeVisible()

  // On a phone, the titles of the rows stay in sight while the variants scroll.
  await page.setViewportSize({ width: 375, height: 740 })
  await expect.poll(async () => (await dialog.boundingBox())?.x, 'the dialog fills the phone').toBeLessThan(2)
  const region = dialog.getByRole('region', { name: 'Variants side by side' })
  const head = row('Total price').getByRole('rowheader')
  for (const dir of ['ltr', 'rtl']) {
    await page.evaluate((value) => document.documentElement.setAttribute('dir', value), dir)
    const before = await head.boundingBox()
    const last = row('Total price').getByRole('cell').nth(2)
    await expect(last).not.toBeInViewport({ ratio: 0.9 })
    await region.evaluate((element, sign) => element.scrollTo({ left: sign * 2000 }), dir === 'rtl' ? -1 : 1)
    await expect(last).toBeInViewport({ ratio: 0.9 })
    expect((await head.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0)
  }
  await expectNoViolations(page)
  await page.evaluate(() => document.documentElement.removeAttribute('dir'))
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: /^Status: Enquiry/ }).click()
  await page.getByRole('menuitem', { name: 'Booked', exact: true }).click()
  const lost = page.getByRole('dialog', { name: 'Set the other variants to Lost?' })
  await expect(lost).toBeVisible()
  expect((await readItinerary(uuid)).status).toBe('booked')
  await expectNoViolations(page)
  expect((await readItinerary(second.uuid)).status).toBe('enquiry')
  await lost.getByText('Variant C: Harbours').click()
  await lost.getByRole('button', { name: 'Set to Lost' }).click()
  await expect(lost).toHaveCount(0)
  await expect(page.getByText('1 variant set to Lost').first()).toBeVisible()
  expect(await readItinerary(second.uuid)).toMatchObject({ status: 'lost', statusReason: 'Variant A was booked.' })
  expect((await readItinerary(third.uuid)).status).toBe('enquiry')

  await page.getByRole('link', { name: 'Itineraries' }).first().click()
  await expect(page.getByRole('row').filter({ hasText: 'Harbours and hills' })).toContainText('Variant B')
  await expect(page.getByRole('row').filter({ hasText: 'Harbours and hills' })).toContainText('HAR-1')
})
