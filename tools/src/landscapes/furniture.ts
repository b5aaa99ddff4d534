import { fill, flat, glow, type Canvas, type Outline, type Point } from './canvas.ts'
import { colour, dip, mix, shade, tint, type Colour } from './colour.ts'
import { fine, smoothstep, soft, unit } from './noise.ts'
import { box, closedCurve, ellipse, limb, openCurve } from './outline.ts'
import type { Random } from './random.ts'

/** The tones of a piece of furniture in its room. */
export type Tones = {
  readonly light: Colour
  readonly wall: Colour
  readonly timber: Colour
  readonly linen: Colour
  readonly accent: Colour
}

/** An armchair from behind, dark against the window with light along its upper edge. */
export function paintArmchair(canvas: Canvas, [x, y]: Point, size: number, tones: Tones): void {
  const at = (across: number, up: number): Point => [x + across * size, y - up * size]
  fill(canvas, [ellipse(at(0, -0.02), size * 0.56, size * 0.06, 40)], flat(tones.timber, 0.5))
  const legs = [-0.36, 0.36].map((place) =>
    limb(
      [
        [...at(place, 0.2), size * 0.022],
        [...at(place * 1.12, -0.02), size * 0.012],
      ],
      1,
    ),
  )
  fill(canvas, legs, flat(tones.timber))
  const arms = [-1, 1].map((side) =>
    closedCurve([
      at(side * 0.3, 0.16),
      at(side * 0.32, 0.5),
      at(side * 0.42, 0.555),
      at(side * 0.52, 0.5),
      at(side * 0.52, 0.2),
      at(side * 0.44, 0.12),
    ]),
  )
  const back = closedCurve([
    at(-0.38, 0.13),
    at(-0.41, 0.5),
    at(-0.38, 0.82),
    at(-0.26, 0.92),
    at(0, 0.95),
    at(0.26, 0.92),
    at(0.38, 0.82),
    at(0.41, 0.5),
    at(0.38, 0.13),
    at(0, 0.1),
  ])
  const cloth = mix(tones.accent, tones.timber, 0.34)
  const sides = mix(cloth, tones.timber, 0.3)
  fill(canvas, arms, (_px, py, ink) => {
    dip(ink, sides)
    tint(ink, tones.light, 0.6 * smoothstep(0.485, 0.56, (y - py) / size))
  })
  fill(canvas, [back], (px, py, ink) => {
    const up = (y - py) / size
    const side = (px - x) / size
    dip(ink, cloth)
    tint(ink, tones.timber, smoothstep(0.7, 0.1, up) * 0.45 + smoothstep(0.2, 0.42, Math.abs(side)) * 0.3)
    tint(ink, tones.light, 0.75 * smoothstep(0.86, 0.95, up + side * side * 0.32))
    shade(ink, 1 + fine(px / 240, py / 240) * 0.06)
  })
}

/** A low round table with a carafe and two glasses that catch the light. */
export function paintTable(canvas: Canvas, [x, y]: Point, size: number, tones: Tones): void {
  const top = y - size * 0.85
  fill(canvas, [ellipse([x, y], size * 0.7, size * 0.1, 36)], flat(tones.timber, 0.5))
  const legs = [-0.5, 0, 0.5].map((place) =>
    limb(
      [
        [x + place * size * 0.5, top, size * 0.035],
        [x + place * size, y, size * 0.02],
      ],
      1,
    ),
  )
  fill(canvas, legs, flat(tones.timber))
  fill(canvas, [ellipse([x, top + 5], size, size * 0.16, 48)], flat(tones.timber))
  const plate = mix(tones.wall, tones.timber, 0.2)
  fill(canvas, [ellipse([x, top], size, size * 0.16, 48)], (_px, py, ink) => {
    dip(ink, plate)
    tint(ink, tones.light, 0.55 * smoothstep(top + size * 0.14, top - size * 0.14, py))
  })
  const carafe = closedCurve([
    [x - size * 0.14, top + 4],
    [x - size * 0.17, top - size * 0.2],
    [x - size * 0.06, top - size * 0.42],
    [x - size * 0.07, top - size * 0.58],
    [x + size * 0.05, top - size * 0.58],
    [x + size * 0.04, top - size * 0.42],
    [x + size * 0.15, top - size * 0.2],
    [x + size * 0.12, top + 4],
  ])
  fill(canvas, [carafe], flat(mix(tones.light, tones.linen, 0.4), 0.5))
  for (const place of [-0.5, 0.46]) {
    const glass = x + place * size
    const bowl = closedCurve([
      [glass - size * 0.07, top - size * 0.3],
      [glass - size * 0.075, top - size * 0.16],
      [glass, top - size * 0.1],
      [glass + size * 0.075, top - size * 0.16],
      [glass + size * 0.07, top - size * 0.3],
    ])
    fill(
      canvas,
      [bowl, box(glass - 1, top - size * 0.12, glass + 1, top), ellipse([glass, top], size * 0.06, 2)],
      flat(tones.light, 0.55),
    )
  }
}

