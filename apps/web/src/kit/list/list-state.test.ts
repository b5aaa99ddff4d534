import { describe, expect, it } from 'vitest'
import { isNarrowed, parametersOf, readListState, searchOf } from './list-state.ts'

const rules = {
  sorts: [
    { id: '-createdAt', label: 'Newest first' },
    { id: 'title', label: 'Title, A to Z' },
  ],
  radio: { parameter: 'status', label: 'Status', options: [{ id: 'booked', label: 'Booked' }] },
  filters: [{ parameter: 'kind', label: 'Kind', options: [{ id: 'tour', label: 'Tour' }] }],
}
const plain = { q: '', letter: null, choice: null, filters: {}, sort: '-createdAt', page: 1, perPage: 24 }

describe('the state of a list', () => {
  it('is plain where the address says nothing', () => {
    expect(readListState({}, rules)).toEqual(plain)
    expect(searchOf(plain, rules)).toEqual({})
    expect(parametersOf(plain, rules)).toEqual({})
  })

  it('comes back from the address it wrote', () => {
    const state = {
      q: 'namib',
      letter: '#',
      choice: 'booked',
      filters: { kind: 'tour' },
      sort: 'title',
      page: 3,
      perPage: 48,
    }
    const search = searchOf(state, rules)
    expect(search).toEqual({
      q: 'namib',
      letter: '#',
      status: 'booked',
      kind: 'tour',
      sort: 'title',
      page: '3',
      perPage: '48',
    })
    expect(readListState(search, rules)).toEqual(state)
    expect(parametersOf(state, rules)).toEqual(search)
  })

  it.each([
    { page: '0' },
    { page: '1.5' },
    { page: 'many' },
    { perPage: '25' },
    { letter: 'a' },
    { letter: 'AB' },
    { status: 'dreamt' },
    { kind: 'dreamt' },
    { sort: 'rev' },
    { q: ['a', 'b'] },
  ])('passes over what it does not understand: %o', (search) => {
    expect(readListState(search, rules)).toEqual(plain)
  })

  it('tells the server the first sort where that is not the server’s own', () => {
    const byTitle = { ...rules, sorts: rules.sorts.toReversed() }
    expect(parametersOf(readListState({}, byTitle), byTitle)).toEqual({ sort: 'title' })
    expect(parametersOf(readListState({ sort: '-createdAt' }, byTitle), byTitle)).toEqual({})
  })

  it('is narrowed by search, letter, choice or filter, not by sort or page', () => {
    expect(isNarrowed({ ...plain, q: 'x' }, rules)).toBe(true)
    expect(isNarrowed({ ...plain, letter: 'A' }, rules)).toBe(true)
    expect(isNarrowed({ ...plain, choice: 'booked' }, rules)).toBe(true)
    expect(isNarrowed({ ...plain, filters: { kind: 'tour' } }, rules)).toBe(true)
    expect(isNarrowed({ ...plain, q: '  ', sort: 'title', page: 2 }, rules)).toBe(false)
  })
})
