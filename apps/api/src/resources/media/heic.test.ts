import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { heic, type HeicOptions } from '../../platform/pictures/hostile/heic.ts'
import { tiff } from '../../platform/pictures/hostile/tiff.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const send = (bytes: Uint8Array, name = 'IMG_0412.HEIC', type = 'image/heic') => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), name)
  return company.people.Designer.sendRaw('POST', company.path('media/'), { raw: form })
}
const taken = async (bytes: Uint8Array, name?: string): Promise<Json> => {
  const answer = await send(bytes, name)
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}
const fixture = (name: string) => readFileSync(new URL(`../../platform/pictures/fixtures/${name}`, import.meta.url))

const getJpeg = async (item: Json): Promise<Buffer> =>
  (await world.anonymous.send('GET', item.variants.find((one: Json) => one.mime === 'image/jpeg').url)).bytes

/** The size of an item's JPEG and the colours of its corners, clockwise from the top left. */
const readCorners = async (item: Json): Promise<string> => {
  const { data, info } = await sharp(await getJpeg(item))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const letterAt = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels
    const seen = [...data.subarray(at, at + 3)].map((part) => Number(part > 128)).join('')
    return { '111': 'w', '100': 'r', '010': 'g', '001': 'b' }[seen] ?? '-'
  }
  const [right, bottom] = [info.width - 9, info.height - 9]
  return `${info.width}×${info.height} ${letterAt(8, 8)}${letterAt(right, 8)}${letterAt(right, bottom)}${letterAt(8, bottom)}`
}

/** Red and green above blue and white, in tiles of which the last ones are cut off, as phones save them. */
const grid: HeicOptions = { rows: ['rg', 'bw'], width: 120, height: 100 }

describe('a HEIC photo', () => {
  it('is accepted and prepared like any other image, and its original is stored unchanged', async () => {
    const original = fixture('lake.heic')
    const item = await taken(original)
    expect(item).toMatchObject({
      kind: 'image',
      mime: 'image/heic',
      filename: 'IMG_0412.HEIC',
      bytes: original.length,
      state: 'processing-complete',
    })
    expect(item.variants.map(({ mime }: Json) => mime)).toEqual(
      expect.arrayContaining(['image/webp', 'image/jpeg', 'image/avif']),
    )
    const { bytes } = await world.deps.storage
      .get(`${company.uuid}/${item.sha256}/original.heic`)
      .then((stored) => ({ bytes: Buffer.from(stored ?? []) }))
    expect(bytes.equals(original)).toBe(true)
  })

  it('is recognised by its bytes and not by its name', async () => {
    expect((await taken(heic(), 'photo.jpg')).mime).toBe('image/heic')
    expect(
      (
        await taken(
          await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
            .jpeg()
            .toBuffer(),
          'a.heic',
        )
      ).mime,
    ).toBe('image/jpeg')
  })

  it.each<[string, HeicOptions, string]>([
    ['in tiles', {}, '120×100 rgwb'],
    ['rotated by the container', { turns: 3 }, '100×120 brgw'],
    ['rotated the other way', { turns: 1 }, '100×120 gwbr'],
    ['upside down', { turns: 2 }, '120×100 wbrg'],
    ['mirrored top to bottom', { mirror: 0 }, '120×100 bwgr'],
    ['mirrored left to right', { mirror: 1 }, '120×100 grbw'],
    ['rotated and mirrored', { turns: 1, mirror: 1 }, '100×120 wgrb'],
    ['rotated by container and EXIF', { turns: 3, exif: tiff([[0x0112, 3, 1, 6]]) }, '100×120 brgw'],
    ['rotated by EXIF only', { exif: tiff([[0x0112, 3, 1, 6]]) }, '100×120 brgw'],
    ['with the brand of an image sequence', { brands: 'msf1\0\0\0\0mif1heichevc' }, '120×100 rgwb'],
    ['with the general brand', { brands: 'mif1\0\0\0\0mif1heic' }, '120×100 rgwb'],
  ])('is shown upright: %s', async (_name, options, expected) => {
    const item = await taken(heic({ ...grid, ...options }))
    expect(await readCorners(item)).toBe(expected)
    expect(`${item.width}×${item.height}`).toBe(expected.split(' ')[0])
  })

  it('can be cropped and rotated like any other image', async () => {
    const item = await taken(heic({ ...grid, turns: 3 }), 'crop.heic')
    const { uuid, rev } = item
    const answer = await company.people.Designer.send('PUT', company.path(`media/${uuid}`), {
      rev,
      rotation: 90,
      crop: { x: 0, y: 0, width: 0.5, height: 1 },
    })
    expect(answer.status).toBe(200)
    const edited = (await company.people.Designer.send('GET', company.path(`media/${uuid}`))).json.data
    expect(await readCorners(edited)).toBe('60×100 wwgg')
  })

  it('with ten bits or with transparency is accepted', async () => {
    for (const name of ['ten-bits.heic', 'transparent.heic']) {
      const item = await taken(fixture(name))
      expect([name, item.state]).toEqual([name, 'processing-complete'])
    }
  })

  it('with the AV1 codec is accepted', async () => {
    const avif = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#2040c0' } })
      .avif()
      .toBuffer()
    avif.write('mif1', 8, 'latin1')
    expect(await taken(avif, 'photo.heif')).toMatchObject({ width: 90, height: 60, state: 'processing-complete' })
  })

  it('in a phone’s colour space is converted to sRGB', async () => {
    // The file contains #d24040 in the colour space Display P3, where its red value is lower.
    const item = await taken(fixture('half-red-p3.heic'))
    const [r, g, b] = (
      await sharp(await getJpeg(item))
        .raw()
        .toBuffer()
    ).subarray(0, 3)
    expect([r, g, b]).toEqual([expect.closeTo(210, -1), expect.closeTo(64, -1), expect.closeTo(64, -1)])
  })

  it('is shown without the location where it was taken', async () => {
    const item = await taken(
      heic({
        exif: tiff([
          [0x0112, 3, 1, 1],
          [0x8825, 4, 1, 8],
          [0x013b, 2, 4, 0x00414141],
        ]),
      }),
    )
    for (const { url } of item.variants) {
      const { exif: left, xmp } = await sharp((await world.anonymous.send('GET', url)).bytes).metadata()
      expect([left, xmp]).toEqual([undefined, undefined])
    }
  })
})

describe('a file that cannot be read', () => {
  it('is rejected with advice', async () => {
    const torn = await send(heic(grid).subarray(0, -30))
    expect([torn.status, JSON.stringify(torn.json.errors)]).toEqual([422, expect.stringMatching(/export it as JPEG/i)])
    const tiff = await send(
      await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .tiff()
        .toBuffer(),
      'scan.tif',
    )
    expect([tiff.status, tiff.json.detail]).toEqual([415, expect.stringMatching(/TIFF.*export the image as JPEG/i)])
    const unknown = await send(Buffer.from('hello'), 'photo.heic')
    expect([unknown.status, unknown.json.detail]).toEqual([415, expect.stringMatching(/JPEG.*PDF.*GPX/i)])
    expect(`${tiff.json.detail}${unknown.json.detail}`).not.toMatch(/whatever its name/)
  })

  it('because it has too many pixels is rejected before it is decoded', async () => {
    const answer = await send(heic({ rows: ['r'], width: 20_000, height: 20_000 }))
    expect([answer.status, JSON.stringify(answer.json.errors)]).toEqual([422, expect.stringMatching(/megapixels/)])
  })
})
