import { uploadLimits } from '@sojourn/contract/uploads'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { type Placement, placementOf, type Size } from './placement.ts'
import { Rejection } from './rejection.ts'

// No image is opened twice, and a cache would count against the memory of the process.
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Svg'].map((format) => `VipsForeignLoad${format}`),
})

/**
 * An image that fits the memory of the process: its size, its placement, its pixels, and the ICC profile that these still have
 * to be converted from, if any.
 */
export type OpenedImage = Size & { placement: Placement; pixels: () => Sharp; profile: Uint8Array | 'p3' | null }

/** Opens an untrusted image, whatever its codec. Rejects if it cannot be processed. */
export const openImage = async (bytes: Uint8Array): Promise<OpenedImage> => {
  const { width, height, orientation, compression } = await readHeader(bytes)
  const heic = compression === 'hevc' ? await openHeic(bytes) : null
  if (heic) return heic
  if (compression !== undefined) requireSmallAvif(width * height, false)
  return { width, height, placement: placementOf(orientation), pixels: () => openPicture(bytes), profile: null }
}

/** Null if the codec is not HEVC, whatever the brand of the file says. */
const openHeic = async (bytes: Uint8Array): Promise<OpenedImage | null> => {
  // Loads the decoder only when an image needs it.
  const { readHeic } = await import('./read-heic.ts')
  const heic = readHeic(bytes)
  if (!heic) return null
  const { data, channels, ...image } = heic
  const raw = { width: image.width, height: image.height, channels }
  return { ...image, pixels: () => sharp(data, { raw, limitInputPixels: uploadLimits.pixels }) }
}

const formats: readonly string[] = ['jpeg', 'png', 'webp', 'heif']

/** Opens an untrusted image: its first frame, within the limit of pixels. */
export const openPicture = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: uploadLimits.pixels, failOn: 'error', pages: 1 })

/** Reads the metadata of an image. Rejects if it would not fit the memory of the process. HEIC has its own limits. */
const readHeader = async (bytes: Uint8Array): Promise<Metadata> => {
  const header = await openPicture(bytes).metadata()
  if (!formats.includes(header.format)) throw new Rejection('it is not a JPEG, PNG, WebP, AVIF or HEIC image')
  const pixels = header.width * header.height
  const isDeep = header.depth === 'ushort'
  // An interlaced PNG is decoded into memory as a whole.
  if (header.format === 'png' && header.isProgressive && pixels * header.channels * (isDeep ? 2 : 1) > 260_000_000)
    throw new Rejection('it is too large for an interlaced image: please save it without interlacing')
  if (header.compression === 'av1') requireSmallAvif(pixels, isDeep)
  return header
}

/** Measured: the AVIF decoder needs 17 bytes per pixel. */
const requireSmallAvif = (pixels: number, isDeep: boolean): void => {
  const maxPixels = isDeep ? 10_000_000 : 20_000_000
  if (pixels > maxPixels)
    throw new Rejection(
      `it has more than ${maxPixels / 1e6} megapixels, too many for an AVIF image: please export it as JPEG`,
    )
}
