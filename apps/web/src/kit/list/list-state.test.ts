import { describe, expect, it } from 'vitest'
import { countOfFilters, isNarrowed, parametersOf, readListState, searchOf } from './list-state.ts'

const rules = {
  sorts: [
    { id: '-createdAt', label: 'Newest first' },
    { id: 'title', label: 'Title, A to Z' },
  ],
  radio: { parameter: 'status', label: 'Status', options: [{ id: 'booked', label: 'Booked' }] },
  filters: [{ parameter: 'kind', label: 'Kind', options: [{ id: 'tour', label: 'Tour' }] }],
  open: [{ parameter: 'tag', accepts: (text: string) => text.length > 0 && text.length <= 40 }],
  hasBin: true,
}
const plain = {
  q: '',
  letter: null,
  choice: null,
  filters: {},
  binned: false,
  sort: '-createdAt',
  page: 1,
  perPage: 24,
  view: null,
  columns: null,
}

describe('the state of a list', () => {
  it('has default values if the URL has no parameters', () => {
    expect(readListState({}, rules)).toEqual(plain)
    expect(searchOf(plain, rules)).toEqual({})
    expect(parametersOf(plain, rules)).toEqual({})
  })

  it('can be read back from the URL it wrote', () => {
    const state = {
      q: 'namib',
      letter: '#',
      choice: 'booked',
      filters: { kind: 'tour', tag: 'Große Dünen & more' },
      binned: true,
      sort: 'title',
      page: 3,
      perPage: 48,
      view: null,
      columns: null,
    }
    const search = searchOf(state, rules)
    expect(search).toEqual({
      q: 'namib',
      letter: '#',
      status: 'booked',
      kind: 'tour',
      tag: 'Große Dünen & more',
      binned: 'true',
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
    { tag: 'x'.repeat(41) },
    { tag: ['a', 'b'] },
    { binned: 'yes' },
    { deep: 'unknown' },
  ])('ignores invalid parameters: %o', (search) => {
    expect(readListState(search, rules)).toEqual(plain)
  })

  it('sends the first sort order to the server if it is not the server’s default', () => {
    const byTitle = { ...rules, sorts: rules.sorts.toReversed() }
    expect(parametersOf(readListState({}, byTitle), byTitle)).toEqual({ sort: 'title' })
    expect(parametersOf(readListState({ sort: '-createdAt' }, byTitle), byTitle)).toEqual({})
  })

  it('is narrowed by search, letter, choice or filter, but not by sort or page', () => {
    expect(isNarrowed({ ...plain, q: 'x' }, rules)).toBe(true)
    expect(isNarrowed({ ...plain, letter: 'A' }, rules)).toBe(true)
    expect(isNarrowed({ ...plain, choice: 'booked' }, rules)).toBe(true)
    expect(isNarrowed({ ...plain, filters: { kind: 'tour' } }, rules)).toBe(true)
    expect(isNarrowed({ ...plain, q: '  ', sort: 'title', page: 2 }, rules)).toBe(false)
  })

  it('has a bin only if the list has one', () => {
    const { hasBin: _, ...without } = rules
    expect(readListState({ binned: 'true' }, without)).toEqual(plain)
    expect(parametersOf({ ...plain, binned: true }, without)).toEqual({})
  })

  it('is not narrowed by showing the bin, which is a separate list', () => {
    expect(isNarrowed({ ...plain, binned: true }, rules)).toBe(false)
  })

  it('counts the filters that narrow it, but not search and sort order', () => {
    expect(countOfFilters({ ...plain, q: 'namib', sort: 'title', page: 2 }, rules)).toBe(0)
    expect(
      countOfFilters(
        { ...plain, letter: 'N', choice: 'booked', filters: { kind: 'tour', tag: 'dunes' }, binned: true },
        rules,
      ),
    ).toBe(5)
  })

  it('sends several values to the server for one in the URL', () => {
    const sending = {
      ...rules,
      filters: [
        {
          parameter: 'licenceState',
          label: 'Licence',
          options: [{ id: 'ending', label: 'Expiring or expired', sends: ['expiring', 'expired'] }],
        },
      ],
      open: [
        {
          parameter: 'folder',
          accepts: (text: string) => text !== '',
          sends: (text: string) => [text, `${text}/North`],
        },
      ],
    }
    const state = readListState({ licenceState: 'ending', folder: 'Namibia' }, sending)
    expect(searchOf(state, sending)).toEqual({ licenceState: 'ending', folder: 'Namibia' })
    expect(parametersOf(state, sending)).toEqual({
      licenceState: ['expiring', 'expired'],
      folder: ['Namibia', 'Namibia/North'],
    })
  })

  it('writes the view to the URL, but does not send it to the server', () => {
    const drawn = { ...rules, views: [{ id: 'grid' }, { id: 'table' }] }
    expect(readListState({}, drawn).view).toBe('grid')
    expect(searchOf(readListState({ view: 'grid' }, drawn), drawn)).toEqual({})
    const table = readListState({ view: 'table' }, drawn)
    expect(searchOf(table, drawn)).toEqual({ view: 'table' })
    expect(parametersOf(table, drawn)).toEqual({})
    expect(readListState({ view: 'wall' }, drawn).view).toBe('grid')
  })
})
