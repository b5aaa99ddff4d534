import { z } from 'zod'
import { about } from '../kit/about.ts'
import { maxBufferBps } from '../kit/field-limits.ts'
import { storedAs } from '../kit/column.ts'
import { defineResource, editable, readOnly, required } from '../kit/define-resource.ts'
import { currency, date, integer, line, oneOf } from '../kit/values.ts'

/** A rate of exchange as decimal text: above 0, up to 10 digits without leading zeros, and up to 15 decimals. */
export const exchangeRateText = () =>
  storedAs(
    z
      .string()
      .regex(/^(0|[1-9]\d*)(\.\d{1,15})?$/, 'must be a decimal number such as 1.0845')
      .refine((text) => text.replace('.', '').replace(/^0+/, '').length <= 10, 'must have at most 10 digits')
      .refine((text) => /[1-9]/.test(text), 'must be greater than 0'),
    'text',
  ).register(about, { description: 'A rate of exchange as decimal text.', examples: ['163.20'] })

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
})
