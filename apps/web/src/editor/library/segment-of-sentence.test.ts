import { emptySegment } from '@sojourn/contract/itinerary/from-library'
import { readSentence } from '@sojourn/contract/itinerary/sentence'
import { describe, expect, it } from 'vitest'
import { segmentOfSentence, withSentence } from './segment-of-sentence.ts'

const read = (text: string) => readSentence(text, [null, null, null])
const segmentFrom = (text: string) => segmentOfSentence('new', read(text))

describe('a segment of a sentence', () => {
  it('has what was understood', () => {
    expect(segmentFrom('KL861 10:05')).toMatchObject({
      kind: 'flight',
      title: 'Flight KL861',
      number: 'KL861',
      startTime: '10:05',
    })
    expect(segmentFrom('2 nights Dune Camp')).toMatchObject({ kind: 'accommodation', title: 'Dune Camp', nights: 2 })
    expect(segmentFrom('Hotel Uhland day 2')).toMatchObject({ kind: 'accommodation', nights: 1 })
    expect(segmentFrom('dinner at Wolfgat 19:30')).toMatchObject({
      kind: 'meal',
      startTime: '19:30',
      endTime: null,
      nights: 0,
    })
    expect(segmentFrom('Kayaking 8:30')).toMatchObject({ kind: 'excursion', title: 'Kayaking', startTime: '08:30' })
  })

  it('ends on the next day if a journey ends before it begins', () => {
    expect(segmentFrom('night train to Hanoi 21:30 - 6:10')).toMatchObject({
      startTime: '21:30',
      endTime: '06:10',
      endDayOffset: 1,
    })
  })

  it('keeps the title and the content of an item of the library', () => {
    const stay = { ...emptySegment('stay', 'accommodation', 'Dune Camp'), nights: 1 }
    expect(withSentence(stay, read('3 nights dune'))).toMatchObject({ title: 'Dune Camp', nights: 3, startTime: null })
    const walk = { ...emptySegment('walk', 'excursion', 'Lava Walk'), startTime: '09:00' }
    expect(withSentence(walk, read('lava walk 14:00'))).toMatchObject({
      title: 'Lava Walk',
      startTime: '14:00',
      nights: 0,
    })
    expect(withSentence(walk, read('lava walk day 2'))).toMatchObject({ startTime: '09:00' })
  })
})
