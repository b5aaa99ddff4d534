import { fill, flat, glow, paintBand, type Canvas, type Outline, type Paint, type Point } from './canvas.ts'
import { drawCoast } from './coast.ts'
import { colour, dip, mix, shade, tint } from './colour.ts'
import type { Finish } from './finish.ts'
import {
  paintArmchair,
  paintBed,
  paintCandle,
  paintLamp,
  paintLeafPlant,
  paintStool,
  paintTable,
  paintTub,
} from './furniture.ts'
import { drawMountains } from './mountains.ts'
import { fine, smoothstep, soft, unit } from './noise.ts'
import { box, closedCurve, limb } from './outline.ts'
import { drawPan } from './pan.ts'
import type { Random } from './random.ts'
import { drawRiver } from './river.ts'
import { paintCurtain, paintFloor, paintMullions, paintShell, paintView, type Frame, type Room } from './room.ts'
import { drawSavannah } from './savannah.ts'

const goldenRoom: Omit<Room, 'view' | 'scene'> = {
  light: colour('#ffe2a0'),
  wall: colour('#6a4c34'),
  timber: colour('#2c1b12'),
  linen: colour('#f3e4c8'),
  accent: colour('#b0582e'),
}

const duskRoom: Omit<Room, 'view' | 'scene'> = {
  light: colour('#ffc0a0'),
  wall: colour('#4c3a4e'),
  timber: colour('#1d1424'),
  linen: colour('#ecd6d2'),
  accent: colour('#7c4a68'),
}

const coolRoom: Omit<Room, 'view' | 'scene'> = {
  light: colour('#e4f1ee'),
  wall: colour('#7d8680'),
  timber: colour('#2a302f'),
  linen: colour('#f6f2e8'),
  accent: colour('#4a7680'),
}

/** Rooms with a view: a lodge, a canvas tent, a bath at the window. */
export function drawInterior(canvas: Canvas, random: Random, scene: number): Finish {
  if (scene === 0) return drawLodge(canvas, random, { ...goldenRoom, view: drawSavannah, scene: 1 })
  if (scene === 1) return drawTent(canvas, random, { ...goldenRoom, view: drawRiver, scene: 0 })
  if (scene === 2) return drawBath(canvas, random, { ...coolRoom, view: drawCoast, scene: 0 })
  if (scene === 3) return drawLodge(canvas, random, { ...duskRoom, view: drawMountains, scene: 4 })
  if (scene === 4) return drawTent(canvas, random, { ...duskRoom, view: drawPan, scene: 1 })
  return drawBath(canvas, random, { ...duskRoom, view: drawMountains, scene: 2 })
}

function drawLodge(canvas: Canvas, random: Random, room: Room): Finish {
  const { width } = canvas
  const frame: Frame = { left: width * 0.14, right: width * 0.86, top: 150, bottom: 668 }
  const vanish: Point = [width / 2, 450]
  paintView(canvas, random, room, frame)
  paintShell(canvas, random, room, frame, vanish)
  paintFloor(canvas, random, room, frame, vanish)
  paintMullions(canvas, room, frame, [0.25, 0.5, 0.75])
  paintCurtain(canvas, random, room, frame.left - 16, frame.left + 92, frame.top - 8, frame.bottom + 26)
  paintCurtain(canvas, random, room, frame.right - 92, frame.right + 16, frame.top - 8, frame.bottom + 26)
  paintLeafPlant(canvas, random, [width * 0.075, 900], 430, room)
  const lampAt: Point = [width * 0.915, 890]
  paintLamp(canvas, lampAt, 470, room)
  paintTable(canvas, [width * 0.5, 838], 96, room)
  paintArmchair(canvas, [width * 0.33, 930], 270, room)
  paintArmchair(canvas, [width * 0.67, 930], 270, room)
  glow(canvas, [width / 2, 520], 760, room.light, 0.16)
  return { bloom: 0.45, vignette: 0.4 }
}

