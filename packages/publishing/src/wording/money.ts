import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import type { Money } from '@sojourn/contract/kit/values'

/**
 * An amount as shown to travellers: `€10,460`, `US$1,250.50`, `ZAR 184,500`. Symbols that several currencies share are prefixed
 * with their country, and whole amounts have no decimals.
 */
export function moneyText(money: Money): string {
  return moneyInWords(money, 'short')
}

/** Basis points as a percentage: 2550 is `25.5%`. */
export function percentText(basisPoints: number): string {
  return `${basisPoints / 100}%`
}
