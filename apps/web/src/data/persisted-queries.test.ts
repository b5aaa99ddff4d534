import { describe, expect, it } from 'vitest'
import '../app/resources.ts'
import { bounded, isKept, type KeptQuery } from './persisted-queries.ts'

const now = Date.parse('2026-05-10T12:00:00Z')
const day = 24 * 60 * 60 * 1000

const query = (name: string, ageDays: number, data = '', kind = 'list'): KeptQuery => ({
  queryHash: name,
  queryKey: ['tenant', 'destinations', kind, { name }],
  dehydratedAt: now,
  state: {
    data,
    dataUpdateCount: 1,
    dataUpdatedAt: now - ageDays * day,
    error: null,
    errorUpdateCount: 0,
    errorUpdatedAt: 0,
    fetchFailureCount: 0,
    fetchFailureReason: null,
    fetchMeta: null,
    isInvalidated: false,
    status: 'success',
    fetchStatus: 'idle',
  },
})
const names = (queries: KeptQuery[]) => queries.map(({ queryHash }) => queryHash)
const asMap = (...queries: KeptQuery[]) => new Map(queries.map((one) => [one.queryHash, one]))

describe('queries stored on the device', () => {
  it.each([
    ['t', 'itineraries', 'list', { sort: '-updatedAt' }],
    ['t', 'itineraries', 'deadlines', { owner: undefined }],
    ['t', 'itineraries', 'tasks', 'uuid'],
    ['t', 'destinations', 'list', {}],
    ['t', 'destinations', 'record', 'uuid'],
    ['t', 'media', 'list', {}],
    ['t', 'resource-count'],
  ])('include %s %s %s', (...key) => expect(isKept(key)).toBe(true))

  it.each([
    ['t', 'itineraries', 'record', 'uuid'],
    ['t', 'contacts', 'list', {}],
    ['t', 'contacts', 'record', 'uuid'],
    ['t', 'users', 'list', {}],
    ['t', 'suppliers', 'list', {}],
    ['t', 'support', 'list', {}],
    ['t', 'destinations', 'list', { q: 'a name' }],
    ['t', 'search', 'a name'],
    ['t', 'subscription', 'info'],
    ['platform', 'tenants', 'list', {}],
    ['account'],
    ['config'],
  ])('do not include %s %s %s', (...key) => expect(isKept(key)).toBe(false))
})

describe('the stored queries', () => {
  it('are at most a week old', () => {
    expect(names(bounded([query('old', 8), query('young', 6)], new Map(), now))).toEqual(['young'])
  })

  it('have a maximum size; the oldest are dropped first', () => {
    const one = JSON.stringify(query('a', 1)).length
    const all = [query('c', 3), query('a', 1), query('b', 2)]
    expect(names(bounded(all, new Map(), now, 2 * one))).toEqual(['a', 'b'])
  })

  it('include lists that are no longer in memory, but no such records, which may have been deleted', () => {
    const before = asMap(query('list', 1), query('record', 1, '', 'record'), query('again', 2, 'old'))
    const result = bounded([query('again', 0, 'new')], before, now)
    expect(result.map(({ queryHash, state }) => [queryHash, state.data])).toEqual([
      ['again', 'new'],
      ['list', ''],
    ])
  })
})
