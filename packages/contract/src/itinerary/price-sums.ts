import type { Money } from '../kit/values.ts'
import type { Margin, SegmentPrice } from './itinerary-price.ts'

/** The margin of a segment: gross − tax − cost. Null if a figure is not known, or if there is no rate to convert the cost with. */
export const marginOf = ({ cost, tax, gross }: Pick<SegmentPrice, 'cost' | 'tax' | 'gross'>): Margin | null =>
  cost && gross && cost.currency === gross.currency ? marginOn(gross, tax?.amount ?? 0, cost.amount) : null

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
