import { expect, it } from 'vitest'
import { viewQueryOf } from './view-query.ts'

it('a saved view stores search, filters, order and view, however they are ordered', () => {
  expect(viewQueryOf('?type=lodge&q=river camp&sort=name&view=map')).toBe('q=river+camp&sort=name&type=lodge&view=map')
  expect(viewQueryOf('?view=map&sort=name&q=river+camp&type=lodge')).toBe('q=river+camp&sort=name&type=lodge&view=map')
})

it('a saved view stores neither the page nor what is open', () => {
  expect(viewQueryOf('?page=3&item=0193&import=new&columns=name,type&binned=true&q=a')).toBe('q=a')
  expect(viewQueryOf('')).toBe('')
})
