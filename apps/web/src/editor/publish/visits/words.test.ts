import { describe, expect, it } from 'vitest'
import { secondsInWords, sectionInWords, visitInWords } from './words.ts'

describe('a reading time', () => {
  it.each([
    [40, '40 s'],
    [60, '1 min'],
    [130, '2 min 10 s'],
    [3900, '1 h 5 min'],
  ])('of %s seconds is %s', (seconds, words) => {
    expect(secondsInWords(seconds)).toBe(words)
  })
})

describe('a section', () => {
  it('has the name that the page gives it', () => {
    const of = { day: null, title: null, seconds: 1 }
    expect(sectionInWords({ ...of, section: 'price' })).toBe('Price')
    expect(sectionInWords({ ...of, section: 'day', day: 3, title: 'Okavango' })).toBe('Day 3: Okavango')
    expect(sectionInWords({ ...of, section: 'day', day: 3 })).toBe('Day 3')
    expect(sectionInWords({ ...of, section: 'page', title: 'Visas' })).toBe('Visas')
  })
})

describe('a visit', () => {
  it('says what was opened, and for how long a page was read', () => {
    const visit = { uuid: '', openedAt: '', revision: 2, seconds: 0 }
    expect(visitInWords({ ...visit, opened: 'page', seconds: 70 })).toBe('Page opened, read for 1 min 10 s')
    expect(visitInWords({ ...visit, opened: 'page' })).toBe('Page opened')
    expect(visitInWords({ ...visit, opened: 'calendar' })).toBe('Calendar opened')
  })
})
