import { type Fraction, toDecimalText, toFraction } from '../kit/exact-decimal.ts'

/** An entry of a currency book: one unit of `from` is worth `rate` units of `to`, as decimal text. */
export type BookRate = { from: string; to: string; rate: string; date: string; bufferBps: number }

/** A rate found in a currency book, with the entries it was derived from: none for a currency and itself. */
export type FoundRate<R extends BookRate = BookRate> = BookRate & { through: string | null; used: readonly R[] }

/** How many significant digits a derived rate is rounded to. */
const derivedDigits = 10

/**
 * The rate between two currencies on a day, by docs/costing.md, "From net to the price": the latest entry dated on or before the day,
 * directly, or else the other way round, or else through one third currency. Of several third currencies, the one with the newest rate
 * counts (that of its older entry), then the first in the alphabet. A derived rate is rounded once, half up.
 * @returns undefined if the book does not connect the two currencies on that day. A currency and itself have the rate 1.
 */
export const findRate = <R extends BookRate>(
  book: readonly R[],
  from: string,
  to: string,
  onDate: string,
): FoundRate<R> | undefined => {
  if (from === to) return { from, to, rate: '1', date: onDate, bufferBps: 0, through: null, used: [] }
  const latest = latestByPair(book, onDate)
  const leg = findLeg(latest, from, to)
  if (leg) return toFound(from, to, [leg], null)
  return findThird(latest, from, to)
}

/** An entry, read in its own direction or the other way round. */
type Leg<R> = { entry: R; isInverse: boolean }

type LatestByPair<R> = ReadonlyMap<string, R>

const latestByPair = <R extends BookRate>(book: readonly R[], onDate: string): LatestByPair<R> => {
  const latest = new Map<string, R>()
  for (const entry of book) {
    const pair = `${entry.from}/${entry.to}`
    const other = latest.get(pair)
    if (entry.date <= onDate && (!other || other.date < entry.date)) latest.set(pair, entry)
  }
  return latest
}

const findLeg = <R extends BookRate>(latest: LatestByPair<R>, from: string, to: string): Leg<R> | undefined => {
  const direct = latest.get(`${from}/${to}`)
  if (direct) return { entry: direct, isInverse: false }
  const inverse = latest.get(`${to}/${from}`)
  return inverse && { entry: inverse, isInverse: true }
}

const findThird = <R extends BookRate>(latest: LatestByPair<R>, from: string, to: string): FoundRate<R> | undefined => {
  const currencies = new Set([...latest.values()].flatMap((entry) => [entry.from, entry.to]))
  let best: { third: string; date: string; legs: Leg<R>[] } | undefined
  for (const third of [...currencies].toSorted()) {
    const first = findLeg(latest, from, third)
    const second = findLeg(latest, third, to)
    if (!first || !second) continue
    const date = olderDate([first, second])
    if (!best || date > best.date) best = { third, date, legs: [first, second] }
  }
  return best && toFound(from, to, best.legs, best.third)
}

const toFound = <R extends BookRate>(
  from: string,
  to: string,
  legs: readonly Leg<R>[],
  through: string | null,
): FoundRate<R> => ({
  from,
  to,
  rate: rateThrough(legs),
  date: olderDate(legs),
  bufferBps: Math.max(...legs.map(({ entry }) => entry.bufferBps)),
  through,
  used: legs.map(({ entry }) => entry),
})

const olderDate = (legs: readonly Leg<BookRate>[]): string =>
  legs.map(({ entry }) => entry.date).reduce((older, date) => (date < older ? date : older))

/** An entry in its own direction keeps its text; everything else is derived. */
const rateThrough = (legs: readonly Leg<BookRate>[]): string => {
  const [only] = legs
  if (legs.length === 1 && only && !only.isInverse) return only.entry.rate
  const product = legs.map(valueOfLeg).reduce((a, b) => ({
    numerator: a.numerator * b.numerator,
    denominator: a.denominator * b.denominator,
  }))
  return toDecimalText(product, derivedDigits)
}

const valueOfLeg = ({ entry, isInverse }: Leg<BookRate>): Fraction => {
  const { numerator, denominator } = toFraction(entry.rate)
  return isInverse ? { numerator: denominator, denominator: numerator } : { numerator, denominator }
}
