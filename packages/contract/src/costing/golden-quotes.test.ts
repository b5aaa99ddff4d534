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

const distinct = (gaps: readonly { reason: string }[]): string[] =>
  [...new Set(gaps.map(({ reason }) => reason))].toSorted()

describe('a golden quote', () => {
  it.each(goldenQuotes.map((one) => [one.name, one] as const))('%s', (_, golden) => {
    const { changes, price } = costed(golden)
    const { segments, total, perPerson } = golden.expected
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
        total: total === undefined ? undefined : price.total,
        perPerson: perPerson === undefined ? undefined : price.perPerson,
      },
      golden.reckoning.join(' '),
    ).toEqual({ segments: expected, total, perPerson })
  })
})
