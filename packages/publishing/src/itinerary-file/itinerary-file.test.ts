import { itineraryFile } from '@sojourn/contract/itinerary/itinerary-file'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawnPublications } from '../fixtures/drawn-publications.ts'
import { samplePublication } from '../fixtures/sample-publication.ts'
import { toItineraryFile } from './to-itinerary-file.ts'

const base = 'https://journeys.example/p/token'
const edition = {
  revision: 7,
  publishedAt: '2027-01-02T03:04:05.678Z',
  pageUrl: base,
  pictureUrl: ({ media, version }: { media: string; version: string }, width: number) =>
    `${base}/pictures/${media}-${width}.webp?v=${version}`,
  documentUrl: (media: string) => `${base}/documents/${media}`,
}
/** As another program reads it. */
const read = (publication: Publication) =>
  itineraryFile.parse(JSON.parse(JSON.stringify(toItineraryFile(publication, edition))))

const [day] = samplePublication.days
const [segment] = day?.segments ?? []
if (!day || !segment) throw new Error('the sample has no segments')
const segmentOf = (changed: Partial<typeof segment>, date: string | null = '2027-05-04') =>
  read({ ...samplePublication, days: [{ ...day, date, segments: [{ ...segment, ...changed }] }] }).days[0]?.segments[0]

describe('an itinerary as JSON', () => {
  it('contains the whole itinerary in the documented format', () => {
    const file = read(samplePublication)
    expect(file).toMatchObject({
      format: 'itinerary',
      version: 1,
      revision: 7,
      url: base,
      language: 'en',
      title: 'Dunes & Delta',
      party: { adults: 2, children: 0, infants: 0 },
      contact: { name: 'Lindiwe Maseko' },
      price: { mode: 'itemised', total: { amount: 1_846_000, currency: 'EUR' }, deposit: { percent: 25 } },
    })
    expect(file.days.map(({ number, title }) => [number, title])).toEqual(
      samplePublication.days.map(({ n, title }) => [n, title]),
    )
    expect(file.route.map(({ name }) => name)).toEqual(samplePublication.route.map(({ label }) => label))
    expect(file.cover?.url).toMatch(/^https:\/\/journeys\.example\/p\/token\/pictures\/[\w-]+-2400\.webp\?v=/)
    expect([file.guides.length, file.pages.length, file.documents.length]).toEqual(
      [samplePublication.guides, samplePublication.pages, samplePublication.documents].map(({ length }) => length),
    )
  })

  it('has times with zones and offsets', () => {
    const flight = {
      kind: 'flight',
      timezone: 'Pacific/Auckland',
      endTimezone: 'America/Los_Angeles',
      startTime: '19:40',
      endTime: '12:30',
    } as const
    expect(segmentOf(flight)).toMatchObject({
      starts: { date: '2027-05-04', time: '19:40', timezone: 'Pacific/Auckland', at: '2027-05-04T19:40:00+12:00' },
      ends: { time: '12:30', timezone: 'America/Los_Angeles', at: '2027-05-04T12:30:00-07:00' },
    })
    expect(segmentOf(flight, null)).toMatchObject({ starts: { date: null, time: '19:40', at: null } })
    const stay = { kind: 'accommodation', nights: 2, startTime: '14:00' } as const
    expect(segmentOf(stay)).toMatchObject({ starts: { date: '2027-05-04', time: null }, ends: { date: '2027-05-06' } })
  })

  it('contains nothing of hidden sections', () => {
    const file = read({ ...samplePublication, sections: ['days'] })
    const text = JSON.stringify(file)
    expect(file).toMatchObject({ price: null, terms: null, summary: null, contact: null, documents: [], pages: [] })
    for (const inside of ['1846000', '+27215550', 'hello@', 'Packing list', 'They talked us out']) {
      expect(JSON.stringify(read(samplePublication))).toContain(inside)
      expect(text).not.toContain(inside)
    }
  })

  it('fits its format whatever a publication contains', () => {
    fc.assert(
      fc.property(drawnPublications, (publication) => {
        expect(read(publication).days).toHaveLength(publication.sections.includes('days') ? publication.days.length : 0)
      }),
      { numRuns: 60, seed: 5 },
    )
  })
})
