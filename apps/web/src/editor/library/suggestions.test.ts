import { expect, test } from 'vitest'
import { accommodation } from '@sojourn/contract/resources/accommodation'
import { labelled } from '../../kit/location/location-value.ts'
import type { LibraryItem } from './library-item.ts'
import { nearestOf, suggested } from './suggestions.ts'

const item = (number: number, name: string, lat: number | null, lng: number | null): LibraryItem => ({
  kind: 'accommodation',
  item: accommodation.read.parse({
    ...accommodation.create.parse({ name, location: { ...labelled(name), lat, lng } }),
    uuid: `00000000-0000-4000-8000-00000000000${number}`,
    tenant: '00000000-0000-4000-8000-000000000009',
    rev: 1,
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-01T08:00:00.000Z',
    createdBy: null,
    updatedBy: null,
    deletedAt: null,
    completeness: { percent: 0, missing: [] },
  }),
})

const items = [
  item(1, 'Far', 40, 40),
  item(2, 'Dune', -24.7, 15.8),
  item(3, 'Town', -22.5, 17),
  item(4, 'No pin', null, null),
]
const windhoek = { label: 'Windhoek', lat: -22.56, lng: 17.08 }

test('what is near comes with its distance, the closest first, and nothing from another continent', () => {
  expect(nearestOf(items, windhoek).map(({ item: { name }, away }) => [name, Math.round(away ?? -1)])).toEqual([
    ['Town', 11],
    ['Dune', 271],
  ])
})

test('before anything is typed: what is near, what was used last, and all', () => {
  const [dune] = items.slice(1)
  const sections = suggested(items, dune ? [dune] : [], windhoek)
  expect(sections.map(({ title, items: { length } }) => [title, length])).toEqual([
    ['Nearby Windhoek', 2],
    ['Recently used', 1],
    ['Everything by name', 4],
  ])
})
