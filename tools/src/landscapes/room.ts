import { blankCanvas, fill, flat, sceneHeight, type Canvas, type Outline, type Paint, type Point } from './canvas.ts'
import { dip, mix, shade, tint, type Colour } from './colour.ts'
import type { Finish } from './finish.ts'
import { at, fine, smoothstep, soft, unit } from './noise.ts'
import { box } from './outline.ts'
import type { Random } from './random.ts'

type Draw = (canvas: Canvas, random: Random, scene: number) => Finish

/** The materials of the room, and the light that comes in. */
export type Room = {
  readonly view: Draw
  readonly scene: number
  readonly light: Colour
  readonly wall: Colour
  readonly timber: Colour
  readonly linen: Colour
  readonly accent: Colour
}

/** The edges of a window in scene units. */
export type Frame = { left: number; right: number; top: number; bottom: number }

/** Draws the view at the size of its window and inserts it into the wall. */
export function paintView(canvas: Canvas, random: Random, room: Room, frame: Frame): void {
  const { scale, columns, rows, pixels } = canvas
  const left = Math.round(frame.left * scale)
  const top = Math.round(frame.top * scale)
  const view = blankCanvas(Math.round(frame.right * scale) - left, Math.round(frame.bottom * scale) - top)
  room.view(view, random, room.scene)
  for (let row = 0; row < view.rows && top + row < rows; row += 1) {
    const start = row * view.columns * 3
    pixels.set(view.pixels.subarray(start, start + view.columns * 3), ((top + row) * columns + left) * 3)
  }
}

/** Ceiling and side walls, in perspective around the window. */
export function paintShell(canvas: Canvas, random: Random, room: Room, frame: Frame, vanish: Point): void {
  const drift = random.next()
  const out = ([x, y]: Point): Point => [vanish[0] + (x - vanish[0]) * 4, vanish[1] + (y - vanish[1]) * 4]
  const topLeft: Point = [frame.left, frame.top]
  const topRight: Point = [frame.right, frame.top]
  const lowLeft: Point = [frame.left, frame.bottom]
  const lowRight: Point = [frame.right, frame.bottom]
  const plaster: Paint = (x, y, ink) => {
    const side = x < vanish[0] ? (frame.left - x) / frame.left : (x - frame.right) / (canvas.width - frame.right)
    dip(ink, room.wall)
    tint(ink, room.light, 0.34 * (1 - unit(side)) ** 2)
    tint(ink, room.timber, unit(side) * 0.62 + smoothstep(300, 0, y) * 0.2)
    shade(ink, 1 + fine(x / 620 + drift, y / 620) * 0.05)
  }
  const boards = mix(room.timber, room.wall, 0.28)
  fill(canvas, [[topLeft, out(topLeft), out(lowLeft), lowLeft]], plaster)
  fill(canvas, [[topRight, out(topRight), out(lowRight), lowRight]], plaster)
  fill(canvas, [[topLeft, topRight, out(topRight), out(topLeft)]], (x, y, ink) => {
    const lane = ((x - vanish[0]) / (vanish[1] - y)) * 13
    const board = Math.floor(lane)
    const near = unit((frame.top - y) / frame.top)
    dip(ink, boards)
    shade(ink, 1 + soft(board * 0.37 + drift, 0.3) * 0.3 + fine(lane * 0.1, near * 0.4) * 0.12)
    tint(ink, room.light, 0.3 * (1 - near) ** 3)
    shade(ink, 1 - 0.4 * smoothstep(0.06, 0, Math.abs(lane - board - 0.03)) - near * 0.42)
  })
  const beams = [-1, -0.5, 0, 0.5, 1].map((place): Outline => {
    const x = vanish[0] + (place * (frame.right - frame.left)) / 2
    const [farX] = out([x, frame.top])
    return [
      [x - 9, frame.top],
      [x + 9, frame.top],
      [farX + 52, frame.top - 1200],
      [farX - 52, frame.top - 1200],
    ]
  })
  fill(canvas, beams, (_x, y, ink) => {
    dip(ink, room.timber)
    tint(ink, room.light, 0.2 * smoothstep(40, frame.top, y))
  })
}

