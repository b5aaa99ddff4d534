import type { Money } from '../kit/values.ts'
import type { FrozenRate, Segment } from '../document/document.ts'
import type { ItineraryDocument } from './edit.ts'
import { effectiveSegment } from './effective.ts'
import { rolesOf } from './options.ts'
import { figuresOfSegment, netOf, rateOf, shareOf } from './price.ts'
import { kindTraits } from '../document/segment-kinds.ts'

/** A difference between two amounts: `amount` may be negative. */
export type Difference = { amount: number; currency: string }

/** What the company keeps: `amount` may be negative; `bps` is its share of the price before tax, null if that is zero. */
export type Margin = Difference & { bps: number | null }

/** The price of one segment. Each figure is null if it is not known: because there is no net price, or net prices are hidden. */
export type SegmentPrice = {
  uuid: string
  title: string
  /** Net × quantity, in the currency of the supplier. */
  net: Money | null
  /** The rate that net is converted with; null if it is in the currency of the itinerary, or if there is no rate. */
  rate: FrozenRate | null
  /** Net in the currency of the itinerary, with the buffer of the rate. */
  cost: Money | null
  /** The markup that applies, in basis points: of the segment, a rule or the itinerary. Null if gross is fixed. */
  markupBps: number | null
  /** Negative if the segment is sold for less than it costs. */
  markup: Money | null
  tax: Money | null
  gross: Money | null
  /**
   * `sold` counts in the total; `optional` can be added to it; `alternative` replaces what is sold; `apart` is none of these.
   */
  counts: 'sold' | 'optional' | 'alternative' | 'apart'
  /**
   * For an optional segment or an alternative: how much the price changes if the client takes it; per traveller if the price is
   * per person. Null if a price is missing or in another currency.
   */
  difference: Difference | null
}

/** The price of an itinerary. Sums are over segments in the currency of the itinerary, and never include another currency. */
export type ItineraryPrice = {
  /** Null until the itinerary has a currency or a price. */
  currency: string | null
  /** In the order of the document. */
  segments: SegmentPrice[]
  /** What everything sold costs, converted; null if any sold segment lacks the figure, or has it in another currency. */
  net: Money | null
  markup: Money | null
  tax: Money | null
  /** What everything sold costs the company, one amount per currency; empty while a net price is not known. */
  netByCurrency: Money[]
  /** What the company charges besides the segments; null if there is none, or if it is in another currency. */
  serviceFee: Money | null
  /** What the agency keeps of what is due. */
  commission: Money | null
  /** What is due, or the total if no price is shown, less tax, net and commission, and its share of what is due without tax; null if net or tax is not known. */
  margin: Margin | null
  /** What rounding adds to net, markup, tax and service fee; null if one of them is not known. */
  rounding: Money | null
  /**
   * The sum of the sold segments that have prices; null while none has one. If the price is per person, this is the per-person
   * figure times the travellers. Otherwise this is the headline figure, rounded up as set in the itinerary.
   */
  total: Money | null
  /**
   * What each paying traveller pays; infants do not. Rounded up as set in the itinerary if it is the headline figure, else to
   * the nearest unit.
   */
  perPerson: Money | null
  /** What all optional segments together would add to the headline figure. Of a group, the most expensive one counts. */
  optional: Difference | null
  /** The price that the client sees: the price override, otherwise the computed price; null if none is shown. */
  headlinePrice: Money | null
  /** What all travellers pay together: the headline price, times the travellers if it is per person. */
  due: Money | null
  /** Each traveller's share of the amount due, to the nearest unit; null if one person pays everything. */
  share: Money | null
  /** Whether the shares do not add up to the amount due, so that the share must be shown as rounded. */
  isShareRounded: boolean
  /** How far the price override is above (or, if negative, below) the computed price; null without an override. */
  overrideDifference: Difference | null
  /** How far the price override is below the computed price. */
  shortBy: Money | null
  /** Sold segments without a price. */
  unpriced: string[]
  /** Sold segments in other currencies, which are left out of every sum. */
  foreign: string[]
}

