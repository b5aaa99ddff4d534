import type { Rate } from '@sojourn/contract/resources/supplier'

/**
 * The initial values of a new rate: season, unit and currency of the one above it. The first rate is for the current calendar
 * year, or from October on for the next year, which is the one being sold by then.
 * @param currency the currency of the company
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
