import { emptySegment } from '@sojourn/contract/itinerary/from-library'
import { priceOfItinerary } from '@sojourn/contract/itinerary/itinerary-price'
import { expect, test } from 'vitest'
import { itinerary, uuid } from '../../fixtures/open-itinerary.ts'
import { documentOf } from '../../store/itinerary-document.ts'
import { createSheetRows } from './sheet-rows.ts'

const terms = { currency: 'EUR', sold: 'EUR', markupBps: 2000, markupRules: [], isEach: false, sheetNames: new Map() }
const net = { amount: 10_000, currency: 'EUR' }

test('a new price makes a new row and a new day of it, and leaves the others the same objects', () => {
  const document = {
    ...documentOf(itinerary),
    currency: 'EUR',
    segments: [0, 0, 1, null].map((day, index) => ({
      ...emptySegment(uuid(index + 1), 'excursion', `Walk ${index + 1}`),
      day,
      net,
    })),
  }
  const listRows = createSheetRows()
  const list = (now: typeof document) => listRows(now, priceOfItinerary(now), new Map(), terms)
  const before = list(document)
  expect(before.map(({ rows }) => rows.length)).toEqual([2, 1, 1])

  const dearer = document.segments.map((one, index) =>
    index === 1 ? { ...one, net: { ...net, amount: 20_000 } } : one,
  )
  const after = list({ ...document, segments: dearer })
  expect(after.map((day, index) => day === before[index])).toEqual([false, true, true])
  expect(after[0]?.rows.map((row, index) => row === before[0]?.rows[index])).toEqual([true, false])
  expect(after[0]?.sums).toEqual([{ amount: 30_000, currency: 'EUR' }])

  const named = list({
    ...document,
    segments: dearer,
    days: document.days.map((day, index) => (index === 1 ? { ...day, title: 'Dunes' } : day)),
  })
  expect(named.map((day, index) => day === after[index])).toEqual([true, false, true])
})
