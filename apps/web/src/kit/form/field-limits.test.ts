import { accommodation } from '@sojourn/contract/resources/accommodation'
import { companyPage } from '@sojourn/contract/resources/company-page'
import { z } from 'zod'
import { expect, test } from 'vitest'
import { limitsAt } from './field-limits.ts'

test('a field has the limits of the contract, even if it is nullable or optional', () => {
  expect(limitsAt(accommodation.create, 'name')).toEqual({ maxLength: 160 })
  expect(limitsAt(accommodation.update, 'teaser')).toEqual({ maxLength: 300 })
  expect(limitsAt(accommodation.create, 'stars')).toEqual({ minValue: 0, maxValue: 5, step: 0.5 })
  expect(limitsAt(accommodation.create, 'minChildAge')).toEqual({ minValue: 0, maxValue: 21, step: 1 })
})

test('a list has a maximum number of entries and a maximum length for each', () => {
  expect(limitsAt(accommodation.create, 'facilities')).toEqual({ max: 60, maxLength: 80 })
  expect(limitsAt(accommodation.create, 'rooms')).toEqual({ max: 60 })
  expect(limitsAt(accommodation.create, 'rooms.0.name')).toEqual({ maxLength: 160 })
})

test('each kind of block has its own limits', () => {
  expect(limitsAt(companyPage.update, 'blocks.0.hero.title')).toEqual({ maxLength: 160 })
  expect(limitsAt(companyPage.update, 'blocks.0.quote.text')).toEqual({ maxLength: 1000 })
  expect(limitsAt(companyPage.update, 'blocks.0.gallery.media')).toEqual({ max: 60 })
  expect(limitsAt(companyPage.update, 'blocks.0.team.members.0.about')).toEqual({ maxLength: 2000 })
  expect(limitsAt(companyPage.update, 'blocks.0.text.title')).toEqual({})
})

test('a field without limits, or not in the schema, has none', () => {
  expect(limitsAt(z.object({ count: z.int(), text: z.string() }), 'count')).toEqual({ step: 1 })
  expect(limitsAt(z.object({ text: z.string() }), 'text')).toEqual({})
  expect(limitsAt(accommodation.create, 'nothing.0.here')).toEqual({})
})