/** A floor lamp with a glowing shade. */
export function paintLamp(canvas: Canvas, [x, y]: Point, size: number, tones: Tones): void {
  const shadeTop = y - size
  fill(
    canvas,
    [
      limb(
        [
          [x, shadeTop + 40, 3],
          [x, y, 3.4],
        ],
        1,
      ),
      ellipse([x, y], 44, 9, 30),
    ],
    flat(tones.timber),
  )
  glow(canvas, [x, shadeTop + 60], 340, colour('#ffb765'), 0.46)
  const hood: Outline = [
    [x - 44, shadeTop],
    [x + 44, shadeTop],
    [x + 76, shadeTop + 112],
    [x - 76, shadeTop + 112],
  ]
  const bulb = colour('#fff0cb')
  const amber = colour('#f2a052')
  fill(canvas, [hood], (px, py, ink) => {
    dip(ink, bulb)
    const off = Math.hypot((px - x) / 70, (py - shadeTop - 66) / 72)
    tint(ink, amber, smoothstep(0.1, 1.15, off) * 0.85)
  })
}

/** A strelitzia in a pot: broad leaves on long stalks, light on one side of each. */
export function paintLeafPlant(canvas: Canvas, random: Random, [x, y]: Point, size: number, tones: Tones): void {
  const dark = mix(colour('#1c2e24'), tones.timber, 0.35)
  const lit = mix(colour('#5f8a52'), tones.light, 0.3)
  const stalks: Outline[] = []
  const leaves: { outline: Outline; tip: Point; root: Point }[] = []
  for (let leaf = 0; leaf < 9; leaf += 1) {
    const lean = (leaf / 8 - 0.5) * 1.5 + random.between(-0.1, 0.1)
    const tall = size * random.between(0.62, 0.95) * (1 - Math.abs(lean) * 0.25)
    const root: Point = [x + lean * size * 0.28, y - size * 0.18 - tall * 0.55]
    const tip: Point = [x + lean * size * 0.62, y - size * 0.18 - tall]
    stalks.push(
      limb([
        [x, y - size * 0.16, 4],
        [x + lean * size * 0.1, y - size * 0.3, 3.4],
        [root[0], root[1], 2.6],
      ]),
    )
    const acrossX = (-(tip[1] - root[1]) / tall) * size * 0.15
    const acrossY = ((tip[0] - root[0]) / tall) * size * 0.15
    const middle: Point = [root[0] * 0.55 + tip[0] * 0.45, root[1] * 0.55 + tip[1] * 0.45]
    const outline = closedCurve([
      root,
      [middle[0] + acrossX, middle[1] + acrossY],
      tip,
      [middle[0] - acrossX, middle[1] - acrossY],
    ])
    leaves.push({ outline, tip, root })
  }
  fill(canvas, [ellipse([x, y], size * 0.19, size * 0.03, 30)], flat(tones.timber, 0.5))
  fill(canvas, stalks, flat(dark))
  for (const { outline, tip, root } of leaves) {
    const length = Math.hypot(tip[0] - root[0], tip[1] - root[1])
    fill(canvas, [outline], (px, py, ink) => {
      const along = ((px - root[0]) * (tip[0] - root[0]) + (py - root[1]) * (tip[1] - root[1])) / length
      const across = ((px - root[0]) * (tip[1] - root[1]) - (py - root[1]) * (tip[0] - root[0])) / length
      dip(ink, dark)
      tint(ink, lit, smoothstep(-4, 14, across) * 0.62 + 0.1)
      shade(ink, 1 + Math.sin(along * 0.36 + Math.abs(across) * 0.3) * 0.06)
      tint(ink, tones.light, smoothstep(2.4, 0.6, Math.abs(across)) * 0.4)
    })
  }
  const pot: Outline = [
    [x - size * 0.15, y - size * 0.24],
    [x + size * 0.15, y - size * 0.24],
    [x + size * 0.11, y],
    [x - size * 0.11, y],
  ]
  const clay = mix(tones.accent, tones.timber, 0.3)
  fill(canvas, [pot], (px, _py, ink) => {
    dip(ink, clay)
    tint(ink, tones.light, 0.34 * smoothstep(-size * 0.02, size * 0.14, x < canvas.width / 2 ? px - x : x - px))
    tint(ink, tones.timber, 0.5 * smoothstep(size * 0.02, size * 0.16, x < canvas.width / 2 ? x - px : px - x))
  })
}

