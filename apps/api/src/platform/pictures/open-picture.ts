import { uploadLimits } from '@sojourn/contract/uploads'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { Refusal } from './refusal.ts'

// Nothing is opened twice, and what is kept would count against the memory of the process.
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Svg'].map((format) => `VipsForeignLoad${format}`),
})

const formats: readonly string[] = ['jpeg', 'png', 'webp', 'heif']

/** Opens a stranger's picture: its first frame, within the limit of pixels. */
export const openPicture = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: uploadLimits.pixels, failOn: 'error', pages: 1 })

/** What a picture says about itself, if it can be worked on within the memory of the process. */
export const readHeader = async (bytes: Uint8Array): Promise<Metadata> => {
  const header = await openPicture(bytes).metadata()
  if (!formats.includes(header.format)) throw new Refusal('it is no JPEG, PNG, WebP or AVIF')
  const pixels = header.width * header.height
  const isDeep = header.depth === 'ushort'
  // An interlaced PNG is in memory as a whole.
  if (header.format === 'png' && header.isProgressive && pixels * header.channels * (isDeep ? 2 : 1) > 260_000_000)
    throw new Refusal('it is too large for an interlaced picture: please save it without interlacing')
  // Measured: the decoder of AVIF takes 17 bytes for each pixel.
  const mostOfAvif = isDeep ? 10_000_000 : 20_000_000
  if (header.format === 'heif' && pixels > mostOfAvif)
    throw new Refusal(`it has more than ${mostOfAvif / 1e6} megapixels, too many for an AVIF: please send it as JPEG`)
  return header
}
