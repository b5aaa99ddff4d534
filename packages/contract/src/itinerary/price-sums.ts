import type { Money } from '../kit/values.ts'
import type { Difference, ItineraryPrice, SegmentPrice } from './itinerary-price.ts'

/** What the company keeps: `amount` may be negative; `bps` is its share of the price before tax, null if that is zero. */
export type Margin = Difference & { bps: number | null }

/** The margin of a segment: gross − tax − net. Null if a figure is not known, or net and gross are in different currencies. */
export const marginOf = ({ net, tax, gross }: Pick<SegmentPrice, 'net' | 'tax' | 'gross'>): Margin | null =>
  net && gross && net.currency === gross.currency ? marginOn(gross, tax?.amount ?? 0, net.amount) : null

/** The margin of everything sold: total − tax − net. Null while the net of a sold segment is not known. */
export const marginOfItinerary = ({
  segments,
  net,
  total,
}: Pick<ItineraryPrice, 'segments' | 'net' | 'total'>): Margin | null => {
  if (!net || !total || net.currency !== total.currency) return null
  const taxes = segments.map(({ counts, tax }) =>
    counts === 'sold' && tax?.currency === total.currency ? tax.amount : 0,
  )
  return marginOn(
    total,
    taxes.reduce((sum, tax) => sum + tax, 0),
    net.amount,
  )
}

const marginOn = (gross: Money, tax: number, net: number): Margin => {
  const sold = gross.amount - tax
  const amount = sold - net
  return { amount, currency: gross.currency, bps: sold === 0 ? null : Math.round((amount * 10_000) / sold) }
}

/** What is sold among some segments, one amount for each currency. */
export const grossByCurrency = (segments: readonly SegmentPrice[]): Money[] => {
  const sums = new Map<string, number>()
  for (const { counts, gross } of segments)
    if (counts === 'sold' && gross) sums.set(gross.currency, (sums.get(gross.currency) ?? 0) + gross.amount)
  return [...sums].map(([currency, amount]) => ({ amount, currency }))
}
