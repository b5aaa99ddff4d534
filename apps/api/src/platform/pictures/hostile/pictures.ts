import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { either, type HostileClasses, joined, rejected, taken, text } from './hostile-file.ts'
import { heic, large } from './heic.ts'
import { emptyPixels, png, pngChunk, pngHeader } from './png.ts'
import { tiff } from './tiff.ts'

type Format = 'jpeg' | 'png' | 'webp' | 'avif'

const plain = (width = 400, height = 300, channels: 3 | 4 = 3) =>
  sharp({
    create: { width, height, channels, background: '#886644', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
const picture = (format: Format): Promise<Buffer> => plain().toFormat(format).toBuffer()
const formats: readonly Format[] = ['jpeg', 'png', 'webp', 'avif']

/** Replaces bytes, `skip` bytes after a marker. */
const changedAfter = (bytes: Buffer, marker: string, skip: number, change: readonly number[]): Buffer => {
  const at = bytes.indexOf(marker, 0, 'latin1') + marker.length + skip
  return Buffer.from(joined(bytes.subarray(0, at), Uint8Array.from(change), bytes.subarray(at + change.length)))
}

/** Inserts a segment at the start of a JPEG: marker, length, content. */
const withSegment = (jpeg: Buffer, marker: number, content: Uint8Array): Uint8Array => {
  const start = Buffer.from([0xff, marker, 0, 0])
  start.writeUInt16BE(content.length + 2, 2)
  return joined(jpeg.subarray(0, 2), start, content, jpeg.subarray(2))
}

/** EXIF metadata as it is in a JPEG. */
const exif = (...given: Parameters<typeof tiff>): Uint8Array => joined('Exif\0\0', tiff(...given))
const withExif = async (...given: Parameters<typeof tiff>): Promise<Uint8Array> =>
  withSegment(await picture('jpeg'), 0xe1, exif(...given))

const animated = (format: 'webp' | 'gif', pages: number): Promise<Buffer> => {
  const pixels = Buffer.from(
    Array.from({ length: pages * 64 * 48 * 3 }, (_, at) => (at * 7 + Math.floor(at / 9216)) % 256),
  )
  return sharp(pixels, { raw: { width: 64, height: 48 * pages, channels: 3, pageHeight: 48 } })
    .toFormat(format)
    .toBuffer()
}

/** Decompression bombs, images with false headers, truncated images and unusual ones. */
export const hostilePictures: HostileClasses = {
  'PNG bomb': [
    rejected('51 megapixels of nothing', () =>
      png(pngHeader({ width: 10_000, height: 5100 }), emptyPixels(5100 * 30_001)),
    ),
    rejected('interlaced 16 bit that must be in memory as a whole', () =>
      png(pngHeader({ width: 8000, height: 6000, depth: 16, colourType: 6, interlaced: true }), emptyPixels(1000)),
    ),
    either('a text of 200 MB', () =>
      png(
        pngHeader({ width: 8, height: 8 }),
        pngChunk('zTXt', joined('Comment\0\0', deflateSync(Buffer.alloc(200_000_000)))),
        emptyPixels(8 * 25),
      ),
    ),
    either('a colour profile of 200 MB', () =>
      png(
        pngHeader({ width: 8, height: 8 }),
        pngChunk('iCCP', joined('profile\0\0', deflateSync(Buffer.alloc(200_000_000)))),
        emptyPixels(8 * 25),
      ),
    ),
    either('more pixels than its size holds', () => png(pngHeader({ width: 8, height: 8 }), emptyPixels(300_000_000))),
  ],
  'WebP bomb': [
    rejected('64 megapixels of one colour', () =>
      sharp({ create: { width: 8000, height: 8000, channels: 3, background: 'red' } })
        .webp({ lossless: true, effort: 0 })
        .toBuffer(),
    ),
    taken('49 megapixels of one colour', () =>
      sharp({ create: { width: 7000, height: 7000, channels: 4, background: 'red' } })
        .webp({ lossless: true, effort: 0 })
        .toBuffer(),
    ),
    either('a canvas larger than its picture', async () =>
      changedAfter(await plain(64, 48, 4).webp().toBuffer(), 'VP8X', 8, [0xff, 0xff, 0, 0xff, 0xff, 0]),
    ),
    taken('a thousand frames', () => animated('webp', 1000)),
    either('a length of 4 GB', async () => changedAfter(await picture('webp'), 'RIFF', 0, [0xff, 0xff, 0xff, 0xff])),
  ],
  'huge size in the header': [
    rejected('PNG of 2³¹ − 1 squared', () =>
      png(pngHeader({ width: 2 ** 31 - 1, height: 2 ** 31 - 1 }), emptyPixels(100)),
    ),
    rejected('PNG of one row without end', () => png(pngHeader({ width: 2 ** 31 - 1, height: 1 }), emptyPixels(100))),
    rejected('JPEG of 65535 squared', async () =>
      changedAfter(await picture('jpeg'), '\u00ff\u00c0', 3, [0xff, 0xff, 0xff, 0xff]),
    ),
    rejected('AVIF of 65535 squared', async () =>
      changedAfter(await picture('avif'), 'ispe', 4, [0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff]),
    ),
    either('SVG a million wide', () =>
      text('<svg xmlns="http://www.w3.org/2000/svg" width="1000000" height="1000000"/>'),
    ),
  ],
  ...Object.fromEntries(
    formats.map((format) => [
      `torn ${format}`,
      [0.02, 0.1, 0.4, 0.7, 0.95].map((part) =>
        rejected(`after ${part * 100} %`, async () => {
          const whole = await picture(format)
          return whole.subarray(0, Math.ceil(whole.length * part))
        }),
      ),
    ]),
  ),
  'HEIC that lies': [
    rejected('400 megapixels in the header of one tile', () => heic({ width: 20_000, height: 20_000 })),
    rejected('65535 squared from two tiles', () => heic({ rows: ['rg'], width: 65_535, height: 65_535 })),
    rejected('51 megapixels in tiles', () =>
      heic({ tiles: large, rows: Array(13).fill('r'.repeat(16)), width: 8192, height: 6400 }),
    ),
    taken('49 megapixels in tiles, turned', () =>
      heic({ tiles: large, rows: Array(12).fill('r'.repeat(16)), width: 8192, height: 6000, turns: 1 }),
    ),
    rejected('a size that its picture does not have', () => heic({ width: 4000, height: 4000 })),
    rejected('a colour profile of noise on nothing', () => heic({ profile: Buffer.alloc(3000, 7) }).subarray(0, -20)),
    taken('a colour profile of noise', () => heic({ profile: Buffer.alloc(3000, 7) })),
    taken('EXIF that points outside', () => heic({ exif: tiff([[0x0112, 3, 1, 6]], 0xffff_fff0).subarray(0, 20) })),
    taken('EXIF of noise', () => heic({ exif: Buffer.alloc(5000, 0xff) })),
    rejected('its brand and random bytes', () => joined(heic().subarray(0, 28), Buffer.alloc(20_000, 0xa7))),
    ...[0.1, 0.4, 0.7, 0.95].map((part) =>
      rejected(`torn after ${part * 100} %`, () => {
        const whole = heic({ rows: ['rg', 'bw'] })
        return whole.subarray(0, Math.ceil(whole.length * part))
      }),
    ),
  ],
  'damaged inside': [
    rejected('PNG with wrong checksums', async () =>
      changedAfter(await picture('png'), 'IDAT', 200, [1, 2, 3, 4, 5, 6]),
    ),
    rejected('PNG without pixels', () => png(pngHeader({ width: 100, height: 100 }))),
    rejected('PNG of a colour type there is not', () =>
      png(pngHeader({ width: 9, height: 9, colourType: 5 }), emptyPixels(300)),
    ),
    either('JPEG with broken tables', async () =>
      changedAfter(await picture('jpeg'), '\u00ff\u00c4', 3, [255, 255, 255, 255, 255]),
    ),
    rejected('WebP with a broken picture', async () =>
      changedAfter(await picture('webp'), 'VP8 ', 4, [9, 9, 9, 9, 9, 9, 9, 9]),
    ),
    rejected('AVIF whose place of the picture is elsewhere', async () =>
      changedAfter(await picture('avif'), 'iloc', 14, [0x7f, 0xff, 0xff, 0xff]),
    ),
  ],
  'lies in EXIF': [
    taken('orientation 99', () => withExif([[0x0112, 3, 1, 99]])),
    taken('orientation as a text of 4 GB', () => withExif([[0x0112, 2, 0xffff_ffff, 0xffff_fff0]])),
    taken('a directory that follows itself', () => withExif([[0x0112, 3, 1, 6]], 8)),
    taken('a thumbnail outside of the file', () =>
      withExif([
        [0x0201, 4, 1, 0x7fff_ffff],
        [0x0202, 4, 1, 0x7fff_ffff],
      ]),
    ),
    taken('a directory of 65535 entries', async () => {
      const lying = Buffer.from(exif([[0x8825, 4, 1, 8]]))
      lying.writeUInt16LE(0xffff, 14)
      return withSegment(await picture('jpeg'), 0xe1, lying)
    }),
    taken('a colour profile of noise', async () =>
      withSegment(await picture('jpeg'), 0xe2, joined('ICC_PROFILE\0\u0001\u0001', Buffer.alloc(3000, 7))),
    ),
  ],
  'two files in one': [
    taken('JPEG and then a page', async () => joined(await picture('jpeg'), '<html><script>alert(1)</script></html>')),
    taken('JPEG with a page as its comment', async () =>
      withSegment(await picture('jpeg'), 0xfe, text('*/<html><script>alert(1)</script></html><!--')),
    ),
    taken('JPEG and then a zip', async () => joined(await picture('jpeg'), 'PK\u0003\u0004', Buffer.alloc(200))),
    taken('PNG with an SVG as text', () =>
      png(pngHeader({ width: 4, height: 4 }), pngChunk('tEXt', text('x\0<svg onload=alert(1)>')), emptyPixels(52)),
    ),
    taken('WebP and then a PDF', async () =>
      joined(await picture('webp'), '%PDF-1.7\n1 0 obj<</JS(app.alert(1))>>endobj'),
    ),
    rejected('page and then a JPEG', async () => joined('<html><script>alert(1)</script>', await picture('jpeg'))),
  ],
  'not what it says': [
    rejected('PNG by its first bytes, JPEG by the rest', async () =>
      joined(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), await picture('jpeg')),
    ),
    rejected('JPEG by its first bytes, text by the rest', () =>
      joined(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'hello '.repeat(100)),
    ),
    rejected('a sound in the box of WebP', () =>
      joined('RIFF', Uint8Array.of(36, 0, 0, 0), 'WAVEfmt ', Buffer.alloc(60)),
    ),
    rejected('a film in the box of AVIF', () => joined(Uint8Array.of(0, 0, 0, 24), 'ftypisom', Buffer.alloc(400))),
    rejected('AVIF by its brand, nothing by the rest', () =>
      joined(Uint8Array.of(0, 0, 0, 24), 'ftypavif', Buffer.alloc(400)),
    ),
    rejected('a program', () => joined('MZ', Buffer.alloc(500), 'PE\0\0')),
    rejected('a GIF', () => animated('gif', 3)),
    rejected('a TIFF', () => plain().tiff().toBuffer()),
  ],
  animated: [
    taken('WebP of two frames', () => animated('webp', 2)),
    taken('WebP of fifty frames', () => animated('webp', 50)),
    taken('PNG that says it has a million frames', () =>
      png(
        pngHeader({ width: 4, height: 4 }),
        pngChunk('acTL', Uint8Array.of(0, 15, 66, 64, 0, 0, 0, 0)),
        emptyPixels(52),
      ),
    ),
    either('WebP whose frames lie outside', async () =>
      changedAfter(await animated('webp', 3), 'ANMF', 4, [0xff, 0xff, 0xff]),
    ),
    rejected('GIF', () => animated('gif', 2)),
  ],
  'rare colours': [
    taken('CMYK JPEG', () => plain().toColourspace('cmyk').jpeg().toBuffer()),
    taken('16 bit PNG', () => plain().toColourspace('rgb16').png().toBuffer()),
    taken('16 bit PNG with alpha', () => plain(400, 300, 4).toColourspace('rgb16').png().toBuffer()),
    taken('PNG of one bit', () =>
      png(pngHeader({ width: 80, height: 80, depth: 1, colourType: 0 }), emptyPixels(80 * 11)),
    ),
    taken('grey JPEG', () => plain().greyscale().jpeg().toBuffer()),
    taken('JPEG in Display P3', () => plain().withIccProfile('p3').jpeg().toBuffer()),
    taken('palette', () => plain().png({ palette: true }).toBuffer()),
    taken('AVIF of ten bits', () =>
      plain()
        .avif({ bitdepth: 10 })
        .toBuffer()
        .catch(() => picture('avif')),
    ),
  ],
  'rare shapes': [
    taken('one pixel', () => plain(1, 1).png().toBuffer()),
    taken('a row', () => plain(20_000, 1).png().toBuffer()),
    taken('a column', () => plain(1, 60_000).png().toBuffer()),
    taken('a tall strip', () => plain(600, 20_000).jpeg().toBuffer()),
    taken('a wide strip', () => plain(20_000, 600).jpeg().toBuffer()),
  ],
  'hardly a file': [
    rejected('nothing', () => new Uint8Array()),
    rejected('one byte', () => Uint8Array.of(0xff)),
    rejected('white space', () => text(' \n\t')),
    rejected('a bracket', () => text('<')),
    rejected('the start of a zip', () => text('PK\u0003\u0004')),
    rejected('the start of a JPEG', () => Uint8Array.of(0xff, 0xd8, 0xff)),
  ],
}
