import { describe, expect, it } from 'vitest'
import { goldenQuotes } from '../fixtures/golden-quotes/index.ts'
import type { GoldenQuote } from '../fixtures/golden-quotes/quote.ts'
import { applyEdit } from '../itinerary/apply-edit.ts'
import { priceOfItinerary } from '../itinerary/itinerary-price.ts'
import { itinerary as itineraryResource } from '../resources/itinerary.ts'
import { rateSheet } from '../resources/rate-sheet.ts'
import type { RateSheet } from './cost-lines.ts'
import { applyCosts, recost } from './recost.ts'

const sheetOf = ({ uuid, ...input }: GoldenQuote['sheets'][number]): RateSheet => ({
  ...rateSheet.create.parse(input),
  uuid,
})

const dayUuid = (index: number): string => `00000000-0000-4000-9000-${String(index).padStart(12, '0')}`

/** A quote costed from its sheets, and priced. */
const costed = ({ sheets, book = [], bookingDate, itinerary }: GoldenQuote) => {
  const dayCount = 1 + Math.max(...itinerary.segments.map(({ day }) => day ?? 0))
  const document = itineraryResource.create.parse({
    title: 'A golden quote',
    priceMode: 'total',
    ...itinerary,
    dayCount,
    days: Array.from({ length: dayCount }, (_, index) => ({ uuid: dayUuid(index) })),
  })
  const changes = recost(document, { sheets: sheets.map(sheetOf), bookedOn: bookingDate })
  const edit = applyCosts(document, changes, {
    book: book.map((rate) => ({ bufferBps: 0, ...rate })),
    costedOn: bookingDate,
  })
  const after = edit ? applyEdit(document, edit).document : document
  return { changes, price: priceOfItinerary(after) }
}

describe('a golden quote', () => {
  it.each(goldenQuotes.map((one) => [one.name, one] as const))('%s', (_, golden) => {
    const { changes, price } = costed(golden)
    for (const [index, expected] of golden.expected.segments.entries()) {
      const { cost } = changes[index] ?? {}
      const at = `segment ${index + 1}: ${golden.reckoning.join(' ')}`
      const net = cost?.hasSheets ? cost.net : (price.segments[index]?.net ?? null)
      expect({ net, gaps: cost?.gaps.map(({ reason }) => reason) }, at).toEqual({
        net: expected.net,
        gaps: expected.gaps ? expect.arrayContaining(expected.gaps.map(({ reason }) => reason)) : [],
      })
      if (expected.gross !== undefined) expect(price.segments[index]?.gross, at).toEqual(expected.gross)
    }
    if (golden.expected.total !== undefined)
      expect(price.total, golden.reckoning.join(' ')).toEqual(golden.expected.total)
    if (golden.expected.perPerson !== undefined) expect(price.perPerson).toEqual(golden.expected.perPerson)
  })
})
