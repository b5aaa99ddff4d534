import { gpx, kmlWithFolders, kml as kmlFeatures } from '@tmcw/togeojson'
import { DOMParser, type Document } from '@xmldom/xmldom'
import type { Publication, PublishedSegment } from '@sojourn/contract/itinerary/publication'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawnPublications } from '../fixtures/drawn-publications.ts'
import { hostilePublication } from '../fixtures/hostile-publication.ts'
import { place } from '../fixtures/sample-parts.ts'
import { samplePublication } from '../fixtures/sample-publication.ts'
import { renderGpx } from './render-gpx.ts'
import { renderKml } from './render-kml.ts'

const edition = {
  publishedAt: '2027-01-02T03:04:05.678Z',
  productName: 'Sojourn',
  pageUrl: 'https://journeys.example/p/token?a=1&b=2',
}

/** Throws for anything that is not well-formed; the parser only warns of U+FFFD, which XML allows. */
const parse = (text: string | null): Document =>
  new DOMParser({
    onError: (level, words) => {
      if (level !== 'warning') throw new Error(`${level}: ${words}`)
    },
  }).parseFromString(text ?? '', 'application/xml')

const gpxOf = (publication: Publication) => parse(renderGpx(publication, edition))
const kmlOf = (publication: Publication) => parse(renderKml(publication, edition))
const featuresOfGpx = (publication: Publication) => gpx(gpxOf(publication)).features
const foldersOf = (publication: Publication) =>
  kmlWithFolders(kmlOf(publication)).children.flatMap((child) => (child.type === 'folder' ? [child] : []))
const textsOf = (document: Document, name: string) =>
  [...document.getElementsByTagName(name)].map((element) => element.textContent)

const [day] = samplePublication.days
const [segment] = day?.segments ?? []
if (!day || !segment) throw new Error('the sample has no segments')

/** An itinerary of one day, 4 May 2027, with one segment and no route. */
const itineraryOf = (changed: Partial<PublishedSegment>, more: Partial<Publication> = {}): Publication => ({
  ...samplePublication,
  route: [],
  days: [
    {
      ...day,
      date: '2027-05-04',
      segments: [{ ...segment, location: null, origin: null, destination: null, ...changed }],
    },
  ],
  ...more,
})
const at = (lat: number | null, lng: number | null) => ({ ...place('Dune Camp'), lat, lng })
const timed = {
  kind: 'excursion',
  title: 'Walk',
  startTime: '09:30',
  timezone: 'Africa/Windhoek',
  location: at(-24.123_456_7, 15.1),
} as const

describe('the GPX of a publication', () => {
  it('has a waypoint for each place and the route in the order of the days, as a public parser reads it', () => {
    const features = featuresOfGpx(samplePublication)
    const routes = features.filter(({ geometry }) => geometry?.type === 'LineString')
    expect(routes.map(({ properties }) => properties?.['name'])).toEqual([samplePublication.title])
    expect(routes.map(({ geometry }) => geometry && 'coordinates' in geometry && geometry.coordinates)).toEqual([
      samplePublication.route.map(({ lat, lng }) => [lng, lat]),
    ])
    const points = features.filter(({ geometry }) => geometry?.type === 'Point')
    expect(points.length).toBeGreaterThanOrEqual(samplePublication.route.length)
    const days = points.map(({ properties }) => Number(/^Day (\d+), /.exec(properties?.['cmt'])?.[1]))
    expect(days).toEqual(days.toSorted((one, other) => one - other))
    expect(points[0]?.properties).toMatchObject({ cmt: 'Day 1, Tuesday 4 May 2027' })
    for (const { properties } of points) expect(properties?.['name']).toEqual(expect.stringMatching(/./))
  })

  it('has the namespace, version and creator that GPX 1.1 requires, and times in UTC', () => {
    const document = gpxOf(itineraryOf(timed))
    const root = document.documentElement
    expect([root?.namespaceURI, root?.getAttribute('version'), root?.getAttribute('creator')]).toEqual([
      'http://www.topografix.com/GPX/1/1',
      '1.1',
      'Sojourn',
    ])
    expect(document.getElementsByTagName('link')[0]?.getAttribute('href')).toBe(edition.pageUrl)
    expect(textsOf(document, 'time')).toEqual([edition.publishedAt, '2027-05-04T07:30:00Z'])
    expect(textsOf(gpxOf(itineraryOf({ ...timed, timezone: null })), 'time')).toEqual([edition.publishedAt])
  })

  it('has coordinates with at most six decimals, and none of 180 degrees east', () => {
    const points = (lat: number, lng: number) =>
      [...gpxOf(itineraryOf({ ...timed, location: at(lat, lng) })).getElementsByTagName('wpt')].map((point) =>
        ['lat', 'lon'].map((name) => point.getAttribute(name)),
      )
    expect(points(-24.123_456_7, 15.000_000_04)).toEqual([['-24.123457', '15']])
    expect(points(-0.000_000_1, 180)).toEqual([['0', '-180']])
  })

  it('has both ends of a transport, each with its own time', () => {
    const flight = {
      kind: 'flight',
      title: 'To Los Angeles',
      timezone: 'Pacific/Auckland',
      endTimezone: 'America/Los_Angeles',
      startTime: '19:40',
      endTime: '12:30',
      origin: { ...at(-37.0082, 174.785), label: 'Auckland' },
      destination: { ...at(33.9416, -118.4085), label: 'Los Angeles' },
    } as const
    const [, start, end] = textsOf(gpxOf(itineraryOf(flight)), 'time')
    expect([start, end]).toEqual(['2027-05-04T07:40:00Z', '2027-05-04T19:30:00Z'])
    const names = featuresOfGpx(itineraryOf(flight)).map(({ properties }) => properties?.['name'])
    expect(names).toEqual(['Auckland', 'Los Angeles'])
  })
})

