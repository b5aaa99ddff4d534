import { describe, expect, it } from 'vitest'
import type { Read } from '../kit/define-resource.ts'
import { accommodation } from '../resources/accommodation.ts'
import { excursion } from '../resources/excursion.ts'
import { day, segment } from '../document/document.ts'
import { segmentKinds } from '../document/segment-kinds.ts'
import { emptyDay } from './empty-day.ts'
import { emptySegment, segmentFromAccommodation, segmentFromExcursion } from './from-library.ts'

const uuid = '00000000-0000-4000-8000-000000000001'
const stored = {
  uuid: '00000000-0000-4000-8000-000000000002',
  tenant: '00000000-0000-4000-8000-000000000003',
  rev: 7,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  createdBy: null,
  updatedBy: null,
  deletedAt: null,
  completeness: { percent: 100, missing: [] },
}
const picture = { media: uuid, role: 'gallery', caption: null, alt: null } as const
const place = { label: 'Okaukuejo', timezone: 'Africa/Windhoek' }

const camp: Read<typeof accommodation> = accommodation.read.parse({
  ...stored,
  ...accommodation.create.parse({ name: 'Etosha Safari Camp', location: place, defaultBoard: 'HB', checkIn: '14:00' }),
  media: Array.from({ length: 60 }, () => picture),
})
const walk: Read<typeof excursion> = excursion.read.parse({
  ...stored,
  ...excursion.create.parse({ name: 'Bush walk', included: ['Water'], startTimes: ['05:30', '16:00'], track: uuid }),
})

describe('a segment from the library', () => {
  it('is a stay of one night, pinned to the accommodation as it is now', () => {
    const stay = segmentFromAccommodation(uuid, camp)
    expect(stay).toMatchObject({
      kind: 'accommodation',
      title: 'Etosha Safari Camp',
      source: { resource: 'accommodation', uuid: camp.uuid, rev: 7 },
      nights: 1,
      board: 'HB',
      checkIn: '14:00',
      timezone: 'Africa/Windhoek',
    })
  })

  it('is an excursion with its first start time, inclusions and track', () => {
    expect(segmentFromExcursion(uuid, walk)).toMatchObject({
      kind: 'excursion',
      title: 'Bush walk',
      startTime: '05:30',
      durationMin: 120,
      included: ['Water'],
      track: uuid,
    })
  })

  it('fits the limits of the document, however many images the library item has', () => {
    const stay = segmentFromAccommodation(uuid, camp)
    expect(segment.parse(stay)).toEqual(stay)
    expect(stay.media).toHaveLength(20)
    expect(segment.parse(segmentFromExcursion(uuid, walk))).toEqual(segmentFromExcursion(uuid, walk))
  })
})

describe('an empty segment or day', () => {
  it.each(segmentKinds)('equals what the contract makes of an empty %s', (kind) => {
    expect(emptySegment(uuid, kind, 'Nothing')).toEqual(segment.parse({ uuid, kind, title: 'Nothing' }))
  })

  it('equals what the contract makes of an empty day', () => {
    expect(emptyDay(uuid)).toEqual(day.parse({ uuid }))
  })
})
