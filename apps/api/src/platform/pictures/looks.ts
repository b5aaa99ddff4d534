import sharp, { type Sharp } from 'sharp'
import type { PreparedFile } from './prepared-file.ts'

const side = 64

/** Derives what describes an image without showing it: a placeholder, its colour and its hash. */
export const readLooks = async (
  picture: Sharp,
): Promise<Pick<PreparedFile, 'placeholder' | 'colour' | 'perceptualHash'>> => {
  const tiny = await picture.clone().resize(24, 24, { fit: 'inside' }).webp({ quality: 40 }).toBuffer()
  const opaque = await picture
    .clone()
    .flatten({ background: '#ffffff' })
    .resize(side, side, { fit: 'fill' })
    .toColourspace('srgb')
    .png()
    .toBuffer()
  return {
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    colour: await findDominantColour(opaque),
    perceptualHash: await perceptualHash(opaque),
  }
}

const findDominantColour = async (picture: Buffer): Promise<string> => {
  const { r, g, b } = (await sharp(picture).stats()).dominant
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/**
 * dHash: one bit for each of 8 × 8 cells, set if it is brighter than its left neighbour.
 * https://www.hackerfactor.com/blog/index.php?/archives/529-Kind-of-Like-That.html
 */
const perceptualHash = async (picture: Buffer): Promise<string> => {
  const grey = await sharp(picture).greyscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer()
  const bits = Array.from({ length: 64 }, (_, cell) => {
    const at = Math.floor(cell / 8) * 9 + (cell % 8)
    return Number((grey[at + 1] ?? 0) > (grey[at] ?? 0))
  })
  return BigInt(`0b${bits.join('')}`)
    .toString(16)
    .padStart(16, '0')
}
