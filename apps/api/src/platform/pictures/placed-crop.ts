import type { Region } from 'sharp'
import type { PictureEdit } from './pictures.ts'

/** In pixels. */
export type Size = { width: number; height: number }

/** A picture's size once it is turned. */
export const turnedSize = ({ width, height }: Size, rotation: PictureEdit['rotation']): Size =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width }

/** Where the crop of an edit lies in the picture as it was before, in pixels; undefined without one. */
export const placedCrop = (size: Size, { crop, rotation, flipped }: PictureEdit): Region | undefined => {
  if (!crop) return undefined
  const right = crop.x + crop.width
  const bottom = crop.y + crop.height
  const unturned = {
    0: crop,
    90: { x: crop.y, y: 1 - right, width: crop.height, height: crop.width },
    180: { x: 1 - right, y: 1 - bottom, width: crop.width, height: crop.height },
    270: { x: 1 - bottom, y: crop.x, width: crop.height, height: crop.width },
  }[rotation]
  const x = flipped ? 1 - unturned.x - unturned.width : unturned.x
  const [left, width] = inPixels(x, unturned.width, size.width)
  const [top, height] = inPixels(unturned.y, unturned.height, size.height)
  return { left, top, width, height }
}

/** Start and length in whole pixels, at least one of them and none outside. */
const inPixels = (start: number, length: number, whole: number): [number, number] => {
  const from = Math.min(whole - 1, Math.max(0, Math.round(start * whole)))
  const to = Math.min(whole, Math.max(from + 1, Math.round((start + length) * whole)))
  return [from, to - from]
}
