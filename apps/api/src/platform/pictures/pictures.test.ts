import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { detectContentType } from './content-type.ts'
import { createPictures, type PictureEdit } from './pictures.ts'

const pictures = createPictures()
afterAll(() => pictures.close())

/** Four corners of different colours, 400 × 200: red and green above blue and white. */
const corners = () => {
  const tile = (background: string) => ({ create: { width: 200, height: 100, channels: 3 as const, background } })
  return sharp(tile('#ff0000'))
    .extend({ right: 200, bottom: 100 })
    .composite([
      { input: tile('#00ff00'), left: 200, top: 0 },
      { input: tile('#0000ff'), left: 0, top: 100 },
      { input: tile('#ffffff'), left: 200, top: 100 },
    ])
}

/** The size of the prepared image and the colours of its corners, clockwise from the top left. */
const prepareAndDescribe = async (bytes: Uint8Array, edit: Partial<PictureEdit> = {}): Promise<string> => {
  const whole = { flipped: false, rotation: 0, crop: null, brightness: 100, ...edit } as const
  const { width, height, variants } = await pictures.prepare(bytes, 'image/png', { edit: whole, formats: 'quick' })
  const jpeg = variants.find(({ mime }) => mime === 'image/jpeg')
  const { data, info } = await sharp(jpeg?.bytes).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([width, height])
  const letterAt = (x: number, y: number) => {
    const at = (y * info.width + x) * 3
    const [r = 0, g = 0, b = 0] = [...data.subarray(at, at + 3)].map((part) => Number(part > 100))
    return r + g + b === 3 ? 'w' : r ? 'r' : g ? 'g' : b ? 'b' : '-'
  }
  const [right, bottom] = [info.width - 8, info.height - 8]
  return `${width}×${height} ${letterAt(8, 8)}${letterAt(right, 8)}${letterAt(right, bottom)}${letterAt(8, bottom)}`
}

describe('an edited image', () => {
  it.each<[string, Partial<PictureEdit>, string]>([
    ['as it is', {}, '400×200 rgwb'],
    ['mirrored', { flipped: true }, '400×200 grbw'],
    ['turned clockwise', { rotation: 90 }, '200×400 brgw'],
    ['mirrored, then turned', { flipped: true, rotation: 90 }, '200×400 wgrb'],
    ['upside down', { rotation: 180 }, '400×200 wbrg'],
    ['cropped to a corner', { crop: { x: 0.5, y: 0, width: 0.5, height: 0.5 } }, '200×100 gggg'],
    ['turned, then cropped', { rotation: 90, crop: { x: 0, y: 0, width: 0.5, height: 0.5 } }, '100×200 bbbb'],
    [
      'mirrored, turned and cropped',
      { flipped: true, rotation: 270, crop: { x: 0, y: 0, width: 1, height: 0.5 } },
      '200×200 rbbr',
    ],
    ['darkened', { brightness: 20 }, '400×200 ----'],
  ])('is shown %s', async (_name, edit, expected) => {
    expect(await prepareAndDescribe(await corners().png().toBuffer(), edit)).toBe(expected)
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is first turned upright by EXIF orientation %s', async (orientation) => {
    const bytes = await corners().png().withMetadata({ orientation }).toBuffer()
    const upright = await sharp(bytes).autoOrient().png().toBuffer()
    for (const edit of [
      {},
      { flipped: true, rotation: 90, crop: { x: 0.5, y: 0.5, width: 0.5, height: 0.5 } },
      { rotation: 270, crop: { x: 0, y: 0.5, width: 0.5, height: 0.5 } },
    ] as const)
      expect(await prepareAndDescribe(bytes, edit)).toBe(await prepareAndDescribe(upright, edit))
  })
})