function drawTent(canvas: Canvas, random: Random, room: Room): Finish {
  const { width } = canvas
  const frame: Frame = { left: width * 0.1, right: width * 0.9, top: 70, bottom: 800 }
  paintView(canvas, random, room, frame)
  paintDeck(canvas, random, room, 742)
  const apex: Point = [width / 2, 118]
  for (const side of [-1, 1]) {
    const x = (offset: number): number => width / 2 + side * offset * width
    const edge: Point[] = [
      [x(0), apex[1]],
      [x(0.13), 196],
      [x(0.25), 330],
      [x(0.31), 520],
      [x(0.335), 760],
      [x(0.34), 830],
    ]
    const wall: Outline = [...edge, [x(0.62), 1010], [x(0.62), -20], [x(0), -20]]
    fill(canvas, [wall], tentCloth(random, room, width / 2))
    const drape = closedCurve(
      [
        [x(0.015), apex[1] - 12],
        [x(0.15), 190],
        [x(0.268), 340],
        [x(0.302), 520],
        [x(0.288), 690],
        [x(0.272), 842],
        [x(0.372), 848],
        [x(0.372), 690],
        [x(0.352), 540],
        [x(0.382), 330],
        [x(0.3), 150],
        [x(0.15), 84],
      ],
      10,
    )
    fill(canvas, [drape], drapePaint(random, room, width / 2, side))
    const tie = limb([
      [x(0.295), 528, 9],
      [x(0.327), 541, 10],
      [x(0.357), 532, 9],
    ])
    fill(canvas, [tie], flat(mix(room.accent, room.timber, 0.25)))
  }
  const poles = [-1, 1].map((side) =>
    limb(
      [
        [width / 2 + side * width * 0.402, 1010, 13],
        [width / 2 + side * width * 0.396, 120, 11],
      ],
      1,
    ),
  )
  fill(
    canvas,
    [
      ...poles,
      limb(
        [
          [-20, 66, 12],
          [width / 2, 40, 13],
          [width + 20, 66, 12],
        ],
        6,
      ),
    ],
    (x, _y, ink) => {
      dip(ink, room.timber)
      tint(ink, room.light, 0.22 * (1 - unit(Math.abs(x - width / 2) / (width * 0.5))))
    },
  )
  paintLantern(canvas, [width / 2, 196], room)
  paintBed(canvas, random, [width / 2, 1010], width * 0.66, room)
  paintStool(canvas, [width * 0.09, 962], 150, room)
  paintCandle(canvas, [width * 0.09, 812], 46)
  glow(canvas, [width / 2, 560], 700, room.light, 0.14)
  return { bloom: 0.5, vignette: 0.42 }
}

/** Canvas stretched over the frame: dark inside, warm where the light seeps through. */
function tentCloth(random: Random, room: Room, middle: number): Paint {
  const drift = random.next()
  const cloth = mix(room.wall, room.linen, 0.16)
  return (x, y, ink) => {
    const off = Math.abs(x - middle)
    const seam = Math.abs(((off + y * 0.22) / 148) % 1)
    dip(ink, cloth)
    tint(ink, room.timber, 0.3 + smoothstep(200, 760, off) * 0.42)
    tint(ink, room.light, 0.3 * smoothstep(520, 60, Math.sqrt(off * off + (y - 180) ** 2)))
    shade(ink, 1 + fine(x / 700 + drift, y / 420) * 0.06 - smoothstep(0.03, 0, seam) * 0.22)
  }
}

function drapePaint(random: Random, room: Room, middle: number, side: number): Paint {
  const drift = random.next()
  const bright = mix(room.linen, room.light, 0.25)
  const fallen = mix(room.wall, room.accent, 0.25)
  return (x, y, ink) => {
    const off = (x - middle) * side
    // Folds gather at the tie and fan out above and below it.
    const gather = 0.34 + Math.min(1, Math.abs(y - 532) / 330) * 0.66
    const knot = 0.327 * middle * 2
    const fold = Math.sin(((off - knot) / gather) * 0.085 + soft(drift, y / 2400) * 3 + y * 0.002) * 0.5 + 0.5
    dip(ink, bright)
    tint(ink, fallen, 0.22 + fold * fold * 0.46)
    tint(ink, room.timber, smoothstep(0.26 * middle * 2, 0.4 * middle * 2, off) * 0.34)
    shade(ink, 1 + fine(x / 420, y / 900) * 0.04)
  }
}

