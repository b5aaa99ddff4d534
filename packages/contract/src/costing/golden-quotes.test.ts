import { describe, expect, it } from 'vitest'
import { costQuote, sheetsOf, totalOf } from '../fixtures/golden-quotes/cost-quote.ts'
import { goldenQuotes } from '../fixtures/golden-quotes/index.ts'
import type { GoldenQuote } from '../fixtures/golden-quotes/quote.ts'
import { priceOfItinerary } from '../itinerary/itinerary-price.ts'

/** A quote costed from its sheets, and priced. */
const costed = (golden: GoldenQuote) => {
  const { changes, document } = costQuote(golden, sheetsOf(golden))
  return { changes, price: priceOfItinerary(document) }
}

const distinct = (gaps: readonly { reason: string }[]): string[] =>
  [...new Set(gaps.map(({ reason }) => reason))].toSorted()

describe('a golden quote', () => {
  it.each(goldenQuotes.map((one) => [one.name, one] as const))('%s', (_, golden) => {
    const { changes, price } = costed(golden)
    const { segments, perPerson } = golden.expected
    const found = segments.map(({ gross, gaps }, index) => {
      const { cost } = changes[index] ?? {}
      const figures = price.segments[index]
      return {
        net: cost?.hasSheets ? cost.net : (figures?.net ?? null),
        gross: gross === undefined ? undefined : figures?.gross,
        // A reason may be reported for several nights.
        gaps: distinct(cost?.gaps ?? []).filter((reason) => !gaps || distinct(gaps).includes(reason)),
      }
    })
    const expected = segments.map(({ net, gross, gaps = [] }) => ({ net, gross, gaps: distinct(gaps) }))
    expect(
      {
        segments: found,
        total: price.total,
        perPerson: perPerson === undefined ? undefined : price.perPerson,
      },
      golden.reckoning.join(' '),
    ).toEqual({ segments: expected, total: totalOf(golden), perPerson })
  })
})