describe('a prepared image', () => {
  it('has its sizes as WebP, JPEG and AVIF, and in quick mode without AVIF', async () => {
    const bytes = await sharp(await corners().png().toBuffer())
      .resize(1000, 500)
      .jpeg()
      .toBuffer()
    const names = async (formats: 'all' | 'quick') =>
      (await pictures.prepare(bytes, 'image/jpeg', { formats })).variants.map(({ name }) => name).join(' ')
    expect(await names('quick')).toBe('160.webp 480.webp 960.webp 1000.webp 1000.jpg')
    expect(await names('all')).toBe(
      '160.webp 480.webp 960.webp 1000.webp 1000.jpg 160.avif 480.avif 960.avif 1000.avif',
    )
  })

  it('has its main colour, and a hash that stays nearly the same when the image is made smaller', async () => {
    const bytes = await corners().tint('#c04020').blur(30).png().toBuffer()
    const smaller = await sharp(bytes).resize(120).jpeg({ quality: 60 }).toBuffer()
    const [one, other] = await Promise.all([
      pictures.prepare(bytes, 'image/png', { formats: 'quick' }),
      pictures.prepare(smaller, 'image/jpeg', { formats: 'quick' }),
    ])
    expect(one.colour).toMatch(/^#[0-9a-f]{6}$/)
    expect(one.perceptualHash).toMatch(/^[0-9a-f]{16}$/)
    const differing = BigInt(`0x${one.perceptualHash}`) ^ BigInt(`0x${other.perceptualHash}`)
    expect(differing.toString(2).replaceAll('0', '').length).toBeLessThanOrEqual(6)
  })

  it('keeps its transparency', async () => {
    const bytes = await sharp({ create: { width: 300, height: 200, channels: 4, background: '#ff000080' } })
      .png()
      .toBuffer()
    const { variants } = await pictures.prepare(bytes, 'image/png')
    const channels = await Promise.all(
      variants.map(async ({ bytes: variantBytes }) => (await sharp(variantBytes).metadata()).hasAlpha),
    )
    expect(channels).toEqual(variants.map(({ mime }) => mime !== 'image/jpeg'))
  })

  it('of 49 megapixels with transparency and a rotation is prepared within the limits', async () => {
    const bytes = await sharp({ create: { width: 8400, height: 5800, channels: 4, background: '#ff000080' } })
      .withMetadata({ orientation: 6 })
      .png({ compressionLevel: 3 })
      .toBuffer()
    expect(await pictures.prepare(bytes, 'image/png', { formats: 'quick' })).toMatchObject({
      width: 5800,
      height: 8400,
    })
  })
})

describe('a track', () => {
  const read = async (written: string) => {
    const bytes = Buffer.from(written)
    return (await pictures.prepare(bytes, (await detectContentType(bytes)) ?? '')).sketch
  }

  it('in GPX has its length along the great circle, without gaps, and its ascent', async () => {
    const point = (lat: number, lon: number, ele: number) =>
      `<trkpt lat="${lat}" lon="${lon}"><ele>${ele}</ele></trkpt>`
    const sketch = await read(
      `<?xml version="1.0"?><gpx><trk><trkseg>${point(0, 15, 100)}${point(1, 15, 160)}${point(2, 15, 150)}</trkseg><trkseg>${point(5, 15, 900)}${point(5, 16, 910)}</trkseg></trk></gpx>`,
    )
    expect(sketch?.points).toEqual([
      [15, 0],
      [15, 1],
      [15, 2],
      [15, 5],
      [16, 5],
    ])
    // A degree of latitude is 111,195 m; one of longitude at 5° north is 110,772 m.
    expect([sketch?.length, sketch?.ascent]).toEqual([expect.closeTo(333_162, -2), 70])
  })

  it('in KML is read from lines and from recorded tracks, and has no ascent without elevations', async () => {
    const sketch = await read(
      `<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Placemark><LineString><coordinates> 15,-24 16,-24 </coordinates></LineString></Placemark><Placemark><gx:Track><gx:coord>16 -24</gx:coord><gx:coord>16 -25</gx:coord></gx:Track></Placemark></kml>`,
    )
    expect(sketch).toMatchObject({
      ascent: null,
      points: [
        [15, -24],
        [16, -24],
        [16, -24],
        [16, -25],
      ],
    })
  })

  it('with many points is simplified, and keeps its ends', async () => {
    const turns = Array.from({ length: 20_000 }, (_, n) => `${15 + n / 10_000},${-24 + Math.sin(n / 50) / 10}`)
    const sketch = await read(`<kml><LineString><coordinates>${turns.join(' ')}</coordinates></LineString></kml>`)
    expect(sketch?.points.length).toBeLessThanOrEqual(400)
    expect(sketch?.points.length).toBeGreaterThan(100)
    expect([sketch?.points[0]?.[0], sketch?.points.at(-1)?.[0]]).toEqual([15, 16.9999])
  })
})

describe('the content type', () => {
  it.each<[string, string | undefined]>([
    [
      '\ufeff<?xml version="1.0"?>\n<!-- made by hand --><svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>',
      'image/svg+xml',
    ],
    ['<!DOCTYPE svg PUBLIC "a" "b"><svg/>', 'image/svg+xml'],
    ['<gpx>', 'application/gpx+xml'],
    ['<kml>', 'application/vnd.google-earth.kml+xml'],
    ['%PDF-1.7\n', 'application/pdf'],
    ['<html><svg/></html>', undefined],
    ['<!-- <svg> ', undefined],
    ['hello <svg/>', undefined],
  ])('of %j is %s', async (written, type) => {
    expect(await detectContentType(Buffer.from(written))).toBe(type)
  })

  it('is detected for any bytes without harm', async () => {
    const starts = [
      '',
      '<',
      '<?xml',
      '<!DOCTYPE a [',
      'PK\u0003\u0004',
      '%PDF-',
      'RIFF',
      '\0\0\0\u0018ftyp',
      '\u00ff\u00d8\u00ff',
    ]
    for (let round = 0; round < 500; round += 1) {
      const start = Buffer.from(starts[round % starts.length] ?? '', 'latin1')
      const type = await detectContentType(Buffer.concat([start, randomBytes(round * 7)]))
      expect(type === undefined || typeof type === 'string').toBe(true)
    }
  })
})