/** The foot of a bed that fills the foreground: white linen in soft folds, a throw across it. */
export function paintBed(canvas: Canvas, random: Random, [x, y]: Point, wide: number, tones: Tones): void {
  const drift = random.next()
  const half = wide / 2
  const cover = closedCurve([
    [x - half * 1.12, y + 30],
    [x - half * 1.06, y - 70],
    [x - half * 0.98, y - 132],
    [x - half * 0.8, y - 152],
    [x - half * 0.3, y - 160],
    [x + half * 0.3, y - 161],
    [x + half * 0.8, y - 152],
    [x + half * 0.98, y - 132],
    [x + half * 1.06, y - 70],
    [x + half * 1.12, y + 30],
  ])
  fill(canvas, [ellipse([x, y - 20], half * 1.2, 90, 50)], flat(tones.timber, 0.4))
  const sheet = mix(tones.linen, colour('#ffffff'), 0.25)
  const creases = mix(tones.wall, tones.accent, 0.25)
  fill(canvas, [cover], (px, py, ink) => {
    const up = (y - py) / 160
    const side = Math.abs(px - x) / half
    const fold = soft(px / 900 + drift, py / 340) + soft(px / 360, py / 520 + drift) * 0.6
    dip(ink, sheet)
    tint(ink, creases, unit(0.12 + smoothstep(0.9, 0.1, up) * 0.4 + fold * 0.34))
    tint(ink, tones.timber, smoothstep(0.82, 1.12, side) * 0.5)
    tint(ink, tones.light, smoothstep(0.86, 1.02, up) * 0.6)
  })
  const cloth = closedCurve([
    [x - half * 1.1, y + 20],
    [x - half * 1.045, y - 66],
    [x - half * 0.95, y - 118],
    [x - half * 0.4, y - 126],
    [x + half * 0.4, y - 127],
    [x + half * 0.95, y - 118],
    [x + half * 1.045, y - 66],
    [x + half * 1.1, y + 20],
  ])
  const wool = mix(tones.accent, tones.timber, 0.12)
  fill(canvas, [cloth], (px, py, ink) => {
    const side = Math.abs(px - x) / half
    const weave = Math.sin(px * 0.9) * 0.03 + fine(px / 300, py / 300) * 0.05
    const stripe = smoothstep(0.35, 0.45, Math.abs(Math.sin((py - y) / 11 + side * side * 4)))
    dip(ink, wool)
    tint(ink, tones.linen, (1 - stripe) * 0.5)
    shade(ink, 1 + weave + soft(px / 600 + drift, py / 300) * 0.16)
    tint(ink, tones.timber, smoothstep(0.5, 1.1, side) * 0.44 + smoothstep(y - 60, y, py) * 0.3)
    tint(ink, tones.light, smoothstep(y - 100, y - 128, py + side * side * 14) * 0.34)
  })
}

/** A wooden stool or side table, seen from the front. */
export function paintStool(canvas: Canvas, [x, y]: Point, size: number, tones: Tones): void {
  const top = y - size
  const legs = [-1, 1].map((side) =>
    limb(
      [
        [x + side * size * 0.26, top, size * 0.035],
        [x + side * size * 0.36, y, size * 0.026],
      ],
      1,
    ),
  )
  const brace = box(x - size * 0.3, y - size * 0.36, x + size * 0.3, y - size * 0.32)
  fill(canvas, [ellipse([x, y], size * 0.46, size * 0.05, 30)], flat(tones.timber, 0.45))
  fill(canvas, [...legs, brace], flat(mix(tones.timber, tones.wall, 0.2)))
  fill(canvas, [ellipse([x, top + 6], size * 0.44, size * 0.1, 40)], flat(tones.timber))
  const plate = mix(tones.wall, tones.timber, 0.3)
  fill(canvas, [ellipse([x, top], size * 0.44, size * 0.1, 40)], (_px, py, ink) => {
    dip(ink, plate)
    tint(ink, tones.light, 0.5 * smoothstep(top + size * 0.08, top - size * 0.1, py))
  })
}

