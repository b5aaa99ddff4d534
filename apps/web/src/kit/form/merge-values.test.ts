import { expect, it } from 'vitest'
import { isSame, mergeValues } from './merge-values.ts'

const basis = { name: 'Camp', stars: 3, place: { city: 'Maun', country: 'BW' } }

it('takes what each changed where the other did not', () => {
  expect(mergeValues(basis, { ...basis, name: 'Old Camp' }, { ...basis, stars: 4 })).toEqual({
    merged: { ...basis, name: 'Old Camp', stars: 4 },
    conflicts: [],
  })
})

it('tells where both changed the same field, and keeps mine until it is decided', () => {
  const { merged, conflicts } = mergeValues(basis, { ...basis, name: 'Mine' }, { ...basis, name: 'Theirs' })
  expect(merged['name']).toBe('Mine')
  expect(conflicts).toEqual([{ name: 'name', mine: 'Mine', theirs: 'Theirs' }])
})

it('sees no conflict where both wrote the same', () => {
  expect(mergeValues(basis, { ...basis, stars: 5 }, { ...basis, stars: 5 }).conflicts).toEqual([])
})

it('merges the parts of a field that is made of such, and names the part both changed', () => {
  const before = { brand: { logo: null, primary: '#000000', secondary: '#ffffff' } }
  const mine = { brand: { ...before.brand, logo: 'a', primary: '#111111' } }
  const theirs = { brand: { ...before.brand, secondary: '#eeeeee', primary: '#222222' } }
  expect(mergeValues(before, mine, theirs, ['brand'])).toEqual({
    merged: { brand: { logo: 'a', primary: '#111111', secondary: '#eeeeee' } },
    conflicts: [{ name: 'brand.primary', mine: '#111111', theirs: '#222222' }],
  })
})

it('compares parts without regard to the order of their keys', () => {
  expect(isSame({ a: 1, b: [{ c: 1, d: 2 }] }, { b: [{ d: 2, c: 1 }], a: 1 })).toBe(true)
  expect(isSame([1, 2], [2, 1])).toBe(false)
  expect(isSame(null, undefined)).toBe(false)
})
