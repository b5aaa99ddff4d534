import type { Money } from '../kit/values.ts'
import type { Segment } from '../document/document.ts'
import type { ItineraryDocument } from './edit.ts'
import { effectiveSegment } from './effective.ts'
import { rolesOf } from './options.ts'
import { grossOf, netOf } from './price.ts'
import { kindTraits } from '../document/segment-kinds.ts'

/** A difference between two amounts: `amount` may be below zero. */
export type Difference = { amount: number; currency: string }

/** The price of one segment. Each figure is null where it is not known: a fixed gross, or net prices that are hidden. */
export type SegmentPrice = {
  uuid: string
  title: string
  /** Net × how often it counts. */
  net: Money | null
  markup: Money | null
  tax: Money | null
  gross: Money | null
  /** `sold` counts in the total; `optional` may be added to it; `alternative` replaces what is sold; `apart` is none of them. */
  counts: 'sold' | 'optional' | 'alternative' | 'apart'
  /**
   * Of an optional segment or an alternative: how much the price changes when the client takes it, for each traveller where
   * the price is per person. Null where a price is missing or in another currency.
   */
  difference: Difference | null
}

/** What an itinerary costs. Sums are over segments in the currency of the itinerary; no sum holds another currency. */
export type ItineraryPrice = {
  /** Null until the itinerary has a currency or a price. */
  currency: string | null
  /** In the order of the document. */
  segments: SegmentPrice[]
  /** Null as soon as one of what is sold lacks the figure, or has it in another currency. */
  net: Money | null
  markup: Money | null
  tax: Money | null
  /** What all that is sold costs the company, an amount for each currency; empty while a net price is not known. */
  netByCurrency: Money[]
  /** What rounding adds to net, markup and tax; null where one of them is not known. */
  rounding: Money | null
  /**
   * What is sold, added up as far as it has prices; null while nothing has one. Where the price is per person that figure
   * leads, and this is so many times it; otherwise this figure leads, and is rounded up as the itinerary says.
   */
  total: Money | null
  /** The part of each paying traveller; infants do not pay. Rounded up as the itinerary says where it leads, else to the nearest unit. */
  perPerson: Money | null
  /** What choosing every optional segment would add to the figure that leads: of a group of them, the dearest. */
  optional: Difference | null
  /** The figure that the client sees: the price override, otherwise the computed one; null where none is shown. */
  headlinePrice: Money | null
  /** What all of them pay together: the shown figure, times the travellers where it is for each. */
  due: Money | null
  /** The part of each traveller in what is due, to the nearest unit; null where one person pays all. */
  share: Money | null
  /** Whether the shares do not add up to what is due: the share is told as rounded then. */
  isShareRounded: boolean
  /** How much the price override is above (or, below zero, under) the computed figure; null without an override. */
  overrideDifference: Difference | null
  /** How much the price override is below the computed figure. */
  shortBy: Money | null
  /** Sold segments without a price. */
  unpriced: string[]
  /** Segments sold in other currencies, which no sum holds. */
  foreign: string[]
}

/** What of a document sets its price. */
export type Priced = Pick<
  ItineraryDocument,
  'segments' | 'adults' | 'children' | 'priceMode' | 'currency' | 'markupBps' | 'taxBps' | 'roundTo' | 'displayPrice'
>

