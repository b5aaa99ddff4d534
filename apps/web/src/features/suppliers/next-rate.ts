import type { Rate } from '@sojourn/contract/resources/supplier'

/**
 * What a new rate starts with: season, unit and currency of the one above it; the first one holds for a calendar year, from
 * October on for the next, which is the one that is sold by then.
 * @param currency of the company
 * @param today as `2026-11-25`
 */
export const nextRate = (above: Rate | undefined, currency: string, today: string): Rate => {
  const year = Number(today.slice(0, 4)) + (today.slice(5, 7) >= '10' ? 1 : 0)
  return {
    product: '',
    room: null,
    from: above?.from ?? `${year}-01-01`,
    to: above?.to ?? `${year}-12-31`,
    days: [],
    unit: above?.unit ?? 'per_person_night',
    net: { amount: 0, currency: above?.net.currency ?? currency },
    minStay: null,
  }
}
