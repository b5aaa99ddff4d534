import { pictureWidths } from '@sojourn/contract/uploads'
import sharp, { type Sharp } from 'sharp'
import { inSrgb, type Pixels } from './in-srgb.ts'
import { readLooks } from './looks.ts'
import { openImage } from './open-picture.ts'
import type { PictureEdit, PrepareOptions } from './pictures.ts'
import type { PreparedFile, Variant } from './prepared-file.ts'
import { both, type Placement, placedSize, type Size, unplaced } from './placement.ts'

const unedited: PictureEdit = { flipped: false, rotation: 0, crop: null, brightness: 100 }

/** More effort saves a tenth of the size, but takes several times as long. */
const avif = { quality: 55, effort: 1, chromaSubsampling: '4:2:0' } as const

/** The encoder would need more memory for larger images than the process may use. */
const maxAvifPixels = 6_000_000

/** Variants of very tall images stay within the maximum height of WebP, and within what is encoded in time. */
const tallest = 16_000
const maxVariantPixels = 10_000_000

/** Creates the variants of an image and describes it. Rejects if it cannot be read. */
export const preparePicture = async (
  bytes: Uint8Array,
  { edit, formats }: Required<PrepareOptions>,
): Promise<PreparedFile> => {
  const { size, picture } = await readShown(bytes, edit ?? unedited)
  return {
    ...size,
    ...(await readLooks(opened(picture))),
    sketch: null,
    variants: await makeVariants(picture, formats),
  }
}

/** A square WebP from the middle of an image. Rejects if it cannot be read. */
export const makeSquare = async (bytes: Uint8Array, side: number): Promise<Uint8Array> => {
  const { placement, pixels, profile } = await openImage(bytes)
  const square = await pixels().resize(side, side).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const picture = await placed(await inSrgb(square, profile), placement, unedited.brightness)
  return new Uint8Array(await opened(picture).webp({ quality: 80 }).toBuffer())
}

/**
 * Decodes the image once, directly to the widest size. All variants are made from that. It is rotated only then, since rotating
 * needs the whole image in memory.
 */
const readShown = async (bytes: Uint8Array, edit: PictureEdit): Promise<{ size: Size; picture: Pixels }> => {
  const { width, height, profile, pixels, ...stored } = await openImage(bytes)
  const placement = both(stored.placement, edit)
  const crop = edit.crop ?? { x: 0, y: 0, width: 1, height: 1 }
  const size = placedSize(unplaced(crop, placement, { width, height }), placement)
  // Cropped after resizing, because only then can the decoder itself decode to a smaller size.
  const scale = scaleOf(size)
  const whole = scaled({ width, height }, scale)
  const widest = await pixels()
    .resize({ ...whole, fit: 'fill' })
    .extract(unplaced(crop, placement, whole))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { size, picture: await placed(await inSrgb(widest, profile), placement, edit.brightness) }
}

const scaleOf = ({ width, height }: Size): number =>
  Math.min(1, Math.max(...pictureWidths) / width, tallest / height, Math.sqrt(maxVariantPixels / (width * height)))

const scaled = ({ width, height }: Size, scale: number): Size => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
})

const placed = async (
  pixels: Pixels,
  { flipped, rotation }: Placement,
  brightness: PictureEdit['brightness'],
): Promise<Pixels> => {
  if (!flipped && rotation === 0 && brightness === 100) return pixels
  // Flipped in a separate pass, because sharp rotates before it flips, whatever the order of the calls.
  const mirrored = flipped ? await opened(pixels).flop().raw().toBuffer({ resolveWithObject: true }) : pixels
  return opened(mirrored)
    .rotate(rotation)
    .linear(brightness / 100, 0)
    .raw()
    .toBuffer({ resolveWithObject: true })
}

const opened = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } })

const makeVariants = async (picture: Pixels, formats: 'all' | 'quick'): Promise<Variant[]> => {
  const { width: widest, height } = picture.info
  const widths = [...new Set(pictureWidths.map((width) => Math.min(width, widest)))]
  const at = (width: number): Sharp =>
    opened(picture).resize({ width, height: Math.max(1, Math.round((width * height) / widest)), fit: 'fill' })
  const ofAvif = formats === 'all' ? widths.filter((width) => (width * width * height) / widest <= maxAvifPixels) : []
  return twoAtATime([
    ...widths.map((width) => () => encoded(at(width).webp({ quality: 80, effort: 2 }), 'webp')),
    () => encoded(at(widest).flatten({ background: '#ffffff' }).jpeg({ quality: 88 }), 'jpg'),
    ...ofAvif.map((width) => () => encoded(at(width).avif(avif), 'avif')),
  ])
}

/**
 * All at once would need too much memory, and one at a time twice as long. Starts with the last tasks, which are the largest.
 */
const twoAtATime = async (tasks: readonly (() => Promise<Variant>)[]): Promise<Variant[]> => {
  const done: Variant[] = []
  const waiting = [...tasks.entries()]
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) done[next[0]] = await next[1]()
  }
  await Promise.all([work(), work()])
  return done
}

const mimeOf = { webp: 'image/webp', jpg: 'image/jpeg', avif: 'image/avif' } as const

/** The file name is the width. */
const encoded = async (image: Sharp, extension: keyof typeof mimeOf): Promise<Variant> => {
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return { name: `${width}.${extension}`, mime: mimeOf[extension], width, height, bytes: new Uint8Array(data) }
}