/** What an itinerary costs, from its segments to the figure that the client sees. Integers throughout. */
export const priceOfItinerary = (itinerary: Priced): ItineraryPrice => {
  const priced = pricedSegments(itinerary)
  const currency = currencyOf(itinerary, priced)
  const isFree = new Set(itinerary.segments.filter(({ kind }) => !kindTraits[kind].isPaid).map(({ uuid }) => uuid))
  const sold = priced.filter(({ uuid, counts, gross }) => counts === 'sold' && (gross !== null || !isFree.has(uuid)))
  const inCurrency = sold.filter(({ gross }) => gross === null || gross.currency === currency)
  const exact = sumOf(inCurrency, 'gross', currency)
  const figures = figuresOf(exact, itinerary)
  const base = { exact, currency, itinerary }
  const isShown = itinerary.priceMode !== 'none' && itinerary.priceMode !== 'on_request'
  const computed = itinerary.priceMode === 'per_person' ? figures.perPerson : figures.total
  const headlinePrice = isShown ? (itinerary.displayPrice ?? computed) : null
  const due =
    headlinePrice && (itinerary.priceMode === 'per_person' ? times(headlinePrice, payersOf(itinerary)) : headlinePrice)
  const overrideDifference = isShown ? differenceOf(itinerary.displayPrice, computed) : null
  const [net, markup, tax] = (['net', 'markup', 'tax'] as const).map((figure) => wholeOf(sold, figure, currency))
  return {
    currency,
    segments: withDifferences(priced, base),
    net: net ?? null,
    markup: markup ?? null,
    tax: tax ?? null,
    netByCurrency: byCurrency(sold),
    rounding:
      net && markup && tax && figures.total
        ? { ...net, amount: figures.total.amount - net.amount - markup.amount - tax.amount }
        : null,
    ...figures,
    optional: optionalOf(priced, base),
    headlinePrice,
    due,
    ...shareOf(due, itinerary),
    overrideDifference,
    shortBy:
      overrideDifference && overrideDifference.amount < 0
        ? { ...overrideDifference, amount: -overrideDifference.amount }
        : null,
    unpriced: sold.filter(({ gross }) => gross === null).map(({ uuid }) => uuid),
    foreign: sold.filter(({ gross }) => gross !== null && gross.currency !== currency).map(({ uuid }) => uuid),
  }
}

/** What one segment costs, and how that comes about. */
export const priceOfSegment = (
  segment: Segment,
  itinerary: Omit<Priced, 'segments'>,
): Omit<SegmentPrice, 'counts' | 'difference'> => {
  const { uuid, title } = effectiveSegment(segment)
  const gross = grossOf(segment, itinerary, itinerary)
  const net = netOf(segment, itinerary)
  const isWorkedOut = segment.gross === null && net !== null && gross !== null
  const marked = isWorkedOut ? grossOf({ ...segment, taxBps: 0 }, itinerary, itinerary) : null
  return {
    uuid,
    title,
    net,
    markup: marked && net ? { ...marked, amount: marked.amount - net.amount } : null,
    tax: marked && gross ? { ...gross, amount: gross.amount - marked.amount } : null,
    gross,
  }
}

type PricedSegment = Omit<SegmentPrice, 'difference'> & {
  insteadOf: string | null
  optionGroup: string | null
  /** The traveller arranges and pays it: if it were taken, the price would hold nothing of it. */
  isOwn: boolean
}

const countsAs = {
  included: 'sold',
  own_arrangement: 'apart',
  optional: 'optional',
  alternative: 'alternative',
  none: 'apart',
} as const

const pricedSegments = (itinerary: Priced): PricedSegment[] => {
  const roles = rolesOf(itinerary.segments)
  return itinerary.segments.map((segment) => {
    const { role, insteadOf } = roles.get(segment.uuid) ?? { role: 'none', insteadOf: null }
    const { optionGroup, inclusion } = segment
    const isOwn = inclusion === 'own_arrangement'
    return { ...priceOfSegment(segment, itinerary), counts: countsAs[role], insteadOf, optionGroup, isOwn }
  })
}

const currencyOf = (itinerary: Priced, priced: readonly PricedSegment[]): string | null =>
  itinerary.currency ??
  itinerary.displayPrice?.currency ??
  priced.find(({ counts, gross }) => counts !== 'apart' && gross !== null)?.gross?.currency ??
  null

/** The sum of a figure over segments that have it in the currency; null where none has. */
const sumOf = (
  segments: readonly PricedSegment[],
  figure: 'net' | 'markup' | 'tax' | 'gross',
  currency: string | null,
): Money | null => {
  const amounts = segments.flatMap((one) => (one[figure]?.currency === currency ? (one[figure]?.amount ?? []) : []))
  return currency === null || amounts.length === 0 ? null : { amount: amounts.reduce((a, b) => a + b, 0), currency }
}

/** The sum of a figure over all that is sold; null where one of them lacks it or has it in another currency. */
const wholeOf = (
  sold: readonly PricedSegment[],
  figure: 'net' | 'markup' | 'tax',
  currency: string | null,
): Money | null =>
  sold.some((one) => one.gross !== null && one[figure]?.currency !== currency) ? null : sumOf(sold, figure, currency)

const byCurrency = (sold: readonly PricedSegment[]): Money[] => {
  if (sold.some(({ gross, net }) => gross !== null && net === null)) return []
  const sums = new Map<string, number>()
  for (const { net } of sold) if (net) sums.set(net.currency, (sums.get(net.currency) ?? 0) + net.amount)
  return [...sums].map(([currency, amount]) => ({ amount, currency }))
}

