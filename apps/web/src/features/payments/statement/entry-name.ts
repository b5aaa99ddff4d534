import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import { formatDate } from '../../../kit/words/dates.ts'
import type { Entry } from './review.ts'
import * as wording from './wording.ts'

/** What names an entry: who it is from or to, its amount and its day. */
export const entryName = ({ counterparty, text, amount, currency, date }: Entry): string =>
  wording.entryName({
    name: counterparty || text || wording.unnamed,
    amount: moneyInWords({ amount, currency }),
    date: formatDate(date),
  })
