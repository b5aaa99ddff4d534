import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import type { Money } from '@sojourn/contract/kit/values'

/** How a language writes dates, numbers, money and lists. */
export type Formats = {
  /** `2027-05-04` becomes `4 May 2027`. */
  dateText: (date: string) => string
  /** `2027-05-04` becomes `Tuesday 4 May 2027`. */
  longDate: (date: string) => string
  /** `2027-05-04` becomes `Tue 4 May`, for lists that show the year elsewhere. */
  shortDate: (date: string) => string
  /** First and last day without repetition: `4–17 May 2027`, `28 April – 11 May 2027`. */
  dateRange: (first: string, last: string) => string
  /** `1,250`, without decimals. */
  numberText: (value: number) => string
  /** `1.5`, with up to three decimals. */
  decimalText: (value: number) => string
  /**
   * An amount as shown to travellers: `€10,460`, `US$1,250.50`, `ZAR 184,500`. Symbols that several currencies share are prefixed
   * with their country, and whole amounts have no decimals.
   */
  moneyText: (money: Money) => string
  /** The same with all decimals: `€10,460.00`. */
  fullMoneyText: (money: Money) => string
  /** Basis points as a percentage: 2550 is `25.5%`. */
  percentText: (basisPoints: number) => string
  /** `a, b and c`. */
  listText: (words: readonly string[]) => string
  /** Counts side by side: `2 adults, 1 child`. */
  countsText: (counts: readonly string[]) => string
  /** The parts of a list of so many elements: what stands between them, and the place of each. */
  listParts: (count: number) => (string | number)[]
}

/** The formats of a locale (BCP 47). Each is made when it is used first. */
export const formatsOf = (locale: string): Formats => {
  const dates = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }))
  const whole = dates({ day: 'numeric', month: 'long', year: 'numeric' })
  const long = dates({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const short = dates({ weekday: 'short', day: 'numeric', month: 'short' })
  const number = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }))
  const decimal = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: false }))
  const percent = once(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }))
  const list = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }))
  const counts = once(() => new Intl.ListFormat(locale, { type: 'unit', style: 'short' }))
  const dateText = (date: string) => printed(whole().format(at(date)))
  return {
    dateText,
    longDate: (date) => printed(long().format(at(date))),
    shortDate: (date) => printed(short().format(at(date))),
    dateRange: (first, last) => {
      if (first === last) return dateText(first)
      // What Intl writes in these languages is a range of figures.
      if (/^(?:ja|zh)\b/.test(locale)) return `${dateText(first)}–${dateText(last)}`
      return printed(whole().formatRange(at(first), at(last)))
    },
    numberText: (value) => printed(number().format(value)),
    decimalText: (value) => printed(decimal().format(value)),
    moneyText: (money) => printed(moneyInWords(money, 'short', locale)),
    fullMoneyText: (money) => printed(moneyInWords(money, 'full', locale)),
    percentText: (basisPoints) => printed(percent().format(basisPoints / 10_000)),
    listText: (words) => list().format(words),
    countsText: (words) => counts().format(words),
    listParts: (count) =>
      list()
        .formatToParts(Array.from({ length: count }, (_, index) => String(index)))
        .map(({ type, value }) => (type === 'element' ? Number(value) : value)),
  }
}

/** Without the thin spaces around dashes and in figures, which not every font has. */
const printed = (text: string): string => text.replaceAll('\u2009', ' ').replaceAll('\u202f', '\u00a0')

const at = (date: string): Date => new Date(`${date}T00:00:00Z`)

const once = <Value>(make: () => Value): (() => Value) => {
  let value: Value | undefined
  return () => (value ??= make())
}
