import type { Size } from '../mercator.ts'

type Pixel = { x: number; y: number }

/** A text that is to stand at a point of the map; with `isCentred` it stands on it, otherwise beside its mark. */
export type Wanted = { text: string; at: Pixel; fontSize: number; isCentred: boolean }

/** Where a text stands: the end or middle of its baseline, according to `anchor`. */
export type Placed<T> = { wanted: T; x: number; y: number; anchor: 'start' | 'middle' | 'end' }

export type Box = { left: number; right: number; top: number; bottom: number }

/** The radius of a mark, and the least gap between two labels; in pixels. */
const [markRadius, gap] = [4, 3]

/**
 * Places as many labels as fit without covering each other, a mark or what is there already, the first ones first. A label that would
 * reach beyond the map is left out.
 */
export const placeLabels = <T extends Wanted>(
  wanted: readonly T[],
  size: Size,
  present: readonly Box[] = [],
): Placed<T>[] => {
  const taken = [...present]
  const placed: Placed<T>[] = []
  for (const one of wanted) {
    const mark = one.isCentred ? [] : [around(one.at, markRadius * 2, markRadius * 2)]
    if (mark.some((box) => !isInside(box, size) || taken.some((other) => isOverlapping(box, other)))) continue
    const spot = spotsOf(one).find(
      ({ box }) => isInside(box, size) && !taken.some((other) => isOverlapping(box, other)),
    )
    if (!spot) continue
    const { box, anchor } = spot
    taken.push(box, ...mark)
    const x = { start: box.left, middle: (box.left + box.right) / 2, end: box.right }[anchor]
    placed.push({ wanted: one, x, y: box.bottom - one.fontSize * 0.25, anchor })
  }
  return placed
}

type Spot = { box: Box; anchor: Placed<Wanted>['anchor'] }

/** Beside the mark: to its right, to its left, above, below. */
const spotsOf = ({ text, at, fontSize, isCentred }: Wanted): Spot[] => {
  const [width, height] = [widthOf(text, fontSize), fontSize * 1.2]
  if (isCentred) return [{ box: around(at, width, height), anchor: 'middle' }]
  const [across, down] = [width / 2 + markRadius + 2, height / 2 + markRadius]
  return [
    { box: around({ x: at.x + across, y: at.y }, width, height), anchor: 'start' },
    { box: around({ x: at.x - across, y: at.y }, width, height), anchor: 'end' },
    { box: around({ x: at.x, y: at.y - down }, width, height), anchor: 'middle' },
    { box: around({ x: at.x, y: at.y + down }, width, height), anchor: 'middle' },
  ]
}

const around = ({ x, y }: Pixel, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})

const isInside = ({ left, right, top, bottom }: Box, { width, height }: Size): boolean =>
  left >= 0 && top >= 0 && right <= width && bottom <= height

const isOverlapping = (one: Box, other: Box): boolean =>
  one.left < other.right + gap &&
  other.left < one.right + gap &&
  one.top < other.bottom + gap &&
  other.top < one.bottom + gap

/** The width of a text, rather too large than too small: a Latin letter takes 0.58 of the size of the font, others all of it. */
export const widthOf = (text: string, fontSize: number): number =>
  Array.from(text).reduce((width, letter) => width + (/[\u0000-\u02ff]/.test(letter) ? 0.58 : 1), 0) * fontSize
