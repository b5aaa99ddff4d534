import { currencyDigits } from '@sojourn/contract/kit/currency-digits'
import { Unreadable } from './unreadable.ts'

/**
 * A number in any usual notation: `12.5`, `12,5`, `1,250.00`, `1.250,00`, `1'250`, `1 250`, `1,00,000`. A single separator
 * before three digits may stand for thousands or decimals: what the field allows decides; otherwise a point is a decimal one,
 * and a comma is rejected.
 */
export const readNumber = (text: string, fits: (value: number) => boolean): number => {
  const figure = figureIn(text)
  if (!figure) throw new Unreadable('must be a number such as 12 or 12.5')
  const { sign, whole, decimals, mark, isOpen } = figure
  const withDecimals = Number(`${sign}${whole}.${decimals || '0'}`)
  if (!isOpen) return withDecimals
  const withThousands = Number(`${sign}${whole}${decimals}`)
  if (!fits(withThousands)) return withDecimals
  if (!fits(withDecimals)) return withThousands
  if (mark === ',') throw new Unreadable(`could mean ${withThousands} or ${withDecimals}; write it as one of these`)
  return withDecimals
}

/** The error for a cell that contains no amount. */
export const figureFault = 'must be an amount such as 1250.50 or EUR 1250.50'

/**
 * An amount of money in minor units of its currency. Three digits after the only separator are thousands, unless the currency
 * has that many decimals and the separator is a point.
 */
export const readAmount = (text: string, currency: string): number => {
  const figure = figureIn(text)
  if (!figure) throw new Unreadable(figureFault)
  const { sign, whole, decimals, mark, isOpen } = figure
  const digits = currencyDigits(currency)
  if (isOpen && digits < 3) return Number(`${sign}${whole}${decimals}${'0'.repeat(digits)}`)
  if (isOpen && mark === ',')
    throw new Unreadable(`could mean ${whole}${decimals} or ${whole}.${decimals}; write it as one of these`)
  const minor = decimals.padEnd(digits, '0')
  // Some databases write every number with four decimals.
  if (/[1-9]/.test(minor.slice(digits)) || (decimals.length === 3 && digits < 3))
    throw new Unreadable(`must have ${digits === 0 ? 'no' : `at most ${digits}`} decimal places in ${currency}`)
  return Number(`${sign}${whole}${minor.slice(0, digits)}`)
}

type Figure = { sign: string; whole: string; decimals: string; mark: string; isOpen: boolean }

/**
 * The digits before and after the last separator, if it may be a decimal one; a separator that occurs twice is for thousands.
 * `isOpen`: the digits alone do not tell which of the two it is.
 */
const figureIn = (text: string): Figure | undefined => {
  const plain = text.replaceAll(/\s/g, ' ').replaceAll('’', "'").replace('−', '-')
  const [, sign = '', figure = ''] = /^(-?)(\d+(?:[.,' ]\d+)*)$/.exec(plain) ?? []
  const last = Math.max(figure.lastIndexOf('.'), figure.lastIndexOf(','))
  const at = figure.indexOf(figure.charAt(last)) < last ? -1 : last
  const before = at < 0 ? figure : figure.slice(0, at)
  const whole = withoutGroups(before)
  if (whole === undefined) return undefined
  const decimals = at < 0 ? '' : figure.slice(at + 1)
  const isOpen = decimals.length === 3 && /^[1-9]\d{0,2}$/.test(before)
  return { sign, whole, decimals, mark: figure.charAt(at), isOpen }
}

/** Groups of three, or of two before the last as in India. */
const withoutGroups = (digits: string): string | undefined =>
  /^(\d+|[1-9]\d{0,2}([.,' ])\d{3}(\2\d{3})*|[1-9]\d?(,\d\d)+,\d{3})$/.test(digits)
    ? digits.replaceAll(/\D/g, '')
    : undefined
