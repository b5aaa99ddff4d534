import { randomUUID } from 'node:crypto'
import { expectNoViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { openItinerary, saved } from './open-itinerary.ts'

test.describe.configure({ timeout: 120_000 })

const euros = (amount: number) => ({ amount, currency: 'EUR' })
const part = (fields: object) => ({ uuid: randomUUID(), day: 0, kind: 'excursion', ...fields })

test('the published page shows the calculated price that the editor announces', async ({ page, request, server }) => {
  await openItinerary(page, request, server, {
    title: 'Slow water',
    currency: 'EUR',
    adults: 3,
    roundTo: 1000,
    segments: [part({ title: 'Walk', net: euros(1_705_000) })],
  })
  await page.getByRole('tab', { name: 'Price' }).click()
  await page.getByRole('button', { name: /Price display/ }).click()
  await page.getByRole('option', { name: 'Price per person' }).click()
  await saved(page)
  const costs = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Price summary' }) })
  await expect(costs).toContainText('€5,690.00 per person')
  await expect(costs).toContainText('€17,070.00 in total')
  await page.getByRole('tab', { name: 'Publish' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const link = page.getByRole('textbox', { name: 'Client link' })
  await expect(link).toBeVisible({ timeout: 60_000 })
  await page.goto(await link.inputValue())
  await expect(page.locator('.amount')).toHaveText('€5,690')
  await expect(page.getByText('per person · €17,070 in total')).toBeVisible()
})

test('editor and page show the same price of each traveller, and they add up to the total', async ({
  page,
  request,
  server,
}) => {
  await openItinerary(page, request, server, {
    currency: 'EUR',
    adults: 2,
    children: 1,
    childAges: [7],
    days: ['Water', 'Woods', 'Way home'].map((title) => ({ uuid: randomUUID(), title })),
    segments: [
      part({ title: 'Walk', net: euros(100_000) }),
      part({
        kind: 'accommodation',
        title: 'Inn',
        nights: 1,
        rooms: [
          { type: 'Double', count: 1, adults: 1, children: 1 },
          { type: 'Single', count: 1, adults: 1 },
        ],
      }),
    ],
  })
  await page.getByRole('tab', { name: 'Price' }).click()
  await page.getByRole('button', { name: /Price display/ }).click()
  await page.getByRole('option', { name: 'Price of every traveller' }).click()
  await saved(page)
  const costs = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Price summary' }) })
  const prices = [
    ['Adult 1', '333.34'],
    ['Adult 2, in a room of their own', '333.33'],
    ['Child 1, 7 years old', '333.33'],
  ] as const
  await expect(costs).toContainText('€1,000.00')
  for (const [name, amount] of prices) await expect(costs).toContainText(`${name}€${amount}`)
  await expectNoViolations(page)
  await page.getByRole('tab', { name: 'Publish' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const link = page.getByRole('textbox', { name: 'Client link' })
  await expect(link).toBeVisible({ timeout: 60_000 })
  await page.goto(await link.inputValue())
  await expect(page.locator('.amount')).toHaveText('€1,000')
  for (const [name, amount] of prices) await expect(page.getByRole('row', { name: `${name} €${amount}` })).toBeVisible()
  await expectNoViolations(page)
})

test('a change of currency keeps the number that was typed', async ({ page, request, server }) => {
  const { call, path } = await openItinerary(page, request, server, {
    title: 'Slow water',
    currency: 'EUR',
    priceMode: 'total',
    segments: [part({ title: 'Walk', net: euros(11_800_000) })],
  })
  await page.getByRole('tab', { name: 'Price' }).click()
  await page.getByRole('button', { name: 'Details of Walk' }).click()
  await page.getByRole('combobox', { name: 'Net currency' }).fill('JPY')
  await page.getByRole('option', { name: /JPY/ }).click()
  await expect(page.getByRole('textbox', { name: 'Net' })).toHaveValue('118,000')
  await page.keyboard.press('Escape')
  await saved(page)
  const { segments } = (await call('GET', path)).json.data
  expect(segments[0].net).toEqual({ amount: 118_000, currency: 'JPY' })
  await expect(page.getByText(/in another currency and not part of the total/)).toBeVisible()
})

test('one of several alternatives is selected, and the others show their price difference', async ({
  page,
  request,
  server,
}) => {
  const stay = { kind: 'accommodation', nights: 2, optionGroup: 'Hotel' }
  const { call, path } = await openItinerary(page, request, server, {
    title: 'Slow water',
    currency: 'EUR',
    priceMode: 'total',
    segments: [
      part({ ...stay, title: 'Lodge Alder', net: euros(10_000) }),
      part({ ...stay, title: 'Lodge Birch', net: euros(20_000) }),
    ],
  })
  const selected = async () =>
    (await call('GET', path)).json.data.segments.map(({ isSelected }: { isSelected: boolean }) => isSelected)
  expect(await selected()).toEqual([true, false])
  await page.getByRole('tab', { name: 'Price' }).click()
  const costs = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Price summary' }) })
  await expect(costs).toContainText('Total€100.00')
  const row = (title: string) => page.getByRole('row', { name: new RegExp(title) })
  await expect(row('Lodge Birch')).toContainText('Alternative for Hotel · €100.00 more')
  await page.getByRole('button', { name: 'Details of Lodge Birch' }).click()
  await expect(page.getByRole('radio', { name: /Lodge Birch €100.00 more/ })).not.toBeChecked()
  await page.getByText('€100.00 more', { exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(costs).toContainText('Total€200.00')
  await saved(page)
  await expect.poll(selected).toEqual([false, true])
  await expect(row('Lodge Alder')).toContainText('Alternative for Hotel · €100.00 less')
})
