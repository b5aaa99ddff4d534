import { maxBufferBps } from '../kit/field-limits.ts'
import { defineResource, editable, readOnly, required } from '../kit/define-resource.ts'
import { exchangeRateText } from '../kit/exchange-rate-text.ts'
import { currency, date, integer, line, oneOf } from '../kit/values.ts'

/** A rate of the company's currency book: one unit of `from` is worth `rate` units of `to`. */
export const exchangeRate = defineResource({
  name: 'exchange-rate',
  plural: 'exchange-rates',
  title: 'name',
  fields: {
    /** Derived from its currencies: `EUR/JPY`. */
    name: readOnly(line(7)),
    from: required(currency()),
    to: required(currency()),
    rate: required(exchangeRateText()),
    date: required(date()),
    source: editable(oneOf('manual', 'file', 'provider'), 'manual'),
    /** What is added to costs in `from`, in case the rate moves before they are paid. */
    bufferBps: editable(integer(0, maxBufferBps), 0),
  },
  rules: ({ from, to }) => [{ field: 'to', isWrong: from === to, message: 'must be another currency' }],
  filters: { from: 'from', to: 'to', source: 'source' },
  sorts: ['date'],
  inLists: ['name', 'from', 'to', 'rate', 'date', 'source', 'bufferBps'],
})
