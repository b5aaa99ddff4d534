import { type Marker, markerRadius } from './markers.ts'
import type { Outline } from './outline.ts'
import { type Sea, seas } from './seas.ts'
import { shortened } from '../wording/shortened.ts'
import type { Viewport } from './viewport.ts'
import { type Box, mercator, type Point } from './world.ts'

/** A label in the drawing: its box, and its font size. */
export type Label = { text: string; box: Box; size: number }

/** What labels must not cover. */
export type Occupied = { boxes: Box[]; line: Point[] }

const stopSize = 15
const longest = 30

/** The width of text set in Inter at `size`, overestimated on purpose: a label that is narrower does no harm. */
function textWidth(text: string, size: number, spacing = 0): number {
  let ems = 0
  for (const sign of text)
    ems += /[\p{Lu}mwMW@%&—]/u.test(sign)
      ? 0.72
      : /[iljtfr.,:;'|!()[\]]/.test(sign)
        ? 0.36
        : /\s/.test(sign)
          ? 0.3
          : 0.6
  return ems * size + text.length * spacing
}

/** The stops' names, each on a free side of its marker, or on the least crowded side if none is free. */
export function stopLabels(markers: readonly Marker[], line: Point[], { width, height }: Viewport): Label[] {
  const boxes = markers.map(({ stands: [x, y], halfWidth }): Box => [
    x - halfWidth - 2,
    y - markerRadius - 2,
    x + halfWidth + 2,
    y + markerRadius + 2,
  ])
  return markers.map((marker, index) => {
    const text = shortened(marker.label, longest)
    const cost = (box: Box) =>
      boxes.reduce((sum, other, i) => sum + (i !== index && overlap(box, other) ? 60 : 0), 0) +
      line.reduce((sum, point) => sum + (within(point, box) ? 4 : 0), 0) +
      (box[0] < 6 || box[2] > width - 6 || box[1] < 6 || box[3] > height - 6 ? 200 : 0)
    const places = sides(marker, textWidth(text, stopSize), stopSize + 4)
    const costs = places.map((box, rank) => cost(box) + rank * 0.5)
    const best = places[costs.indexOf(Math.min(...costs))] ?? [0, 0, 0, 0]
    boxes.push(best)
    return { text, box: best, size: stopSize }
  })
}

/** Boxes for a name around its marker, in order of preference. */
function sides({ stands: [x, y], halfWidth }: Marker, width: number, height: number): Box[] {
  const gap = halfWidth + 6
  const corner = gap * 0.75
  const lefts = [
    [x + gap, y - height / 2],
    [x - gap - width, y - height / 2],
    [x - width / 2, y - markerRadius - 5 - height],
    [x - width / 2, y + markerRadius + 5],
    [x + corner, y - corner - height + 4],
    [x + corner, y + corner - 4],
    [x - corner - width, y - corner - height + 4],
    [x - corner - width, y + corner - 4],
  ]
  return lefts.map(([left = 0, top = 0]): Box => [left, top, left + width, top + height])
}

/** Country names in spaced capitals, inside their country and clear of the route. Names without enough space are left out. */
export function countryLabels(
  outline: Outline,
  occupied: Occupied,
  viewport: Viewport,
): (Label & { spacing: number })[] {
  return outline.countries.flatMap(({ name, contains }) => {
    const text = name.toUpperCase()
    for (const [size, spacing] of [
      [15, 5],
      [12, 3],
      [10.5, 1.6],
    ] as const) {
      const box = freePlace(textWidth(text, size, spacing), size + 4, contains, occupied, viewport)
      if (!box) continue
      occupied.boxes.push(box)
      return [{ text, box, size, spacing }]
    }
    return []
  })
}

/** Names of the seas and oceans in view, as far as `nameOf` gives them one. */
export function seaLabels(
  outline: Outline,
  occupied: Occupied,
  viewport: Viewport,
  nameOf: (sea: Sea) => string | null,
): Label[] {
  const onLand = (point: Point) => outline.countries.some(({ contains }) => contains(point))
  const written = new Set<string>()
  return seas.flatMap(({ name: sea, box: [west, south, east, north] }) => {
    const name = nameOf(sea)
    if (name === null) return []
    const shift = west < -100 && viewport.box[2] > Math.PI ? 360 : 0
    const [left, bottom] = viewport.toPixel(mercator(west + shift, south))
    const [right, top] = viewport.toPixel(mercator(east + shift, north))
    const contains = ([x, y]: Point) => x > left && x < right && y > top && y < bottom && !onLand([x, y])
    const box = written.has(name) ? null : freePlace(textWidth(name, 15) + 12, 34, contains, occupied, viewport)
    if (!box) return []
    written.add(name)
    occupied.boxes.push(box)
    return [{ text: name, box, size: 15 }]
  })
}

/** The most central free box of that size inside the area. */
function freePlace(
  width: number,
  height: number,
  contains: (point: Point) => boolean,
  occupied: Occupied,
  viewport: Viewport,
): Box | null {
  const columns = 36
  const rows = 26
  const inside: Point[] = []
  for (let row = 1; row < rows; row++) {
    for (let column = 1; column < columns; column++) {
      const point: Point = [(viewport.width * column) / columns, (viewport.height * row) / rows]
      if (contains(point)) inside.push(point)
    }
  }
  if (inside.length === 0) return null
  const centre: Point = [mean(inside.map(([x]) => x)), mean(inside.map(([, y]) => y))]
  inside.sort(
    (one, other) =>
      Math.hypot(one[0] - centre[0], one[1] - centre[1]) - Math.hypot(other[0] - centre[0], other[1] - centre[1]),
  )
  for (const [x, y] of inside) {
    const box: Box = [x - width / 2, y - height / 2, x + width / 2, y + height / 2]
    const free =
      box[0] > 8 &&
      box[1] > 8 &&
      box[2] < viewport.width - 8 &&
      box[3] < viewport.height - 8 &&
      edges(box).every(contains) &&
      !occupied.boxes.some((other) => overlap(box, other)) &&
      !occupied.line.some((point) => within(point, box))
    if (free) return box
  }
  return null
}

/** Points along all edges of a box, as a name must not cross the corner of a neighbour either. */
const edges = ([left, top, right, bottom]: Box): Point[] =>
  [0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((share): Point[] => [
    [left + (right - left) * share, top],
    [left + (right - left) * share, bottom],
  ])
const overlap = (one: Box, other: Box): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3]
const within = ([x, y]: Point, box: Box): boolean =>
  x > box[0] - 4 && x < box[2] + 4 && y > box[1] - 4 && y < box[3] + 4
const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
