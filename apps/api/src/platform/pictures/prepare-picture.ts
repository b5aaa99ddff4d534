import { pictureWidths } from '@sojourn/contract/uploads'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { looksOf } from './looks.ts'
import { openPicture } from './open-picture.ts'
import type { PictureEdit, PreparedFile, PrepareOptions, Variant } from './pictures.ts'
import { placedCrop, type Size, turnedSize } from './placed-crop.ts'

/** Raw pixels. */
type Pixels = { data: Buffer; info: OutputInfo }

const unedited: PictureEdit = { flipped: false, rotation: 0, crop: null, brightness: 100 }

/** However tall a picture is, its variants stay within what WebP holds and what is encoded in time. */
const tallest = 16_000
const mostPixelsOfVariant = 10_000_000

/** Makes the variants of a picture and finds out how it looks. Rejects for what cannot be read. */
export const preparePicture = async (
  bytes: Uint8Array,
  { edit, formats }: Required<PrepareOptions>,
): Promise<PreparedFile> => {
  const { size, shown } = await readShown(bytes, edit ?? unedited)
  return {
    ...size,
    ...(await looksOf(opened(shown))),
    sketch: null,
    variants: await variantsOf(shown, formats),
  }
}

/** The picture is decoded once, straight to the widest size there is; everything else is made of that. */
const readShown = async (bytes: Uint8Array, edit: PictureEdit): Promise<{ size: Size; shown: Pixels }> => {
  const { autoOrient: upright } = await openPicture(bytes).metadata()
  const crop = placedCrop(upright, edit)
  const picture = openPicture(bytes).autoOrient()
  const size = turnedSize(crop ?? upright, edit.rotation)
  const widest = await (crop ? picture.extract(crop) : picture)
    .resize({ ...turnedSize(widestOf(size), edit.rotation), fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { size, shown: await edited(widest, edit) }
}

const widestOf = ({ width, height }: Size): Size => {
  const scale = Math.min(
    1,
    Math.max(...pictureWidths) / width,
    tallest / height,
    Math.sqrt(mostPixelsOfVariant / (width * height)),
  )
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const edited = async (pixels: Pixels, { flipped, rotation, brightness }: PictureEdit): Promise<Pixels> => {
  if (!flipped && rotation === 0 && brightness === 100) return pixels
  // sharp turns before it mirrors, whatever the order of the calls.
  const mirrored = flipped ? await opened(pixels).flop().raw().toBuffer({ resolveWithObject: true }) : pixels
  return opened(mirrored)
    .rotate(rotation)
    .linear(brightness / 100, 0)
    .raw()
    .toBuffer({ resolveWithObject: true })
}

const opened = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } })

const variantsOf = async (shown: Pixels, formats: 'all' | 'quick'): Promise<Variant[]> => {
  const { width: widest, height } = shown.info
  const widths = [...new Set(pictureWidths.map((width) => Math.min(width, widest)))]
  const at = (width: number): Sharp =>
    opened(shown).resize({ width, height: Math.max(1, Math.round((width * height) / widest)), fit: 'fill' })
  const variants: Variant[] = []
  for (const width of widths) variants.push(await encoded(at(width).webp({ quality: 80, effort: 2 }), 'webp'))
  variants.push(await encoded(at(widest).flatten({ background: '#ffffff' }).jpeg({ quality: 88 }), 'jpg'))
  if (formats === 'quick') return variants
  for (const width of widths) variants.push(await encoded(at(width).avif({ quality: 55, effort: 2 }), 'avif'))
  return variants
}

const mimeOf = { webp: 'image/webp', jpg: 'image/jpeg', avif: 'image/avif' } as const

/** The file is named by its width. */
const encoded = async (image: Sharp, extension: keyof typeof mimeOf): Promise<Variant> => {
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return { name: `${width}.${extension}`, mime: mimeOf[extension], width, height, bytes: new Uint8Array(data) }
}
