import { expect, it } from 'vitest'
import { costParts } from '../document/cost-parts.ts'
import { maxCostLines } from '../document/document-limits.ts'
import { segment as segmentSchema } from '../document/document.ts'
import { uuidOf } from '../fixtures/clean-itinerary.ts'
import { rateSheet } from '../resources/rate-sheet.ts'
import { emptyLine } from './cost-extras.ts'
import { costItinerary } from './cost-itinerary.ts'
import { limitLines } from './limit-lines.ts'

const sumOf = (lines: readonly { amount: number }[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)

it('the lines of a long stay in many rooms fit into a document and add up to its net', () => {
  const sheet = {
    ...rateSheet.create.parse({
      name: 'Hotel',
      supplier: uuidOf(2),
      item: { resource: 'accommodation', uuid: uuidOf(1) },
      currency: 'EUR',
      status: 'active',
      validFrom: '2027-01-01',
      validTo: '2027-12-31',
      seasons: [{ name: 'Weekend', ranges: [{ from: '2027-01-01', to: '2027-12-31' }], weekdays: ['fri', 'sat'] }],
      lines: [
        { per: 'room', perTime: 'night', price: 10_000 },
        { season: 'Weekend', per: 'room', perTime: 'night', price: 12_500 },
      ],
      offers: [{ name: 'Long', kind: 'long_stay', percentBps: 1000, minNights: 10 }],
    }),
    uuid: uuidOf(3),
  }
  const stay = segmentSchema.parse({
    uuid: uuidOf(10),
    day: 0,
    kind: 'accommodation',
    title: 'Hotel',
    source: { resource: 'accommodation', uuid: uuidOf(1), rev: 1 },
    nights: 60,
    rooms: Array.from({ length: 20 }, (_, n) => ({ type: `Room ${n}`, count: n + 1, adults: 1, children: 0 })),
  })
  const party = { adults: 210, children: 0, childAges: [], infants: 0 }
  const [cost] = costItinerary(
    { segments: [stay], startDate: '2027-03-01', ...party },
    { sheets: [sheet], bookedOn: '2026-11-27' },
  )
  const lines = cost?.lines ?? []
  // 210 rooms for 44 nights of 100.00 and 16 of 125.00, less 10 %.
  expect([cost?.gaps, cost?.net?.amount, sumOf(lines)]).toEqual([[], 120_960_000, 120_960_000])
  const costing = { costedOn: '2026-11-27', lines }
  expect(segmentSchema.safeParse({ ...stay, net: cost?.net, costing }).error).toBeUndefined()
  // Rooms and deductions are still separate.
  expect(new Set(lines.map((line) => line.for))).toEqual(new Set(['room', 'offer']))
})

it('there are never too many lines, their sum stays the same, and the amount of each follows from its factors', () => {
  for (const length of [400, 401, 1500, 9000]) {
    const lines = Array.from({ length }, (_, n) => {
      const what = costParts[n % costParts.length] ?? 'room'
      const line = {
        ...emptyLine(uuidOf(n % 700), what, '2027-01-01'),
        price: n - 300,
        count: 1 + (n % 7),
        times: 1 + (n % 5),
      }
      return { ...line, occupancy: n % 9, name: `Name ${n}`, amount: line.price * line.count * line.times }
    })
    const limited = limitLines(lines)
    expect(limited.length).toBeLessThanOrEqual(maxCostLines)
    expect(sumOf(limited)).toBe(sumOf(lines))
    for (const { price, count, times, amount } of limited) expect(price * count * times).toBe(amount)
    // Lines that fit are left as they are.
    expect(limited.length === length).toBe(length <= maxCostLines)
  }
})
