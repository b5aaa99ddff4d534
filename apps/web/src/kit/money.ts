import type { Money } from '@sojourn/contract/kit/values'

const decimals = new Map<string, number>()

/** How many digits a currency has behind the point: 2 for EUR, 0 for JPY, 3 for KWD (ISO 4217, through Intl). */
export const decimalsOf = (currency: string): number => {
  const known =
    decimals.get(currency) ??
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
    2
  decimals.set(currency, known)
  return known
}

/** Minor units as the number people type: 12550 of EUR is 125.5. */
export const fromMinor = ({ amount, currency }: Money): number => amount / 10 ** decimalsOf(currency)

/** What people type as minor units, rounded to the nearest. */
export const toMinor = (value: number, currency: string): Money => ({
  amount: Math.round(value * 10 ** decimalsOf(currency)),
  currency,
})

/** An amount as people read it: `€1,250.50`. */
export const formatMoney = (money: Money): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: money.currency }).format(fromMinor(money))
