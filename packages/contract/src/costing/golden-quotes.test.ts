import { describe, expect, it } from 'vitest'
import { goldenQuotes } from '../fixtures/golden-quotes/index.ts'
import type { GoldenQuote } from '../fixtures/golden-quotes/quote.ts'
import { emptyItinerary } from '../fixtures/empty-itinerary.ts'
import { segment as segmentSchema } from '../document/document.ts'
import { applyEdit } from '../itinerary/apply-edit.ts'
import { priceOfItinerary } from '../itinerary/itinerary-price.ts'
import { rateSheet } from '../resources/rate-sheet.ts'
import type { RateSheet } from './cost-lines.ts'
import { applyCosts, recost } from './recost.ts'

const sheetOf = ({ uuid, ...input }: GoldenQuote['sheets'][number]): RateSheet => ({ ...rateSheet.create.parse(input), uuid })

/** A quote costed from its sheets, and priced. */
const costed = ({ sheets, book = [], bookingDate, itinerary }: GoldenQuote) => {
  const document = {
    ...emptyItinerary(),
    ...itinerary,
    dayCount: 60,
    segments: itinerary.segments.map((segment) => segmentSchema.parse(segment)),
  }
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
    if (golden.expected.total !== undefined) expect(price.total, golden.reckoning.join(' ')).toEqual(golden.expected.total)
    if (golden.expected.perPerson !== undefined) expect(price.perPerson).toEqual(golden.expected.perPerson)
  })
})
