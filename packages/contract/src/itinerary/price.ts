import type { Money } from '../kit/values.ts'
import { maxMarginBps, maxMarkupBps } from '../document/document-limits.ts'
import type { MarkupRule } from '../document/price-rules.ts'
import type { FrozenRate, Segment } from '../document/document.ts'
import { convert } from '../kit/convert.ts'
import type { ItineraryDocument } from './edit.ts'

/** The fields of an itinerary that turn the costs of its segments into prices. Older documents lack the optional ones. */
export type PriceTerms = Pick<ItineraryDocument, 'adults' | 'children' | 'currency' | 'markupBps' | 'taxBps'> &
  Partial<Pick<ItineraryDocument, 'exchangeRates' | 'markupRules' | 'taxRules'>>
type TaxTerms = Pick<PriceTerms, 'taxBps' | 'taxRules'>
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

/**
 * The net price times how often it is counted; null if it is not known or is hidden. What follows from rate sheets is already for
 * everything.
 */
export const netOf = (segment: Segment, party: Party): Money | null =>
  segment.net && segment.costing
    ? segment.net
    : segment.net && { ...segment.net, amount: segment.net.amount * timesOf(segment, party) }

/** A number of basis points of an amount, rounded to the nearest minor unit. */
export const shareOf = (money: Money, bps: number): Money => ({
  ...money,
  amount: Number((BigInt(money.amount) * BigInt(bps) + 5_000n) / 10_000n),
})

/** The frozen rate that an itinerary converts a currency into its own with; null if it needs none, or has none. */
export const rateOf = ({ currency, exchangeRates = [] }: PriceTerms, from: string): FrozenRate | null =>
  exchangeRates.find((rate) => rate.from === from && rate.to === currency) ?? null

/** What a segment costs in the currency of the itinerary; in its own where there is no rate. Null without a net price. */
const costOf = (segment: Segment, terms: PriceTerms): Money | null => {
  const net = netOf(segment, terms)
  const rate = net && rateOf(terms, net.currency)
  return net && rate ? convert(net, rate) : net
}

/** A percentage that applies to a segment, in basis points, and where it comes from. */
export type AppliedShare = { bps: number; source: 'segment' | 'supplier' | 'kind' | 'itinerary' }

/** The markup of a segment: its own, or that of its supplier, its kind or the itinerary. */
export const markupOf = (
  { markupBps, supplier, kind }: Pick<Segment, 'markupBps' | 'supplier' | 'kind'>,
  { markupRules = [], ...terms }: { markupBps: number; markupRules?: readonly MarkupRule[] },
): AppliedShare => {
  if (markupBps !== null) return { bps: markupBps, source: 'segment' }
  const ofSupplier = supplier === null ? undefined : markupRules.find((one) => one.supplier === supplier)
  const rule = ofSupplier ?? markupRules.find((one) => one.kind === kind)
  if (!rule) return { bps: terms.markupBps, source: 'itinerary' }
  const bps = rule.markupBps ?? markupOfMargin(rule.marginBps ?? 0)
  return { bps, source: ofSupplier ? 'supplier' : 'kind' }
}

/** The markup that gives a margin: m ÷ (1 − m), rounded to the basis point. */
export const markupOfMargin = (marginBps: number): number => Math.round((marginBps * 10_000) / (10_000 - marginBps))

/** The margin that a markup gives: m ÷ (1 + m), rounded to the basis point. */
export const marginOfMarkup = (markupBps: number): number =>
  Math.min(maxMarginBps, Math.round((markupBps * 10_000) / (10_000 + markupBps)))

/** The same rule as a markup or as a margin, with the nearest figure that a rule may have. */
export const ruleInTerms = (rule: MarkupRule, terms: 'markup' | 'margin'): MarkupRule => {
  const { markupBps, marginBps } = rule
  return terms === 'margin'
    ? { ...rule, markupBps: null, marginBps: marginBps ?? marginOfMarkup(markupBps ?? 0) }
    : { ...rule, markupBps: markupBps ?? Math.min(maxMarkupBps, markupOfMargin(marginBps ?? 0)), marginBps: null }
}

/** The tax of a segment: its own, or that of its kind or the itinerary. */
export const taxOf = (
  { taxBps, kind }: Pick<Segment, 'taxBps' | 'kind'>,
  { taxRules = [], ...terms }: TaxTerms,
): AppliedShare => {
  if (taxBps !== null) return { bps: taxBps, source: 'segment' }
  const rule = taxRules.find((one) => one.kind === kind)
  return rule ? { bps: rule.taxBps, source: 'kind' } : { bps: terms.taxBps, source: 'itinerary' }
}

/** How the price of a segment comes about, in the currency of the itinerary if there is a rate. */
export type SegmentFigures = {
  cost: Money | null
  /** The markup that applies, in basis points; null if gross is fixed. */
  markupBps: number | null
  markup: Money | null
  tax: Money | null
  gross: Money | null
}

/**
 * The price of a segment for the traveller: the fixed gross if there is one, otherwise cost, plus markup, plus tax. Of a fixed gross,
 * the tax is the part contained in it, and the markup what remains above the cost: it is negative if it is sold below.
 */
export const figuresOfSegment = (segment: Segment, terms: PriceTerms): SegmentFigures => {
  const cost = costOf(segment, terms)
  const taxBps = taxOf(segment, terms).bps
  if (segment.gross) {
    const rate = rateOf(terms, segment.gross.currency)
    const gross = rate ? convert(segment.gross, { ...rate, bufferBps: 0 }) : segment.gross
    if (cost?.currency !== gross.currency) return { cost, markupBps: null, markup: null, tax: null, gross }
    const tax = gross.amount - withoutBps(gross.amount, taxBps)
    return {
      cost,
      markupBps: null,
      markup: { ...gross, amount: gross.amount - tax - cost.amount },
      tax: { ...gross, amount: tax },
      gross,
    }
  }
  const markupBps = markupOf(segment, terms).bps
  if (!cost) return { cost, markupBps, markup: null, tax: null, gross: null }
  const marked = plusBps(cost.amount, markupBps)
  const gross = plusBps(marked, taxBps)
  return {
    cost,
    markupBps,
    markup: { ...cost, amount: marked - cost.amount },
    tax: { ...cost, amount: gross - marked },
    gross: { ...cost, amount: gross },
  }
}

/** What a segment costs the traveller; null if it has no price. */
export const grossOf = (segment: Segment, terms: PriceTerms): Money | null => figuresOfSegment(segment, terms).gross

/** The amount that basis points were added to, rounded to the nearest unit. */
const withoutBps = (amount: number, bps: number): number => {
  const divisor = BigInt(10_000 + bps)
  return Number((BigInt(amount) * 20_000n + divisor) / (divisor * 2n))
}
