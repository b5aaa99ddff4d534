import { pageHelp } from '@sojourn/contract/resources/page-help'
import { expect, it } from 'vitest'
import { pageKeyOf } from '../kit/page/page-key.ts'
import { addresses } from './addresses.ts'

const paths = [...addresses.keys()]

it('every path has its own page help key, which the contract accepts', () => {
  const keys = paths.map(pageKeyOf)
  expect(keys.length).toBeGreaterThan(50)
  expect(new Set(keys).size).toBe(keys.length)
  for (const key of keys) expect(pageHelp.fields.page.schema.safeParse(key).success, key).toBe(true)
})

it.each([
  ['/', 'home'],
  ['/itineraries', 'itineraries'],
  ['/itineraries/create', 'itineraries.create'],
  ['/itineraries/$uuid', 'itineraries.edit'],
  ['/company-pages/$uuid', 'company-pages.edit'],
  ['/media/', 'media'],
])('the key of %s is %s', (address, key) => {
  expect(pageKeyOf(address)).toBe(key)
})
