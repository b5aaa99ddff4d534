import { expect, test } from 'vitest'
import { accommodation } from '@sojourn/contract/resources/accommodation'
import { excursion } from '@sojourn/contract/resources/excursion'
import { uuid as uuidOf } from '../fixtures/open-itinerary.ts'
import type { LibraryItem } from './library-item.ts'
import { ranked, suggested, withDistances } from './suggestions.ts'

const base = (number: number) => ({
  uuid: uuidOf(number),
  tenant: uuidOf(9),
  rev: 1,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  createdBy: null,
  updatedBy: null,
  deletedAt: null,
  completeness: { percent: 0, missing: [] },
})
const stay = (number: number, name: string): LibraryItem => ({
  kind: 'accommodation',
  item: accommodation.read.parse({ ...accommodation.create.parse({ name }), ...base(number) }),
})
const walk = (number: number, name: string): LibraryItem => ({
  kind: 'excursion',
  item: excursion.read.parse({ ...excursion.create.parse({ name, durationMin: 60 }), ...base(number) }),
})
const namesOf = (items: readonly LibraryItem[]) => items.map(({ item }) => item.name)
const windhoek = { label: 'Windhoek', lat: -22.56, lng: 17.08 }

test('before anything is typed, items nearby, recently used items and all items by name are suggested', () => {
  const items = [stay(1, 'Zebra Camp'), stay(2, 'Dune Camp'), walk(3, 'Evening walk')]
  const sections = suggested({ byName: items, recent: [stay(2, 'Dune Camp')], nearby: [walk(3, 'Walk')] }, windhoek)
  expect(sections.map(({ title, items: all }) => [title, namesOf(all)])).toEqual([
    ['Near Windhoek', ['Walk']],
    ['Recently used', ['Dune Camp']],
    ['All by name', ['Dune Camp', 'Evening walk', 'Zebra Camp']],
  ])
})

test('nearby items have their distances, in the order of the server, once they are loaded', () => {
  const hits = [3, 1, 2].map((number) => ({
    resource: 'accommodation' as const,
    uuid: uuidOf(number),
    name: 'x',
    km: number * 10,
  }))
  expect(withDistances(hits, [stay(1, 'One'), stay(3, 'Three')]).map(({ item, away }) => [item.name, away])).toEqual([
    ['Three', 30],
    ['One', 10],
  ])
})

test('a match in a name comes before a match elsewhere, whatever the resource', () => {
  const hotel = stay(1, 'Mandarin Oriental Tokyo')
  const mountain = walk(2, 'Mount Fuji and Lake Kawaguchi')
  expect(namesOf(ranked([[hotel], [mountain]], 'Fuji'))).toEqual([mountain.item.name, hotel.item.name])
})

test('an exact name comes first, then names that begin with the text, then names with a word that does', () => {
  const stays = [stay(1, 'Old Dune Camp'), stay(2, 'Dune Camp Annex')]
  const walks = [walk(3, 'Dune Camp'), walk(4, 'Camp fire at the dune')]
  expect(namesOf(ranked([stays, walks], 'dune camp'))).toEqual([
    'Dune Camp',
    'Dune Camp Annex',
    'Old Dune Camp',
    'Camp fire at the dune',
  ])
  expect(namesOf(ranked([[stay(1, 'Fjord'), stay(2, 'Ålesund Hotel')], [walk(3, 'Ålesund')]], 'alesund'))).toEqual([
    'Ålesund',
    'Ålesund Hotel',
    'Fjord',
  ])
})
