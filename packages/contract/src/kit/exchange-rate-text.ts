import { z } from 'zod'
import { storedAs } from './column.ts'

/** A rate of exchange as decimal text: up to 10 digits, greater than 0. */
export const exchangeRateText = () =>
  storedAs(
    z
      .string()
      .regex(/^\d+(\.\d+)?$/, 'must be a decimal number such as 1.0845')
      .refine((text) => text.replace('.', '').replace(/^0+/, '').length <= 10, 'must have at most 10 digits')
      .refine((text) => /[1-9]/.test(text), 'must be greater than 0'),
    'text',
  )
