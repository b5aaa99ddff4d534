import type { ItineraryVariant } from '@sojourn/contract/itinerary/variants'
import { describe, expect, it } from 'vitest'
import { comparisonOf } from './comparison.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' })
const variant = (fields: Partial<ItineraryVariant> = {}): ItineraryVariant => ({
  uuid: crypto.randomUUID(),
  rev: 1,
  variant: 'A',
  title: 'Desert',
  status: 'quoted',
  startDate: '2027-05-14',
  endDate: '2027-05-15',
  dayCount: 2,
  adults: 2,
  children: 0,
  infants: 0,
  places: [],
  accommodations: [],
  included: [],
  options: [],
  price: null,
  costing: null,
  ...fields,
})
const rowsOf = (...variants: ItineraryVariant[]) => new Map(comparisonOf(variants).map((row) => [row.id, row]))

describe('the comparison of variants', () => {
  it('says for each row whether the variants differ, and for each entry whether all have it', () => {
    const places = [
      { name: 'Sesriem', nights: 2 },
      { name: 'Swakopmund', nights: 1 },
    ]
    const rows = rowsOf(variant({ places: places.slice(0, 1) }), variant({ places, dayCount: 3 }))
    expect(rows.get('days')).toMatchObject({ isSame: false })
    expect(rows.get('travellers')).toMatchObject({
      isSame: true,
      cells: [[{ text: '2 adults' }], [{ isShared: true }]],
    })
    expect(rows.get('places')).toMatchObject({
      isSame: false,
      cells: [
        [{ text: 'Sesriem, 2 nights', isShared: true }],
        [
          { text: 'Sesriem, 2 nights', isShared: true },
          { text: 'Swakopmund, 1 night', isShared: false },
        ],
      ],
    })
  })

  it('has net and margin only for users who may read net prices', () => {
    expect([...rowsOf(variant(), variant()).keys()]).not.toContain('net')
    const costing = { total: eur(500), perPerson: eur(250), net: eur(400), margin: { ...eur(-10), bps: -200 } }
    const rows = rowsOf(variant({ costing }), variant({ costing: { ...costing, net: null, margin: null } }))
    expect(rows.get('total')?.cells[0]?.[0]?.text).toBe('€5.00')
    expect(rows.get('net')?.cells.map((cell) => cell[0]?.text)).toEqual(['€4.00', '–'])
    expect(rows.get('margin')?.cells.map((cell) => cell[0]?.text)).toEqual(['-€0.10 (-2%)', '–'])
  })

  it('says what an option replaces and how it changes the price', () => {
    const rows = rowsOf(
      variant({
        options: [
          { kind: 'alternative', title: 'Hill House', insteadOf: 'Lodge', difference: eur(-4000) },
          { kind: 'optional', title: 'Balloon', insteadOf: null, difference: null },
        ],
      }),
    )
    expect(rows.get('options')?.cells[0]?.map(({ text }) => text)).toEqual([
      'Hill House instead of Lodge: €40.00 less',
      'Balloon',
    ])
  })
})
