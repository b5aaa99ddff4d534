import { uploadLimits } from '@sojourn/contract/uploads'
import load, { type LibHeif } from 'libheif-js/libheif-wasm/libheif-bundle.mjs'
import { orientationOf } from './exif-orientation.ts'
import { both, type Placement, placedSize, placementOf, type Size } from './placement.ts'
import { Rejection } from './rejection.ts'

/** Error codes of libheif: the codec is unknown, or not part of this build. */
const unknownCodec: readonly (number | undefined)[] = [4, 11]
class UnknownCodec extends Error {
  override name = 'UnknownCodec'
}

/** A decoded image before it is placed. `profile` is its ICC profile, or `p3` if the file only names that colour space. */
export type HeicImage = Size & {
  data: Buffer
  channels: 3 | 4
  placement: Placement
  profile: Uint8Array | 'p3' | null
}

/** Values of libheif's enums. */
const rgbColours = 1
const interleaved = { 3: 10, 4: 11 } as const
const interleavedChannel = 10
/** The offset of this field in the struct of decoding options. */
const ignoreTransformations = 1
/** Converts the counterclockwise rotations of `irot` to clockwise ones. */
const clockwise: Readonly<Record<number, Placement['rotation']>> = { 0: 0, 90: 270, 180: 180, 270: 90 }
const flipsTopAndBottom = 0
const p3Primaries: readonly number[] = [11, 12]

/** Measured: a single image takes three times its pixels in memory; an image in tiles, as phones write it, only its pixels. */
const maxPixelsOfOne = 30_000_000
const maxDeepPixelsOfOne = 18_000_000

/**
 * Decodes the primary image of a HEIC file (ISO/IEC 23008-12) if its codec is HEVC; null for other codecs. The size is checked
 * before anything is decoded. Throws if the file is damaged or too large.
 */
export const readHeic = (bytes: Uint8Array): HeicImage | null => {
  try {
    return decodeHeic(bytes)
  } catch (error) {
    if (error instanceof UnknownCodec) return null
    throw error
  }
}

const decodeHeic = (bytes: Uint8Array): HeicImage => {
  // WebAssembly memory never shrinks; it is freed with the instance, together with everything allocated in it.
  const heif = new HeifMemory()
  const { lib } = heif
  const context = lib._heif_context_alloc()
  lib._heif_context_set_maximum_image_size_limit(context, Math.ceil(Math.sqrt(uploadLimits.pixels)))
  const copy = heif.copy(bytes)
  heif.attempt((error) => lib._heif_context_read_from_memory_without_copy(error, context, copy, bytes.length, 0))
  const handle = heif.result((error, out) => lib._heif_context_get_primary_image_handle(error, context, out))
  const { placement, isCut } = transformationsOf(heif, context, handle)
  const displaySize = {
    width: lib._heif_image_handle_get_width(handle),
    height: lib._heif_image_handle_get_height(handle),
  }
  const size = isCut ? displaySize : placedSize(displaySize, placement ?? unplacedAtAll)
  if (size.width < 1 || size.height < 1) throw new Rejection('it has no pixels')
  const pixels = size.width * size.height
  if (pixels > uploadLimits.pixels) throw new Rejection(`it has more than ${uploadLimits.pixels / 1e6} megapixels`)
  const channels = lib._heif_image_handle_has_alpha_channel(handle) === 0 ? 3 : 4
  const options = lib._heif_decoding_options_alloc()
  if (!isCut) lib.HEAPU8[options + ignoreTransformations] = 1
  const tiling = channels === 3 && !isCut ? tilingOf(heif, handle) : null
  if (!tiling) requireSmall(pixels, lib._heif_image_handle_get_luma_bits_per_pixel(handle) > 8)
  return {
    ...size,
    data: tiling
      ? decodeTiles(heif, { handle, options }, { ...tiling, ...size })
      : decodeWhole(heif, { handle, options }, { ...size, channels }),
    channels,
    // EXIF repeats the orientation of the container, so it counts only where the container has none.
    placement: isCut ? unplacedAtAll : (placement ?? placementOf(orientationOf(exifOf(heif, handle)))),
    profile: profileOf(heif, handle),
  }
}