/** The fields of a document that determine its price. */
export type Priced = Pick<
  ItineraryDocument,
  'segments' | 'adults' | 'children' | 'priceMode' | 'currency' | 'markupBps' | 'taxBps' | 'roundTo' | 'displayPrice'
> &
  Partial<
    Pick<
      ItineraryDocument,
      'exchangeRates' | 'markupRules' | 'taxRules' | 'serviceFee' | 'agency' | 'agencyCommissionBps'
    >
  >

/** The price of an itinerary, from its segments to the price that the client sees. All amounts are integers. */
export const priceOfItinerary = (itinerary: Priced): ItineraryPrice => {
  const currency = currencyOf(itinerary)
  const priced = pricedSegments({ ...itinerary, currency })
  const isFree = new Set(itinerary.segments.filter(({ kind }) => !kindTraits[kind].isPaid).map(({ uuid }) => uuid))
  const sold = priced.filter(({ uuid, counts, gross }) => counts === 'sold' && (gross !== null || !isFree.has(uuid)))
  const inCurrency = sold.filter(({ gross }) => gross === null || gross.currency === currency)
  const serviceFee = itinerary.serviceFee?.currency === currency ? itinerary.serviceFee : null
  const exact = plus(sumOf(inCurrency, 'gross', currency), serviceFee)
  const figures = figuresOf(exact, itinerary)
  const base = { exact, currency, itinerary }
  const isShown = itinerary.priceMode !== 'none' && itinerary.priceMode !== 'on_request'
  const computed = itinerary.priceMode === 'per_person' ? figures.perPerson : figures.total
  const headlinePrice = isShown ? (itinerary.displayPrice ?? computed) : null
  const due =
    headlinePrice && (itinerary.priceMode === 'per_person' ? times(headlinePrice, payersOf(itinerary)) : headlinePrice)
  const overrideDifference = isShown ? differenceOf(itinerary.displayPrice, computed) : null
  const [net, markup, tax] = (['cost', 'markup', 'tax'] as const).map((figure) => wholeOf(sold, figure, currency))
  const commission =
    due && itinerary.agency && itinerary.agencyCommissionBps ? shareOf(due, itinerary.agencyCommissionBps) : null
  return {
    currency,
    segments: withDifferences(priced, base),
    net: net ?? null,
    markup: markup ?? null,
    tax: tax ?? null,
    netByCurrency: byCurrency(sold),
    serviceFee,
    commission,
    margin: marginOf(due ?? figures.total, [net, tax, commission]),
    rounding:
      net && markup && tax && figures.total
        ? {
            ...net,
            amount: figures.total.amount - net.amount - markup.amount - tax.amount - (serviceFee?.amount ?? 0),
          }
        : null,
    ...figures,
    optional: optionalOf(priced, base),
    headlinePrice,
    due,
    ...shareEach(due, itinerary),
    overrideDifference,
    shortBy:
      overrideDifference && overrideDifference.amount < 0
        ? { ...overrideDifference, amount: -overrideDifference.amount }
        : null,
    unpriced: sold.filter(({ gross }) => gross === null).map(({ uuid }) => uuid),
    foreign: sold.filter(({ gross }) => gross !== null && gross.currency !== currency).map(({ uuid }) => uuid),
  }
}

/** The price of one segment, and how it is computed. */
export const priceOfSegment = (
  segment: Segment,
  itinerary: Omit<Priced, 'segments'>,
): Omit<SegmentPrice, 'counts' | 'difference'> => {
  const { uuid, title } = effectiveSegment(segment)
  const net = netOf(segment, itinerary)
  return { uuid, title, net, rate: net && rateOf(itinerary, net.currency), ...figuresOfSegment(segment, itinerary) }
}

