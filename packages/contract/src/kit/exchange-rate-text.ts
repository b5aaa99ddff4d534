import { z } from 'zod'
import { about } from './about.ts'
import { storedAs } from './column.ts'

/** An exchange rate as decimal text: above 0, up to 10 digits without leading zeros, and up to 15 decimals. */
export const exchangeRateText = () =>
  storedAs(
    z
      .string()
      .regex(/^(0|[1-9]\d*)(\.\d{1,15})?$/, 'must be a decimal number such as 1.0845')
      .refine((text) => text.replace('.', '').replace(/^0+/, '').length <= 10, 'must have at most 10 digits')
      .refine((text) => /[1-9]/.test(text), 'must be greater than 0'),
    'text',
  ).register(about, { description: 'An exchange rate as decimal text.', examples: ['163.20'] })
