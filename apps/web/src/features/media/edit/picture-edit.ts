import type { MediaItem } from '../../../media/item/media-picture.tsx'
import * as wording from './wording.ts'

/** A part of an image, in fractions of its width and height. */
export type Part = { x: number; y: number; width: number; height: number }
type Point = { x: number; y: number }

/**
 * How an image is shown: mirrored, then rotated clockwise, then cropped, then brightened. `focal` is a point of the whole image
 * as rotated, so that it stays on its subject when the crop moves.
 */
export type PictureEdit = {
  flipped: boolean
  rotation: 0 | 90 | 180 | 270
  crop: Part
  focal: Point
  /** In per cent. */
  brightness: number
}

/** The whole image. */
const whole: Part = { x: 0, y: 0, width: 1, height: 1 }

/** The edit of an original image. */
export const untouched: PictureEdit = {
  flipped: false,
  rotation: 0,
  crop: whole,
  focal: { x: 0.5, y: 0.5 },
  brightness: 100,
}

type Stored = Pick<MediaItem, 'flipped' | 'rotation' | 'crop' | 'focal' | 'brightness'>

/** The edit of a stored file. */
export const editOf = ({ flipped, rotation, crop, focal, brightness }: Stored): PictureEdit => {
  const part = crop ?? whole
  return {
    flipped,
    rotation,
    crop: part,
    focal: { x: part.x + focal.x * part.width, y: part.y + focal.y * part.height },
    brightness,
  }
}

/** The edit as the contract stores it, with the focal point in fractions of the crop. */
export const storedOf = ({ flipped, rotation, crop, focal, brightness }: PictureEdit): Stored => ({
  flipped,
  rotation,
  crop: isWhole(crop) ? null : rounded(crop),
  focal: focalWithin({ crop, focal }),
  brightness,
})

/** The focal point in fractions of the crop; on its edge if it is outside. */
export const focalWithin = ({ crop, focal }: Pick<PictureEdit, 'crop' | 'focal'>): Point => ({
  x: fraction((focal.x - crop.x) / crop.width),
  y: fraction((focal.y - crop.y) / crop.height),
})

/** Rotates by 90° clockwise, with crop and focal point. */
export const turnRight = (edit: PictureEdit): PictureEdit => ({
  ...edit,
  rotation: turned(edit.rotation, 90),
  crop: {
    x: 1 - edit.crop.y - edit.crop.height,
    y: edit.crop.x,
    width: edit.crop.height,
    height: edit.crop.width,
  },
  focal: { x: 1 - edit.focal.y, y: edit.focal.x },
})

/** Rotates by 90° anticlockwise. */
export const turnLeft = (edit: PictureEdit): PictureEdit => turnRight(turnRight(turnRight(edit)))

/** Mirrors the image left to right as seen. Because mirroring comes before rotation, the rotation is reversed. */
export const mirror = (edit: PictureEdit): PictureEdit => ({
  ...edit,
  flipped: !edit.flipped,
  rotation: turned(0, 360 - edit.rotation),
  crop: { ...edit.crop, x: 1 - edit.crop.x - edit.crop.width },
  focal: { x: 1 - edit.focal.x, y: edit.focal.y },
})

/** The size of an image after rotation. */
export const turnedSize = (size: { width: number; height: number }, rotation: number) =>
  rotation % 180 === 0 ? size : { width: size.height, height: size.width }

/**
 * The largest part with an aspect ratio (width by height, in pixels) around the centre of another part.
 * @param size the size of the whole image as rotated
 */
export const partOfRatio = (around: Part, ratio: number, size: { width: number; height: number }): Part => {
  // In fractions of the image, which itself is not square.
  const shape = ratio * (size.height / size.width)
  const width = Math.min(1, shape)
  const height = width / shape
  const middle = { x: around.x + around.width / 2, y: around.y + around.height / 2 }
  return {
    x: Math.min(Math.max(0, middle.x - width / 2), 1 - width),
    y: Math.min(Math.max(0, middle.y - height / 2), 1 - height),
    width,
    height,
  }
}

/** Whether two edits look the same. */
export const isSameEdit = (one: PictureEdit, other: PictureEdit): boolean =>
  JSON.stringify(storedOf(one)) === JSON.stringify(storedOf(other))

/** The fields of an edit that differ from those of another. */
export const changedIn = (edit: PictureEdit, before: PictureEdit): Partial<Stored> => {
  const was = new Map(Object.entries(storedOf(before)))
  return Object.fromEntries(
    Object.entries(storedOf(edit)).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(was.get(name))),
  )
}

/** The changes in words: `Cropped · Brightness 120%`. */
export const changesInWords = (edit: PictureEdit, before: PictureEdit): string => {
  const { crop, focal, rotation, flipped, brightness } = changedIn(edit, before)
  return [
    crop !== undefined && (crop === null ? wording.changedToWhole : wording.changedCrop),
    rotation !== undefined && wording.changedRotation,
    flipped !== undefined && wording.changedFlip,
    focal !== undefined && crop === undefined && wording.changedFocalPoint,
    brightness !== undefined && wording.changedBrightness({ value: brightness }),
  ]
    .filter(Boolean)
    .join(' · ')
}

const turned = (rotation: number, by: number): PictureEdit['rotation'] => {
  const sum = (rotation + by) % 360
  return sum === 90 || sum === 180 || sum === 270 ? sum : 0
}

/** A tenth of a pixel of the largest image. Smaller differences come from rounding on screen. */
const precision = 1e5

const fraction = (value: number): number => Math.min(1, Math.max(0, Math.round(value * precision) / precision))

const isWhole = ({ width, height }: Part): boolean => width > 0.998 && height > 0.998

/** Rounded so that it never extends beyond the image, which the server would reject. */
const rounded = ({ x, y, width, height }: Part): Part => {
  const left = fraction(x)
  const top = fraction(y)
  return {
    x: left,
    y: top,
    width: Math.min(fraction(width), Math.floor((1 - left) * precision) / precision),
    height: Math.min(fraction(height), Math.floor((1 - top) * precision) / precision),
  }
}
