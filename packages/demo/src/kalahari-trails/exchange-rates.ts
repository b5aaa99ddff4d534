import type { PlainRecords } from '../content.ts'

/** What the company buys in, in rand. All figures are invented. */
export const exchangeRates: PlainRecords<'exchange-rates'> = [
  { key: 'nad', from: 'NAD', to: 'ZAR', rate: '1', date: '2026-01-01', tags: ['fixed'] },
  { key: 'bwp', from: 'BWP', to: 'ZAR', rate: '1.3405', date: '2026-10-01', bufferBps: 150 },
  { key: 'zmw', from: 'ZMW', to: 'ZAR', rate: '0.7120', date: '2026-10-01', bufferBps: 300 },
  { key: 'usd', from: 'USD', to: 'ZAR', rate: '18.1400', date: '2026-10-01', bufferBps: 200 },
  { key: 'eur-october', from: 'EUR', to: 'ZAR', rate: '19.8530', date: '2026-10-01', bufferBps: 200 },
  { key: 'eur-november', from: 'EUR', to: 'ZAR', rate: '19.7733', date: '2026-11-02', bufferBps: 200 },
  { key: 'gbp', from: 'GBP', to: 'ZAR', rate: '23.4980', date: '2026-11-02', bufferBps: 200 },
]
