import { describe, expect, it } from 'vitest'
import { complaintsAbout, fromDraft, newItinerary } from './new-itinerary.ts'

const itinerary = { ...newItinerary, title: 'Sea fog and slow water', startDate: '2026-10-03' }

describe('a new itinerary', () => {
  it('can be created with only a title', () => {
    expect(complaintsAbout({ ...newItinerary, title: 'Namib' })).toEqual({})
    expect(complaintsAbout(itinerary)).toEqual({})
  })

  it('reports errors by field', () => {
    const wrong = complaintsAbout({ title: '  ', startDate: '2026-02-30', dayCount: 181, adults: null, children: -1 })
    expect(Object.keys(wrong)).toEqual(['title', 'startDate', 'dayCount', 'adults', 'children'])
  })

  it('is restored from a draft, with defaults for values that are not valid', () => {
    expect(fromDraft({ ...itinerary })).toEqual(itinerary)
    expect(fromDraft({ title: 7, startDate: 'soon', dayCount: 'many' })).toEqual(newItinerary)
  })
})
