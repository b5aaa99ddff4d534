import { describe, expect, it } from 'vitest'
import {
  changedIn,
  changesInWords,
  editOf,
  mirror,
  partOfRatio,
  type PictureEdit,
  storedOf,
  turnLeft,
  turnRight,
  untouched,
} from './picture-edit.ts'

const stored = {
  flipped: false,
  rotation: 0 as const,
  crop: { x: 0.1, y: 0.2, width: 0.5, height: 0.4 },
  focal: { x: 0.5, y: 0.25 },
  brightness: 110,
}

/** Where a point of the original image is after mirroring and rotation. */
const seen = ({ flipped, rotation }: PictureEdit, [x, y]: [number, number]): [number, number] => {
  let at: [number, number] = flipped ? [1 - x, y] : [x, y]
  for (let turns = 0; turns < rotation / 90; turns += 1) at = [1 - at[1], at[0]]
  return at
}

describe('an edit of an image', () => {
  it('is stored as it was loaded', () => {
    expect(storedOf(editOf(stored))).toEqual(stored)
    expect(storedOf(editOf({ ...stored, crop: null }))).toEqual({ ...stored, crop: null })
  })

  it('returns to the start after four rotations, or after one in each direction', () => {
    const once = turnRight(editOf(stored))
    expect(once.rotation).toBe(90)
    expect(storedOf(turnRight(turnRight(turnRight(once))))).toEqual(stored)
    expect(storedOf(turnLeft(once))).toEqual(stored)
  })

  it('keeps its crop and focal point on the same content when it is rotated', () => {
    expect(storedOf(turnRight(editOf(stored)))).toMatchObject({
      crop: { x: 0.4, y: 0.1, width: 0.4, height: 0.5 },
      focal: { x: 0.75, y: 0.5 },
    })
  })

  it('is mirrored as seen, however it was rotated before', () => {
    for (const turns of [0, 1, 2, 3]) {
      let before = untouched
      for (let n = 0; n < turns; n += 1) before = turnRight(before)
      const [x, y] = seen(before, [0.2, 0.3])
      const after = seen(mirror(before), [0.2, 0.3])
      expect(after[0]).toBeCloseTo(1 - x)
      expect(after[1]).toBeCloseTo(y)
    }
  })

  it('is unchanged when it is mirrored twice', () => {
    expect(storedOf(mirror(mirror(turnRight(editOf(stored)))))).toEqual(storedOf(turnRight(editOf(stored))))
  })

  it('takes the largest crop of an aspect ratio that fits', () => {
    const landscape = { width: 3000, height: 2000 }
    expect(partOfRatio({ x: 0, y: 0, width: 1, height: 1 }, 1, landscape)).toMatchObject({ y: 0, height: 1 })
    const wide = partOfRatio({ x: 0, y: 0.9, width: 1, height: 0.1 }, 16 / 9, landscape)
    expect((wide.width * 3000) / (wide.height * 2000)).toBeCloseTo(16 / 9)
    expect(wide.y + wide.height).toBeCloseTo(1)
  })

  it('never extends beyond the image', () => {
    const { crop } = storedOf({ ...untouched, crop: { x: 1 / 3, y: 0, width: 2 / 3 + 1e-9, height: 0.5 } })
    expect((crop?.x ?? 0) + (crop?.width ?? 0)).toBeLessThanOrEqual(1)
  })

  it('moves the focal point to the edge when it is outside the crop', () => {
    const edit = { ...untouched, crop: { x: 0.6, y: 0, width: 0.4, height: 1 } }
    expect(storedOf(edit).focal).toEqual({ x: 0, y: 0.5 })
  })
})

describe('the changes of an edit', () => {
  const before = editOf({ ...stored, crop: null })

  it('are the fields that differ from before, and no others', () => {
    expect(changedIn({ ...before, brightness: 120 }, before)).toEqual({ brightness: 120 })
    expect(Object.keys(changedIn(turnRight(before), before))).toContain('rotation')
    expect(changedIn(before, before)).toEqual({})
  })

  it('can be described in words', () => {
    expect(changesInWords({ ...before, brightness: 120, flipped: !before.flipped }, before)).toBe(
      'Flipped · Brightness 120%',
    )
    expect(changesInWords({ ...before, crop: { x: 0, y: 0, width: 0.5, height: 0.5 } }, before)).toContain('Cropped')
  })
})
