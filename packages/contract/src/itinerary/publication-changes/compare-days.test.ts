import { describe, expect, it } from 'vitest'
import { uuidOf } from '../../fixtures/clean-itinerary.ts'
import { changesOf, emptyDay, published, segmentOf, withDay, withDays } from '../../fixtures/compared-publications.ts'
import { paragraphs, type RichText } from '../../kit/rich-text.ts'
import type { Publication } from '../publication.ts'

describe('days', () => {
  it('are compared by position if there are as many as before', () => {
    const after = withDay(3, { title: null, place: 'Sesriem', description: paragraphs('New.') })
    expect(changesOf(after)).toEqual([
      'Title of day 3 | Day of rest 3 | null @ 3',
      'Place of day 3 | null | Sesriem @ 3',
      'The description of day 3 has changed | null | null @ 3',
    ])
  })

  it('have the same description if only its formatting or empty paragraphs changed', () => {
    const text = (...content: RichText['content']): Publication => withDay(1, { description: { type: 'doc', content } })
    const run = { type: 'text' as const, text: 'See our terms.' }
    const link = (href: string) => ({ ...run, marks: [{ type: 'link' as const, attrs: { href } }] })
    const before = text({ type: 'paragraph', content: [run] })
    const bold = { ...run, marks: [{ type: 'bold' as const }] }
    expect(changesOf(text({ type: 'paragraph' }))).toEqual([])
    expect(changesOf(text({ type: 'paragraph', content: [bold] }, { type: 'paragraph' }), before)).toEqual([])
    const linked = text({ type: 'paragraph', content: [link('https://example.com/a')] })
    expect(changesOf(text({ type: 'paragraph', content: [link('https://example.com/b')] }), linked)).toEqual([
      'The description of day 1 has changed | null | null @ 1',
    ])
  })

  it('that were added in between leave the others as they are', () => {
    const added = { ...emptyDay, segments: [{ ...segmentOf(105), uuid: uuidOf(120), title: 'Balloon flight' }] }
    expect(changesOf(withDays(published.days.toSpliced(2, 0, added)))).toEqual([
      'Number of days | 6 days | 7 days',
      'Day 3 has been added | null | A day more @ 3',
      'Balloon flight has been added | null | Day 3 @ 3 # 120',
    ])
  })

  it('that were removed are listed where they were, with their segments', () => {
    const days = published.days.filter(({ n }) => n !== 3)
    expect(changesOf(withDay(3, { title: 'To the coast' }, withDays(days)))).toEqual([
      'Number of days | 6 days | 5 days',
      'Day 3 has been removed | Day of rest 3 | null',
      'Dune walk has been removed | Day 3 | null',
      'Title of day 3 | Day of rest 4 | To the coast @ 3',
    ])
  })

  it('without segments are recognised by their title', () => {
    const free = ['Slow', 'Slower', 'Slowest'].map((title) => ({ ...emptyDay, title }))
    const before = withDays(free)
    expect(changesOf(withDays(free.slice(1)), before)).toEqual([
      'Number of days | 3 days | 2 days',
      'Day 1 has been removed | Slow | null',
    ])
  })

  it('that nothing distinguishes are added and removed at the end', () => {
    const free = Array.from({ length: 3 }, () => ({ ...emptyDay, title: null }))
    expect(changesOf(withDays(free.slice(1)), withDays(free))).toEqual([
      'Number of days | 3 days | 2 days',
      'Day 3 has been removed | null | null',
    ])
    expect(changesOf(withDays(free), withDays([]))[2]).toBe('Day 2 has been added | null | null @ 2')
  })
})
