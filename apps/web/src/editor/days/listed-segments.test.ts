import { describe, expect, it } from 'vitest'
import { emptySegment } from '@sojourn/contract/itinerary/from-library'
import { createListing } from './listed-segments.ts'

const uuid = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
const terms = { adults: 2, children: 0, currency: 'EUR', markupBps: 1000, taxBps: 0, roundTo: 1 }
const stay = (number: number, title: string) => ({ ...emptySegment(uuid(number), 'accommodation', title), day: 0 })
const net = { amount: 10_000, currency: 'EUR' }

describe('the rows of the day list', () => {
  it('bracket the segments of an option group that are next to each other', () => {
    const hotel = { ...stay(1, 'Hotel'), optionGroup: 'Tokyo', isSelected: true }
    const inn = { ...stay(2, 'Inn'), optionGroup: 'Tokyo', isSelected: false }
    const walk = { ...emptySegment(uuid(3), 'excursion', 'Walk'), day: 0, inclusion: 'optional' as const }
    const alone = { ...stay(4, 'Alone'), optionGroup: 'Kyoto' }
    const segments = [hotel, inn, walk, alone]
    const rows = createListing(true)(segments, terms).rowsOf(segments)
    expect(rows.map(({ choice }) => choice)).toEqual([
      { name: 'Tokyo', isFirst: true, isLast: false },
      { name: 'Tokyo', isFirst: false, isLast: true },
      null,
      null,
    ])
    expect(rows.map(({ mark }) => mark)).toEqual([null, 'alternative', 'optional', null])
  })

  it('say the price only to users who may see prices, and not of what travellers arrange themselves', () => {
    const segments = [
      { ...stay(1, 'Hotel'), net },
      { ...stay(2, 'Friends'), net, inclusion: 'own_arrangement' as const },
    ]
    const pricesFor = (seesPrices: boolean) =>
      createListing(seesPrices)(segments, terms)
        .rowsOf(segments)
        .map(({ price }) => price)
    expect(pricesFor(true)).toEqual(['€110', ''])
    expect(pricesFor(false)).toEqual(['', ''])
  })

  it('are the same objects until something that they show has changed', () => {
    const list = createListing(true)
    const segments = [{ ...stay(1, 'Hotel'), net }, stay(2, 'Inn')]
    const rowsWith = (markupBps: number) => {
      const { rowsOf, done } = list(segments, { ...terms, markupBps })
      const rows = rowsOf(segments)
      done()
      return rows
    }
    const [hotel, inn] = rowsWith(1000)
    expect(rowsWith(1000)).toEqual([hotel, inn])
    expect(rowsWith(1000)[0]).toBe(hotel)
    const later = rowsWith(2000)
    expect(later[0]?.price).toBe('€120')
    expect(later[1]).toBe(inn)
  })

  it('have the later nights of stays that are part of the itinerary', () => {
    const hotel = { ...stay(1, 'Hotel'), nights: 3 }
    const lost = { ...stay(2, 'Full'), nights: 2, bookingStatus: 'declined' as const }
    const one = stay(3, 'One night')
    const { nights } = createListing(true)([hotel, lost, { ...one, nights: 1 }], terms)
    expect([...nights]).toEqual([
      [1, [{ segment: hotel, night: 2 }]],
      [2, [{ segment: hotel, night: 3 }]],
    ])
  })
})
