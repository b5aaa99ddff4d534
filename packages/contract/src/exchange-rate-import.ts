import { z } from 'zod'
import { about } from './kit/about.ts'
import { exchangeRateText } from './kit/exchange-rate-text.ts'
import { exchangeRate } from './resources/exchange-rate.ts'
import { date } from './kit/values.ts'

/** Limits of a file with exchange rates. `listed` is how many rates of each kind the response names. */
export const rateFileLimits = { bytes: 10 * 1024 * 1024, rates: 10_000, listed: 100 } as const

/** The fields sent with the file. `bufferBps` is the buffer of the new rates, unless the file has a column for it. */
export const exchangeRateImportCreate = z.strictObject({
  /** Rates of earlier days are left out. */
  since: date().optional(),
  bufferBps: exchangeRate.fields.bufferBps.schema.default(0),
})

const rateInBook = z.object({ uuid: z.uuid(), name: z.string(), date: date(), rate: exchangeRateText() })

/** What a file added to the currency book, and what was there already and stays as it is. */
export const exchangeRateImport = z.object({
  format: z.enum(['ecb_xml', 'ecb_csv', 'csv']),
  addedCount: z.int(),
  added: z.array(rateInBook).max(rateFileLimits.listed),
  presentCount: z.int(),
  present: z.array(rateInBook.extend({ rateInFile: exchangeRateText() })).max(rateFileLimits.listed),
})
about.add(exchangeRateImport, {
  id: 'ExchangeRateImport',
  description:
    'What a file added to the currency book, newest first. `present` are the rates of the same pair and date that were there already and stay as they are; those that differ from the file come first. Both name at most 100 rates.',
})
export type ExchangeRateImport = z.infer<typeof exchangeRateImport>

/** Query parameters of the rates of a day. */
export const latestRatesQuery = z.strictObject({ on: date() })