type Rounded = Pick<Priced, 'adults' | 'children' | 'priceMode' | 'roundTo'>

/** Total and per person from the exact sum. The figure that the client is told leads; the other follows from it. */
const figuresOf = (exact: Money | null, itinerary: Rounded): { total: Money | null; perPerson: Money | null } => {
  const payers = payersOf(itinerary)
  if (itinerary.priceMode === 'per_person') {
    const perPerson = roundedUp(exact && { ...exact, amount: Math.ceil(exact.amount / payers) }, itinerary.roundTo)
    return { total: perPerson && times(perPerson, payers), perPerson }
  }
  const total = roundedUp(exact, itinerary.roundTo)
  return { total, perPerson: total && { ...total, amount: Math.round(total.amount / payers) } }
}

const shareOf = (due: Money | null, itinerary: Rounded): { share: Money | null; isShareRounded: boolean } => {
  const payers = payersOf(itinerary)
  if (!due || payers === 1) return { share: null, isShareRounded: false }
  const share = { ...due, amount: Math.round(due.amount / payers) }
  return { share, isShareRounded: share.amount * payers !== due.amount }
}

type Base = { exact: Money | null; currency: string | null; itinerary: Rounded }

/** How the figure that leads changes when this much is added to the exact sum. */
const changeBy = (amount: number, { exact, currency, itinerary }: Base): Difference | null => {
  if (currency === null) return null
  const leading = (sum: number): number => {
    const { total, perPerson } = figuresOf({ amount: sum, currency }, itinerary)
    return (itinerary.priceMode === 'per_person' ? perPerson : total)?.amount ?? 0
  }
  const before = exact?.amount ?? 0
  return { amount: leading(before + amount) - leading(before), currency }
}

const withDifferences = (priced: readonly PricedSegment[], base: Base): SegmentPrice[] => {
  const byUuid = new Map(priced.map((one) => [one.uuid, one]))
  return priced.map((one) => {
    const { insteadOf, optionGroup: _, isOwn: __, ...segment } = one
    const replaced = insteadOf === null ? undefined : byUuid.get(insteadOf)
    const isOffered = segment.counts === 'optional' || segment.counts === 'alternative'
    return { ...segment, difference: isOffered ? differenceOfChoice(one, replaced, base) : null }
  })
}

/** What a client pays more who takes a segment, instead of another where there is one. */
const differenceOfChoice = (
  taken: PricedSegment,
  replaced: PricedSegment | undefined,
  base: Base,
): Difference | null => {
  const [after, before] = [amountPaid(taken, base), replaced ? amountPaid(replaced, base) : 0]
  return after === null || before === null ? null : changeBy(after - before, base)
}

/** What the price would hold of a segment; null where it has no price, or one in another currency. */
const amountPaid = ({ isOwn, gross }: PricedSegment, { currency }: Base): number | null =>
  isOwn ? 0 : gross?.currency === currency ? gross.amount : null

/** All optional segments together; of a group of them, which can be taken one at a time, the dearest. */
const optionalOf = (priced: readonly PricedSegment[], base: Base): Difference | null => {
  const dearest = new Map<string, number>()
  for (const one of priced) {
    const amount = one.counts === 'optional' ? amountPaid(one, base) : null
    const key = one.optionGroup === null ? one.uuid : `group ${one.optionGroup}`
    if (amount !== null) dearest.set(key, Math.max(amount, dearest.get(key) ?? 0))
  }
  const sum = dearest.values().reduce((before, amount) => before + amount, 0)
  return dearest.size === 0 ? null : changeBy(sum, base)
}

/** Who pays: adults and children; at least one. */
const payersOf = ({ adults, children }: { adults: number; children: number }): number => Math.max(1, adults + children)

const times = (money: Money, count: number): Money => ({ ...money, amount: money.amount * count })

/** Up to the next whole multiple of so many minor units. */
const roundedUp = (money: Money | null, roundTo: number): Money | null =>
  money && { ...money, amount: Math.ceil(money.amount / Math.max(1, roundTo)) * Math.max(1, roundTo) }

const differenceOf = (override: Money | null, computed: Money | null): Difference | null =>
  override && computed && override.currency === computed.currency
    ? { ...computed, amount: override.amount - computed.amount }
    : null
