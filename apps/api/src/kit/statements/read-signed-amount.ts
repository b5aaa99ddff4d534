import { readAmount } from '../csv/read-number.ts'
import { Unreadable } from '../csv/unreadable.ts'

const fault = 'must be an amount such as 1250.50 or -1.250,50'

/** An amount in minor units, and whether its text had a sign or another mark for its direction. */
export type SignedAmount = { amount: number; isSigned: boolean }

/**
 * An amount of a bank statement: `1.234,56`, `-1,234.56`, `+12,50`, `12,50-`, `(12.50)`, `$1,234.50`, `€ -5,00`,
 * `EUR -5.00`, `12,50 S` and `12,50 H` (debit and credit in German). Throws Unreadable.
 */
export const readSignedAmount = (text: string, currency: string): SignedAmount => {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, '').replaceAll('−', '-')
  const bare = plain.replaceAll(/^[€£$¥]|(?<=^[-+(])[€£$¥]|[€£$¥](?=\)?$)/g, '').replace(currency, '')
  const [, open = '', before = '', figure = '', after = '', close = ''] =
    /^(\()?([-+])?(\d.*?)([-+SH])?(\))?$/.exec(bare) ?? []
  if (figure === '' || (open !== '') !== (close !== '') || (before !== '' && after !== '')) throw new Unreadable(fault)
  const isNegative = open !== '' || before === '-' || after === '-' || after === 'S'
  const amount = readAmount(figure, currency)
  return { amount: isNegative ? -amount : amount, isSigned: open !== '' || before !== '' || after !== '' }
}
