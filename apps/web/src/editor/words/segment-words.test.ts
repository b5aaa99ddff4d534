import { describe, expect, it } from 'vitest'
import type { SegmentInput } from '@sojourn/contract/document/document'
import { segment } from '@sojourn/contract/document/document'
import { noteOf, timesOf, titleOf } from './segment-words.ts'

const uuid = '00000000-0000-4000-8000-000000000001'
const of = (fields: Partial<SegmentInput>) => segment.parse({ uuid, kind: 'drive', title: 'Drive', ...fields })

describe('the text of a segment', () => {
  it('says how long a stay is and which meals are included', () => {
    expect(noteOf(of({ kind: 'accommodation', nights: 2, board: 'HB' }))).toBe('2 nights · Half board')
    expect(noteOf(of({ kind: 'accommodation', nights: 0 }))).toBe('Day room')
  })

  it('says when and from where to where the journey goes', () => {
    const origin = { label: 'Windhoek' }
    const destination = { label: 'Okaukuejo' }
    expect(noteOf(of({ startTime: '08:30', endTime: '12:10', origin, destination }))).toBe(
      '08:30 – 12:10 · Windhoek → Okaukuejo',
    )
    expect(noteOf(of({ kind: 'flight', origin, carrier: 'Air Namibia', number: 'SW 12' }))).toBe(
      'Windhoek · Air Namibia SW 12',
    )
  })

  it('says how long a segment without times takes', () => {
    expect(noteOf(of({ kind: 'excursion', durationMin: 150 }))).toBe('2 h 30 min')
    expect(noteOf(of({ kind: 'excursion', durationMin: 3 * 24 * 60 }))).toBe('3 days')
  })

  it('says if it ends on another day', () => {
    expect(timesOf(of({ startTime: '21:40', endTime: '07:25', endDayOffset: 1 }))).toBe('21:40 – 07:25 (+1 day)')
    expect(timesOf(of({ startTime: '23:00', endTime: '18:00', endDayOffset: -1 }))).toBe('23:00 – 18:00 (−1 day)')
    expect(timesOf(of({ endTime: '09:00' }))).toBe('until 09:00')
  })

  it('uses the designer’s overrides instead of the library’s texts', () => {
    expect(titleOf(of({ overrides: { title: 'Our drive' } }))).toBe('Our drive')
  })
})
