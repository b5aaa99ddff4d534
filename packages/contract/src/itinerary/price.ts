import type { Money } from '../kit/values.ts'
import type { Segment } from '../document/document.ts'

type Terms = { currency: string | null; markupBps: number; taxBps: number; roundTo: number }
type Party = { adults: number; children: number }

/** Adds basis points (1/10,000) to an amount. Rounds half up, with BigInt because intermediate values may exceed 2^53. */
const plusBps = (amount: number, bps: number): number => {
  const exact = BigInt(amount) * BigInt(10_000 + bps)
  return Number((exact + 5_000n) / 10_000n)
}

/** How many times the net price is counted. */
const timesOf = (segment: Segment, party: Party): number => {
  const people = Math.max(1, party.adults + party.children)
  const nights = Math.max(1, segment.nights)
  const byUnit = { per_unit: 1, per_person: people, per_night: nights, per_person_night: people * nights }
  return segment.quantity * byUnit[segment.unit]
}

/** The net price times how often it is counted; null if it is not known or is hidden. */
export const netOf = (segment: Segment, party: Party): Money | null =>
  segment.net && { ...segment.net, amount: segment.net.amount * timesOf(segment, party) }

/** A number of basis points of an amount, rounded to the nearest minor unit. */
export const shareOf = (money: Money, bps: number): Money => ({
  ...money,
  amount: Number((BigInt(money.amount) * BigInt(bps) + 5_000n) / 10_000n),
})

/**
 * The price of a segment for the traveller: the fixed gross if there is one, otherwise net × times, plus markup, plus tax.
 * @returns null if neither is known.
 */
export const grossOf = (segment: Segment, party: Party, terms: Terms): Money | null => {
  if (segment.gross) return segment.gross
  const net = netOf(segment, party)
  if (!net) return null
  const marked = plusBps(net.amount, segment.markupBps ?? terms.markupBps)
  return { amount: plusBps(marked, segment.taxBps ?? terms.taxBps), currency: net.currency }
}
