import { describe, expect, it } from 'vitest'
import { marksOf, numbersText } from './marks-of.ts'
import type { Place } from './route-of.ts'

const places: Place[] = [0, 10, 70, 85, 12].map((x, index) => ({
  number: index + 1,
  at: { lat: 0, lng: x },
  label: `Camp ${index + 1}`,
}))

describe('the markers on the map', () => {
  it('are shared by places that would otherwise overlap', () => {
    const marks = marksOf(places, ({ at }) => ({ x: at.lng, y: 0 }))
    expect(marks.map((mark) => mark.places.map(({ number }) => number))).toEqual([
      [1, 2, 5],
      [3, 4],
    ])
    expect(marksOf(places, ({ at }) => ({ x: at.lng * 20, y: 0 }))).toHaveLength(5)
    expect(marksOf(places, ({ number }) => ({ x: 0, y: number * 28 }))).toHaveLength(5)
  })

  it('grow with the places they include, and may then overlap others', () => {
    const one = (number: number, lng: number): Place => ({ number, at: { lat: 0, lng }, label: '' })
    const at = (place: Place) => ({ x: place.at.lng, y: 0 })
    expect(marksOf([one(10, 0), one(20, 42)], at)).toHaveLength(2)
    expect(marksOf([one(10, 0), one(12, 5), one(20, 42)], at)).toHaveLength(1)
  })

  it.each([
    [[3], '3'],
    [[3, 4], '3, 4'],
    [[3, 4, 5], '3–5'],
    [[2, 9], '2, 9'],
    [[1, 2, 3, 9], '1–3, 9'],
    [[14, 15, 16, 24], '14–16 …'],
    [[1, 2, 3, 9, 12], '1–3 …'],
  ])('with the numbers %j are labelled “%s”', (numbers, text) => expect(numbersText(numbers)).toBe(text))
})
