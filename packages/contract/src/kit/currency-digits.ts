/**
 * Currencies whose smallest unit is not a hundredth, by ISO 4217. Not asked of Intl: engines follow the CLDR there, which
 * leaves the cents of some currencies out, and not all the same.
 */
const unusual: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0]),
  ),
  ...Object.fromEntries('BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3])),
  CLF: 4,
  UYW: 4,
}

/** How many digits a currency has behind the point: 2 for EUR, 0 for JPY, 3 for KWD. */
export const currencyDigits = (currency: string): number => unusual[currency] ?? 2

/**
 * The same figure in another currency: 118,000 of EUR is 118,000 of JPY, each with the digits of its own. What a currency
 * has no digits for is rounded.
 */
export const withCurrency = <M extends { amount: number; currency: string }>(money: M, currency: string): M => ({
  ...money,
  amount: Math.round(money.amount * 10 ** (currencyDigits(currency) - currencyDigits(money.currency))),
  currency,
})

/**
 * An amount as people read it, with all its digits: `€1,250.50`, `JP¥1,250`, `KWD 1.250`; `short` leaves out those of whole
 * amounts: `€1,250`. Symbols that several currencies share carry their country.
 */
export const moneyInWords = (
  { amount, currency }: { amount: number; currency: string },
  style: 'full' | 'short' = 'full',
): string => {
  const digits = currencyDigits(currency)
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: style === 'short' ? 'stripIfInteger' : 'auto',
  }).format(amount / 10 ** digits)
}

/** No amount of money is larger, in minor units; sums are held to it as well. */
export const maxMoney = 1e14
