import type { Region } from 'sharp'
import type { PictureEdit } from './pictures.ts'

/** In pixels. */
export type Size = { width: number; height: number }

/** How an image is placed: flipped left to right, then rotated clockwise. */
export type Placement = Pick<PictureEdit, 'flipped' | 'rotation'>

type Rectangle = NonNullable<PictureEdit['crop']>

/** The placements for EXIF orientations 1 to 8: Exif 2.32, tag 0x0112. */
const orientations: readonly Placement[] = [
  { flipped: false, rotation: 0 },
  { flipped: true, rotation: 0 },
  { flipped: false, rotation: 180 },
  { flipped: true, rotation: 180 },
  { flipped: true, rotation: 270 },
  { flipped: false, rotation: 90 },
  { flipped: true, rotation: 90 },
  { flipped: false, rotation: 270 },
]

/** The placement for an EXIF orientation; an invalid orientation changes nothing. */
export const placementOf = (orientation = 1): Placement =>
  orientations[orientation - 1] ?? { flipped: false, rotation: 0 }

/** Combines two placements that are applied one after the other. */
export const both = (first: Placement, then: Placement): Placement => ({
  flipped: first.flipped !== then.flipped,
  // Flipping a rotated image reverses its rotation.
  rotation: toRotation((then.flipped ? -first.rotation : first.rotation) + then.rotation),
})

const toRotation = (degrees: number): Placement['rotation'] => {
  const turned = (degrees + 360) % 360
  return turned === 90 || turned === 180 || turned === 270 ? turned : 0
}

/** The size of an image after placing it. The same function returns the size before. */
export const placedSize = ({ width, height }: Size, { rotation }: Placement): Size =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width }

/** The region of the original image that a part of the placed image comes from, in pixels. `size` is that of the original. */
export const unplaced = (part: Rectangle, { flipped, rotation }: Placement, size: Size): Region => {
  const right = 1 - part.x - part.width
  const bottom = 1 - part.y - part.height
  const unrotated = {
    0: part,
    90: { x: part.y, y: right, width: part.height, height: part.width },
    180: { x: right, y: bottom, width: part.width, height: part.height },
    270: { x: bottom, y: part.x, width: part.height, height: part.width },
  }[rotation]
  const x = flipped ? 1 - unrotated.x - unrotated.width : unrotated.x
  const [left, width] = inPixels(x, unrotated.width, size.width)
  const [top, height] = inPixels(unrotated.y, unrotated.height, size.height)
  return { left, top, width, height }
}

/** Start and length in whole pixels, at least one pixel long and within the image. */
const inPixels = (start: number, length: number, whole: number): [number, number] => {
  const from = Math.min(whole - 1, Math.max(0, Math.round(start * whole)))
  const to = Math.min(whole, Math.max(from + 1, Math.round((start + length) * whole)))
  return [from, to - from]
}
