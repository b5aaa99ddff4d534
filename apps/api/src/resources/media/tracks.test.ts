import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { zip } from '../../platform/pictures/hostile/zip.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const send = (content: Uint8Array | string, name = 'track.bin') => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name)
  return company.people.Designer.sendRaw('POST', company.path('media/'), { raw: form })
}
const taken = async (content: Uint8Array | string): Promise<Json> => {
  const answer = await send(content)
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}
const zipped = (files: readonly (readonly [string, string])[]) =>
  zip(files.map(([name, content]) => ({ name, content: Buffer.from(content) })))
const gpx = (inside: string) =>
  `<?xml version="1.0"?><gpx version="1.1" creator="zz" xmlns="http://www.topografix.com/GPX/1/1">${inside}</gpx>`
const kml = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document><name>All</name>${inside}</Document></kml>`
const point = (lat: number, lon: number, inside = '') => `<trkpt lat="${lat}" lon="${lon}">${inside}</trkpt>`

describe('a GPX track', () => {
  it('across the date line has the right length and valid coordinates', async () => {
    const { sketch, kind, mime } = await taken(
      gpx(
        `<trk><trkseg>${point(-16.8, 179.8)}${point(-16.82, 179.95)}${point(-16.84, -179.95)}${point(-16.85, -179.8)}</trkseg></trk>`,
      ),
    )
    expect([kind, mime]).toEqual(['track', 'application/gpx+xml'])
    expect(sketch.lines).toEqual([
      [
        [179.8, -16.8],
        [179.95, -16.82],
        [-179.95, -16.84],
        [-179.8, -16.85],
      ],
    ])
    expect(sketch.length).toBeGreaterThan(42_000)
    expect(sketch.length).toBeLessThan(44_000)
  })

  it('with many points across the date line is simplified without a line around the world', async () => {
    const points = Array.from({ length: 2000 }, (_, n) => {
      const lon = 179 + n / 1000
      return point(-16 - Math.sin(n / 30) / 50, lon > 180 ? lon - 360 : lon)
    })
    const { sketch } = await taken(gpx(`<trk><trkseg>${points.join('')}</trkseg></trk>`))
    expect(sketch.points.length).toBeLessThanOrEqual(400)
    expect(sketch.points.length).toBeGreaterThan(50)
    const sides = sketch.points.map(([lng]: [number]) => Math.sign(lng))
    expect(sides.filter((side: number, index: number) => index > 0 && side !== sides[index - 1])).toHaveLength(1)
  })

  it.each([
    ['an empty elevation', '<ele></ele>'],
    ['an invalid elevation', '<ele>n/a</ele>'],
    ['an empty time', '<ele>1050</ele><time/>'],
    ['an invalid time', '<time>yesterday</time>'],
    [
      'extensions in extensions',
      '<extensions><a:x xmlns:a="b"><a:ele>9999</a:ele><a:rpt lat="x" lon="y"/></a:x></extensions>',
    ],
  ])('with %s loses only that value', async (_name, inside) => {
    const { sketch } = await taken(
      gpx(
        `<trk><trkseg>${point(-24, 15, '<ele>1000</ele>')}${point(-24.5, 15.5, inside)}${point(-25, 16, '<ele>1100</ele>')}</trkseg></trk>`,
      ),
    )
    expect(sketch).toMatchObject({
      ascent: 100,
      lines: [
        [
          [15, -24],
          [15.5, -24.5],
          [16, -25],
        ],
      ],
    })
  })

  it('keeps its segments separate', async () => {
    const { sketch } = await taken(
      gpx(
        `<trk><trkseg>${point(0, 15)}${point(1, 15)}</trkseg><trkseg>${point(50, 15)}${point(51, 15)}</trkseg></trk>`,
      ),
    )
    expect(sketch.lines).toHaveLength(2)
    // The length of two degrees, without the fifty between the segments.
    expect(sketch.length).toBeLessThan(230_000)
  })

  it('with only waypoints becomes a list of places', async () => {
    const item = await taken(
      gpx(
        '<wpt lat="-24.7" lon="15.3"><name>Dune</name><extensions><name>no</name></extensions></wpt><wpt lat="-22.6" lon="14.5"><name>holiday\u202egpj</name></wpt>',
      ),
    )
    expect(item).toMatchObject({ kind: 'track', state: 'processing-complete' })
    expect(item.sketch).toEqual({
      points: [],
      lines: [],
      places: [
        { name: 'Dune', lat: -24.7, lng: 15.3 },
        { name: 'holiday gpj', lat: -22.6, lng: 14.5 },
      ],
      length: 0,
      ascent: null,
    })
  })
})

describe('a KML track', () => {
  it('with several geometries keeps them separate', async () => {
    const { sketch } = await taken(
      kml(`<Placemark><name>a</name><MultiGeometry><LineString><coordinates>
        15.0,-24.0,0
        15.1,-24.1,0 15.2,-24.2,0
        </coordinates></LineString><LineString><coordinates>15.3,-24.3 15.4,-24.4</coordinates></LineString></MultiGeometry></Placemark>
        <Placemark><gx:Track><when>2026-01-01T00:00:00Z</when><when/><when>2026-01-01T00:01:00Z</when><gx:coord>15.5 -24.5 10</gx:coord><gx:coord></gx:coord><gx:coord>15.6 -24.6 12</gx:coord></gx:Track></Placemark>`),
    )
    expect(sketch.lines).toEqual([
      [
        [15, -24],
        [15.1, -24.1],
        [15.2, -24.2],
      ],
      [
        [15.3, -24.3],
        [15.4, -24.4],
      ],
      [
        [15.5, -24.5],
        [15.6, -24.6],
      ],
    ])
    expect(sketch.places).toEqual([])
  })

  it('can be read without a namespace and with spaces in its coordinates', async () => {
    const { sketch } = await taken(
      '<kml><Placemark><LineString><coordinates>15.0, -24.0, 0 15.1, -24.1, 0</coordinates></LineString></Placemark></kml>',
    )
    expect(sketch.lines).toEqual([
      [
        [15, -24],
        [15.1, -24.1],
      ],
    ])
  })

  it('with only points becomes a list of places with their own names', async () => {
    const { sketch } = await taken(
      kml(
        '<Folder><name>Day 1</name><Placemark><name>Hotel</name><description><![CDATA[<b>x</b>]]></description><Point><coordinates>2.35,48.85,0</coordinates></Point></Placemark><Placemark><Point><coordinates>2.3,48.8</coordinates></Point></Placemark></Folder>',
      ),
    )
    expect(sketch.places).toEqual([
      { name: 'Hotel', lng: 2.35, lat: 48.85 },
      { name: '', lng: 2.3, lat: 48.8 },
    ])
  })
})

describe('a KMZ track', () => {
  const line = kml('<Placemark><LineString><coordinates>15,-24 16,-25</coordinates></LineString></Placemark>')

  it('is read from its first KML file', async () => {
    const item = await taken(
      zipped([
        ['files/readme.txt', 'x'],
        ['doc.kml', line],
        ['other.kml', kml('')],
      ]),
    )
    expect(item).toMatchObject({ kind: 'track', mime: 'application/vnd.google-earth.kmz' })
    expect(item.sketch.lines).toEqual([
      [
        [15, -24],
        [16, -25],
      ],
    ])
  })

  it.each([
    ['is compressed too strongly', () => zipped([['doc.kml', kml(`<!--${' '.repeat(40_000_000)}-->`)]])],
    [
      'contains a KML file with entities',
      () => zipped([['doc.kml', '<!DOCTYPE kml [<!ENTITY a "b">]><kml>&a;</kml>']]),
    ],
    ['is truncated', () => zipped([['doc.kml', line]]).subarray(0, 80)],
    [
      'lies about the size of its file',
      () => zip([{ name: 'doc.kml', content: Buffer.alloc(5_000_000, ' '), size: 10 }]),
    ],
  ])('that %s is rejected with an explanation', async (_name, bytes) => {
    const answer = await send(bytes())
    expect([415, 422]).toContain(answer.status)
    expect(JSON.stringify(answer.json)).toMatch(/\w+ \w+ \w+/)
  })
})

describe('a GeoJSON track', () => {
  const lines = [
    [
      [15, -24],
      [15.1, -24.1],
    ],
    [
      [16, -25],
      [16.1, -25.1, 900],
    ],
  ]

  it.each<[string, unknown, unknown]>([
    ['a LineString', { type: 'LineString', coordinates: lines[0] }, [lines[0]]],
    [
      'a MultiLineString',
      { type: 'MultiLineString', coordinates: lines },
      [
        lines[0],
        [
          [16, -25],
          [16.1, -25.1],
        ],
      ],
    ],
    [
      'a FeatureCollection',
      {
        type: 'FeatureCollection',
        features: [
          { type: 'Feature', properties: { name: 'Way' }, geometry: { type: 'LineString', coordinates: lines[0] } },
          { type: 'Feature', properties: null, geometry: null },
          {
            type: 'Feature',
            properties: {},
            geometry: {
              type: 'GeometryCollection',
              geometries: [
                {
                  type: 'LineString',
                  coordinates: [
                    [1, 2],
                    [3, 4],
                  ],
                },
              ],
            },
          },
        ],
      },
      [
        lines[0],
        [
          [1, 2],
          [3, 4],
        ],
      ],
    ],
  ])('can be read from %s', async (_name, content, expected) => {
    const item = await taken(JSON.stringify(content))
    expect(item).toMatchObject({ kind: 'track', mime: 'application/geo+json' })
    expect(item.sketch.lines).toEqual(expected)
  })

  it('with only points becomes a list of places', async () => {
    const { sketch } = await taken(
      JSON.stringify({
        type: 'FeatureCollection',
        features: [
          { type: 'Feature', properties: { name: 'Camp' }, geometry: { type: 'Point', coordinates: [15, -24] } },
        ],
      }),
    )
    expect(sketch.places).toEqual([{ name: 'Camp', lng: 15, lat: -24 }])
  })

  it.each([
    ['no content', { type: 'FeatureCollection', features: [] }],
    [
      'points that are not on Earth',
      {
        type: 'LineString',
        coordinates: [
          [400, 95],
          [1, 1],
        ],
      },
    ],
    [
      'text instead of numbers',
      {
        type: 'LineString',
        coordinates: [
          ['a', 'b'],
          [1, 1],
        ],
      },
    ],
    ['truncated JSON', '{"type":"LineString","coordinates":[[1,2],[3,'],
    ['deeply nested collections', `${'{"type":"GeometryCollection","geometries":['.repeat(5000)}${']}'.repeat(5000)}`],
  ])('with %s is rejected with an explanation', async (_name, content) => {
    const answer = await send(typeof content === 'string' ? content : JSON.stringify(content))
    expect([answer.status, JSON.stringify(answer.json.errors)]).toEqual([422, expect.stringMatching(/\w+ \w+ \w+/)])
  })

  it('cannot be any other JSON', async () => {
    expect((await send('{"hello":"world"}')).status).toBe(415)
  })
})
