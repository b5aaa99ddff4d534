import type { Region } from 'sharp'
import type { PictureEdit } from './pictures.ts'

/** In pixels. */
export type Size = { width: number; height: number }

/** How a picture lies: mirrored left to right, then turned clockwise. */
export type Placement = Pick<PictureEdit, 'flipped' | 'rotation'>

type Rectangle = NonNullable<PictureEdit['crop']>

/** What EXIF means by its orientations 1 to 8: Exif 2.32, tag 0x0112. */
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

/** How a picture is to be placed by its EXIF orientation; what is none leaves it. */
export const placementOf = (orientation = 1): Placement =>
  orientations[orientation - 1] ?? { flipped: false, rotation: 0 }

/** One placement that does what both do, one after the other. */
export const both = (first: Placement, then: Placement): Placement => ({
  flipped: first.flipped !== then.flipped,
  // Mirroring what is turned turns it the other way.
  rotation: turn((then.flipped ? -first.rotation : first.rotation) + then.rotation),
})

const turn = (degrees: number): Placement['rotation'] => {
  const turned = (degrees + 360) % 360
  return turned === 90 || turned === 180 || turned === 270 ? turned : 0
}

/** A picture's size once it is placed; and its size before, as turning back changes it in the same way. */
export const placedSize = ({ width, height }: Size, { rotation }: Placement): Size =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width }

/** Where a part of a placed picture lay before, in pixels of a picture that had that size. */
export const unplaced = (part: Rectangle, { flipped, rotation }: Placement, size: Size): Region => {
  const right = 1 - part.x - part.width
  const bottom = 1 - part.y - part.height
  const unturned = {
    0: part,
    90: { x: part.y, y: right, width: part.height, height: part.width },
    180: { x: right, y: bottom, width: part.width, height: part.height },
    270: { x: bottom, y: part.x, width: part.height, height: part.width },
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