/** A thick candle with its flame. */
export function paintCandle(canvas: Canvas, [x, y]: Point, size: number): void {
  glow(canvas, [x, y - size * 1.2], size * 4.4, colour('#ffb45c'), 0.5)
  const wax = colour('#f6dcae')
  const warm = colour('#c98a52')
  fill(canvas, [box(x - size * 0.24, y - size * 0.9, x + size * 0.24, y)], (_px, py, ink) => {
    dip(ink, wax)
    tint(ink, warm, smoothstep(y - size * 0.9, y, py) * 0.6)
  })
  const flame = closedCurve([
    [x, y - size * 0.92],
    [x - size * 0.12, y - size * 1.12],
    [x, y - size * 1.5],
    [x + size * 0.12, y - size * 1.12],
  ])
  fill(canvas, [flame], flat(colour('#fff2c8')))
}

/** A free-standing bath with water to the brim, light on its rim and a tall tap beside it. */
export function paintTub(canvas: Canvas, [x, y]: Point, wide: number, tones: Tones): void {
  const half = wide / 2
  const rim = y - wide * 0.36
  const tap = [
    limb(
      [
        [x + half * 1.04, y, 6],
        [x + half * 1.04, rim - 96, 6],
        [x + half * 0.98, rim - 122, 6],
        [x + half * 0.86, rim - 124, 6],
        [x + half * 0.8, rim - 108, 6],
        [x + half * 0.8, rim - 84, 6],
      ],
      8,
    ),
  ]
  fill(canvas, [ellipse([x, y - 4], half * 0.86, 26, 60)], flat(tones.timber, 0.55))
  const brass = mix(colour('#b98a52'), tones.timber, 0.3)
  fill(canvas, tap, (px, _py, ink) => {
    dip(ink, brass)
    tint(ink, tones.light, 0.6 * smoothstep(0, -5, px - x - half * 1.04))
  })
  const bowl: Outline = openCurve(
    [
      [x - half, rim],
      [x - half * 0.965, rim + wide * 0.1],
      [x - half * 0.82, rim + wide * 0.25],
      [x - half * 0.62, y - wide * 0.035],
      [x - half * 0.4, y - 3],
      [x, y],
      [x + half * 0.4, y - 3],
      [x + half * 0.62, y - wide * 0.035],
      [x + half * 0.82, rim + wide * 0.25],
      [x + half * 0.965, rim + wide * 0.1],
      [x + half, rim],
    ],
    10,
  )
  const white = mix(tones.linen, colour('#ffffff'), 0.4)
  const shadow = mix(mix(tones.linen, tones.wall, 0.55), tones.timber, 0.2)
  fill(canvas, [bowl], (px, py, ink) => {
    const down = (py - rim) / (y - rim)
    const side = (px - x) / half
    dip(ink, white)
    tint(ink, shadow, unit(0.16 + down * 0.75 + side * side * 0.34))
    tint(ink, tones.light, 0.24 * smoothstep(0.75, 1, Math.abs(side)) + 0.2 * smoothstep(0.16, 0, down))
    tint(ink, tones.timber, smoothstep(0.82, 1.05, down) * 0.4)
  })
  fill(canvas, [ellipse([x, rim], half, 44, 80)], flat(mix(white, tones.light, 0.35)))
  fill(canvas, [ellipse([x, rim + 2], half * 0.955, 36, 80)], flat(mix(shadow, tones.wall, 0.2)))
  const water = mix(tones.accent, tones.wall, 0.4)
  fill(canvas, [ellipse([x, rim + 9], half * 0.93, 29, 80)], (px, py, ink) => {
    const wave = fine(px / 1500, py / 150)
    dip(ink, water)
    tint(ink, tones.light, unit(0.42 + wave * 0.8 - (py - rim) / 90))
  })
  const towel: Outline = [
    [x - half * 0.66, rim + 30],
    [x - half * 0.42, rim + 37],
    [x - half * 0.43, rim + 150],
    [x - half * 0.65, rim + 142],
  ]
  const cotton = mix(tones.accent, tones.linen, 0.3)
  fill(canvas, [towel], (px, py, ink) => {
    dip(ink, cotton)
    shade(ink, 1 + Math.sin(px * 0.16) * 0.07 - smoothstep(rim + 20, rim + 150, py) * 0.22)
    tint(ink, tones.linen, smoothstep(3, 1, Math.abs(py - rim - 124)) * 0.7)
  })
}