/** A deck of boards between the bed and the view. */
function paintDeck(canvas: Canvas, random: Random, room: Room, top: number): void {
  const wood = mix(room.wall, room.timber, 0.3)
  const { width } = canvas
  const drift = random.next()
  paintBand(
    canvas,
    (x, y, ink) => {
      const depth = (y - top + 60) / 60
      const across = (x - width / 2) / depth
      const plank = Math.floor(across / 15)
      dip(ink, wood)
      shade(ink, 1 + soft(plank * 0.37 + drift, 0.2) * 0.26 + fine(across / 240, 1 / depth) * 0.14)
      shade(ink, 1 - 0.45 * smoothstep(0.46, 0.5, Math.abs(across / 15 - plank - 0.5)))
      tint(ink, room.light, 0.5 * smoothstep(150, 0, y - top) * (1 - unit(Math.abs(x - width / 2) / (width * 0.46))))
    },
    top,
  )
  const rail = [
    box(0, top - 104, width, top - 94),
    ...Array.from({ length: 9 }, (_, post) => box((post / 8) * width - 4, top - 98, (post / 8) * width + 4, top + 4)),
  ]
  fill(
    canvas,
    [...rail, box(0, top - 60, width, top - 57), box(0, top - 30, width, top - 27)],
    flat(mix(room.timber, room.light, 0.08)),
  )
}

function paintLantern(canvas: Canvas, [x, y]: Point, room: Room): void {
  const flame = colour('#fff0c4')
  const amber = colour('#ffb65c')
  glow(canvas, [x, y], 330, colour('#ffb45c'), 0.5)
  fill(
    canvas,
    [
      limb(
        [
          [x, 50, 1.6],
          [x, y - 36, 1.6],
        ],
        1,
      ),
    ],
    flat(room.timber),
  )
  fill(canvas, [box(x - 19, y - 26, x + 19, y + 30)], (_px, py, ink) => {
    dip(ink, flame)
    tint(ink, amber, smoothstep(4, 30, Math.abs(py - y)))
  })
  const bars = [
    box(x - 24, y - 32, x + 24, y - 25),
    box(x - 24, y + 29, x + 24, y + 36),
    box(x - 21, y - 28, x - 18, y + 32),
    box(x + 18, y - 28, x + 21, y + 32),
    box(x - 1, y - 28, x + 1, y + 32),
  ]
  fill(canvas, bars, flat(room.timber))
}

function drawBath(canvas: Canvas, random: Random, room: Room): Finish {
  const { width } = canvas
  const frame: Frame = { left: width * 0.1, right: width * 0.9, top: 96, bottom: 640 }
  const vanish: Point = [width / 2, 400]
  paintView(canvas, random, room, frame)
  paintShell(canvas, random, room, frame, vanish)
  paintFloor(canvas, random, room, frame, vanish)
  paintMullions(canvas, room, frame, [1 / 3, 2 / 3])
  paintCurtain(canvas, random, room, frame.left - 20, frame.left + 128, frame.top - 10, frame.bottom + 40)
  paintLeafPlant(canvas, random, [width * 0.9, 880], 400, room)
  paintStool(canvas, [width * 0.235, 900], 150, room)
  paintCandle(canvas, [width * 0.215, 752], 40)
  paintCandle(canvas, [width * 0.253, 756], 28)
  paintTub(canvas, [width * 0.54, 905], 640, room)
  glow(canvas, [width / 2, 420], 760, room.light, 0.14)
  return { bloom: 0.45, vignette: 0.36 }
}