const requireSmall = (pixels: number, isDeep: boolean): void => {
  const maxPixels = isDeep ? maxDeepPixelsOfOne : maxPixelsOfOne
  if (pixels > maxPixels)
    throw new Rejection(`it has more than ${maxPixels / 1e6} megapixels, too many for a HEIC without tiles`)
}

type Opened = { handle: number; options: number }
type Tiling = { columns: number; rows: number; tileWidth: number; tileHeight: number }

/** How the image is split into tiles; null if it is a single one. */
const tilingOf = (heif: HeifMemory, handle: number): Tiling | null => {
  const at = heif.allocate(72)
  heif.attempt((error) => heif.lib._heif_image_handle_get_image_tiling(error, handle, 0, at))
  const [columns = 1, rows = 1, tileWidth = 0, tileHeight = 0] = heif.numbers(at + 4, 4)
  return columns * rows > 1 && tileWidth > 0 && tileHeight > 0 ? { columns, rows, tileWidth, tileHeight } : null
}

/** Decodes tile by tile, so that only one decoded tile is in memory besides the pixels. */
const decodeTiles = (
  heif: HeifMemory,
  { handle, options }: Opened,
  { width, height, columns, rows, tileWidth, tileHeight }: Tiling & Size,
): Buffer => {
  const { lib } = heif
  const data = Buffer.alloc(width * height * 3)
  for (let tile = 0; tile < columns * rows; tile += 1) {
    const [column, row] = [tile % columns, Math.floor(tile / columns)]
    const image = heif.result((error, out) =>
      lib._heif_image_handle_decode_image_tile(error, handle, out, rgbColours, interleaved[3], options, column, row),
    )
    const plane = planeOf(heif, image)
    const [left, top] = [column * tileWidth, row * tileHeight]
    const bytesOfRow = Math.min(plane.width, tileWidth, width - left) * 3
    for (let line = 0; line < Math.min(plane.height, tileHeight, height - top); line += 1) {
      const from = plane.at + line * plane.stride
      data.set(lib.HEAPU8.subarray(from, from + bytesOfRow), ((top + line) * width + left) * 3)
    }
    lib._heif_image_release(image)
  }
  return data
}

/** Copies the pixels from libheif, without the padding of its rows. */
const decodeWhole = (
  heif: HeifMemory,
  { handle, options }: Opened,
  { width, height, channels }: Size & Pick<HeicImage, 'channels'>,
): Buffer => {
  const image = heif.result((error, out) =>
    heif.lib._heif_decode_image(error, handle, out, rgbColours, interleaved[channels], options),
  )
  const plane = planeOf(heif, image)
  if (plane.width !== width || plane.height !== height)
    throw new Rejection('its size does not match the size it states')
  const { HEAPU8: memory } = heif.lib
  const bytesOfRow = width * channels
  for (let line = 1; plane.stride !== bytesOfRow && line < height; line += 1) {
    const from = plane.at + line * plane.stride
    memory.copyWithin(plane.at + line * bytesOfRow, from, from + bytesOfRow)
  }
  return Buffer.from(memory.buffer, plane.at, bytesOfRow * height)
}

const planeOf = (heif: HeifMemory, image: number): Size & { at: number; stride: number } => {
  const { lib } = heif
  const out = heif.allocate(4)
  const at = lib._heif_image_get_plane_readonly(image, interleavedChannel, out)
  if (at === 0) throw new Rejection('it has no pixels')
  const [stride = 0] = heif.numbers(out, 1)
  return {
    at,
    stride,
    width: lib._heif_image_get_width(image, interleavedChannel),
    height: lib._heif_image_get_height(image, interleavedChannel),
  }
}

const fourCharacters = (code: string): number => Buffer.from(code, 'latin1').readInt32BE()

const maxTransformations = 16
const unplacedAtAll: Placement = { flipped: false, rotation: 0 }

/**
 * The placement that the container defines, in its order, or null if it has none; and whether it also crops the image, in which
 * case libheif both crops and places it.
 */
