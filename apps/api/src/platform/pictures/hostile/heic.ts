import { joined } from './hostile-file.ts'

/** HEVC tiles of one size: the decoder configuration, and the coded tile for each letter. */
export type Tiles = { side: number; settings: string; coded: Readonly<Record<string, string>> }

/** Each of one colour: red, green, blue and white. Made with heif-enc, as are the large ones. */
const small: Tiles = {
  side: 64,
  settings:
    'AQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQA==',
  coded: {
    r: 'AAAAFigBr1j5DpJf//Od3/+VHpD7EXTGyCw=',
    g: 'AAAAFigBr1j5DpJfF+Q3f/8on//6M3TGyCw=',
    b: 'AAAAFigBr1j5DpJf//mYHyP2O0/+RdDGyCw=',
    w: 'AAAADygBr1j4gZJfF/rdC4D6PA==',
  },
}

/** Of the size that phones write, all red. */
export const large: Tiles = {
  side: 512,
  settings:
    'AQNwAAAAAAAAAAAAWvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAWroCQCEAAQAsQgEBA3AAAAMAkAAAAwAAAwBaoAQCAIBZbqSSmubgQEDAgAAAAwCAAAADAIQiAAEAB0QBwXKwYkA=',
  coded: {
    r: 'AAAA1ygBrxMQaplddZVS5qhw0//+JpR//Trnh+nl0tJ5vZDua7O2YEUtpQAACNAADhAAcwAAAwAJyKMCKW0oAABGgACUAAVQAAADAAADAAADAF9AkwAAxwAHMAAAAwAAAwAAAwAAAwAAAwG1hwAAAwAAAwAAAwAAAwAAAwAAAwAAAwENAAADAAADAAADAAADAAADAAADAAADAdkAAAMAAAMAAAMAAAMAAAMAAAMAAFvAAAADAAADAAADAAADAAADAAADAAPaAAADAAADAAADAAADAAADAAADAAzI',
  },
}

export type HeicOptions = {
  tiles?: Tiles
  /** Colours of the tiles, row by row. Several tiles form a grid, which may crop its right and lower edge. */
  rows?: readonly string[]
  width?: number
  height?: number
  /** Quarter turns counterclockwise, as in `irot`. */
  turns?: number
  /** `imir`: 0 swaps top and bottom, 1 left and right. */
  mirror?: number
  /** Starts at the TIFF header. */
  exif?: Uint8Array
  profile?: Uint8Array
  brands?: string
}

/** A HEIC file (ISO/IEC 14496-12 and 23008-12), built from its boxes. */
export const heic = ({
  tiles = small,
  rows = ['r'],
  exif,
  profile,
  brands = 'heic\0\0\0\0mif1heic',
  ...options
}: HeicOptions = {}): Buffer => {
  const columns = rows[0]?.length ?? 1
  const { width = columns * tiles.side, height = rows.length * tiles.side } = options
  const coded = rows
    .join('')
    .split('')
    .map((letter) => Buffer.from(tiles.coded[letter] ?? '', 'base64'))
  const isGrid = coded.length > 1
  const grid = isGrid ? [joined(u8(0, 1, rows.length - 1, columns - 1), u32(width), u32(height))] : []
  const metadata = exif ? [joined(u32(0), exif)] : []
  const contents = [...grid, ...coded, ...metadata]
  const types = [...grid.map(() => 'grid'), ...coded.map(() => 'hvc1'), ...metadata.map(() => 'Exif')]
  const properties: Uint8Array[] = [
    box('hvcC', Buffer.from(tiles.settings, 'base64')),
    fullBox('ispe', u32(tiles.side), u32(tiles.side)),
    fullBox('ispe', u32(width), u32(height)),
    ...(options.turns === undefined ? [] : [box('irot', u8(options.turns))]),
    ...(options.mirror === undefined ? [] : [box('imir', u8(options.mirror))]),
    ...(profile ? [box('colr', joined('prof', profile))] : []),
  ]
  const ofWhole = properties.slice(3).map((_, index) => index + 4)
  const associations = types.flatMap((type, index): [number, number[]][] => {
    if (type === 'Exif') return []
    const own = type === 'grid' ? [3] : [1, isGrid ? 2 : 3]
    return [[index + 1, type === 'grid' || !isGrid ? [...own, ...ofWhole] : own]]
  })
  const references = [
    ...(isGrid ? [box('dimg', u16(1), u16(coded.length), ...coded.map((_, index) => u16(index + 2)))] : []),
    ...(exif ? [box('cdsc', u16(contents.length), u16(1), u16(1))] : []),
  ]
  const head = box('ftyp', joined(brands))
  const metaOf = (start: number): Buffer => {
    let at = start
    const places = contents.map((content, index) => {
      const place = joined(u16(index + 1), u16(0), u16(1), u32(at), u32(content.length))
      at += content.length
      return place
    })
    return fullBox(
      'meta',
      fullBox('hdlr', u32(0), 'pict', Buffer.alloc(13)),
      fullBox('pitm', u16(1)),
      fullBox('iloc', u8(0x44, 0), u16(contents.length), ...places),
      fullBox(
        'iinf',
        u16(types.length),
        ...types.map((type, index) =>
          box('infe', u8(2, 0, 0, type === 'hvc1' && isGrid ? 1 : 0), u16(index + 1), u16(0), type, u8(0)),
        ),
      ),
      ...(references.length > 0 ? [fullBox('iref', ...references)] : []),
      box(
        'iprp',
        box('ipco', ...properties),
        fullBox(
          'ipma',
          u32(associations.length),
          ...associations.map(([item, indices]) => joined(u16(item), u8(indices.length, ...indices))),
        ),
      ),
    )
  }
  const metaLength = metaOf(0).length
  return Buffer.from(joined(head, metaOf(head.length + metaLength + 8), box('mdat', ...contents)))
}

const u8 = (...values: number[]): Uint8Array => Uint8Array.from(values)
const u16 = (value: number): Uint8Array => u8(value >> 8, value & 255)
const u32 = (value: number): Uint8Array => joined(u16(value >>> 16), u16(value & 65_535))

const box = (type: string, ...contents: readonly (Uint8Array | string)[]): Buffer => {
  const content = joined(...contents)
  return Buffer.from(joined(u32(content.length + 8), type, content))
}

/** A box with version and flags, both 0. */
const fullBox = (type: string, ...contents: readonly (Uint8Array | string)[]): Buffer => box(type, u32(0), ...contents)
