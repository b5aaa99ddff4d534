import { currenciesCalled, currencyMeant } from './currency-signs.ts'
import { figureFault, readAmount } from './read-number.ts'
import { Unreadable } from './unreadable.ts'

/** The currency given in the row for an amount, and the company's, which applies if none is given. */
type CurrencyAround = { beside: string | undefined; company: string | null }

/**
 * `1,250.50`, `USD 200`, `€1.250`, `200 Euro`: money in minor units, in the currency given in the cell or the row. If several
 * currencies share the sign, that of the row or the company is meant.
 */
export const readMoney = (text: string, around: CurrencyAround): { amount: number; currency: string } => {
  const [, before = '', figure = '', after = ''] = /^(\D*)(\d(?:.*\d)?)(\D*)$/s.exec(text.trim()) ?? []
  if (figure === '') throw new Unreadable(figureFault)
  const [front, back] = [before.trim(), after.replace(roundEnd, '').trim()]
  const isNegative = /^[-−]|[-−]$/.test(front)
  const signs = [front.replaceAll(/^[-−]|[-−]$/g, '').trim(), back].flatMap(signsIn)
  const currency = currencyOf(signs, around, figure)
  return { amount: readAmount(`${isNegative ? '-' : ''}${figure}`, currency), currency }
}

/** `1'250.-`, as the Swiss write an amount without decimals. */
const roundEnd = /^[.,][-–—]{1,2}/

/** The text on one side of the figure: a sign, a name of several words, or a code with a sign. */
const signsIn = (side: string): string[] => (currenciesCalled(side) ? [side] : side.split(/\s+/).filter(Boolean))

const currencyOf = (signs: readonly string[], { beside, company }: CurrencyAround, figure: string): string => {
  let currency = beside
  // If one sign is ambiguous, another may settle it.
  for (const sign of signs.toSorted((one, other) => Number(isOpen(one)) - Number(isOpen(other)))) {
    const called = currenciesCalled(sign)
    if (!called) throw new Unreadable(figureFault)
    const meant = currencyMeant(sign, currency ?? company)
    if (currency !== undefined && currency !== meant)
      throw new Unreadable(`is in ${meant ?? sign}, but the row has the currency ${currency}`)
    if (meant === undefined)
      throw new Unreadable(
        `has “${sign}”, which several currencies use; write the currency code, such as ${called.all[0]} ${figure}`,
      )
    currency = meant
  }
  const found = currency ?? company
  if (found === null) throw new Unreadable('has no currency; add one, such as EUR 1250.50')
  return found
}

const isOpen = (sign: string): boolean => currenciesCalled(sign)?.usual === undefined