const transformationsOf = (
  heif: HeifMemory,
  context: number,
  handle: number,
): { placement: Placement | null; isCut: boolean } => {
  const { lib } = heif
  const item = lib._heif_image_handle_get_item_id(handle)
  const at = heif.allocate(4 * maxTransformations)
  const count = lib._heif_item_get_transformation_properties(context, item, at, maxTransformations)
  let placement: Placement | null = null
  let isCut = false
  for (const id of heif.numbers(at, Math.min(maxTransformations, count))) {
    const type = lib._heif_item_get_property_type(context, item, id)
    if (type === fourCharacters('clap')) isCut = true
    if (type === fourCharacters('irot'))
      placement = both(placement ?? unplacedAtAll, {
        flipped: false,
        rotation: clockwise[lib._heif_item_get_property_transform_rotation_ccw(context, item, id)] ?? 0,
      })
    if (type === fourCharacters('imir'))
      // Swapping top and bottom is the same as swapping left and right and rotating by 180°.
      placement = both(placement ?? unplacedAtAll, {
        flipped: true,
        rotation: lib._heif_item_get_property_transform_mirror(context, item, id) === flipsTopAndBottom ? 180 : 0,
      })
  }
  return { placement, isCut }
}

const maxExifBytes = 1_000_000

/** The TIFF part of the EXIF metadata, or null. */
const exifOf = (heif: HeifMemory, handle: number): Buffer | null => {
  const { lib } = heif
  const ids = heif.allocate(4)
  const type = heif.copy(Buffer.from('Exif\0', 'latin1'))
  if (lib._heif_image_handle_get_list_of_metadata_block_IDs(handle, type, ids, 1) < 1) return null
  const [id = 0] = heif.numbers(ids, 1)
  const length = lib._heif_image_handle_get_metadata_size(handle, id)
  if (length < 4 || length > maxExifBytes) return null
  const at = heif.allocate(length)
  heif.attempt((error) => lib._heif_image_handle_get_metadata(error, handle, id, at))
  const block = heif.bytes(at, length)
  // The first four bytes are the offset of the TIFF header, counted from the end of these four bytes.
  return block.subarray(4 + block.readUInt32BE(0))
}

const maxProfileBytes = 4_000_000

const profileOf = (heif: HeifMemory, handle: number): HeicImage['profile'] => {
  const { lib } = heif
  const type = lib._heif_image_handle_get_color_profile_type(handle)
  if (type === fourCharacters('nclx')) {
    const profile = heif.result((error, out) => lib._heif_image_handle_get_nclx_color_profile(error, handle, out))
    const [primaries = 0] = heif.numbers(profile + 4, 1)
    return p3Primaries.includes(primaries) ? 'p3' : null
  }
  const length = lib._heif_image_handle_get_raw_color_profile_size(handle)
  if (length < 1 || length > maxProfileBytes) return null
  const at = heif.allocate(length)
  heif.attempt((error) => lib._heif_image_handle_get_raw_color_profile(error, handle, at))
  return heif.bytes(at, length)
}

/** A separate instance of libheif, with helpers for passing bytes, results and errors through its C API. */
class HeifMemory {
  readonly lib: LibHeif = load()
  readonly #error = this.allocate(12)
  readonly #out = this.allocate(4)

  allocate(bytes: number): number {
    const at = this.lib._malloc(bytes)
    if (at === 0) throw new Rejection('it takes too much memory')
    return at
  }

  copy(bytes: Uint8Array): number {
    const at = this.allocate(bytes.length)
    this.lib.HEAPU8.set(bytes, at)
    return at
  }

  bytes(at: number, length: number): Buffer {
    return Buffer.from(this.lib.HEAPU8.slice(at, at + length))
  }

  numbers(at: number, count: number): number[] {
    const view = new DataView(this.lib.HEAPU8.buffer)
    return Array.from({ length: count }, (_, index) => view.getUint32(at + index * 4, true))
  }

  attempt(call: (error: number) => void): void {
    call(this.#error)
    const [code] = this.numbers(this.#error, 1)
    if (unknownCodec.includes(code)) throw new UnknownCodec()
    if (code !== 0) throw new Error(`libheif: error ${this.numbers(this.#error, 2).join('.')}`)
  }

  result(call: (error: number, out: number) => void): number {
    this.attempt((error) => call(error, this.#out))
    return this.numbers(this.#out, 1)[0] ?? 0
  }
}
