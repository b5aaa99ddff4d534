import { expect, it } from 'vitest'
import { isSame, mergeValues } from './merge-values.ts'

const basis = { name: 'Camp', stars: 3, place: { city: 'Maun', country: 'BW' } }

it('takes each user’s change to a field that the other did not change', () => {
  expect(mergeValues(basis, { ...basis, name: 'Old Camp' }, { ...basis, stars: 4 })).toEqual({
    merged: { ...basis, name: 'Old Camp', stars: 4 },
    conflicts: [],
  })
})

it('reports a field that both changed, and keeps mine until one is chosen', () => {
  const { merged, conflicts } = mergeValues(basis, { ...basis, name: 'Mine' }, { ...basis, name: 'Theirs' })
  expect(merged['name']).toBe('Mine')
  expect(conflicts).toEqual([{ name: 'name', mine: 'Mine', theirs: 'Theirs' }])
})

it('reports no conflict when both made the same change', () => {
  expect(mergeValues(basis, { ...basis, stars: 5 }, { ...basis, stars: 5 }).conflicts).toEqual([])
})

it('merges the parts of a composite field, and names the part that both changed', () => {
  const before = { brand: { logo: null, primary: '#000000', secondary: '#ffffff' } }
  const mine = { brand: { ...before.brand, logo: 'a', primary: '#111111' } }
  const theirs = { brand: { ...before.brand, secondary: '#eeeeee', primary: '#222222' } }
  expect(mergeValues(before, mine, theirs, ['brand'])).toEqual({
    merged: { brand: { logo: 'a', primary: '#111111', secondary: '#eeeeee' } },
    conflicts: [{ name: 'brand.primary', mine: '#111111', theirs: '#222222' }],
  })
})

it('compares objects regardless of the order of their keys', () => {
  expect(isSame({ a: 1, b: [{ c: 1, d: 2 }] }, { b: [{ d: 2, c: 1 }], a: 1 })).toBe(true)
  expect(isSame([1, 2], [2, 1])).toBe(false)
  expect(isSame(null, undefined)).toBe(false)
})