type PricedSegment = Omit<SegmentPrice, 'difference'> & {
  insteadOf: string | null
  optionGroup: string | null
  /** The traveller arranges and pays for it: if it were taken, it would add nothing to the price. */
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

/** The currency of an itinerary: its own, or that of the price override, or of the first segment that counts and has a price. */
const currencyOf = (itinerary: Priced): string | null => {
  const own = itinerary.currency ?? itinerary.displayPrice?.currency
  if (own) return own
  const roles = rolesOf(itinerary.segments)
  const first = itinerary.segments.find(
    ({ uuid, gross, net }) => countsAs[roles.get(uuid)?.role ?? 'none'] !== 'apart' && (gross ?? net) !== null,
  )
  return (first?.gross ?? first?.net)?.currency ?? null
}

const plus = (sum: Money | null, added: Money | null): Money | null =>
  sum && added ? { ...sum, amount: sum.amount + added.amount } : (sum ?? added)

/** What remains of what is due after costs, and its share of what is due without tax. */
const marginOf = (due: Money | null, [net, tax, commission]: readonly (Money | null | undefined)[]): Margin | null => {
  if (!due || !net || !tax || net.currency !== due.currency) return null
  const amount = due.amount - net.amount - tax.amount - (commission?.amount ?? 0)
  const base = due.amount - tax.amount
  return { ...due, amount, bps: base === 0 ? null : Math.round((amount * 10_000) / base) }
}

/** The sum of a figure over the segments that have it in the currency; null if none has. */
const sumOf = (
  segments: readonly PricedSegment[],
  figure: 'cost' | 'markup' | 'tax' | 'gross',
  currency: string | null,
): Money | null => {
  const amounts = segments.flatMap((one) => (one[figure]?.currency === currency ? (one[figure]?.amount ?? []) : []))
  return currency === null || amounts.length === 0 ? null : { amount: amounts.reduce((a, b) => a + b, 0), currency }
}

/** The sum of a figure over everything sold; null if a segment lacks it or has it in another currency. */
const wholeOf = (
  sold: readonly PricedSegment[],
  figure: 'cost' | 'markup' | 'tax',
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

/** Total and per-person price from the exact sum. The headline figure is computed first; the other is derived from it. */
const figuresOf = (exact: Money | null, itinerary: Rounded): { total: Money | null; perPerson: Money | null } => {
  const payers = payersOf(itinerary)
  if (itinerary.priceMode === 'per_person') {
    const perPerson = roundedUp(exact && { ...exact, amount: Math.ceil(exact.amount / payers) }, itinerary.roundTo)
    return { total: perPerson && times(perPerson, payers), perPerson }
  }
  const total = roundedUp(exact, itinerary.roundTo)
  return { total, perPerson: total && { ...total, amount: Math.round(total.amount / payers) } }
}

const shareEach = (due: Money | null, itinerary: Rounded): { share: Money | null; isShareRounded: boolean } => {
  const payers = payersOf(itinerary)
  if (!due || payers === 1) return { share: null, isShareRounded: false }
  const share = { ...due, amount: Math.round(due.amount / payers) }
  return { share, isShareRounded: share.amount * payers !== due.amount }
}

type Base = { exact: Money | null; currency: string | null; itinerary: Rounded }

/** How much the headline figure changes when this amount is added to the exact sum. */
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

/** How much more a client pays who takes a segment, possibly instead of another. */
const differenceOfChoice = (
  taken: PricedSegment,
  replaced: PricedSegment | undefined,
  base: Base,
): Difference | null => {
  const [after, before] = [amountPaid(taken, base), replaced ? amountPaid(replaced, base) : 0]
  return after === null || before === null ? null : changeBy(after - before, base)
}

/** What a segment would add to the price; null if it has no price, or one in another currency. */
const amountPaid = ({ isOwn, gross }: PricedSegment, { currency }: Base): number | null =>
  isOwn ? 0 : gross?.currency === currency ? gross.amount : null

/** All optional segments together. Of a group, only one can be taken, so the most expensive one counts. */
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

/** The number of paying travellers: adults and children, at least one. */
const payersOf = ({ adults, children }: { adults: number; children: number }): number => Math.max(1, adults + children)

const times = (money: Money, count: number): Money => ({ ...money, amount: money.amount * count })

/** Rounds up to a multiple of `roundTo` minor units. */
const roundedUp = (money: Money | null, roundTo: number): Money | null =>
  money && { ...money, amount: Math.ceil(money.amount / Math.max(1, roundTo)) * Math.max(1, roundTo) }

const differenceOf = (override: Money | null, computed: Money | null): Difference | null =>
  override && computed && override.currency === computed.currency
    ? { ...computed, amount: override.amount - computed.amount }
    : null