/** Floorboards that reflect the window and have patches of sun. */
export function paintFloor(canvas: Canvas, random: Random, room: Room, frame: Frame, vanish: Point): void {
  const { scale, columns } = canvas
  const drift = random.next()
  const out = ([x, y]: Point): Point => [vanish[0] + (x - vanish[0]) * 4, vanish[1] + (y - vanish[1]) * 4]
  const wood = mix(room.wall, room.timber, 0.42)
  const copy = canvas.pixels.slice(0, Math.ceil(frame.bottom * scale) * columns * 3)
  const floor: Outline = [
    [frame.left, frame.bottom],
    [frame.right, frame.bottom],
    out([frame.right, frame.bottom]),
    out([frame.left, frame.bottom]),
  ]
  fill(canvas, [floor], (x, y, ink) => {
    const depth = (y - vanish[1]) / (frame.bottom - vanish[1])
    const across = (x - vanish[0]) / depth
    const plank = Math.floor(across / 34)
    const near = unit((y - frame.bottom) / (sceneHeight - frame.bottom))
    const grain = fine(across / 260 + plank * 0.31, 1 / depth + plank * 0.17)
    dip(ink, wood)
    shade(ink, 1 + soft(plank * 0.37 + drift, 0.7) * 0.22 + grain * 0.16)
    const seam = Math.abs(across / 34 - plank - 0.5)
    shade(ink, 1 - 0.4 * smoothstep(0.475, 0.5, seam))
    const sourceY = frame.bottom - (y - frame.bottom) * 1.25
    const sourceX = x + grain * 8
    if (sourceY > frame.top && sourceX > frame.left && sourceX < frame.right) {
      const index = (Math.floor(sourceY * scale) * columns + Math.floor(sourceX * scale)) * 3
      const shine = 0.46 * (1 - near) ** 1.5
      ink.r += (at(copy, index) - ink.r) * shine
      ink.g += (at(copy, index + 1) - ink.g) * shine
      ink.b += (at(copy, index + 2) - ink.b) * shine
    }
    const slant = (across - near * 110 - frame.left + vanish[0]) / (frame.right - frame.left)
    const pane = (slant - Math.floor(slant * 4) / 4) * 4
    const sun =
      smoothstep(0.02, 0.07, pane) *
      smoothstep(0.98, 0.93, pane) *
      smoothstep(0, 0.02, slant) *
      smoothstep(1, 0.98, slant)
    tint(
      ink,
      room.light,
      sun * 0.36 * smoothstep(0.02, 0.12, near) * smoothstep(0.72, 0.6, near + fine(x / 900, 0.3) * 0.01),
    )
    tint(ink, room.timber, near * 0.34)
  })
}

/** The timber frame of a window, with uprights at these fractions of its width. */
export function paintMullions(canvas: Canvas, room: Room, frame: Frame, places: readonly number[]): void {
  const { left, right, top, bottom } = frame
  const bars = [
    box(left - 6, top - 10, right + 6, top + 9),
    box(left - 6, bottom - 12, right + 6, bottom + 5),
    box(left - 8, top - 8, left + 9, bottom + 4),
    box(right - 9, top - 8, right + 8, bottom + 4),
    ...places.map((place) => {
      const x = left + (right - left) * place
      return box(x - 5, top, x + 5, bottom)
    }),
  ]
  fill(canvas, bars, flat(room.timber))
  const edges = places.map((place) => {
    const x = left + (right - left) * place
    return box(x + 3.4, top + 9, x + 5, bottom - 12)
  })
  fill(canvas, edges, flat(mix(room.timber, room.light, 0.55)))
}

/** Linen that hangs in folds and lets the light through. */
export function paintCurtain(
  canvas: Canvas,
  random: Random,
  room: Room,
  left: number,
  right: number,
  top: number,
  bottom: number,
): void {
  const drift = random.next()
  const bright = mix(room.linen, room.light, 0.3)
  const fallen = mix(room.wall, room.accent, 0.2)
  const sway = (x: number, y: number): number => x + Math.sin(y / 190 + drift * 6) * 5
  const cloth: Outline = [
    [left, top],
    [right, top],
    ...[0.25, 0.5, 0.75, 1].map((t): Point => [
      sway(right + 4 * t, top + (bottom - top) * t),
      top + (bottom - top) * t,
    ]),
    ...[1, 0.75, 0.5, 0.25].map((t): Point => [sway(left - 4 * t, top + (bottom - top) * t), top + (bottom - top) * t]),
  ]
  fill(canvas, [cloth], (x, y, ink) => {
    const place = (x - left) / (right - left)
    const fold = Math.sin(place * 31 + soft(place + drift, y / 1800) * 5) * 0.5 + 0.5
    dip(ink, bright)
    tint(ink, fallen, 0.18 + fold * fold * 0.42)
    shade(ink, 1 - smoothstep(bottom - 130, bottom, y) * 0.16 + fine(x / 300, y / 900) * 0.03)
    ink.a = 0.95
  })
}