describe('the KML of a publication', () => {
  it('has a folder for each day with its places, and the route as a line, as a public parser reads it', () => {
    const folders = foldersOf(samplePublication)
    expect(folders.map(({ meta }) => meta['name'])).toEqual(
      samplePublication.days.map(({ n, title, place: where }) => `Day ${n}: ${title ?? where}`),
    )
    const line = kmlFeatures(kmlOf(samplePublication)).features[0]
    expect(line?.geometry).toEqual({
      type: 'LineString',
      coordinates: samplePublication.route.map(({ lat, lng }) => [lng, lat]),
    })
    const [first] = folders
    expect(first?.children[0]).toMatchObject({
      properties: { name: 'Cape Town' },
      geometry: { type: 'Point', coordinates: [18.4241, -33.9249] },
    })
  })

  it('has times with their offset from UTC, and dates where there is no time', () => {
    expect(textsOf(kmlOf(itineraryOf(timed)), 'when')).toEqual(['2027-05-04T09:30:00+02:00'])
    expect(textsOf(kmlOf(itineraryOf({ ...timed, timezone: 'Asia/Kathmandu' })), 'when')).toEqual([
      '2027-05-04T09:30:00+05:45',
    ])
    expect(textsOf(kmlOf(itineraryOf({ ...timed, timezone: 'America/St_Johns' })), 'when')).toEqual([
      '2027-05-04T09:30:00-02:30',
    ])
    expect(textsOf(kmlOf(itineraryOf({ ...timed, startTime: null })), 'when')).toEqual(['2027-05-04'])
  })

  it('shows hostile text as text, also where text is HTML', () => {
    const title = '<b>Bold</b> ]]> & "quoted"\u0001\ufffe'
    const document = kmlOf(itineraryOf({ ...timed, title, note: '<script>alert(1)</script>' }))
    const [, point] = textsOf(document, 'name').slice(-2)
    expect(point).toBe('<b>Bold</b> ]]> & "quoted"')
    const html = textsOf(document, 'description').at(-1) ?? ''
    expect(html).not.toMatch(/<(?!br>)/)
    expect(html).toContain('&#60;script&#62;alert(1)&#60;/script&#62;')
    for (const file of [kmlOf, gpxOf])
      expect(file(hostilePublication).documentElement?.textContent).toContain('<b>#panic()</b> & Söhne')
  })
})

describe('both files', () => {
  const both = [
    ['GPX', (publication: Publication) => renderGpx(publication, edition)],
    ['KML', (publication: Publication) => renderKml(publication, edition)],
  ] as const

  it.each(both)('leave out places without coordinates, and do not exist without any place (%s)', (_, render) => {
    const without = { ...timed, location: at(null, null) }
    expect(render(itineraryOf(without))).toBeNull()
    expect(render(itineraryOf(without, { route: samplePublication.route }))).not.toContain('Walk')
  })

  it.each(both)('contain nothing of hidden sections (%s)', (_, render) => {
    const shown = (...sections: Publication['sections']) => render({ ...samplePublication, sections }) ?? ''
    expect(shown('price', 'gallery')).toBe('')
    expect(shown('route')).toContain('Sossusvlei')
    expect(shown('route')).not.toContain('Signal House')
    expect(shown('days')).toContain('Signal House')
    expect(shown('days')).not.toMatch(/<rte>|LineString/)
  })

  it.each(both)('leave out what the client has not chosen (%s)', (_, render) => {
    const choice = { kind: 'optional', insteadOf: null, difference: null } as const
    expect(render(itineraryOf({ ...timed, choice }))).toBeNull()
  })

  it('are well-formed whatever a publication contains', () => {
    let files = 0
    fc.assert(
      fc.property(drawnPublications, (publication) => {
        for (const [, render] of both) {
          const text = render({ ...publication, sections: ['days', 'route'] })
          if (text === null) continue
          parse(text)
          files += 1
        }
      }),
      { numRuns: 100, seed: 11 },
    )
    expect(files).toBeGreaterThan(10)
  })
})
