import { describe, expect, it } from 'vitest'
import { complaintsAbout, fromDraft, newItinerary, partyOf } from './new-itinerary.ts'

const itinerary = { ...newItinerary, title: 'Sea fog and slow water', startDate: '2026-10-03' }

describe('a new itinerary', () => {
  it('can be created with only a title', () => {
    expect(complaintsAbout({ ...newItinerary, title: 'Namib' })).toEqual({})
    expect(complaintsAbout(itinerary)).toEqual({})
  })

  it('reports errors by field', () => {
    const wrong = complaintsAbout({
      title: '  ',
      client: 'somebody',
      startDate: '2026-02-30',
      dayCount: 181,
      adults: null,
      children: -1,
      childAges: [99],
      infants: 21,
    })
    expect(Object.keys(wrong)).toEqual(Object.keys(newItinerary))
  })

  it('is restored from a draft, with defaults for values that are not valid', () => {
    const whole = { ...itinerary, client: crypto.randomUUID(), children: 2, childAges: [4, 9], infants: 1 }
    expect(fromDraft({ ...whole })).toEqual(whole)
    expect(
      fromDraft({ title: 7, startDate: 'soon', dayCount: 'many', client: 'me', childAges: ['x'], infants: null }),
    ).toEqual(newItinerary)
  })

  it('has no ages of children who are no longer there', () => {
    expect(partyOf({ ...itinerary, children: 1, childAges: [4, 9] }).childAges).toEqual([4])
    expect(partyOf({ ...itinerary, adults: null, children: null, childAges: [4] })).toEqual({
      adults: 0,
      children: 0,
      childAges: [],
      infants: 0,
    })
  })
})
