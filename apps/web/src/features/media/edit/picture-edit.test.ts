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

/** Where a point of the picture as it came is seen. */
const seen = ({ flipped, rotation }: PictureEdit, [x, y]: [number, number]): [number, number] => {
  let at: [number, number] = flipped ? [1 - x, y] : [x, y]
  for (let turns = 0; turns < rotation / 90; turns += 1) at = [1 - at[1], at[0]]
  return at
}

describe('the edit of a picture', () => {
  it('is stored as it was read', () => {
    expect(storedOf(editOf(stored))).toEqual(stored)
    expect(storedOf(editOf({ ...stored, crop: null }))).toEqual({ ...stored, crop: null })
  })

  it('comes round by four turns, and by one to each side', () => {
    const once = turnRight(editOf(stored))
    expect(once.rotation).toBe(90)
    expect(storedOf(turnRight(turnRight(turnRight(once))))).toEqual(stored)
    expect(storedOf(turnLeft(once))).toEqual(stored)
  })

  it('keeps crop and focal point on what they were on when it is turned', () => {
    expect(storedOf(turnRight(editOf(stored)))).toMatchObject({
      crop: { x: 0.4, y: 0.1, width: 0.4, height: 0.5 },
      focal: { x: 0.75, y: 0.5 },
    })
  })

  it('is mirrored as it is seen, however it was turned before', () => {
    for (const turns of [0, 1, 2, 3]) {
      let before = untouched
      for (let n = 0; n < turns; n += 1) before = turnRight(before)
      const [x, y] = seen(before, [0.2, 0.3])
      const after = seen(mirror(before), [0.2, 0.3])
      expect(after[0]).toBeCloseTo(1 - x)
      expect(after[1]).toBeCloseTo(y)
    }
  })

  it('is as it was when it is mirrored twice', () => {
    expect(storedOf(mirror(mirror(turnRight(editOf(stored)))))).toEqual(storedOf(turnRight(editOf(stored))))
  })

  it('takes the largest part of a ratio that fits', () => {
    const landscape = { width: 3000, height: 2000 }
    expect(partOfRatio({ x: 0, y: 0, width: 1, height: 1 }, 1, landscape)).toMatchObject({ y: 0, height: 1 })
    const wide = partOfRatio({ x: 0, y: 0.9, width: 1, height: 0.1 }, 16 / 9, landscape)
    expect((wide.width * 3000) / (wide.height * 2000)).toBeCloseTo(16 / 9)
    expect(wide.y + wide.height).toBeCloseTo(1)
  })

  it('never reaches beyond the picture', () => {
    const { crop } = storedOf({ ...untouched, crop: { x: 1 / 3, y: 0, width: 2 / 3 + 1e-9, height: 0.5 } })
    expect((crop?.x ?? 0) + (crop?.width ?? 0)).toBeLessThanOrEqual(1)
  })

  it('leaves the focal point at the edge when the crop has left it behind', () => {
    const edit = { ...untouched, crop: { x: 0.6, y: 0, width: 0.4, height: 1 } }
    expect(storedOf(edit).focal).toEqual({ x: 0, y: 0.5 })
  })
})

describe('what a save sends of an edit', () => {
  const before = editOf({ ...stored, crop: null })

  it('is what differs from before, and nothing else', () => {
    expect(changedIn({ ...before, brightness: 120 }, before)).toEqual({ brightness: 120 })
    expect(Object.keys(changedIn(turnRight(before), before))).toContain('rotation')
    expect(changedIn(before, before)).toEqual({})
  })

  it('is said in words', () => {
    expect(changesInWords({ ...before, brightness: 120, flipped: !before.flipped }, before)).toBe(
      'mirrored, brightness 120 %',
    )
    expect(changesInWords({ ...before, crop: { x: 0, y: 0, width: 0.5, height: 0.5 } }, before)).toContain('cropped')
  })
})
