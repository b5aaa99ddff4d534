/**
 * Currencies whose minor unit is not a hundredth, by ISO 4217. Intl cannot be used: JavaScript engines follow the CLDR, which
 * omits the minor units of some currencies, and they do not all agree.
 */
const unusual: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0]),
  ),
  ...Object.fromEntries('BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3])),
  CLF: 4,
  UYW: 4,
}

/** The number of decimal digits of a currency: 2 for EUR, 0 for JPY, 3 for KWD. */
export const currencyDigits = (currency: string): number => unusual[currency] ?? 2

/**
 * The same figure in another currency, with the digits of each: 118,000 EUR becomes 118,000 JPY. It is rounded if the other
 * currency has fewer digits.
 */
export const withCurrency = <M extends { amount: number; currency: string }>(money: M, currency: string): M => ({
  ...money,
  amount: Math.round(money.amount * 10 ** (currencyDigits(currency) - currencyDigits(money.currency))),
  currency,
})

/**
 * An amount as text, with all its digits: `€1,250.50`, `JP¥1,250`, `KWD 1.250`. `short` omits the decimals of whole amounts:
 * `€1,250`. Symbols shared by several currencies are prefixed with their country.
 */
export const moneyInWords = (
  { amount, currency }: { amount: number; currency: string },
  style: 'full' | 'short' = 'full',
  locale = 'en-GB',
): string => {
  const digits = currencyDigits(currency)
  const key = `${currency} ${style} ${locale}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      trailingZeroDisplay: style === 'short' ? 'stripIfInteger' : 'auto',
    })
  formats.set(key, format)
  return format.format(amount / 10 ** digits)
}

/** A list of hundreds of prices would otherwise spend most of its time on making these. One for each currency, style and locale. */
const formats = new Map<string, Intl.NumberFormat>()

/** The maximum amount of money in minor units, also for sums. */
export const maxMoney = 1e14
