import { describe, expect, it } from 'vitest'
import { aboutInWords, estimatedMinutes, meansOf } from './travel-time.ts'

describe('the estimated travel time', () => {
  it('assumes that roads are longer than the straight line, unless their length is known', () => {
    expect(estimatedMinutes('drive', 300, true)).toBe(300)
    expect(estimatedMinutes('drive', 300, false)).toBe(390)
    expect(estimatedMinutes('transfer', 30, true)).toBe(30)
  })

  it('of a flight is its cruising time and the time lost on the ground', () => {
    expect(estimatedMinutes('flight', 1500, false)).toBe(165)
    expect(estimatedMinutes('flight', 1500, true)).toBe(165)
  })

  it('of an unknown means of transport is by road over short distances, and otherwise by air', () => {
    expect([meansOf(null, 800), meansOf(null, 801), meansOf('train', 5000)]).toEqual(['drive', 'flight', 'train'])
    expect(estimatedMinutes(null, 100, false)).toBe(130)
    expect(estimatedMinutes(null, 7500, false)).toBe(645)
  })

  it.each([
    [2, 'about 5 min'],
    [23, 'about 25 min'],
    [58, 'about 1 h'],
    [130, 'about 2 h'],
    [140, 'about 2 h 30 min'],
    [345, 'about 6 h'],
  ])('of %d minutes is shown as “%s”', (minutes, words) => expect(aboutInWords(minutes)).toBe(words))
})
